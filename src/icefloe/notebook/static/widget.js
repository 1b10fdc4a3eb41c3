function st({outline:i}){let t=0;return i.map(([e,s],n)=>{let[a,r]=i[(n+1)%i.length],o=Math.hypot(a-e,r-s),l={x:(a-e)/o,y:(r-s)/o},c={x:e,y:s,length:o,start:t,along:l,inward:{x:-l.y,y:l.x}};return t+=o,c})}function At(i){return st(i).reduce((t,{length:e})=>t+e,0)/i.points}function N(i,t){let e=t*At(i),s=st(i),n=s.filter(({start:r})=>r<=e+1e-9).at(-1)??s[0],a=e-n.start;return{x:n.x+n.along.x*a,y:n.y+n.along.y*a,inward:n.inward}}function Ae(i,t){let e={far:0,distance:1/0},s=!0;for(let{x:a,y:r,length:o,start:l,along:c,inward:d}of st(i)){let[u,m]=[t.x-a,t.y-r],x=Math.min(Math.max(u*c.x+m*c.y,0),o),y=Math.hypot(u-x*c.x,m-x*c.y);y<e.distance&&(e={far:l+x,distance:y}),u*d.x+m*d.y<0&&(s=!1)}return{at:Math.round(e.far/At(i))%i.points,distance:s?e.distance:-e.distance}}function Ze(i,t,e){let{x:s,y:n,inward:a}=N(i,t),[r,o]=[e.x-s,e.y-n],l=Math.atan2(a.x*o-a.y*r,a.x*r+a.y*o);return Zt(i,l*180/Math.PI)}var Zt=({most:i},t)=>Math.min(Math.max(Math.round(t),-i),i)+0;function it(i,{at:t,angle:e}){let{inward:s}=N(i,t),n=e*Math.PI/180;return{x:s.x*Math.cos(n)-s.y*Math.sin(n),y:s.x*Math.sin(n)+s.y*Math.cos(n)}}function St(i,t){let e=N(i,t.at),s=it(i,t),n=st(i).map(({x:a,y:r,inward:o})=>{let l=s.x*o.x+s.y*o.y,c=(a-e.x)*o.x+(r-e.y)*o.y;return l<-1e-9?c/l:1/0});return Math.min(...n)}var U=({move:i},{at:t,angle:e})=>i.replace("{at}",String(t)).replace("{angle}",String(e));function pt(i,t){let{at:e,distance:s}=Ae(i,t);return s>40?void 0:{at:e,angle:0}}function jt(i,t){let e=pt(i,t);return e&&{...e,held:t}}function Et(i,t,e){let s=N(i,t.at);if([s,t.held??s].some(({x:r,y:o})=>Math.hypot(e.x-r,e.y-o)<12))return{...t,angle:0,back:t.away===!0};let a=(e.x-s.x)*s.inward.x+(e.y-s.y)*s.inward.y;return a<0?{...t,away:!0,back:t.inside===!0&&a<-12}:{...t,angle:Ze(i,t.at,e),away:!0,inside:!0,back:!1}}var Ot=(i,t)=>t.back?void 0:U(i,t);function ut(i,t,e){if(e!=="ArrowLeft"&&e!=="ArrowRight")return;let s=N(i,t).inward.y<-1e-9;return e==="ArrowRight"===s?-1:1}function Tt(i,t,e,s,n){let{at:a,angle:r}=t??{at:0,angle:0},o=ut(i,a,e);if(o!==void 0){let l=(n??o)*(s?10:1);return{at:((a+l)%i.points+i.points)%i.points,angle:r}}if(e==="ArrowUp"||e==="ArrowDown")return{at:a,angle:Zt(i,r+(e==="ArrowDown"?i.step:-i.step))}}function mt(i,t,e,s,n=4.4){let a=s-5.3*n;return`M${[[e,-.5],[a,-.9],[a-.55*n,-2.8],[s,0],[a-.55*n,2.8],[a,.9],[e,.5]].map(([l,c])=>{let[d,u]=[i.x+t.x*l-t.y*c*n,i.y+t.y*l+t.x*c*n];return`${Pt(d)},${Pt(u)}`}).join("L")}Z`}var Pt=i=>Math.round(i*10)/10;var G={palette:{light:{"sea-0":"#a9d6ea","sea-1":"#6fb1d1",wave:"#fff",frame:"#4d93b6","ice-0":"#fff","ice-1":"#e2f0f8",side:"#a3c8dc",cast:"#2b6f93",rim:"#fff",crack:"#b9d5e4",snow:"#fff","fish-0":"#185c80","fish-1":"#3d89aa",label:"#0d3a55",pick:"#0a56a8",advice:"#7429cf",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#1d6488",outline:"#10263a","advice-text":"#6a22c4",bad:"#b3261e",ok:"#1b7a3d",sunk:"#f2f6f9",hover:"#e6eef5",control:"#75889a",seal:"#8796a5","seal-2":"#5f6e7d",belly:"#e3eaef",hunter:"#f0832b","hunter-2":"#c2590f",face:"#f6cfa4",rope:"#e9cf9c",hull:"#c23b2e",sail:"#fff","sail-2":"#ffd874",whale:"#2b6ea6","whale-2":"#d9ecf7",free:"#0b6f69",patch:"#2f86ad",bed:"#0b3a57","rim-arrow":"#0d3a55",fall:"#b3261e","fall-text":"#fff",prize:"#1b7a3d","tree-text":"#1d242b","tree-quiet":"#56626e","tree-band":"#fafcfd","tree-line":"#d5dde3","tree-paper":"#fff","tree-pv":"#1976d2","tree-0":"#c8372d","tree-1":"#234a9e","tree-2":"#a87400","tree-3":"#1f8577","tree-4":"#7a68c8","tree-5":"#7a1f4c"},dark:{"sea-0":"#1d425b","sea-1":"#0d2233",wave:"#8fc4e2",frame:"#2c5673","ice-0":"#ccdbe6","ice-1":"#a9bfcf",side:"#64839a",cast:"#04101a",rim:"#eaf3f9",crack:"#8ba6b9",snow:"#dfeaf2","fish-0":"#0c4261","fish-1":"#25688a",label:"#c2dcec",pick:"#0a4c94",advice:"#6a22c4",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#8cc9e6",outline:"#dfe9f1","advice-text":"#c9adff",bad:"#ff8a80",ok:"#7bd396",sunk:"#1b2228",hover:"#2a343d",control:"#7c8f9f",seal:"#8796a5","seal-2":"#5f6e7d",belly:"#e3eaef",hunter:"#f0832b","hunter-2":"#c2590f",face:"#f6cfa4",rope:"#e9cf9c",hull:"#c23b2e",sail:"#fff","sail-2":"#ffd874",whale:"#2b6ea6","whale-2":"#d9ecf7",free:"#0b6f69",patch:"#3b86ad",bed:"#04101a","rim-arrow":"#a9cfe4",fall:"#b3261e","fall-text":"#fff",prize:"#1b7a3d","tree-text":"#e9edf0","tree-quiet":"#a9b4bd","tree-band":"#151a1e","tree-line":"#3a4249","tree-paper":"#1f262c","tree-pv":"#42a5f5","tree-0":"#f0857c","tree-1":"#86a8f5","tree-2":"#ffc933","tree-3":"#5cc9b9","tree-4":"#c3b8ff","tree-5":"#e58ab4"}},players:[{name:"red",p:"#c8372d",p2:"#8f1f18",ac:"#fff4dc",al:"#c8372d"},{name:"blue",p:"#234a9e",p2:"#152f69",ac:"#fff",al:"#10263a"},{name:"gold",p:"#ffc933",p2:"#c98a00",ac:"#3b2400",al:"#fff"},{name:"teal",p:"#2f9e8f",p2:"#1a6a5f",ac:"#ffc2cc",al:"#10263a"},{name:"lilac",p:"#ccc2ff",p2:"#8f80d6",ac:"#ff9d4d",al:"#10263a"},{name:"plum",p:"#520029",p2:"#8a2f5c",ac:"#ffe3a3",al:"#c8372d"}],gradients:{ice:{kind:"linear",x1:0,y1:0,x2:.25,y2:1,stops:[{offset:0,colour:"$ice-0"},{offset:1,colour:"$ice-1"}]},sea:{kind:"radial",cx:.5,cy:.42,r:.75,stops:[{offset:0,colour:"$sea-0"},{offset:1,colour:"$sea-1"}]},fish:{kind:"linear",x1:0,y1:0,x2:0,y2:1,stops:[{offset:0,colour:"$fish-0"},{offset:1,colour:"$fish-1"}]},shine:{kind:"linear",x1:0,y1:0,x2:1,y2:0,stops:[{offset:0,colour:"#fff",opacity:.3},{offset:.45,colour:"#fff",opacity:0},{offset:1,colour:"#000",opacity:.18}]}},styles:{sea:{fill:"@sea",stroke:"$frame","stroke-width":1.5},ink:{fill:"$ink"},white:{fill:"$white"},shine:{fill:"@shine"},"tile-cast":{fill:"$cast",opacity:.2},"tile-side":{fill:"$side",stroke:"$side","stroke-width":.8},"tile-plain-side":{fill:"$side",stroke:"$side","stroke-width":6.4,"stroke-linejoin":"round"},"tile-plain-top":{fill:"@ice",stroke:"@ice","stroke-width":6.2,"stroke-linejoin":"round"},"tile-top":{fill:"@ice",stroke:"$side","stroke-width":.6},"tile-rim":{fill:"none",stroke:"$rim","stroke-width":1,opacity:.75},"tile-crack":{fill:"none",stroke:"$crack","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},"tile-snow":{fill:"$snow",opacity:.8},"gone-rim":{fill:"none",stroke:"$wave","stroke-width":1,"stroke-dasharray":"2 4",opacity:.38},"gone-wave":{fill:"none",stroke:"$wave","stroke-width":1.3,"stroke-linecap":"round",opacity:.5},"fish-body":{fill:"@fish",stroke:"$fish-0","stroke-width":.7},"fish-fin":{fill:"$fish-0"},"fish-gill":{fill:"none",stroke:"$white","stroke-width":.8,"stroke-linecap":"round",opacity:.6},"fish-icon":{fill:"$fish-icon"},"fish-icon-eye":{fill:"$sunk"},"hex-icon":{fill:"none",stroke:"currentColor","stroke-width":6},shadow:{fill:"$ink",opacity:.22},feet:{fill:"$beak",stroke:"$ink","stroke-width":.9},beak:{fill:"$beak",stroke:"$ink","stroke-width":.7,"stroke-linejoin":"round"},wing:{fill:"$p2",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},body:{fill:"$p",stroke:"$ink","stroke-width":1.3,"stroke-linejoin":"round"},cloth:{fill:"$ac",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},stripe:{fill:"none",stroke:"$al","stroke-width":2},thread:{fill:"none",stroke:"$ink","stroke-width":.9,"stroke-linecap":"round"},seam:{fill:"none",stroke:"$al","stroke-width":.9,"stroke-linecap":"round",opacity:.55},pompon:{fill:"$white",stroke:"$ink","stroke-width":1},hat:{fill:"$hat",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},bow:{fill:"$ac",stroke:"$al","stroke-width":.7,"stroke-linejoin":"round"},"band-case":{fill:"none",stroke:"$ink","stroke-width":4.2,"stroke-linecap":"round"},band:{fill:"none",stroke:"$muffs","stroke-width":2.2,"stroke-linecap":"round"},hole:{fill:"$p","fill-opacity":.22,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"wake-case":{fill:"none",stroke:"$case","stroke-width":13,"stroke-linecap":"round",opacity:.55},wake:{fill:"none",stroke:"$p","stroke-width":8,"stroke-linecap":"round",opacity:.42},"ring-case":{fill:"none",stroke:"$ink","stroke-width":4.2},ring:{fill:"none",stroke:"$p","stroke-width":2.6},"pick-case":{fill:"none",stroke:"$case","stroke-width":6,opacity:.95},pick:{fill:"none",stroke:"$pick","stroke-width":3},"focus-case":{fill:"none",stroke:"$case","stroke-width":4},focus:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-dasharray":"4 3"},tint:{fill:"$pick",opacity:.09},dot:{fill:"$pick",stroke:"$case","stroke-width":1.6},"path-case":{fill:"none",stroke:"$case","stroke-width":5,"stroke-linecap":"round",opacity:.85},path:{fill:"none",stroke:"$pick","stroke-width":2.4,"stroke-dasharray":"5 4","stroke-linecap":"round"},"hint-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round",opacity:.95},aim:{fill:"$pick"},"aim-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round"},run:{fill:"$pick",opacity:.14},"run-edge":{fill:"none",stroke:"$pick","stroke-width":1.5,opacity:.6},"run-arrow":{fill:"none",stroke:"$pick","stroke-width":2.6,"stroke-linecap":"round","stroke-linejoin":"round"},"run-arrow-case":{fill:"none",stroke:"$case","stroke-width":5.6,"stroke-linecap":"round","stroke-linejoin":"round"},hint:{fill:"$advice"},"advice-case":{fill:"none",stroke:"$case","stroke-width":6.6,opacity:.95},advice:{fill:"none",stroke:"$advice","stroke-width":3.6},label:{fill:"$label","font-size":8,"font-weight":600,"text-anchor":"middle"},cell:{fill:"#fff","fill-opacity":0},bed:{fill:"$bed","fill-opacity":.14,stroke:"$wave","stroke-opacity":.35,"stroke-width":1.4,"stroke-linejoin":"round"},patch:{fill:"$patch","fill-opacity":.42,stroke:"$wave","stroke-opacity":.4,"stroke-width":1},ripple:{fill:"none",stroke:"$white","stroke-width":1.6,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.9},seal:{fill:"$seal",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"seal-spot":{fill:"$seal-2",opacity:.75},"seal-belly":{fill:"$belly"},whisker:{fill:"none",stroke:"$ink","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},coat:{fill:"$hunter",stroke:"$ink","stroke-width":1.4,"stroke-linejoin":"round"},hem:{fill:"none",stroke:"$hunter-2","stroke-width":1.7,"stroke-linecap":"round"},cheek:{fill:"$hunter",opacity:.5},face:{fill:"$face",stroke:"$ink","stroke-width":1.1},"rope-case":{fill:"none",stroke:"$ink","stroke-width":4.2},rope:{fill:"none",stroke:"$rope","stroke-width":2.2},mitten:{fill:"$hunter-2",stroke:"$ink","stroke-width":1.1},mast:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-linecap":"round"},sail:{fill:"$sail",stroke:"$ink","stroke-width":1.2,"stroke-linejoin":"round"},foresail:{fill:"$sail-2",stroke:"$ink","stroke-width":1.2,"stroke-linejoin":"round"},hull:{fill:"$hull",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"hull-line":{fill:"none",stroke:"$white","stroke-width":2},whale:{fill:"$whale",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"whale-belly":{fill:"$whale-2"},spout:{fill:"none",stroke:"$white","stroke-width":2.4,"stroke-linecap":"round"},free:{fill:"$free",stroke:"$free","stroke-width":1.4,"stroke-linejoin":"round"},"free-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round"},veil:{fill:"$ice-1",stroke:"$ice-1","stroke-width":1.6,"stroke-linejoin":"round",opacity:.6},clock:{fill:"$case",stroke:"$ink","stroke-width":1.3},"clock-hand":{fill:"none",stroke:"$ink","stroke-width":1.3,"stroke-linecap":"round","stroke-linejoin":"round"},bare:{fill:"none",stroke:"$ink","stroke-width":1.3,"stroke-dasharray":"2.6 2.4","stroke-linecap":"round",opacity:.5},entry:{fill:"$rim-arrow",stroke:"$rim-arrow","stroke-width":.9,"stroke-linejoin":"round",opacity:.62},"entry-last-case":{fill:"$case",stroke:"$ink","stroke-width":4,"stroke-linejoin":"round"},"entry-last":{fill:"$p",stroke:"$case","stroke-width":1.4,"stroke-linejoin":"round"},"drift-side":{fill:"$side",stroke:"$side","stroke-width":3.6,"stroke-linejoin":"round"},"drift-top":{fill:"@ice",stroke:"$rim","stroke-width":.8,"stroke-linejoin":"round"},"drift-to-case":{fill:"none",stroke:"$case","stroke-width":2.6,opacity:.5},"drift-to":{fill:"$pick","fill-opacity":.06,stroke:"$pick","stroke-width":1.3,"stroke-dasharray":"2.5 2.5"},"fall-under":{fill:"$sea-1",stroke:"$sea-1","stroke-width":2,"stroke-linejoin":"round"},"fall-place":{fill:"$bed","fill-opacity":.2,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-loss":{fill:"$fall","fill-opacity":.24,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-prize":{fill:"$prize","fill-opacity":.24,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-pill":{fill:"$fall",stroke:"$case","stroke-width":1.2},"prize-pill":{fill:"$prize",stroke:"$case","stroke-width":1.2},"fall-word":{fill:"$fall-text","font-size":10,"font-weight":700,"text-anchor":"middle"},sunk:{fill:"$sea-1","fill-opacity":.6},"sunk-rim":{fill:"none",stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3",opacity:.8},"ripple-icon":{fill:"none",stroke:"$fish-icon","stroke-width":1.8,"stroke-linecap":"round","stroke-linejoin":"round"},"end-pole":{fill:"none",stroke:"$outline","stroke-width":3,"stroke-linecap":"round"},"end-flag":{fill:"$control",stroke:"$outline","stroke-width":2,"stroke-linejoin":"round"},"tree-ground":{fill:"$sunk",stroke:"$tree-line","stroke-width":1},"tree-band":{fill:"$tree-band"},"tree-band-name":{fill:"$tree-text","font-size":10,"font-weight":700},"tree-band-word":{fill:"$tree-quiet","font-size":10},"tree-edge":{fill:"none",stroke:"$control","stroke-width":1.5},"tree-edge-pv":{fill:"none",stroke:"$tree-pv","stroke-width":3.4,"stroke-linecap":"round"},"tree-edge-cut":{fill:"none",stroke:"$bad","stroke-width":1.5,"stroke-dasharray":"3 4"},"tree-edge-more":{fill:"none",stroke:"$control","stroke-width":1.2,"stroke-dasharray":"1 3.5","stroke-linecap":"round"},"tree-edge-future":{fill:"none",stroke:"$control","stroke-width":1.5,"stroke-dasharray":"1 4",opacity:.35},"tree-strike":{fill:"none",stroke:"$bad","stroke-width":2.4,"stroke-linecap":"round"},"tree-node-plain":{fill:"$tree-paper",stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round"},"tree-node-0":{fill:"$tree-0","fill-opacity":.14,stroke:"$tree-0","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-1":{fill:"$tree-1","fill-opacity":.14,stroke:"$tree-1","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-2":{fill:"$tree-2","fill-opacity":.14,stroke:"$tree-2","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-3":{fill:"$tree-3","fill-opacity":.14,stroke:"$tree-3","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-4":{fill:"$tree-4","fill-opacity":.14,stroke:"$tree-4","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-5":{fill:"$tree-5","fill-opacity":.14,stroke:"$tree-5","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-under":{fill:"$tree-paper"},"tree-node-now":{fill:"$tree-pv","fill-opacity":.2,stroke:"$tree-pv","stroke-width":3.6,"stroke-linejoin":"round"},"tree-node-end":{fill:"$tree-pv","fill-opacity":.12,stroke:"$tree-pv","stroke-width":2.4,"stroke-linejoin":"round"},"tree-node-future":{fill:"$tree-paper","fill-opacity":.5,stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round",opacity:.35},"tree-value":{fill:"$tree-text","font-size":14,"font-weight":700,"text-anchor":"middle"},"tree-value-long":{fill:"$tree-text","font-size":12,"font-weight":700,"text-anchor":"middle"},"tree-value-more":{fill:"$tree-quiet","font-size":9.5,"text-anchor":"middle"},"tree-window":{fill:"$tree-paper",stroke:"$tree-line","stroke-width":1},"tree-window-text":{fill:"$tree-quiet","font-size":9.5,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-case":{fill:"none",stroke:"$tree-band","stroke-width":4,"stroke-linejoin":"round","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move":{fill:"$tree-quiet","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-pv":{fill:"$tree-pv","font-size":10,"font-weight":700,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-future":{fill:"$tree-quiet",opacity:.4,"font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-cut":{fill:"$tree-band",stroke:"$bad","stroke-width":1.4,"stroke-dasharray":"3 3"},"tree-cut-text":{fill:"$bad","font-size":10,"font-weight":600,"text-anchor":"middle"},"tree-why":{fill:"$bad"},"tree-why-text":{fill:"$tree-paper","font-size":9.5,"font-weight":700,"text-anchor":"middle"},"tree-more-text":{fill:"$tree-quiet","font-size":10,"text-anchor":"middle"}},shapes:{"tile-0":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M-19,6q4,-4 9,-2q3,4 -1,6q-6,1 -8,-4Z"},{tag:"path",style:"tile-crack",d:"M-17,-9L-9,-6L-6,1M-9,-6L-4,-11"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-1":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M8,-17q6,-1 9,4q-4,4 -8,2q-3,-2 -1,-6Z"},{tag:"path",style:"tile-crack",d:"M16,-12L10,-5L12,2M10,-5L4,-4"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-2":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M9,8q6,-3 9,0q-1,6 -6,6q-4,-1 -3,-6Z"},{tag:"path",style:"tile-crack",d:"M-14,13L-8,8L-9,2M-8,8L0,9"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-plain":{box:[-25,-29,50,65],parts:[{tag:"path",style:"tile-plain-side",transform:"translate(0,4.4)",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"},{tag:"path",style:"tile-plain-top",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"}]},gone:{box:[-27,-30,54,60],plain:"gone-plain",parts:[{tag:"path",style:"gone-rim",d:"M-4.3,-22.1Q0,-24.6 4.3,-22.1L17,-14.8Q21.3,-12.3 21.3,-7.3L21.3,7.3Q21.3,12.3 17,14.8L4.3,22.1Q0,24.6 -4.3,22.1L-17,14.8Q-21.3,12.3 -21.3,7.3L-21.3,-7.3Q-21.3,-12.3 -17,-14.8Z"},{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"gone-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"fish-big":{box:[-12,-7,24,14],plain:"fish-plain",parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2C-7.4,-2.2 -9.4,-4.4 -11.6,-4.6C-10.6,-2.4 -10.5,2.2 -11.6,4.6C-9.4,4.3 -7.4,2.1 -5,.2ZM-2.6,-3.6C-.6,-6.4 2,-6.2 3.4,-4.4Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"path",style:"fish-gill",d:"M3,-3.9Q1,-.2 2.8,3.4M-1.6,.8Q-3.6,2.6 -4.4,1"},{tag:"circle",style:"white",cx:6.1,cy:-1.2,r:1.45},{tag:"circle",style:"ink",cx:6.4,cy:-1.2,r:.75}]},"fish-plain":{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2L-11.6,-4.6Q-10.4,0 -11.6,4.6L-5,.2Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"circle",style:"white",cx:6.2,cy:-1.2,r:1.2}]},"fish-small":{box:[-7,-4,14,8],parts:[{tag:"path",style:"fish-fin",d:"M-3,0L-6.4,2.7Q-5.6,0 -6.4,-2.7ZM-4.2,0C-2.4,-3.2 3,-3.7 5.8,0C3,3.6 -2.4,3.2 -4.2,0Z"},{tag:"circle",style:"white",cx:3.1,cy:-.7,r:.8}]},"fish-1":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.6,-1.6) rotate(-8) scale(1.42)"}]},"fish-2":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-3,-9) rotate(-6) scale(1.14)"},{tag:"use",shape:"fish-big",transform:"translate(3.4,4.2) rotate(-6) scale(1.14)"}]},"fish-3":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-1,-14.2) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(4,-3.6) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(-2.6,7) rotate(-4) scale(0.94)"}]},"fish-4":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-9.8,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(-9.8,3.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,3.6) rotate(-4) scale(0.84)"}]},"fish-5":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.4,-15.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,7) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,7) rotate(-4) scale(0.78)"}]},"fish-6":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-8.9,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-7.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(9.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-8.9,7.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,7.2) rotate(-4) scale(0.72)"}]},"fish-7":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-7.2,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,7.2) rotate(-4) scale(0.62)"}]},"fish-8":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,7.2) rotate(-4) scale(0.62)"}]},"fish-9":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-13.9,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,7) rotate(-4) scale(0.59)"}]},"fish-1-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(0.5,14.6) scale(1)"}]},"fish-2-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-5.5,14.6) scale(0.95)"},{tag:"use",shape:"fish-small",transform:"translate(6.5,14.6) scale(0.95)"}]},"fish-3-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-10.2,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(0.4,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(11,14.4) scale(0.84)"}]},"fish-4-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-12,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(-3.8,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(4.4,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(12.6,14.4) scale(0.66)"}]},"fish-5-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-4.2,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(4.8,17.8) scale(0.6)"}]},"fish-6-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-8.7,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,17.8) scale(0.6)"}]},"fish-7-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-7.7,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(8.3,17.6) scale(0.56)"}]},"fish-8-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-11.4,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.6,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.2,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12,17.6) scale(0.55)"}]},"fish-9-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-14.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-7.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(7.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(15.5,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-11.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-3.5,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(4.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(11.7,17.6) scale(0.53)"}]},fish:{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-icon",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0ZM-5.6,0L-11.6,4.8Q-10.4,0 -11.6,-4.8Z"},{tag:"circle",style:"fish-icon-eye",cx:6,cy:-1.2,r:1.3}]},hex:{box:[-30,-30,60,60],parts:[{tag:"path",style:"hex-icon",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"penguin-trunk":{box:[-18,-46,36,50],plain:"penguin-trunk-plain",parts:[{tag:"ellipse",style:"shadow",cx:0,cy:.2,rx:12,ry:3.1},{tag:"ellipse",style:"feet",cx:-4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"ellipse",style:"feet",cx:4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"path",style:"wing",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"shine",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5C6.4,-20.5 8.6,-12.6 7.2,-6.4C6.2,-2.2 3,-1.2 0,-1.2C-3,-1.2 -6.2,-2.2 -7.2,-6.4C-8.6,-12.6 -6.4,-20.5 0,-20.5ZM0,-30.2C1.6,-33.2 7.4,-32.4 7.4,-27.8C7.4,-24 4,-21.8 0,-21.8C-4,-21.8 -7.4,-24 -7.4,-27.8C-7.4,-32.4 -1.6,-33.2 0,-30.2Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"circle",style:"white",cx:-2.8,cy:-28.6,r:.55},{tag:"circle",style:"white",cx:4,cy:-28.6,r:.55},{tag:"path",style:"beak",d:"M-2.9,-26.2Q0,-27.4 2.9,-26.2Q1.4,-22.8 0,-22.4Q-1.4,-22.8 -2.9,-26.2Z"}]},"penguin-trunk-plain":{box:[-18,-46,36,50],parts:[{tag:"path",style:"feet",d:"M-.5,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0ZM9.3,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0Z"},{tag:"path",style:"body",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5a7.5,9.7 0 0 1 0,19.3a7.5,9.7 0 0 1 0,-19.3ZM0,-30.2a4,4.2 0 0 0 -7.4,2.4a7.4,6 0 0 0 14.8,0a4,4.2 0 0 0 -7.4,-2.4Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"path",style:"beak",d:"M-2.9,-26.2H2.9L0,-22.4Z"}]},"penguin-a":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M3.2,-20.4L9.4,-21.4L10.8,-9.6L5,-8.4Z"},{tag:"path",style:"stripe",d:"M5.6,-11.9L10.5,-12.7"},{tag:"path",style:"thread",d:"M5.1,-8.8v2.4M7,-9v2.4M8.9,-9.3v2.4M10.6,-9.7v2.2"},{tag:"path",style:"cloth",d:"M-10.4,-24.4C-5,-20.9 5,-20.9 10.4,-24.4C12.2,-23 12,-19.6 10.6,-18.6C5,-15.6 -5,-15.6 -10.6,-18.6C-12,-19.6 -12.2,-23 -10.4,-24.4Z"},{tag:"path",style:"stripe",d:"M-5.6,-22.2L-6.4,-17M5.6,-22.2L6.4,-17"}]},"penguin-b":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"hat",d:"M-9.4,-31.5C-9.4,-43 9.4,-43 9.4,-31.5Z"},{tag:"path",style:"seam",d:"M-3.6,-39.2L-4.2,-32M3.6,-39.2L4.2,-32"},{tag:"rect",style:"cloth",x:-10.8,y:-34.4,width:21.6,height:4.6,rx:2.3},{tag:"circle",style:"cloth",cx:0,cy:-41,r:3.7}]},"penguin-c":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"bow",d:"M0,-19.6L-9.8,-24.4C-11.4,-21.4 -11.4,-17.2 -9.8,-14.6ZM0,-19.6L9.8,-24.4C11.4,-21.4 11.4,-17.2 9.8,-14.6Z"},{tag:"rect",style:"bow",x:-2.5,y:-22.1,width:5,height:5,rx:1.7},{tag:"path",style:"body",d:"M-1.6,-35.2C-4,-40 1,-41.5 2.6,-39.6C1.2,-39.2 1,-37 2,-35.2Z"}]},"penguin-d":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"band-case",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"path",style:"band",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"ellipse",style:"cloth",cx:-11,cy:-27.4,rx:4.3,ry:5.2},{tag:"ellipse",style:"cloth",cx:11,cy:-27.4,rx:4.3,ry:5.2},{tag:"path",style:"seam",d:"M-11,-30v5.2M11,-30v5.2"}]},"penguin-e":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M-8.8,-32C-5.6,-35.2 -1.6,-40.4 0,-43.4C1.6,-40.4 5.6,-35.2 8.8,-32C4,-29.8 -4,-29.8 -8.8,-32Z"},{tag:"path",style:"seam",d:"M-5,-33.8Q0,-31.8 5,-33.8M-2.6,-37.2Q0,-36 2.6,-37.2"},{tag:"circle",style:"pompon",cx:0,cy:-43,r:2.6}]},"penguin-f":{box:[-19,-46,38,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M-7.6,-33C-8,-42.6 8,-42.6 7.6,-33Z"},{tag:"path",style:"stripe",d:"M-7.4,-34.6Q0,-32.8 7.4,-34.6"},{tag:"path",style:"cloth",d:"M-15.6,-32.2C-8,-35.2 8,-35.2 15.6,-32.2C17,-30.4 15,-29 12.4,-29.4C5,-31.4 -5,-31.4 -12.4,-29.4C-15,-29 -17,-30.4 -15.6,-32.2Z"}]},cell:{box:[-27,-30,54,60],parts:[{tag:"path",style:"cell",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"}]},patch:{box:[-27,-30,54,60],parts:[{tag:"path",style:"patch",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},seal:{box:[-24,-24,48,48],plain:"seal-plain",parts:[{tag:"path",style:"seal",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"path",style:"seal-belly",d:"M16.6,3C16.8,8.6 14,12 6,12H-4C4,9.6 7.6,4 7.8,.4C10,2.8 14,4 16.6,3Z"},{tag:"ellipse",style:"seal-spot",cx:-8.6,cy:4,rx:2.2,ry:1.4},{tag:"ellipse",style:"seal-spot",cx:-3.2,cy:1.4,rx:1.7,ry:1.2},{tag:"ellipse",style:"seal-spot",cx:-12.6,cy:7.6,rx:1.6,ry:1.1},{tag:"ellipse",style:"seal-spot",cx:-4.6,cy:7.2,rx:1.5,ry:1},{tag:"path",style:"seal",d:"M4.4,7C1,8.6 -3,11.2 -4.6,14.2C.4,15 6.2,14 9,10.6Z"},{tag:"ellipse",style:"seal-belly",cx:10,cy:-5.2,rx:5.2,ry:3.6},{tag:"circle",style:"ink",cx:5.2,cy:-9.6,r:1.8},{tag:"circle",style:"ink",cx:14.4,cy:-9.4,r:1.8},{tag:"circle",style:"white",cx:5.8,cy:-10.3,r:.65},{tag:"circle",style:"white",cx:15,cy:-10.1,r:.65},{tag:"ellipse",style:"ink",cx:10,cy:-7,rx:2.1,ry:1.4},{tag:"path",style:"whisker",d:"M10,-5.8v1.5M7.6,-4.2q1.2,1.3 2.4,0q1.2,1.3 2.4,0M6,-5.6l-5,-.8M6,-4.4l-4.8,1M14,-5.6l5,-.8M14,-4.4l4.8,1"}]},"seal-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"seal",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"ellipse",style:"seal-belly",cx:10,cy:-5.2,rx:5.2,ry:3.6},{tag:"circle",style:"ink",cx:5.2,cy:-9.6,r:1.8},{tag:"circle",style:"ink",cx:14.4,cy:-9.4,r:1.8},{tag:"ellipse",style:"ink",cx:10,cy:-7,rx:2.1,ry:1.4}]},hunter:{box:[-24,-24,48,48],plain:"hunter-plain",parts:[{tag:"path",style:"mitten",d:"M-7,10.4h5.6v3.2q-2.8,1 -5.6,0ZM1.4,10.4h5.6v3.2q-2.8,1 -5.6,0Z"},{tag:"path",style:"coat",d:"M-7.6,-1.2C-12.2,.6 -14.2,4.6 -13.4,8L-9.8,7.6C-9.8,5 -8.8,3.2 -6.8,2.2Z"},{tag:"path",style:"coat",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11Z"},{tag:"path",style:"hem",d:"M-9.6,8.6Q0,10.8 9.6,8.6M0,-1.2V6.6"},{tag:"circle",style:"mitten",cx:-11.8,cy:9,r:2.5},{tag:"ellipse",style:"rope-case",cx:14.2,cy:8.8,rx:3.2,ry:4.6},{tag:"ellipse",style:"rope",cx:14.2,cy:8.8,rx:3.2,ry:4.6},{tag:"path",style:"coat",d:"M7.6,-1.2C11.4,-.6 14,1.4 15,3.8L11.6,5.6C10.4,4 8.8,3.2 6.8,3Z"},{tag:"circle",style:"mitten",cx:14,cy:4.4,r:2.5},{tag:"path",style:"coat",d:"M0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:6.7,ry:6.1},{tag:"circle",style:"ink",cx:-2.5,cy:-10.8,r:1.15},{tag:"circle",style:"ink",cx:2.5,cy:-10.8,r:1.15},{tag:"ellipse",style:"cheek",cx:-4.4,cy:-8.3,rx:1.5,ry:1.1},{tag:"ellipse",style:"cheek",cx:4.4,cy:-8.3,rx:1.5,ry:1.1},{tag:"path",style:"whisker",d:"M-2.4,-7.6Q0,-5.4 2.4,-7.6"}]},"hunter-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"coat",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:6.7,ry:6.1},{tag:"circle",style:"ink",cx:-2.5,cy:-10.8,r:1.15},{tag:"circle",style:"ink",cx:2.5,cy:-10.8,r:1.15}]},boat:{box:[-24,-24,48,48],plain:"boat-plain",parts:[{tag:"path",style:"mast",d:"M-1.4,-19.4V3"},{tag:"path",style:"hull",d:"M-1.4,-20.6l5.6,2l-5.6,2Z"},{tag:"path",style:"sail",d:"M.6,-15.6C7.6,-12 10.8,-6.6 11.2,-1.2L.6,-.4Z"},{tag:"path",style:"foresail",d:"M-3.2,-14.2C-7.8,-10.4 -10,-5.8 -10.4,-1.4L-3.2,-.6Z"},{tag:"path",style:"hull",d:"M-18,2.4H18C16.8,8.6 13.2,12.6 9,12.6H-10C-14.4,12.6 -17.4,8.2 -18,2.4Z"},{tag:"path",style:"hull-line",d:"M-16.7,5.4H16.6"},{tag:"path",style:"ripple",d:"M-21.6,13.2q3.6,-3.6 7.2,0t7.2,0t7.2,0t7.2,0t7.2,0t7.2,0"}]},"boat-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"mast",d:"M-1.4,-19.4V3"},{tag:"path",style:"sail",d:"M.6,-17.4C8,-13 10.8,-7 11.2,-1.2L.6,-.4Z"},{tag:"path",style:"hull",d:"M-18,2.4H18C16.8,8.6 13.2,12.6 9,12.6H-10C-14.4,12.6 -17.4,8.2 -18,2.4Z"}]},whale:{box:[-24,-24,48,48],plain:"whale-plain",parts:[{tag:"path",style:"spout",d:"M-3,-11.8C-3.6,-17 -8,-18.6 -10.4,-16.4M-3,-11.8C-2.6,-17.4 1.4,-19.4 4.4,-17"},{tag:"path",style:"whale",d:"M-19,2C-18.4,-7 -9,-11.6 -1,-10.4C6,-9.4 9,-3.4 13,-2.8C14.4,-4 13.8,-8 11,-10.6C14.6,-11.8 17.4,-9.6 17.9,-7.6C18.8,-9.8 21,-10.6 23,-9.4C21.6,-7 20,-4 19.6,-.6C19,6.6 10,12 -1,12C-11,12 -19.4,9.4 -19,2Z"},{tag:"path",style:"whale-belly",d:"M-18.2,4.2C-12,6.8 -2,7.4 5.4,5.2C2.4,9.2 -1,11 -4,11.2C-11.6,11 -17.2,8.6 -18.2,4.2Z"},{tag:"path",style:"whisker",d:"M-15,6.4q1,2.4 3,3.6M-10,7.6q.6,2.2 2,3.4M-5,7.6q.2,2 1,3.2"},{tag:"path",style:"seal-spot",d:"M-4,4.2C-1,3.6 2,4.4 3.4,8.4C.4,9.4 -2.6,7.8 -4,4.2Z"},{tag:"circle",style:"ink",cx:-11.6,cy:0,r:1.9},{tag:"circle",style:"white",cx:-11,cy:-.7,r:.7}]},"whale-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"whale",d:"M-19,2C-18.4,-7 -9,-11.6 -1,-10.4C6,-9.4 9,-3.4 13,-2.8C14.4,-4 13.8,-8 11,-10.6C14.6,-11.8 17.4,-9.6 17.9,-7.6C18.8,-9.8 21,-10.6 23,-9.4C21.6,-7 20,-4 19.6,-.6C19,6.6 10,12 -1,12C-11,12 -19.4,9.4 -19,2Z"},{tag:"path",style:"whale-belly",d:"M-18.2,4.2C-12,6.8 -2,7.4 5.4,5.2C2.4,9.2 -1,11 -4,11.2C-11.6,11 -17.2,8.6 -18.2,4.2Z"},{tag:"circle",style:"ink",cx:-11.6,cy:0,r:1.9}]},"double-arrow":{box:[-24,-24,48,48],plain:"double-arrow-plain",parts:[{tag:"path",style:"free-case",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"},{tag:"path",style:"free",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"}]},"double-arrow-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"free",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"}]},"seal-waiting":{box:[-24,-24,48,48],plain:"seal-waiting-plain",parts:[{tag:"use",shape:"seal"},{tag:"path",style:"veil",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6ZM4.4,7C1,8.6 -3,11.2 -4.6,14.2C.4,15 6.2,14 9,10.6Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"seal-waiting-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-waiting":{box:[-24,-24,48,48],plain:"hunter-waiting-plain",parts:[{tag:"use",shape:"hunter"},{tag:"path",style:"veil",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4ZM-7.6,-1.2C-12.2,.6 -14.2,4.6 -13.4,8L-9.8,7.6C-9.8,5 -8.8,3.2 -6.8,2.2ZM7.6,-1.2C11.4,-.6 14,1.4 15,3.8L11.6,5.6C10.4,4 8.8,3.2 6.8,3ZM-7,10.4h5.6v3.2q-2.8,1 -5.6,0ZM1.4,10.4h5.6v3.2q-2.8,1 -5.6,0ZM11,8.8a3.2,4.6 0 1 0 6.4,0a3.2,4.6 0 1 0 -6.4,0Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-waiting-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-bare":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4ZM-8.6,-1.4C-10.8,3 -11,7.4 -10.6,11Q0,13.6 10.6,11C11,7.4 10.8,3 8.6,-1.4M-4,-14L4,-6M4,-14L-4,-6"}]},"floe-blank":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-0"}]},"floe-arrow":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-1"},{tag:"use",shape:"double-arrow",transform:"translate(0,-1.5)"}]},"floe-seal":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-2"},{tag:"use",shape:"seal",transform:"translate(0,-1.5)"}]},"floe-hunter":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-1"},{tag:"use",shape:"hunter",transform:"translate(0,-1.5)"}]},entry:{box:[-10,-10,20,20],plain:"entry-plain",parts:[{tag:"circle",style:"cell",cx:0,cy:0,r:10},{tag:"path",style:"entry",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"entry-plain":{box:[-10,-10,20,20],parts:[{tag:"path",style:"entry",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"entry-last":{box:[-10,-10,20,20],parts:[{tag:"path",style:"entry-last-case",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"},{tag:"path",style:"entry-last",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"fall-blank":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-0",transform:"translate(0,-4) scale(.9)"}]},"fall-arrow":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"floe-arrow",transform:"translate(0,-4) scale(.9)"}]},"fall-seal-floe":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-2",transform:"translate(0,-4) scale(.9)"}]},"fall-hunter-floe":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-1",transform:"translate(0,-4) scale(.9)"}]},"fall-seal":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-loss",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"seal",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"fall-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-whale":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-loss",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"whale",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"fall-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-hunter":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-prize",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"hunter",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"prize-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-boat":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-prize",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"boat",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"prize-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},sunk:{box:[-27,-30,54,62],parts:[{tag:"path",style:"sunk",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"path",style:"sunk-rim",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},enemy:{box:[-20,-18,40,36],parts:[{tag:"path",style:"coat",d:"M-8.4,3.4C-9,-2 -6,-6.4 0,-6.4C6,-6.4 9,-2 8.4,3.4Z"},{tag:"path",style:"coat",d:"M0,-17.4C5.6,-17.4 8,-13.6 7.6,-9.6C7.2,-6 4,-4.4 0,-4.4C-4,-4.4 -7.2,-6 -7.6,-9.6C-8,-13.6 -5.6,-17.4 0,-17.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:5.2,ry:4.6},{tag:"circle",style:"ink",cx:-2,cy:-10.4,r:1},{tag:"circle",style:"ink",cx:2,cy:-10.4,r:1},{tag:"path",style:"whisker",d:"M-1.8,-8Q0,-6.6 1.8,-8"},{tag:"path",style:"hull",d:"M-17,1.6H17C15.8,8 12.4,12 8.6,12H-9.6C-13.6,12 -16.4,7.8 -17,1.6Z"},{tag:"path",style:"hull-line",d:"M-15.6,4.8H15.6"},{tag:"path",style:"ripple-icon",d:"M-18,13.2q3,-3 6,0t6,0t6,0t6,0t6,0t6,0"}]},"end-turn":{box:[-20,-20,40,40],parts:[{tag:"path",style:"end-pole",d:"M-9,-15V15"},{tag:"path",style:"end-flag",d:"M-9,-14H12L6.6,-6.4L12,1.2H-9Z"}]},"hole-last":{box:[-27,-30,54,60],plain:"hole-last-plain",parts:[{tag:"path",style:"hole",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},"ring-last":{box:[-27,-30,54,60],plain:"ring-last-plain",parts:[{tag:"path",style:"ring-case",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"},{tag:"path",style:"ring",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"}]},"hole-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"hole",d:"M0,-25.6L22.2,-12.8L22.2,12.8L0,25.6L-22.2,12.8L-22.2,-12.8Z"}]},"ring-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"ring-case",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"},{tag:"path",style:"ring",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"}]},"ring-advice":{box:[-27,-30,54,60],parts:[{tag:"path",style:"advice-case",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"},{tag:"path",style:"advice",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"}]},"mark-tint":{box:[-27,-30,54,60],parts:[{tag:"path",style:"tint",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"mark-dot":{box:[-6,12,12,12],parts:[{tag:"circle",style:"dot",cx:0,cy:18.2,r:5}]},"mark-pick":{box:[-27,-30,54,60],parts:[{tag:"path",style:"pick-case",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"},{tag:"path",style:"pick",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"}]},"mark-focus":{box:[-27,-30,54,60],parts:[{tag:"path",style:"focus-case",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"},{tag:"path",style:"focus",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"}]},"mark-run":{box:[-27,-30,54,60],parts:[{tag:"path",style:"run",d:"M-3.9,-24.8Q0,-27 3.9,-24.8L19.5,-15.8Q23.4,-13.5 23.4,-9L23.4,9Q23.4,13.5 19.5,15.8L3.9,24.8Q0,27 -3.9,24.8L-19.5,15.8Q-23.4,13.5 -23.4,9L-23.4,-9Q-23.4,-13.5 -19.5,-15.8Z"},{tag:"path",style:"run-edge",d:"M-3.9,-24.8Q0,-27 3.9,-24.8L19.5,-15.8Q23.4,-13.5 23.4,-9L23.4,9Q23.4,13.5 19.5,15.8L3.9,24.8Q0,27 -3.9,24.8L-19.5,15.8Q-23.4,13.5 -23.4,9L-23.4,-9Q-23.4,-13.5 -19.5,-15.8Z"}]},"run-arrow":{box:[-7,-7,14,14],parts:[{tag:"path",style:"run-arrow-case",d:"M-4,0h7.2M-.2,-3.7l4.4,3.7l-4.4,3.7"},{tag:"path",style:"run-arrow",d:"M-4,0h7.2M-.2,-3.7l4.4,3.7l-4.4,3.7"}]},"mark-tint-entry":{box:[-10,-10,20,20],parts:[]},"mark-dot-entry":{box:[-10,-10,20,20],parts:[{tag:"path",style:"dot",d:"M-6.4,-4.6L8,0L-6.4,4.6L-3.8,0Z"}]},"mark-focus-entry":{box:[-13,-13,26,26],parts:[{tag:"circle",style:"focus-case",cx:0,cy:0,r:11},{tag:"circle",style:"focus",cx:0,cy:0,r:11}]},"tree-strike":{box:[-8,-10,16,18],parts:[{tag:"path",style:"tree-strike",d:"M-6,-8L6,0M-6,-2L6,6"}]},"tree-cut":{box:[-17,-12,34,24],parts:[{tag:"rect",style:"tree-cut",x:-17,y:-12,width:34,height:24,rx:12}]}}};var _=G.shapes,Nt=G.gradients,Ee=G.styles;function qt(){let i=Object.entries(G.palette).map(([e,s])=>Ht(`.icf[data-icf-theme="${e}"]`,s)),t=G.players.map(({name:e,...s},n)=>Ht(`.icf .icf-p${n}`,s));return[...i,...t].join(`
`)}function Ht(i,t){let e=Object.entries(t).map(([s,n])=>`--icf-${s}:${n}`);return`${i}{${e.join(";")}}`}function nt(i,t){let e=String(i);return e.startsWith("$")?`var(--icf-${e.slice(1)})`:e.startsWith("@")?`url(#${t}-${e.slice(1)})`:e}function Y(i,t){return Object.entries(Ee[i]??{}).map(([e,s])=>`${e}:${nt(s,t)}${e==="font-size"?"px":""}`).join(";")}function Vt(i){let t=i.ownerDocument,e=t.body.dataset.jpThemeLight??i.closest("[data-jp-theme-light]")?.getAttribute("data-jp-theme-light");if(e)return e==="false";let s=t.body.className;if(/vscode-(dark|light|high-contrast)/.test(s))return!/vscode-(high-contrast-)?light/.test(s);let{theme:n}=t.documentElement.dataset,a=n??t.documentElement.getAttribute("theme");return a==="dark"||a==="light"?a==="dark":matchMedia("(prefers-color-scheme: dark)").matches}var Oe="http://www.w3.org/2000/svg";function M(i,t={},e=[]){let s=document.createElementNS(Oe,i);for(let[n,a]of Object.entries(t))a!==void 0&&s.setAttribute(n,String(a));return s.append(...e),s}function gt(i,t){return(_[i]?.parts??[]).map(({tag:e,style:s,shape:n,transform:a,...r})=>{if(e==="use")return M("g",{transform:a},gt(n??"",t));let o=Object.fromEntries(Object.entries(r).map(([l,c])=>[l,nt(c,t)]));return M(e,{...o,transform:a,style:s&&Y(s,t)})})}function Te(i){return Object.entries(Nt).map(([t,{kind:e,stops:s,...n}])=>M(`${e}Gradient`,{id:`${i}-${t}`,...n},s.map(a=>M("stop",{offset:a.offset,style:`stop-color:${nt(a.colour,i)};stop-opacity:${a.opacity??1}`}))))}function It(i){let t=Object.keys(_).map(e=>M("g",{id:`${i}-s-${e}`},gt(e,i)));return M("defs",{},[...Te(i),...t])}var X=(i,t)=>M("use",{href:`#${t}-s-${i}`});function zt(i,t,e){let[s,n,a,r]=_[t]?.box??[0,0,1,1];return M("svg",{viewBox:`${s} ${n} ${a} ${r}`,class:e===void 0?void 0:`icf-p${e}`,"aria-hidden":"true",focusable:"false"},gt(t,i))}var I=(i,t,e=1,s=0)=>`translate(${i}px, ${t}px)${s?` rotate(${s}deg)`:""} scale(${e})`;function Pe({duration:i,items:t},e){let s=Math.max(...Object.values(t).map(n=>n.length))/3-1;return s>0?i*(t[e].length/3-1)/s:0}function Dt(i,t,{scale:e=1,sinks:s=!1,rides:n}={}){let a=n?He(i.items[t],n):i.items[t],r=Pe(i,t),o=r+(s?380:0),l=a.length/3,c=[],d=a[2];for(let x=0;x<l;x++){let[y,b,p]=a.slice(3*x,3*x+3);d+=Ne(p-d);let g=l>1&&o?r*x/(l-1)/o:0;c.push({transform:I(y,b,e,d),opacity:1,offset:g})}let[u,m]=a.slice(-3);return s?c.push({transform:I(u,m+10,e*.9,d),opacity:0,offset:1}):l===1&&c.push({...c[0],offset:1}),{keyframes:c,duration:o}}var He=(i,{dx:t,dy:e,angle:s=0})=>i.map((n,a)=>[n+t,n+e,s][a%3]),Ne=i=>i-360*Math.round(i/360);var yt={width:1,height:1,label:"",layers:[],items:{},actions:{}},L=i=>({x:i.x??0,y:i.y??0});function K(i){return Object.keys(i.items).filter(t=>i.items[t].label).sort((t,e)=>{let s=L(i.items[t]),n=L(i.items[e]);return s.y-n.y||s.x-n.x})}var A=i=>i!==void 0&&"then"in i,z=i=>i!==void 0&&"aim"in i,D=i=>i!==void 0&&"move"in i,P=i=>A(i)||z(i);function Bt(i){let t=Object.entries(i.actions);return t.some(([,e])=>P(e))&&t.every(([e])=>Z(i,e))}var Z=(i,t)=>t!==void 0&&!i.items[t];function O(i,t,e){let s=i.actions[t??e];return t!==void 0?A(s)?s.then[e]:void 0:D(s)?s:void 0}function Rt(i,t){for(let[e,s]of Object.entries(i.actions)){if(D(s)&&s.move===t)return{target:e};if(A(s)){for(let[n,a]of Object.entries(s.then))if(a.move===t)return{selected:e,target:n}}}}function xt(i,t,e){let s=t.flatMap(({items:n})=>n).find(n=>n.key===e);return i.items[e]?.label??s?.word??e}function Ut(i,t=[]){let e=Object.keys(i.actions).filter(s=>!i.items[s]);return[...K(i),...e].filter(s=>i.actions[s]).map(s=>({place:s,label:xt(i,t,s),...qe(s,i.actions[s])}))}function qe(i,t){return D(t)?{choices:[{target:i,choice:t}]}:z(t)?{choices:[],aim:Ve(t.aim)}:{choices:Object.entries(t.then).map(([e,s])=>({target:e,choice:s}))}}function Ve({move:i,points:t,most:e}){return`${i.replace("{at}","AT").replace("{angle}","ANGLE")}: AT 0 to ${t-1} along the rim, clockwise; ANGLE -${e} to ${e} degrees`}function Gt({actions:i}){let t=Object.values(i).find(z);return t?.aim.move.replace("{at}",String(Math.round(t.aim.points/4))).replace("{angle}",String(3*t.aim.step))}function _t(i,t,e,s){let n=t===void 0?void 0:i.actions[t],a=e.words??i.previews?.[s]?.words??"";return A(n)?bt(n.words,a):a}var at=i=>i.charAt(0).toUpperCase()+i.slice(1),bt=(...i)=>i.filter(Boolean).join(", ");function Xt(i,t,e){let s=Ie(i,t,e),n=new Set(s.values()),a=new Map(Object.entries(i.items).filter(([d])=>!n.has(d)&&(s.has(d)||!t.items[d]))),r=Object.entries(t.items).filter(([d])=>!s.has(d)&&(n.has(d)||!i.items[d])),o=[...s].map(([d,u])=>Yt(d,u,i,t)),l=o.filter(({item:d,before:u})=>d.at&&u.at&&d.at!==u.at),c=[...o];for(let[d,u]of r){let m=i.items[d]?void 0:ze(u,a,r);if(m===void 0){c.push({kind:"enter",key:d,item:u,...Kt(l.find(x=>u.at&&x.before.at===u.at))});continue}c.push(Yt(d,m,i,t)),a.delete(m)}for(let[d,u]of Object.entries(t.items)){let m=i.items[d];m&&!s.has(d)&&!n.has(d)&&!De(m,u)&&c.push({kind:"change",key:d,item:u,before:m})}for(let[d,u]of a)c.push({kind:"leave",key:d,item:u,...Kt(l.find(m=>u.at&&m.item.at===u.at))});return c}function Ie(i,t,e){let s=e==="back"?Object.entries(i.moved??{}).map(([r,o])=>[o,r]):Object.entries(t.moved??{}).filter(([r,o])=>e==="on"||!i.items[r]&&!t.items[o]),n=new Map,a=new Set;for(let[r,o]of s){let[l,c]=[i.items[o],t.items[r]];!l||!c||r===o||a.has(o)||l.layer!==c.layer||!l.shape!=!c.shape||(n.set(r,o),a.add(o))}return n}var Yt=(i,t,e,s)=>({kind:"move",key:i,from:t,item:s.items[i],before:e.items[t]});function Kt(i){if(!i)return{};let[t,e]=[L(i.before),L(i.item)];return{by:{x:e.x-t.x,y:e.y-t.y}}}function ze(i,t,e){if(i.player===void 0||i.shape===void 0||e.filter(([,n])=>Ft(n,i)).length>2)return;let s=[...t].filter(([,n])=>Ft(n,i));return s.sort((n,a)=>Wt(n[1],i)-Wt(a[1],i)),s[0]?.[0]}var Ft=(i,t)=>i.layer===t.layer&&i.shape===t.shape&&i.player===t.player&&!i.path&&!t.path;function Wt(i,t){let e=L(i),s=L(t);return Math.hypot(e.x-s.x,e.y-s.y)}function De(i,t){let e=Object.keys(i);return e.length!==Object.keys(t).length?!1:e.every(s=>Array.isArray(i[s])?i[s].join()===t[s]?.join?.():i[s]===t[s])}function Jt(i,t){if(!i?.moves||i.game!==t.game)return;let[e,s]=[i.moves.at,t.moves.at],n=Math.min(e,s);if(!(!(i.moves.list.slice(0,n).join()===t.moves.list.slice(0,n).join())||Math.abs(s-e)!==1))return s>e?"on":"back"}var Be=52,ee=18,Re=26,J=260,kt="cubic-bezier(.3,0,.2,1)",Ue=i=>Math.min(140+35*i/Be,420),ot=class{constructor(t){this.id=t,this.root=M("svg",{class:"icf-board",role:"application",tabindex:"-1"},[It(t)]),this.scene=yt,this.nodes=new Map,this.layers=new Map,this.ghosts=M("g",{class:"icf-ghosts"}),this.targetMarks=M("g"),this.markedFor="",this.marked=new Map,this.put=void 0,this.running=new Map,this.pushedAt=void 0,this.frames=void 0,this.painted=new Set,this.covered=new Set}show(t,e,s){this.finish(this.painted),this.clearMarks();let n=this.scene;this.scene=t,this.root.setAttribute("viewBox",`0 0 ${t.width} ${t.height}`),this.root.setAttribute("aria-label",t.label),this.arrangeLayers(t.layers);let a=e&&n!==yt&&!rt();this.frames=a&&s==="on"?t.frames:void 0;let r=Xt(n,t,s),o=r.map(l=>this.take(l));r.forEach((l,c)=>this.apply(l,o[c],a))}take(t){if(t.kind!=="leave"&&t.kind!=="move")return;let e=t.kind==="move"?t.from:t.key,s=this.nodes.get(e);return this.nodes.delete(e),s}arrangeLayers(t){for(let n of t)this.layers.has(n)||this.layers.set(n,M("g",{class:`icf-layer-${n}`}));let e=t.map(n=>this.layers.get(n)),s=t.indexOf("pieces")+1||t.length;e.splice(s,0,this.ghosts),e.some((n,a)=>this.root.children[a+1]!==n)&&this.root.append(...e)}apply(t,e,s){let{kind:n,key:a,item:r}=t;n==="leave"?e&&this.leave(a,e,s,t.by):n==="change"?this.change(a,r,s):e?this.move(a,e,r,s):this.enter(a,r,s,n==="enter"?t.by:void 0)}enter(t,e,s,n){let a={element:M("g",{"data-key":t}),item:e,...L(e)};this.nodes.set(t,a),this.dress(t,a),this.insert(a);let r=n&&{x:a.x-n.x,y:a.y-n.y};r&&this.pushedAt!==void 0?this.slide(a,r,s,{duration:J,since:this.pushedAt}):s&&this.wayOf(t,e)?this.travel(t,a):r?this.slide(a,r,s,{duration:J}):s&&e.layer!=="sea"&&this.run(a.element,[{opacity:0},{opacity:1}],{duration:120})}leave(t,e,s,n){let{element:a,item:r}=e;a.removeAttribute("data-key"),a.classList.add("icf-leaving");let o=()=>a.remove();s&&this.wayOf(t,r)&&!this.scene.items[t]?this.travel(t,e,o):!s||!(r.label||r.at&&!r.text)?o():this.sink(e,this.painted.has(a)?void 0:n,o)}sink(t,e,s){let{element:n,item:a}=t,[r,o]=[t.x+(e?.x??0),t.y+(e?.y??0)],l=e?this.frames?.duration??J:0,c=[{transform:I(r,o,a.scale,a.angle),opacity:1,offset:l/(l+380),easing:"ease-in"},{transform:I(r,o+10,(a.scale??1)*.9,a.angle),opacity:0,offset:1}],d={transform:I(t.x,t.y,a.scale,a.angle),opacity:1,offset:0,easing:kt},u=this.timeLeft(n),m={duration:l+380,delay:e?0:Math.max(120,u),fill:u?"none":"backwards"};this.run(n,l?[d,...c]:c,m,s)}timeLeft(t){let s=[...this.running].filter(([,n])=>!t||n===t).map(([n])=>n).map(({effect:n,currentTime:a})=>Number(n?.getComputedTiming().endTime)-Number(a??0));return Math.max(0,...s)}wayOf(t,{at:e}){return[t,e].find(s=>s&&this.frames?.items[s])}travel(t,e,s){let n=this.frames,{item:a}=e,r=this.wayOf(t,a),o=r===t?void 0:Ge(n.items[r],a,s!==void 0),{keyframes:l,duration:c}=Dt(n,r,{scale:a.scale,sinks:s!==void 0,rides:o}),d=l.length===2?kt:"linear",u=this.run(e.element,l,{duration:c,easing:d},s);this.pushedAt!==void 0&&(u.currentTime=Math.min(performance.now()-this.pushedAt,c))}change(t,e,s){let n=this.nodes.get(t);if(!n)return;let a={x:n.x,y:n.y};n.item=e,Object.assign(n,L(e)),this.dress(t,n);let r=a.x!==n.x||a.y!==n.y;r&&this.insert(n),s&&this.wayOf(t,e)?this.travel(t,n):r&&this.slide(n,a,s)}move(t,e,s,n){let a={x:e.x,y:e.y};e.item=s,Object.assign(e,L(s)),e.element.setAttribute("data-key",t),this.nodes.set(t,e),this.dress(t,e),this.insert(e),n&&this.wayOf(t,s)?this.travel(t,e):this.slide(e,a,n)}slide(t,e,s,{duration:n,since:a}={}){let r=Math.hypot(t.x-e.x,t.y-e.y);if(!s||r<1)return;let o=[e,t].map(({x:c,y:d})=>({transform:I(c,d,t.item.scale,t.item.angle)}));n??=this.frames?.duration??Ue(r);let l=this.run(t.element,o,{duration:n,easing:kt});a!==void 0&&(l.currentTime=Math.min(performance.now()-a,n))}dress(t,{element:e,item:s,x:n,y:a}){e.setAttribute("transform",T(n,a,s.scale,s.angle));let r=[s.player===void 0?"":`icf-p${s.player}`,s.label?"icf-place":""];e.setAttribute("class",r.join(" ").trim()),e.replaceChildren(...this.content(s)),s.label?(e.setAttribute("aria-label",s.label),e.hasAttribute("tabindex")||e.setAttribute("tabindex","-1")):e.setAttribute("aria-hidden","true"),e.style.pointerEvents=s.label||s.at&&s.shape?"":"none",e.setAttribute("data-place",s.label?t:s.at??"")}content(t){if(t.shape)return[X(t.shape,this.id)];if(t.text){let e=M("text",{style:(t.styles??[]).map(s=>Y(s,this.id)).join(";")});return e.textContent=t.text,[e]}return(t.styles??[]).map(e=>M("path",{d:t.path,style:Y(e,this.id)}))}insert(t){let e=this.layers.get(t.item.layer),s=r=>r.y*1e4+r.x,n;for(let r of this.nodes.values())r===t||r.element.parentNode!==e||s(r)<=s(t)||(!n||s(r)<s(n))&&(n=r);let a=n?.element??null;t.element.parentNode===e&&t.element.nextSibling===a||e.insertBefore(t.element,a)}nameRoles(t,e){for(let[s,{element:n,item:a}]of this.nodes){let r=a.label?s:a.at;if(!r)continue;let o=this.scene.actions[r],l=o!==void 0||t.includes(r)?"button":"img",c=P(o)||e&&t.includes(r)?"none":"";n.classList.contains("icf-can")!==(l==="button")&&n.classList.toggle("icf-can"),n.style.touchAction!==c&&(n.style.touchAction=c),a.label&&n.getAttribute("role")!==l&&n.setAttribute("role",l)}}mark(t,e,s){let n=this.targets(t);this.clearMarks(n);let a=this.layers.get("marks");a&&(this.markTargets(a,n,t.over),t.selected&&this.addMark(a,t.selected,["mark-pick"]),s?this.aim(a,t.selected,s.aiming,s.preview??void 0):e&&t.focus&&this.addMark(a,t.focus,["mark-focus"]),t.over&&n.includes(t.over)&&this.preview(a,t.selected,t.over),this.nameRoles(n,Z(this.scene,t.selected)))}targets({selected:t}){let e=t===void 0?void 0:this.scene.actions[t];return A(e)?Object.keys(e.then):e?[]:Object.keys(this.scene.actions).filter(s=>D(this.scene.actions[s]))}addMark(t,e,s){let n=this.scene.items[e];if(!n)return;let{x:a,y:r}=L(n),o=s.map(d=>_[`${d}-${n.shape}`]?`${d}-${n.shape}`:d),l=T(a,r,1,o.join()===s.join()?0:n.angle),c=M("g",{transform:l,class:"icf-mark"},o.map(d=>X(d,this.id)));return t.append(c),c}addPath(t,e,s){t.append(M("g",{class:"icf-mark"},s.map(n=>M("path",{d:e,style:Y(n,this.id)}))))}preview(t,e,s){let n=L(this.scene.items[s]);if(this.travelling(e)&&e){let l=L(this.scene.items[e]),c=ne(l,n,24);c&&this.addPath(t,c,["path-case","path"])}let r=this.scene.previews?.[s];r&&this.foretell(t,r);let o=this.ghost(e);if(o){let l=this.standing(o,n);l.classList.add(Z(this.scene,e)?"icf-coming":"icf-ghost"),this.ghosts.append(l);let c=se(r);c&&this.addPath(this.ghosts,mt({x:n.x+o.dx,y:n.y+o.dy},c,-4,60),["aim-case","aim"])}this.cover(s)}foretell(t,e){let{run:s=[],dx:n=0,dy:a=0,items:r={}}=e,o=se(e);for(let l of s){let c=this.scene.items[l];if(!c||(this.addMark(t,l,["mark-run"]),!o))continue;let{x:d,y:u}=L(c),m=T(d+n/2+o.y*ee,u+a/2-o.x*ee,1,ie(o));this.ghosts.append(M("g",{class:"icf-mark",transform:m},[X("run-arrow",this.id)]))}for(let l of Object.values(r)){let{x:c,y:d}=L(l),u=l.player===void 0?"":` icf-p${l.player}`;t.append(M("g",{class:`icf-mark${u}`,transform:T(c,d,l.scale,l.angle)},this.content(l)))}}aim(t,e,s,n){let a=this.scene.actions[e??""];if(!a||!("aim"in a))return;let r=N(a.aim,s.at),o=it(a.aim,s),l=St(a.aim,s),c=ne(r,{x:r.x+o.x*l,y:r.y+o.y*l},0);c&&this.addPath(t,c,["path-case","path"]),n&&this.foretell(t,n);let d=this.behind(a,s);d&&(d.classList.add("icf-coming"),this.ghosts.append(d)),this.addPath(this.ghosts,mt(r,o,-4,60),["aim-case","aim"])}behind({aim:t,ghost:e},s){if(!e)return;let{x:n,y:a}=N(t,s.at),r=T(n,a,1,ie(it(t,s))),o=T(e.dx??-Re,e.dy??0,e.scale,e.angle);return M("g",{class:`icf-mark icf-p${e.player??0}`,transform:`${r} ${o}`},this.content(e))}standing({item:t,dx:e,dy:s},n){let a=T(n.x+e,n.y+s,t.scale,t.angle);return M("g",{class:`icf-mark icf-p${t.player??0}`,transform:a},this.content(t))}travelling(t){let e=t===void 0?void 0:this.scene.actions[t];return A(e)&&e.mover?this.nodes.get(e.mover):void 0}ghost(t){let e=t===void 0?void 0:this.scene.actions[t];if(A(e)&&e.ghost)return{item:e.ghost,dx:e.ghost.dx??0,dy:e.ghost.dy??0};let s=this.travelling(t);if(s&&t){let a=L(this.scene.items[t]),r=L(s.item);return{item:s.item,dx:r.x-a.x,dy:r.y-a.y}}let n=e?void 0:this.scene.ghost;return n&&{item:n,dx:n.dx??0,dy:n.dy??0}}cover(t){for(let[e,{element:s,item:n}]of this.nodes)n.at!==t||!n.under||(s.replaceChildren(X(n.under,this.id)),this.covered.add(e))}markTargets(t,e,s){e.length&&!this.targetMarks.parentNode&&t.prepend(this.targetMarks);for(let n of e){let a=n===s?["mark-tint"]:["mark-tint","mark-dot"],r=this.marked.get(n);if(r?.isOver===(n===s))continue;r?.element.remove();let o=this.addMark(this.targetMarks,n,a);o&&this.marked.set(n,{element:o,isOver:n===s})}}clearMarks(t=[]){t.join()!==this.markedFor&&(this.targetMarks.replaceChildren(),this.marked.clear(),this.markedFor=t.join()),this.layers.get("marks")?.replaceChildren(...this.marked.size?[this.targetMarks]:[]),this.ghosts.replaceChildren();for(let e of this.covered){let s=this.nodes.get(e);s&&s.element.replaceChildren(...this.content(s.item))}this.covered.clear()}paintMove(t,e){this.finish(),this.frames=void 0,this.clearMarks();let s=this.scene.items[e];if(!s)return;let n=L(s),a=this.ghost(t),r=this.travelling(t),{run:o=[],dx:l=0,dy:c=0}=this.scene.previews?.[e]??{};(l||c)&&(this.pushedAt=performance.now());for(let d of this.nodes.values())d.item.at&&o.includes(d.item.at)&&this.paint(d,{x:d.x+l,y:d.y+c},J);if(r&&a)this.paint(r,{x:n.x+a.dx,y:n.y+a.dy}),this.cover(e);else if(a){let[d,u]=[n.x+l,n.y+c],x={element:this.puts(this.standing(a,{x:d,y:u}),a.item),item:a.item,x:d+a.dx,y:u+a.dy};this.slide(x,{x:x.x-l,y:x.y-c},!rt(),{duration:J}),this.cover(e)}}paintAim(t,e){this.finish(),this.clearMarks();let s=this.behind(t,e);s&&t.ghost&&this.puts(s,t.ghost)}paint(t,e,s){let n={x:t.x,y:t.y};Object.assign(t,e),t.element.setAttribute("transform",T(t.x,t.y,t.item.scale,t.item.angle)),this.insert(t),this.slide(t,n,!rt(),{duration:s}),this.painted.add(t.element)}puts(t,e){return this.put?.remove(),this.put=t,(this.layers.get(e.layer)??this.ghosts).append(t),t}settlePending(){this.painted.clear(),this.pushedAt=void 0,this.put?.remove(),this.put=void 0;for(let t of this.nodes.values()){let{x:e,y:s}=L(t.item);if(t.x===e&&t.y===s)continue;let n={x:t.x,y:t.y};Object.assign(t,{x:e,y:s}),t.element.setAttribute("transform",T(e,s,t.item.scale,t.item.angle)),this.insert(t),this.slide(t,n,!rt())}}drag(t,e){let s=this.travelling(t),n=this.ghost(t);!s||!n||(Object.assign(s,{x:e.x+n.dx,y:e.y+n.dy}),s.element.setAttribute("transform",T(s.x,s.y,s.item.scale,s.item.angle)),s.element.classList.add("icf-dragged"),s.element.style.pointerEvents="none")}endDrag(t){let e=this.travelling(t);e&&(e.element.classList.remove("icf-dragged"),e.element.style.pointerEvents="")}run(t,e,s,n){let a=t.animate(e,{fill:"backwards",...s});return this.running.set(a,t),a.onfinish=()=>{this.running.delete(a),n?.()},a}finish(t){for(let[e,s]of[...this.running]){if(t?.has(s))continue;let{onfinish:n}=e;e.onfinish=null,e.finish(),n?.call(e,void 0)}}},rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,T=(i,t,e=1,s=0)=>`translate(${i},${t})${s?` rotate(${s})`:""}${e===1?"":` scale(${e})`}`;function Ge(i,t,e){let[s,n]=e?i:i.slice(-3);return{dx:(t.x??0)-s,dy:(t.y??0)-n,angle:t.angle}}function se({dx:i=0,dy:t=0}={words:""}){let e=Math.hypot(i,t);return e?{x:i/e,y:t/e}:void 0}var ie=({x:i,y:t})=>Math.round(Math.atan2(t,i)*1800/Math.PI)/10;function ne(i,t,e){let s=Math.hypot(t.x-i.x,t.y-i.y);if(s<=2*e)return"";let n=a=>`${i.x+(t.x-i.x)*a/s},${i.y+(t.y-i.y)*a/s}`;return`M${n(e)}L${n(s-e)}`}var _e=24;function ae(i,t,e){if(e===void 0)return{hand:B(t)};let s=O(i,t.selected,e);if(s){let a=t.selected===void 0?{}:{selected:t.selected};return{hand:Z(i,t.selected)?{...t,used:e}:B(t),played:{move:s.move,...a,target:e}}}if(e===t.selected)return{hand:B(t)};if(P(i.actions[e]))return{hand:Ye(i,t,e)};let n=O(i,void 0,e);return n?{hand:B(t),played:{move:n.move,target:e}}:{hand:Z(i,t.selected)?t:B(t),refused:e}}function Ye(i,t,e){if(!Z(i,e))return{...t,selected:e,focus:e};let s=i.actions[e];if(!A(s))return{...t,selected:e};let{used:n="",focus:a}=t;return{...t,selected:e,focus:n in s.then?n:Object.keys(s.then)[0]??a}}function B(i){let{selected:t,...e}=i;return e}var wt=(i,t)=>({...i,over:t});function re(i,t,e){let s={...t};if(s.selected!==void 0&&!P(i.actions[s.selected])&&delete s.selected,s.over!==void 0&&!i.items[s.over]&&delete s.over,s.focus===void 0||!i.items[s.focus]?.label){let n=s.focus===void 0?void 0:e?.items[s.focus];s.focus=n?Fe(i,L(n)):Ke(i)}return s}var Ke=i=>K(i).find(t=>i.actions[t])??K(i)[0];function oe(i,t,e){let s={far:1/0};for(let n of e){let{x:a,y:r}=L(i.items[n]),o=Math.hypot(a-t.x,r-t.y);o<s.far&&(s={key:n,far:o})}return s}var Fe=(i,t)=>oe(i,t,K(i)).key;function ce(i,t,e){let s=t===void 0?void 0:i.actions[t];if(!A(s))return;let{key:n,far:a}=oe(i,e,Object.keys(s.then).filter(r=>i.items[r]));return a<=_e?n:void 0}var le={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},fe=i=>i in le||i==="Home"||i==="End";function de(i,t,e){let s=We(i,t);if(s.length)return Xe(t,s,e);let n=K(i);if(!(t.focus===void 0?void 0:i.items[t.focus]))return{...t,focus:n[0]};if(e==="Home"||e==="End")return Je(i,t,n,e==="End");let[r,o]=le[e];return r?ts(i,t,n,r):es(i,t,n,o)}function We(i,{selected:t=""}){let e=i.actions[t];return Z(i,t)&&A(e)?Object.keys(e.then):[]}function Xe(i,t,e){let s=t.indexOf(i.focus??""),n=e==="ArrowRight"||e==="ArrowDown"?1:-1;return e==="Home"||s<0?{...i,focus:t[0]}:e==="End"?{...i,focus:t.at(-1)}:{...i,focus:t[(s+n+t.length)%t.length]}}function he(i,t,e){let{y:s}=L(i.items[t.focus]);return e.filter(n=>Math.abs(L(i.items[n]).y-s)<1)}function Je(i,t,e,s){let n=he(i,t,e);return{...t,focus:s?n.at(-1):n[0],column:void 0}}function ts(i,t,e,s){let n=he(i,t,e),a=n[n.indexOf(t.focus)+s];return a===void 0?t:{...t,focus:a,column:void 0}}function es(i,t,e,s){let n=L(i.items[t.focus]),a=t.column??n.x,r=[];for(let o of e){let l=L(i.items[o]),c=(l.y-n.y)*s;c>1&&r.push({key:o,cost:c*2+Math.abs(l.x-a)})}return r.sort((o,l)=>o.cost-l.cost),r.length?{...t,focus:r[0].key,column:a}:t}var ss=6,is=150,ct=class{constructor(t,e){this.host=e,this.drawing=new ot(t),this.element=this.drawing.root,this.hand={},this.trays=[],this.beside=void 0,this.aiming=void 0,this.lastAim={at:0,angle:0},this.foreseen=void 0,this.resting=void 0,this.going=void 0,this.pointer=void 0,this.again=void 0,this.isQuiet=!1,this.focusSeen=!1,this.byPointer=!1,this.pending=[],this.player=void 0,this.next=void 0,this.press=void 0,this.listen()}get scene(){return this.drawing.scene}show(t,{animated:e,isNews:s,step:n,trays:a=[],player:r}){s&&(this.endPress(),this.aimAt(void 0)),this.trays=a,this.player=r;let o=this.element.contains(this.element.ownerDocument.activeElement),l=this.scene;this.drawing.show(t,e,n),s&&this.drawing.settlePending(),this.hand=re(t,this.hand,l),this.host.selected(this.hand.selected),this.remark(),s&&this.pointAgain(),o&&!this.element.contains(this.element.ownerDocument.activeElement)&&this.focusPlace()}pointAgain(){clearTimeout(this.again),this.isQuiet=!1,!(!this.pointer||!Z(this.scene,this.hand.selected))&&(this.again=setTimeout(()=>{!this.pointer||this.press||this.focusSeen||(this.isQuiet=!0,this.hovered(this.pointer))},this.drawing.timeLeft()))}say(t){this.isQuiet||this.host.say(t)}preview(t,e){if(t===void 0&&e===void 0){this.remark(),this.host.rest();return}let s={selected:A(this.scene.actions[t??""])?t:void 0,over:e};this.drawing.mark(s,!1),this.tell(s)}async play(t){let e=Rt(this.scene,t);return e&&this.drawing.paintMove(e.selected,e.target),this.sent(t)}async sent(t){this.pending.push(t);let e=await this.host.sendMove(t);this.pending.splice(this.pending.indexOf(t),1),e.ok||this.drawing.settlePending(),this.remark(),e.ok||this.host.say({words:e.words??"That move was refused.",kind:"refused"});let{next:s}=this;return this.next=void 0,s&&e.ok&&s.player===this.player&&O(this.scene,this.hand.selected,s.place)&&this.pickAt(s.place),e}pickBeside(t,e){let s=this.hand.selected===t;!s&&!this.scene.actions[t]||(this.beside=t,this.byPointer=!e,this.focusSeen=e,this.pickAt(t),s&&this.hand.selected===void 0&&this.host.say({words:`${this.label(t)} let go: pick something beside the board.`}),this.hand.selected===t&&(e&&z(this.scene.actions[t])?(this.aimAt(this.aiming??this.lastAim),this.element.focus({preventScroll:!0})):e&&(this.turn({...this.hand,over:this.hand.focus}),this.focusPlace())))}carry(t,e){P(this.scene.actions[t])&&(this.hand.selected!==t&&this.pickBeside(t,!1),this.press={id:e.pointerId,x:e.clientX,y:e.clientY,place:"",wasSelected:!0,moving:!1,holds:"thing"})}remark(){let{selected:t,over:e,...s}=this.hand,n=this.pending.length?s:this.hand,a=this.aimed();this.drawing.mark(n,this.focusSeen,a&&{aiming:a.aiming,preview:this.foreseen?.preview});for(let[r,{element:o,item:l}]of this.drawing.nodes){let c=r===this.hand.focus?"0":"-1";l.label&&o.getAttribute("tabindex")!==c&&o.setAttribute("tabindex",c)}}tell({selected:t,over:e}){let s=e===void 0?void 0:O(this.scene,t,e);if(!s||e===void 0)return!1;let n=s.note??this.scene.previews?.[e]?.note;return this.say({move:s.move,words:`${_t(this.scene,t,s,e)}.`,note:n}),!0}turn(t){let e=this.hand;if(this.hand=t,e.selected!==t.selected&&(this.aimAt(void 0),this.host.selected(t.selected)),this.remark(),this.aiming||this.tell(t))return;let s=t.selected===void 0?void 0:this.scene.actions[t.selected];if(A(s)&&e.selected!==t.selected){let n=Object.keys(s.then).length;this.host.say({words:`${this.label(t.selected)}: ${n===1?"1 place":`${n} places`} to go.`})}else z(s)&&e.selected!==t.selected?this.host.say({words:`${this.label(t.selected)}: point at the rim; drag to turn, let go to play.`}):(e.over!==t.over||e.selected!==t.selected)&&this.host.rest()}label(t){let e=xt(this.scene,this.trays,t??"");return Z(this.scene,t)?at(e):e}aimed(){let t=this.aim();return t&&this.aiming&&!this.pending.length?{action:t,aiming:this.aiming}:void 0}aim(){let t=this.hand.selected===void 0?void 0:this.scene.actions[this.hand.selected];return z(t)?t:void 0}aimAt(t){let e=this.aiming;if(this.aiming=t,e?.at===t?.at&&e?.angle===t?.angle&&e?.back===t?.back)return;clearTimeout(this.resting),this.foreseen=void 0;let s=this.aimed();if(this.remark(),!s){e&&!this.pending.length&&this.host.rest();return}if(this.tellAim(),t?.back)return;let n=U(s.action.aim,s.aiming);this.resting=setTimeout(()=>this.foresee(n),is)}async foresee(t){let e=await this.host.ask(t),s=this.aimed();!e||!s||s.aiming.back||U(s.action.aim,s.aiming)!==e.move||(this.foreseen=e,this.remark(),this.tellAim())}tellAim(){let t=this.aimed();if(!t)return;let{action:e,aiming:s}=t,n=U(e.aim,s);s.back?this.host.say({words:"Let go here to give up this move."}):this.say({move:n,words:`${bt(e.words,this.foreseen?.words??"")}.`,note:this.foreseen?.preview?.note})}playAim(t){let e=this.aimed();e&&(this.lastAim=e.aiming,this.drawing.paintAim(e.action,e.aiming),this.sent(t))}pickAt(t){this.drawing.finish();let{hand:e,played:s,refused:n}=ae(this.scene,this.hand,t);if(s&&this.pending.length&&Z(this.scene,this.hand.selected)){this.pending.includes(s.move)||(this.next={place:s.target,player:this.player});return}if(this.turn(e),s&&!this.pending.includes(s.move)){let a=this.scene.items[s.target]?s.target:this.hand.focus;this.hand={...this.hand,over:void 0,focus:a},this.play(s.move)}else n!==void 0&&!this.askBeside()&&this.explain(n)}askBeside(){return this.hand.selected!==void 0||!Bt(this.scene)?!1:(this.host.say({words:"First pick something beside the board.",kind:"refused"}),!0)}explain(t){let e=this.label(t),s=Object.entries(this.scene.actions),n=s.some(([r,o])=>Z(this.scene,r)&&A(o)&&o.then[t]),a=s.length===0?"nothing can be moved now":n?"first pick something beside the board":"nothing to pick there";this.host.say({words:`${e}: ${a}.`,kind:"refused"})}listen(){let{signal:t}=this.host,e=(s,n)=>this.element.addEventListener(s,n,{signal:t});e("pointerdown",s=>this.pressed(s)),e("pointermove",s=>this.pointed(s)),e("pointerup",s=>this.released(s)),e("pointercancel",()=>this.endPress()),this.element.addEventListener("touchmove",s=>this.press?.holds&&s.preventDefault(),{signal:t,passive:!1}),e("click",s=>this.activated(s)),e("pointerleave",()=>{this.pointer=void 0,this.isQuiet=!1,!(this.press&&this.press.holds!=="thing")&&(this.aim()?this.aimAt(void 0):this.turn(wt(this.hand,void 0)))}),e("keydown",s=>this.keyed(s)),e("focusin",s=>this.focused(s)),e("focusout",s=>{this.element.contains(s.relatedTarget)||(this.focusSeen=this.byPointer=!1,this.remark())})}placeUnder(t){let e=[];for(let a of this.element.ownerDocument.elementsFromPoint(t.clientX,t.clientY)){let r=this.element.contains(a)&&a.closest("[data-place]")?.getAttribute("data-place");r&&e.push(r)}let{selected:s}=this.hand;return e.find(a=>s!==void 0&&O(this.scene,s,a))??ce(this.scene,s,this.inBoard(t))??e[0]}activated(t){if(t.detail!==0)return;let e=t.target.closest("[data-place]")?.getAttribute("data-place");e&&this.pickAt(e)}pressed(t){if(this.isQuiet=!1,t.button!==0||this.pressedAim(t))return;let e=this.placeUnder(t);if(e===void 0){this.askBeside();return}this.byPointer=!0,t.preventDefault(),this.hand={...this.hand,focus:e,column:void 0},this.focusPlace();let{selected:s}=this.hand,n=s===e,a=s!==void 0&&O(this.scene,s,e)!==void 0,r=a&&Z(this.scene,s)?"target":"";this.press={id:t.pointerId,x:t.clientX,y:t.clientY,place:e,wasSelected:n,moving:!1,holds:r},r&&this.hover(e),!n&&!a&&P(this.scene.actions[e])&&this.pickAt(e),this.press&&this.hand.selected===e&&(this.press.holds="piece")}pressedAim(t){let e=this.aim(),s=e&&!this.pending.length?jt(e.aim,this.inBoard(t)):void 0;return s?(t.preventDefault(),this.byPointer=!0,this.focusSeen=!1,this.drawing.finish(),this.press={id:t.pointerId,x:t.clientX,y:t.clientY,place:"",wasSelected:!1,moving:!0,holds:"aim"},this.element.setPointerCapture(t.pointerId),this.aimAt(s),!0):!1}pointed(t){this.press&&t.buttons===0&&this.endPress();let{press:e}=this,s=t.pointerType!=="touch",n=this.isQuiet&&(this.pointer?.clientX!==t.clientX||this.pointer.clientY!==t.clientY);if(s&&(this.pointer=t),!e||e.id!==t.pointerId||e.holds==="thing"){s&&this.hovered(t),n&&this.retell();return}let a=this.aim();if(e.holds==="aim"){a&&this.aiming&&this.aimAt(Et(a.aim,this.aiming,this.inBoard(t)));return}if(e.holds==="target"){this.hover(this.targetUnder(t));return}this.hand.selected===e.place&&(!e.moving&&Math.hypot(t.clientX-e.x,t.clientY-e.y)<ss||(e.moving||(e.moving=!0,this.element.setPointerCapture(t.pointerId)),this.drawing.drag(e.place,this.inBoard(t)),this.hover(this.placeUnder(t))))}hovered(t){let e=this.aim();e&&this.aimAt(pt(e.aim,this.inBoard(t))),this.aiming||this.hover(this.placeUnder(t))}retell(){this.isQuiet=!1,this.aiming?this.tellAim():this.tell(this.hand)}targetUnder(t){let e=this.placeUnder(t);return e!==void 0&&O(this.scene,this.hand.selected,e)?e:void 0}hover(t){t!==this.hand.over&&this.turn(wt(this.hand,t))}released(t){let{press:e}=this;if(!e||e.id!==t.pointerId)return;if(this.press=void 0,e.holds==="aim"||e.holds==="thing"&&this.aim()){let a=this.aimed(),r=a&&Ot(a.action.aim,a.aiming);r!==void 0&&this.playAim(r),this.aimAt(void 0);return}let s=this.placeUnder(t);if(e.holds==="target"||e.holds==="thing"){let a=this.targetUnder(t);a!==void 0?this.pickAt(a):this.hover(void 0);return}if(e.moving){this.drawing.endDrag(e.place),s!==void 0&&O(this.scene,e.place,s)?this.pickAt(s):this.drawing.settlePending();return}if(s!==e.place)return;this.hand.selected===s&&!e.wasSelected||this.pickAt(s)}endPress(){let{press:t}=this;this.press=void 0,t?.holds==="aim"&&this.aimAt(void 0),(t?.holds==="target"||t?.holds==="thing")&&this.hover(void 0),!(!t?.moving||t.holds==="aim")&&(this.drawing.endDrag(t.place),this.drawing.settlePending())}inBoard(t){let e=this.element.getScreenCTM();return new DOMPoint(t.clientX,t.clientY).matrixTransform(e?.inverse())}keyed(t){if(!(t.ctrlKey||t.metaKey||t.altKey)){if(this.focusSeen=!0,this.byPointer=this.isQuiet=!1,!this.keyedAim(t))if(fe(t.key)){let e=de(this.scene,this.hand,t.key);this.turn({...e,over:e.focus}),this.focusPlace()}else if(t.key==="Enter"||t.key===" ")this.pickAt(this.hand.focus);else if(t.key==="Escape"){let e=this.hand.selected??this.beside;if(e===void 0)return;this.turn(B(this.hand)),Z(this.scene,e)&&this.host.focusBeside(e)}else return;t.preventDefault(),t.stopPropagation()}}keyedAim(t){let e=this.aim();if(!e)return!1;if(t.key==="Escape"){let r=this.press?.holds==="aim";return r&&this.endPress(),r}if(t.key==="Enter"||t.key===" "){let r=this.aimed();return r?this.playAim(U(e.aim,r.aiming)):this.aimAt(this.lastAim),!0}let s=this.aiming??this.lastAim,n=this.going?.key===t.key?this.going.sense:ut(e.aim,s.at,t.key),a=Tt(e.aim,s,t.key,t.shiftKey,n);return this.going={key:t.key,sense:n},a&&this.aimAt(a),a!==void 0}focused(t){let e=t.target.getAttribute("data-key");e&&(this.hand={...this.hand,focus:e}),this.focusSeen=!this.byPointer,this.remark()}focusPlace(){this.drawing.nodes.get(this.hand.focus??"")?.element?.focus({preventScroll:!0})}};function f(i,t={},e=[]){let s=document.createElement(i);for(let[n,a]of Object.entries(t))a===void 0||a===!1||(n.startsWith("on")?s.addEventListener(n.slice(2),a):s.setAttribute(n,a===!0?"":String(a)));return s.append(...e),s}function E(i,t){i.textContent!==t&&(i.textContent=t)}function j(i,t,e){e===void 0||e===!1?i.removeAttribute(t):i.getAttribute(t)!==String(e)&&i.setAttribute(t,e===!0?"":String(e))}var R=(i,t)=>j(i,"aria-disabled",t?void 0:"true"),tt=i=>i.getAttribute("aria-disabled")!=="true";function H(i,t,e){let s=[...i.querySelectorAll(t)].filter(r=>!r.hidden),a=s.find(r=>r===document.activeElement)??s.find(r=>r===e)??s.find(r=>r.tabIndex===0)??s[0];for(let r of s)r.tabIndex=r===a?0:-1;i.dataset.roves||(i.dataset.roves="true",i.addEventListener("keydown",r=>{let o=[...i.querySelectorAll(t)].filter(c=>!c.hidden),l=ns(r.key,o.indexOf(document.activeElement),o.length);if(l!==void 0){r.preventDefault();for(let c of o)c.tabIndex=-1;o[l].tabIndex=0,o[l].focus()}}))}function ns(i,t,e){if(!(t<0))return i==="ArrowRight"||i==="ArrowDown"?Math.min(t+1,e-1):i==="ArrowLeft"||i==="ArrowUp"?Math.max(t-1,0):i==="Home"?0:i==="End"?e-1:void 0}async function lt(i){try{return await navigator.clipboard.writeText(i),!0}catch{let t=f("textarea",{style:"position:fixed;opacity:0","aria-hidden":"true"});t.value=i;let e=document.activeElement;document.body.append(t),t.select();let s=document.execCommand("copy");return t.remove(),e?.focus({preventScroll:!0}),s}}var as={undo:"M4.5,8.5H12a4,4 0 0 1 0,8H8M7.6,5.2L4.2,8.5L7.6,11.8",redo:"M15.5,8.5H8a4,4 0 0 0 0,8h4M12.4,5.2L15.8,8.5L12.4,11.8",pause:"M6.8,4.5v11M13.2,4.5v11",resume:"M6.5,4.2v11.6l9.5,-5.8Z",step:"M13.5,4.5v11M5,4.5L11,10L5,15.5Z",hint:"M7.3,13.2c0,-1.6 -2.3,-2.6 -2.3,-5.5a5,5 0 0 1 10,0c0,2.9 -2.3,3.9 -2.3,5.5ZM7.8,16.2h4.4M8.8,18.3h2.4",new:"M16,10a6,6 0 1 1 -1.8,-4.3M16.2,3v3.6h-3.6",resign:"M5,3.5v13.5M5,4.5h10l-2.4,3.2L15,11H5",save:"M10,3v9.5M6.2,9L10,12.8L13.8,9M4,14v2.5h12V14",load:"M10,13V3.5M6.2,7.2L10,3.4L13.8,7.2M4,14v2.5h12V14",hide:"M2.5,10c3.6,-5.6 11.4,-5.6 15,0c-3.6,5.6 -11.4,5.6 -15,0ZM10,7.6a2.4,2.4 0 1 1 -.01,0ZM4,16.5L16,3.5",help:"M7.2,7.4c.2,-3.8 5.8,-3.8 5.8,-.2c0,2.2 -2.9,2.4 -2.9,4.6M10.1,15.4v.3",inspect:"M3,5h9M3,10h6M3,15h5M13.2,9.8a2.9,2.9 0 1 1 -.01,0ZM15.3,14.8l2.4,2.4",first:"M5.5,4.5v11M14.5,4.5L8,10l6.5,5.5",last:"M14.5,4.5v11M5.5,4.5L12,10L5.5,15.5",copy:"M7,7h9v9.5H7ZM4,13V3.5h9",back:"M12.5,4.5L7,10l5.5,5.5",forward:"M7.5,4.5L13,10l-5.5,5.5",cut:"M5,5.5a2.2,2.2 0 1 0 .01,0M5,14.5a2.2,2.2 0 1 0 .01,0M6.8,8.8L16.5,15.5M6.8,13.6L16.5,4.5",better:"M4,14.5L8.5,9l3,3L16.5,5M12.5,5h4v4",game:"M4,4.5h12v11H4ZM7.2,7.5v.1M12.8,12.5v.1M10,10v.1",few:"M10,3.5v4M10,7.5L4.5,13M10,7.5V13M10,7.5L15.5,13M4.5,16v.1M10,16v.1M15.5,16v.1",closer:"M10,5v10M5,10h10",farther:"M5,10h10",fit:"M4,8V4h4M12,4h4v4M16,12v4h-4M8,16H4v-4",find:"M9,4a5,5 0 1 1 -.01,0ZM12.8,12.8L17,17",close:"M5,5l10,10M15,5L5,15"},q=i=>M("svg",{viewBox:"0 0 20 20",class:"icf-icon","aria-hidden":"true",focusable:"false"},[M("path",{d:as[i]})]);var rs=[["Arrow keys, Home, End","walk the board"],["Enter or Space","pick, and pick where it goes"],["Escape","let go"]],os=[["Tab","to the things beside the board, and back to it"],["Enter, on one of them","pick it: the focus goes to the board"],["Arrow keys, with it picked","from target to target; or left and right along the rim, up and down to turn the aim"],["Enter, with it picked","play"],["Escape, with it picked","let go, back beside the board"]],cs=[["Click a thing beside the board","pick it"],["Click a marked target","play there"],["Or press at the rim","drag to turn, let go to play"]],vt=i=>i.flatMap(([t,e])=>[f("dt",{},[t]),f("dd",{},[e])]);function ue({host:i,id:t,setup:e,send:s,say:n,picture:a}){let r;function o(){r?.element.remove();let u=r?.from;r=void 0,u?.focus({preventScroll:!0})}function l(u,m,x){r?.element.remove();let y=`${t}-dialog`,b=f("button",{class:"icf-button",type:"button","aria-label":"Close",title:"Close",onclick:o},[q("close")]),p=f("div",{class:"icf-dialog",role:"dialog","aria-labelledby":y,tabindex:"-1"},[f("div",{class:"icf-dialog-head"},[f("h2",{id:y},[u]),b]),...x]);return p.addEventListener("keydown",w=>{if(w.key==="Escape")o();else if(w.key==="Tab")ls(p,w);else return;w.stopPropagation()}),i.append(p),r={element:p,from:m},(p.querySelector("input, select, textarea, .icf-primary")??b).focus({preventScroll:!0}),p}function c(){let u=f("p",{class:"icf-error",role:"alert",hidden:!0});return{element:u,take(m){u.hidden=m.ok,u.textContent=m.ok?"":`${m.words??"That was refused."}`}}}async function d(u,m){let x=await s(u);m.take(x),x.ok&&o()}return{openNew(u){let m=c(),x=ds({id:t,setup:e,picture:a(),error:m.element});x.element.addEventListener("submit",y=>{y.preventDefault(),d(x.intent(),m)}),l("New game",u,[x.element])},openHelp(u){let m=e.games.find(({name:p})=>p===a().game)??e.games[0],x=(a().trays??[]).length>0,y=f("dl",{class:"icf-keys"},vt([...rs,...x?os:[]])),b=x?[f("h3",{},["By mouse"]),f("dl",{class:"icf-keys"},vt(cs))]:[];l(m.title,u,[f("div",{class:"icf-text",tabindex:"0",role:"group","aria-label":"Rules"},[f("dl",{},vt(m.rules.map(({title:p,text:g})=>[p,g]))),f("h3",{},[x?"Keys":"Keys, while the board has the focus"]),y,...b])])},async openSave(u){let m=await s({do:"save"}),x=f("textarea",{class:"icf-record",readonly:!0,"aria-label":"The game as text",spellcheck:"false"});x.value=m.text??"";let y=f("button",{class:"icf-text-button icf-primary",type:"button"},["Copy"]);y.addEventListener("click",async()=>{let g=await lt(x.value);n({words:g?"The game is copied.":"The game could not be copied: select it and copy it yourself."})});let b=f("button",{class:"icf-text-button",type:"button",onclick:()=>fs(x.value)},["Download"]),p=c();p.take(m),l("Save this game",u,[x,f("div",{class:"icf-actions"},[y,b]),p.element])},openLoad(u){let m=c(),x=f("textarea",{class:"icf-record","aria-label":"A game or a position as text",placeholder:"Paste a saved game or a position, or drop a file here",spellcheck:"false"}),y=f("input",{type:"file",accept:".txt,text/plain","aria-label":"Open a file"}),b=async g=>{g&&(x.value=await g.text())};y.addEventListener("change",()=>b(y.files?.[0])),x.addEventListener("dragover",g=>g.preventDefault()),x.addEventListener("drop",g=>{let w=g.dataTransfer?.files[0];w&&(g.preventDefault(),b(w))});let p=f("form",{class:"icf-form"},[x,y,m.element,f("div",{class:"icf-actions"},[f("button",{class:"icf-text-button icf-primary",type:"submit"},["Go on with this game"])])]);p.addEventListener("submit",g=>{g.preventDefault(),d({do:"load",text:x.value},m)}),l("Load a game",u,[p])},confirmResign(u){let{turn:m,players:x}=a(),y=x[m.player]?.name??"",b=c(),p={do:"resign",player:m.player,revision:a().revision},g=f("button",{class:"icf-text-button",type:"button",onclick:()=>d(p,b)},["Resign"]),w=f("button",{class:"icf-text-button icf-primary",type:"button",onclick:o},["Play on"]);l(y==="You"?"Resign?":`Resign as ${y}?`,u,[b.element,f("div",{class:"icf-actions"},[w,g])])}}}function ls(i,t){let e=[...i.querySelectorAll("button, input, select, textarea, [tabindex='0']")],s=e.indexOf(document.activeElement);(t.shiftKey?s<=0:s===e.length-1)&&(t.preventDefault(),(t.shiftKey?e[e.length-1]:e[0]).focus())}function fs(i){let t=URL.createObjectURL(new Blob([i],{type:"text/plain"}));f("a",{href:t,download:"icefloe-game.txt"}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function ds({id:i,setup:t,picture:e,error:s}){let n=f("div",{class:"icf-fields"}),a=dt(t.games.map(({name:p,title:g})=>[p,g]),e.game),r=dt([],""),o=f("div",{class:"icf-seats"}),l=f("input",{type:"text",inputmode:"numeric",placeholder:"another each time"}),c=f("div",{class:"icf-fields"}),d=f("form",{class:"icf-form"},[n,o,c,s,f("div",{class:"icf-actions"},[f("button",{class:"icf-text-button icf-primary",type:"submit"},["Start"])])]);t.games.length>1&&n.append(ft("Game",a)),n.append(ft("Players",r),ft("Seed",l)),a.addEventListener("change",m),r.addEventListener("change",x),m();function u(){return t.games.find(({name:p})=>p===a.value)??t.games[0]}function m(){let{least:p,most:g}=u(),w=Array.from({length:g-p+1},(h,k)=>String(p+k));r.replaceChildren(...w.map(h=>f("option",{},[h]))),r.value=String(e.game===u().name?e.players.length:p),c.replaceChildren(...u().options.map((h,k)=>{let v={id:`${i}-help${k}`,words:h.help};return ft(h.name,hs(h,`${i}-list${k}`),v)})),x()}function x(){let p=[...o.children].map(pe),g=Number(r.value),w=Array.from({length:g},(h,k)=>p[k]??y(k));o.replaceChildren(...w.map(b))}function y(p){let g=e.players[p],w=t.kinds.find(({name:h})=>h===g?.kind);return g&&w?{name:g.name,kind:w.name}:{name:"",kind:p?t.computer:t.kinds[0].name}}function b({name:p,kind:g},w){let h=f("input",{type:"text",maxlength:"40",placeholder:"Name","aria-label":`Name of player ${w+1}`});h.value=p;let k=t.kinds.filter(({games:S})=>S.includes(u().name)),v=k.some(S=>S.name===g)?g:t.computer,C=dt(k.map(S=>[S.name,S.title]),v);return C.setAttribute("aria-label",`Kind of player ${w+1}`),f("div",{class:"icf-seat"},[f("span",{},[String(w+1)]),h,C])}return{element:d,intent(){let p={};u().options.forEach((h,k)=>{let{value:v}=c.children[k].querySelector("input, select");v.trim()&&(p[h.name]=v.trim())});let g=[...o.children].map(pe),w=l.value.trim();return{do:"new",game:u().name,players:g,options:p,...w&&{seed:w}}}}}function pe(i){let t=i.querySelector("input").value,e=i.querySelector("select").value;return{name:t,kind:e}}function dt(i,t){let e=i.map(([n,a])=>f("option",{value:n},[a])),s=f("select",{},e);return s.value=t,s}function hs(i,t){if(i.kind==="choice")return dt((i.choices??[]).map(a=>[a,a]),String(i.default??""));let e=i.kind==="number"?{type:"number",min:i.least,max:i.most}:{type:"text",list:i.choices&&t},s=f("input",{...e,placeholder:i.default===void 0?"by the rules":void 0});if(s.value=String(i.default??""),!i.choices)return s;let n=f("datalist",{id:t},i.choices.map(a=>f("option",{value:a})));return f("span",{},[s,n])}function ft(i,t,e){let s=i.charAt(0).toUpperCase()+i.slice(1).replaceAll("_"," "),n=f("label",{},[f("span",{},[s]),t]);return e?((t.matches("input, select")?t:t.querySelector("input, select"))?.setAttribute("aria-describedby",e.id),f("div",{class:"icf-option"},[n,f("small",{id:e.id},[e.words])])):f("div",{class:"icf-option"},[n])}var ht=globalThis[Symbol.for("icefloe stills")]??=new Map;function me(i,t,e,s){i.classList.add("icf-host");let n=F("icf",i);n.setAttribute("role","group"),n.setAttribute("aria-label",e),n.dataset.lmSuppressShortcuts="true";let a=document.createElement("style");a.textContent=`${qt()}
${s}`,n.append(a),n.addEventListener("keydown",c=>c.stopPropagation(),{signal:t});let r=()=>{n.dataset.icfTheme=Vt(n)?"dark":"light"};r();let o=new MutationObserver(r),l={attributes:!0,attributeFilter:["data-jp-theme-light","class","data-theme","theme"]};return o.observe(document.body,l),o.observe(document.documentElement,l),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",r,{signal:t}),t.addEventListener("abort",()=>o.disconnect()),{root:n,row:F("icf-row",n)}}function F(i,t){let e=document.createElement("div");return e.className=i,t.append(e),e}function ge(i){if(!i)return;let t=ht.get(i)??{count:0,style:document.createElement("style")};t.count+=1,t.style.textContent=`.${i},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${i}){display:none}`,document.head.append(t.style),ht.set(i,t)}function ye(i){let t=ht.get(i);!t||--t.count>0||(t.style.remove(),ht.delete(i))}function xe({preview:i,play:t,say:e}){let s=f("textarea",{class:"icf-position",readonly:!0,rows:"3","aria-label":"Position text",spellcheck:"false"}),n=f("button",{class:"icf-button",type:"button","aria-label":"Copy the position",title:"Copy the position"},[q("copy")]),a=f("span"),r=f("div",{class:"icf-groups"}),o=f("p",{class:"icf-plain-scores"}),l=f("div",{class:"icf-card icf-inspector",role:"group","aria-label":"Inspector",hidden:!0},[f("h3",{class:"icf-head"},["Position"]),f("div",{class:"icf-copyrow"},[s,n]),f("h3",{class:"icf-head"},["Legal moves",a]),r,f("h3",{class:"icf-head"},["Scores"]),o]);n.addEventListener("click",async()=>{let b=await lt(s.value);e({words:b?"The position is copied.":"The position could not be copied: select it and copy it yourself."})}),r.addEventListener("pointerleave",()=>i()),r.addEventListener("focusout",()=>i());let c="",d;function u(b,p){let g=Ut(b,p),w=g.reduce(($,{choices:Q})=>$+Q.length,0),h=g.every(({aim:$})=>$===void 0);E(a,h?String(w):"too many to list");let k=g.filter(({choices:$,place:Q,aim:W})=>W===void 0&&$.every(({target:V})=>V===Q)),C=g.filter($=>!k.includes($)).map(({place:$,label:Q,choices:W,aim:V})=>V===void 0?m(Q,W,$):x(Q,V));k.length&&C.unshift(m("",k.flatMap(({choices:$})=>$)));let S=r.contains(document.activeElement);r.replaceChildren(...C.length?C:[f("p",{class:"icf-quiet"},["No moves to make here now."])]),H(r,".icf-move"),S&&r.querySelector(".icf-move")?.focus({preventScroll:!0})}function m(b,p,g){let w=p.map(({target:h,choice:k})=>{let v=()=>i(g,h);return f("button",{class:"icf-move",type:"button",onpointerenter:v,onfocus:v,onclick:()=>t(k.move)},[k.move])});return f("div",{class:"icf-group"},[...b?[f("h4",{},[b])]:[],f("div",{class:"icf-choices"},w)])}function x(b,p){return f("div",{class:"icf-group"},[f("h4",{},[b]),f("p",{class:"icf-quiet"},[p])])}function y(b){let p=b.position??"Hidden until the end, since it tells the scores.";s.value!==p&&(s.value=p);let g=JSON.stringify(b.scene.actions);g!==c&&(c=g,u(b.scene,b.trays));let w=b.players.map(h=>`${h.name}: ${h.counts.map(Lt).join(", ")}`);E(o,w.join(" · "))}return{element:l,update(b){d=b,l.hidden||y(b)},toggle(){l.hidden=!l.hidden,!l.hidden&&d&&y(d)}}}function Lt({word:i,value:t,most:e}){return t===void 0?`${i} hidden`:e?`${t} of ${e} ${i}`:`${t} ${i}`}function be(i,t){let e=[],s=t;return i.forEach((n,a)=>{n<0||(n<=s&&e.push(new Array(t).fill(0)),e[e.length-1][n]=a+1,s=n)}),e}function ke({shapeSvg:i,goto:t}){let e=f("thead"),s=f("tbody"),n=f("table",{},[e,s]),a=f("div",{class:"icf-moves",role:"group","aria-label":"Moves"},[n]),r=m("first","To the start",()=>t(0)),o=m("last","To the last move",()=>t(c.list.length)),l=f("div",{class:"icf-card icf-movelist"},[a,f("div",{class:"icf-ends"},[r,o])]),c={list:[],players:[],at:0},d="",u=[];function m(h,k,v){let C=f("button",{class:"icf-button",type:"button","aria-label":k,title:k},[q(h)]);return C.addEventListener("click",()=>C.getAttribute("aria-disabled")||v()),C}function x(h){let k=h.map(({shape:v,player:C,name:S})=>f("th",{scope:"col",title:S},[i(v,C),f("span",{class:"icf-unseen"},[S])]));e.replaceChildren(f("tr",{},[f("td",{class:"icf-row-number"}),...k]))}function y(h){let k=s.contains(document.activeElement)?document.activeElement.dataset.ply:void 0,v=be(c.players,h),C=v.map($=>$.map(Q=>Q?`${Q}:${c.list[Q-1]}`:"").join());for(v.forEach(($,Q)=>{if(C[Q]===u[Q])return;let W=$.map(Qt=>f("td",{},Qt?[b(Qt)]:[])),V=f("tr",{},[f("td",{class:"icf-row-number"},[String(Q+1)]),...W]);s.children[Q]?s.children[Q].replaceWith(V):s.append(V)});s.children.length>v.length;)s.lastElementChild?.remove();u=C;let S=Math.max(0,...c.list.map($=>$.length));n.style.minWidth=`calc(26px + ${h} * (${S}ch + 10px))`,k&&p(Number(k))?.focus({preventScroll:!0})}function b(h){return f("button",{class:"icf-move",type:"button","data-ply":h,onclick:()=>t(h)},[c.list[h-1]])}let p=h=>s.querySelector(`[data-ply="${h}"]`);function g(){for(let h of s.querySelectorAll(".icf-move")){let k=Number(h.dataset.ply);j(h,"aria-current",k===c.at?"true":void 0),h.classList.toggle("icf-later",k>c.at)}H(s,".icf-move",p(c.at)),R(r,c.at>0),R(o,c.at<c.list.length),requestAnimationFrame(w)}function w(){let h=p(c.at),[k,v]=[h??a,a].map(C=>C.getBoundingClientRect());a.scrollTop=h?a.scrollTop+k.top-v.top-a.clientHeight/2:0,a.scrollLeft=h?a.scrollLeft+k.left-v.left-a.clientWidth/2:0}return{element:l,update(h){c=h.moves;let k=JSON.stringify(h.players.map(v=>[v.name,v.shape]));k!==d&&(d=k,x(h.players)),y(h.players.length),g()}}}function we(i,{shape:t,most:e}){let s=Array.from({length:e},()=>f("span",{class:"icf-slot"},[i(t)]));return{element:f("span",{class:"icf-slots"},s),show:({value:r=0})=>s.forEach((o,l)=>o.classList.toggle("icf-filled",l<r))}}var ps={refused:"✕",trouble:"!",result:"★",info:""};function ve(){let i=f("span",{class:"icf-sign","aria-hidden":"true"}),t=f("span",{class:"icf-words"}),e=f("span",{class:"icf-note"}),s=f("div",{class:"icf-status",role:"status","aria-live":"polite"},[i,t,e]),n="";return{element:s,say({move:a,words:r,note:o="",kind:l="info"}){let c=JSON.stringify([a,r,o,l]);c!==n&&(n=c,s.dataset.kind=l,i.textContent=ps[l]??"",t.replaceChildren(...a?[f("b",{},[a]),` ${r}`]:[r]),e.textContent=o)}}}function Le({shapeSvg:i,pick:t,carry:e,say:s}){let n=f("div",{class:"icf-trays",hidden:!0}),a=[],r="",o,l,c={};function d({title:y,items:b}){let p=b.map(u);a.push(...p);let g=f("div",{class:"icf-things",role:"group","aria-label":y},p.map(w=>w.element));return f("div",{class:"icf-card icf-tray"},[f("h3",{class:"icf-head"},[y]),g])}function u(y){let b=f("b",{"aria-hidden":"true"}),p=f("small",{"aria-hidden":"true"}),g=i(y.shape),{key:w}=y;if(w===void 0)return{element:f("span",{class:"icf-thing icf-shown",role:"img"},[g,b,p]),value:b,note:p,thing:y};let h=f("button",{class:"icf-thing",type:"button","data-thing":w},[g,b,p]);return h.addEventListener("click",k=>{tt(h)?t(w,k.detail===0):m(a.find(v=>v.element===h)?.thing??y)}),h.addEventListener("pointerleave",k=>{k.buttons===1&&k.pointerType!=="touch"&&l===w&&tt(h)&&e(w,k),l=void 0}),h.addEventListener("pointerdown",()=>l=w),{element:h,value:b,note:p,thing:y}}function m({word:y,words:b}){b!==void 0&&s({words:`${at(y)}: ${b}.`,kind:"refused"})}function x(){for(let{element:y,thing:b}of a){let{key:p}=b;p!==void 0&&(R(y,!b.off&&c[p]!==void 0),j(y,"aria-pressed",D(c[p])?void 0:String(p===o)))}}return{element:n,update({trays:y=[],scene:b}){c=b.actions;let p=JSON.stringify(y.map(({title:g,items:w})=>[g,w.map(h=>[h.key,h.shape])]));p!==r&&(r=p,a=[],n.replaceChildren(...y.map(d)),n.hidden=y.length===0),y.flatMap(({items:g})=>g).forEach((g,w)=>{let h=a[w];h.thing=g;let{word:k,value:v,words:C,off:S,note:$}=g;E(h.value,v===void 0?k:String(v)),E(h.note,$??""),j(h.element,"aria-label",[k,v,$].filter(Q=>Q!==void 0).join(", ")),j(h.element,"title",C??(v===void 0?void 0:k)),h.element.classList.toggle("icf-off",S===!0),h.element.classList.toggle("icf-worded",v===void 0)}),x();for(let g of n.querySelectorAll(".icf-things"))H(g,"button.icf-thing")},select(y){o=y,x()},focus(y){let b=a.find(({thing:g})=>g.key===y)?.element,p=b?.parentElement;b?.focus({preventScroll:!0}),p&&H(p,"button.icf-thing")}}}var us={words:"No answer from the kernel; trying again. Is it still running?",kind:"trouble"};function Me(i){let t=ve(),e=!1,s,n,{say:a}=t,r=()=>n&&a(e?us:n.status),o=async p=>{let g=await i.send(p);g.ok||a({words:g.words??"That was refused.",kind:"refused"})},l=ke({shapeSvg:i.shapeSvg,goto:p=>o({do:"goto",ply:p})}),c=xe({preview:i.preview,play:i.play,say:a}),d=ms(i.shapeSvg),u=gs(i.shapeSvg,i.setup.kinds),m=Le({...i,say:a}),x=ks(o,i.dialogs,c),y=ws(i.play),b=i.setup.games;return i.main.append(t.element),i.side.append(d.element,u.element,m.element,l.element,y.element,x.element,c.element),{say:a,rest:r,select:m.select,focusThing:m.focus,update(p){let g=n;n=p;let{example:w}=b.find(h=>h.name===p.game)??{};g?.game!==p.game&&(s=w),Object.keys(p.scene.actions).length&&(s=Gt(p.scene)??w),y.field.placeholder=s?`Type a move, as ${s}`:"Type a move";for(let h of[d,u,m,l,x,c])h.update(p);(!g||JSON.stringify(g.status)!==JSON.stringify(p.status)||g.revision!==p.revision)&&r()},silence(p){e=p,r()}}}function ms(i){let t=f("span",{class:"icf-piece"}),e=f("b"),s=f("span"),n=f("span",{class:"icf-steps","aria-hidden":"true"}),a=f("span",{class:"icf-dots","aria-hidden":"true",hidden:!0},[f("i"),f("i"),f("i")]),r=f("div",{class:"icf-card icf-turn"},[t,f("div",{},[e,s,n]),a]),o="",l=new Map,c=({shape:d,player:u})=>{let m=l.get(d)??i(d,u);return l.set(d,m),m};return{element:r,update({turn:d,players:u,thinking:m}){let x=u.find(g=>g.player===d.player),y=x?x.shape:"";y!==o&&(o=y,t.replaceChildren(...x?[c(x)]:[])),r.className=`icf-card icf-turn${x?` icf-p${x.player}`:" icf-over"}`,E(e,d.title),E(s,d.words);let{left:b=0,of:p=0}=d.steps??{};n.childElementCount!==p&&n.replaceChildren(...Array.from({length:p},()=>f("i"))),[...n.children].forEach((g,w)=>g.classList.toggle("icf-filled",w<b)),a.hidden=m===void 0||m!==d.player}}}function gs(i,t){let e=o=>t.find(({name:l})=>l===o)?.title??o,s=f("div",{class:"icf-card icf-scores"}),n="",a=[];function r(o){let l=f("i"),c=f("i"),d=o.counts.map(y=>y.most?we(i,y):ys(i,y)),u=d.map(y=>y.element),m=o.counts.some(y=>y.most)?" icf-slotted":"";return{row:f("div",{class:`icf-score icf-p${o.player}${m}`,role:"group"},[i(o.shape,o.player),f("span",{class:"icf-name",title:o.name},[o.name," ",l]),f("span",{class:"icf-counts"},u),f("span",{class:"icf-bar"},[c])]),kind:l,show:d.map(y=>y.show),bar:c}}return{element:s,update({players:o}){let l=JSON.stringify(o.map(c=>[c.name,c.shape,c.counts.map(d=>[d.shape,d.most])]));l!==n&&(n=l,a=o.map(r),s.replaceChildren(...a.map(({row:c})=>c))),o.forEach((c,d)=>{let{row:u,kind:m,show:x,bar:y}=a[d];u.classList.toggle("icf-active",c.active===!0),E(m,c.note??e(c.kind)),c.counts.forEach((p,g)=>x[g](p)),y.style.width=`${100*(c.bar??0)}%`;let b=c.counts.some(p=>p.value===void 0)?"hidden until the end":c.counts.map(Lt).join(", ");j(u,"aria-label",`${c.name}: ${b}`)})}}}function ys(i,{shape:t}){let e=f("span",{class:"icf-value"});return{element:f("span",{class:"icf-count"},[e,i(t)]),show:n=>E(e,String(n.value??"–"))}}var xs=[["undo","Undo",{do:"undo"}],["redo","Redo",{do:"redo"}],["pause","Pause",{do:"pause"}],["resume","Play on",{do:"resume"}],["step","One step",{do:"step"}],["hint","Hint",{do:"hint"}],["new","New game","openNew"],["save","Save","openSave"],["load","Load","openLoad"],["resign","Resign","confirmResign"],["hide","Hide scores","hide"],["help","Help","openHelp"],["inspect","Inspector","inspect"]],bs=["pause","resume","step"];function ks(i,t,e){let s={},n=f("div",{class:"icf-tools",role:"toolbar","aria-label":"Game"}),a=!1;for(let[o,l,c]of xs){let d=f("button",{class:"icf-button",type:"button","aria-label":l,title:l},[q(o)]);d.addEventListener("click",()=>{tt(d)&&(typeof c=="object"?i(c):c==="hide"?i({do:"hide",hidden:!a}):c==="inspect"?r():t[c](d))}),s[o]=d,n.append(d)}j(s.inspect,"aria-expanded","false");function r(){e.toggle(),j(s.inspect,"aria-expanded",String(!e.element.hidden))}return{element:n,update(o){let{tools:l}=o;a=o.hidden===!0;for(let m of["undo","redo","hint","resign",...bs])R(s[m],l[m]===!0);let c=l.resume===!0,d=[s.pause,s.resume,s.step].includes(document.activeElement);s.pause.hidden=c||!o.players.some(m=>m.computer),s.resume.hidden=!c,s.step.hidden=!l.step;let u=document.activeElement;d&&(u?.hidden??!0)&&[s.step,s.resume,s.pause,s.undo].find(x=>!x.hidden)?.focus({preventScroll:!0}),j(s.hint,"aria-pressed",String(o.advice!==void 0)),j(s.hide,"aria-pressed",String(a)),H(n,".icf-button")}}}function ws(i){let t=f("input",{class:"icf-field",type:"text",maxlength:"100","aria-label":"Type a move",spellcheck:"false",autocomplete:"off",autocapitalize:"off"}),e=f("form",{class:"icf-typing"},[t,f("button",{class:"icf-text-button",type:"submit"},["Play"])]);return e.addEventListener("submit",async s=>{s.preventDefault();let n=t.value.trim();if(!n)return;(await i(n)).ok&&t.value.trim()===n&&(t.value="")}),{element:e,field:t}}var $e=`/* Everything is under .icf, whose theme is data-icf-theme; the tokens --icf-* come from look.json. */
.icf {
  --icf-bg: var(--jp-layout-color0, #fff);
  --icf-line: var(--jp-border-color2, #d5dde3);
  --icf-fg: var(--jp-ui-font-color1, rgba(0, 0, 0, 0.87));
  --icf-fg2: var(--jp-ui-font-color2, rgba(0, 0, 0, 0.62));
  --icf-brand: #1668b3;
  --icf-on-brand: #fff;
  --icf-font: var(--jp-ui-font-family, system-ui, sans-serif);
  --icf-mono: var(--jp-code-font-family, ui-monospace, monospace);
  container-type: inline-size;
  position: relative;
  max-width: 1000px;
  margin: 2px;
  color: var(--icf-fg);
  font: 13px/1.4 var(--icf-font);
  text-align: left;
}
.icf[data-icf-theme="dark"] {
  --icf-bg: var(--jp-layout-color0, #111);
  --icf-line: var(--jp-border-color2, #3a3f44);
  --icf-fg: var(--jp-ui-font-color1, rgba(255, 255, 255, 0.9));
  --icf-fg2: var(--jp-ui-font-color2, rgba(255, 255, 255, 0.68));
  --icf-brand: #6cb6ff;
  --icf-on-brand: #06131f;
}
/* What holds the view. In a row of widgets the board would otherwise get no width: it takes what its container gives. */
.icf-host {
  flex: 1 1 360px;
  min-width: 0;
}
.icf *,
.icf *::before {
  box-sizing: border-box;
}
.icf [hidden] {
  display: none !important;
}
.icf svg {
  display: block;
}
.icf .icf-unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* --- layout ----------------------------------------------------------- */
.icf .icf-row {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: 14px;
  align-items: start;
}
.icf .icf-main,
.icf .icf-side {
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
}
.icf .icf-stage {
  display: grid;
  align-items: start;
}
.icf .icf-stage > * {
  grid-area: 1 / 1;
}
.icf .icf-card {
  padding: 10px 12px;
  border: 1px solid var(--icf-line);
  border-radius: 10px;
  background: var(--icf-sunk);
}

/* --- board -------------------------------------------------------------- */
.icf .icf-board {
  width: 100%;
  height: auto;
  border-radius: 10px;
  user-select: none;
  -webkit-user-select: none;
  touch-action: manipulation;
}
.icf .icf-board text {
  font-family: var(--icf-font);
}
.icf .icf-board :focus {
  outline: none;
}
.icf .icf-mark,
.icf .icf-ghosts,
.icf .icf-leaving {
  pointer-events: none;
}
.icf .icf-can {
  cursor: pointer;
}
.icf .icf-can.icf-dragged {
  cursor: grabbing;
}
.icf .icf-ghost {
  opacity: 0.62;
}
/* What comes from beside the board stands over marks and letters of the sea. */
.icf .icf-coming {
  filter: drop-shadow(0.9px 0 0 var(--icf-case)) drop-shadow(-0.9px 0 0 var(--icf-case)) drop-shadow(1.8px 0 0 var(--icf-pick))
    drop-shadow(-1.8px 0 0 var(--icf-pick)) drop-shadow(0 1.8px 0 var(--icf-pick)) drop-shadow(0 -1.8px 0 var(--icf-pick));
}

/* --- status ----------------------------------------------------------------- */
.icf .icf-status {
  display: flex;
  gap: 8px;
  align-items: baseline;
  min-height: 37px;
  padding: 8px 12px;
  border: 1px solid var(--icf-line);
  border-left-width: 4px;
  border-radius: 8px;
  background: var(--icf-sunk);
  overflow-wrap: anywhere;
}
.icf .icf-status b {
  font-weight: 650;
}
.icf .icf-note {
  margin-left: auto;
  color: var(--icf-fg2);
  font: 12px var(--icf-mono);
  white-space: nowrap;
}
.icf .icf-sign:empty {
  display: none;
}
.icf .icf-sign {
  font-weight: 700;
}
.icf .icf-status[data-kind="refused"],
.icf .icf-status[data-kind="trouble"] {
  border-left-color: var(--icf-bad);
}
.icf .icf-status[data-kind="refused"] .icf-sign,
.icf .icf-status[data-kind="trouble"] .icf-sign {
  color: var(--icf-bad);
}
.icf .icf-status[data-kind="result"] {
  border-left-color: var(--icf-ok);
  font-weight: 600;
}

/* --- turn and scores -------------------------------------------------------------- */
.icf .icf-turn {
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 8px 12px;
  border-left: 5px solid var(--icf-p, var(--icf-ok));
}
.icf .icf-turn b {
  display: block;
  font-size: 15px;
  font-weight: 650;
  line-height: 1.25;
}
.icf .icf-turn div > span {
  color: var(--icf-fg2);
  font-size: 12px;
}
.icf .icf-piece svg {
  width: 34px;
  height: 46px;
}
.icf .icf-piece:empty {
  display: none;
}
.icf .icf-dots {
  display: flex;
  gap: 4px;
  margin-left: auto;
}
.icf .icf-dots i {
  width: 6px;
  height: 6px;
  border-radius: 3px;
  background: var(--icf-fg2);
  animation: icf-dot 1.2s infinite;
}
.icf .icf-dots i:nth-child(2) {
  animation-delay: 0.2s;
}
.icf .icf-dots i:nth-child(3) {
  animation-delay: 0.4s;
}
@keyframes icf-dot {
  50% {
    opacity: 0.2;
  }
}
.icf .icf-scores {
  display: grid;
  gap: 7px;
}
.icf .icf-score {
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  column-gap: 8px;
  align-items: center;
  margin: 0 -4px;
  padding: 2px 4px;
  border-radius: 6px;
}
.icf .icf-active {
  background: var(--icf-hover);
}
.icf .icf-score > svg {
  grid-row: span 2;
  width: 22px;
  height: 30px;
}
.icf .icf-name {
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.icf .icf-name i {
  color: var(--icf-fg2);
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
}
.icf .icf-counts {
  display: flex;
  gap: 9px;
  font-variant-numeric: tabular-nums;
}
.icf .icf-count {
  display: inline-flex;
  gap: 3px;
  align-items: center;
  justify-content: flex-end;
  min-width: 34px;
}
.icf .icf-count:first-child {
  font-weight: 650;
}
.icf .icf-count svg {
  width: 16px;
  height: 11px;
  color: var(--icf-fg2);
}
.icf .icf-bar {
  grid-column: 2 / 4;
  height: 7px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--icf-line);
}
.icf .icf-bar i {
  display: block;
  height: 100%;
  border: 1px solid var(--icf-outline);
  border-radius: 4px;
  background: var(--icf-p);
  transition: width 0.24s ease-out;
}
.icf .icf-bar i[style*="width: 0%"] {
  border: 0;
}

/* A count with an end takes a row of its own beside the name; what a bar would say, it says. */
.icf .icf-slotted .icf-bar {
  display: none;
}
.icf .icf-slotted {
  min-height: 34px;
}
.icf .icf-slotted > svg {
  grid-row: auto;
}
.icf .icf-slotted .icf-name {
  line-height: 1.2;
}
.icf .icf-slotted .icf-name i {
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
}
.icf .icf-slotted {
  grid-template-columns: 22px minmax(66px, 1fr) minmax(0, auto);
}
.icf .icf-slotted .icf-counts {
  justify-content: flex-end;
}
.icf .icf-slots {
  display: flex;
  flex: 0 1 auto;
  gap: 3px;
  min-width: 0;
}
.icf .icf-slot {
  display: grid;
  flex: 0 1 auto;
  place-items: center;
  width: 26px;
  min-width: 0;
  height: 26px;
  border: 1px dashed var(--icf-control);
  border-radius: 6px;
}
.icf .icf-slot svg {
  display: none;
  width: 24px;
  max-width: 100%;
  height: 24px;
}
.icf .icf-slot.icf-filled {
  border: 0;
  background: var(--icf-sea-0);
}
.icf .icf-slot.icf-filled svg {
  display: block;
}
.icf .icf-steps {
  display: inline-flex;
  gap: 3px;
  margin-left: 7px;
  vertical-align: -1px;
}
.icf .icf-steps i {
  width: 10px;
  height: 10px;
  border: 1.5px solid var(--icf-outline);
  border-radius: 5px;
}
.icf .icf-steps .icf-filled {
  background: var(--icf-p, var(--icf-outline));
}

/* --- trays -------------------------------------------------------------------------------- */
.icf .icf-trays {
  display: flex;
  flex-direction: column;
  gap: 10px;
}
.icf .icf-tray > .icf-head {
  margin-top: 0;
}
.icf .icf-things {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.icf .icf-thing {
  all: unset;
  box-sizing: border-box;
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  color: var(--icf-fg);
  font: 650 13px/1.3 var(--icf-font);
  font-variant-numeric: tabular-nums;
}
.icf .icf-shown {
  flex: 1;
  justify-content: flex-start;
}
.icf .icf-shown svg {
  width: 30px;
  height: 30px;
  padding: 2px;
  border-radius: 6px;
  background: var(--icf-sea-0);
}
.icf button.icf-thing {
  flex: 1 0 54px;
  flex-direction: column;
  min-height: 74px;
  padding: 4px;
  border: 1px solid var(--icf-line);
  border-radius: 8px;
  background: var(--icf-bg);
  cursor: pointer;
  transition: background 0.12s;
  user-select: none;
}
.icf button.icf-thing svg {
  width: 44px;
  height: 44px;
}
.icf .icf-thing small {
  color: var(--icf-fg2);
  font: 400 11px/1.2 var(--icf-font);
}
.icf .icf-thing small:empty {
  display: none;
}
.icf button.icf-thing:hover {
  background: var(--icf-hover);
}
.icf button.icf-thing[aria-disabled] {
  cursor: default;
}
.icf button.icf-thing[aria-disabled]:hover {
  background: var(--icf-bg);
}
.icf .icf-off {
  opacity: 0.42;
}
.icf button.icf-thing[aria-pressed="true"] {
  border-color: var(--icf-brand);
  background: color-mix(in srgb, var(--icf-brand) 16%, var(--icf-bg));
  box-shadow: 0 0 0 1px var(--icf-brand);
}
.icf button.icf-worded {
  flex: 1 0 100%;
  flex-direction: row;
  min-height: 34px;
}
.icf button.icf-worded svg {
  width: 20px;
  height: 20px;
}

/* --- moves ------------------------------------------------------------------------------ */
.icf .icf-movelist {
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-top: 6px;
}
.icf .icf-moves {
  position: relative;
  max-height: 208px;
  overflow: auto;
  font: 12px/1.5 var(--icf-mono);
  scrollbar-width: thin;
  scrollbar-color: var(--icf-control) transparent;
}
.icf .icf-moves table {
  width: 100%;
  border-collapse: collapse;
  border: 0;
  table-layout: fixed;
  font: inherit;
}
.icf .icf-moves tr,
.icf .icf-moves tr:hover {
  background: none;
}
.icf .icf-moves thead :is(th, td) {
  position: sticky;
  top: 0;
  padding: 0 0 2px;
  background: var(--icf-sunk);
}
.icf .icf-moves th svg {
  width: 15px;
  height: 20px;
  margin-left: 12px;
}
.icf .icf-moves td {
  padding: 0 1px;
  text-align: left;
}
.icf .icf-moves .icf-row-number {
  width: 26px;
  padding-right: 5px;
  color: var(--icf-fg2);
  text-align: right;
}
.icf .icf-move {
  all: unset;
  box-sizing: border-box;
  display: inline-block;
  padding: 1px 4px;
  border-radius: 4px;
  font: 12px/1.5 var(--icf-mono);
  white-space: nowrap;
  cursor: pointer;
}
.icf .icf-move:hover {
  background: var(--icf-hover);
}
.icf .icf-move[aria-current] {
  background: var(--icf-brand);
  color: var(--icf-on-brand);
  font-weight: 600;
}
.icf .icf-later {
  color: var(--icf-fg2);
  font-style: italic;
}
.icf .icf-ends {
  display: flex;
  justify-content: flex-end;
}
.icf .icf-typing {
  display: flex;
  gap: 6px;
}
.icf .icf-typing .icf-field {
  flex: 1;
  min-width: 0;
}

/* --- buttons and fields -------------------------------------------------------------------- */
.icf .icf-tools {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
}
.icf .icf-button {
  all: unset;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border: 1px solid transparent;
  border-radius: 8px;
  color: var(--icf-fg);
  cursor: pointer;
  transition: background 0.12s;
}
.icf .icf-button:hover {
  background: var(--icf-hover);
}
.icf .icf-button[aria-disabled] {
  opacity: 0.38;
  cursor: default;
}
.icf .icf-button[aria-pressed="true"],
.icf .icf-button[aria-expanded="true"] {
  border-color: var(--icf-advice-text);
  background: color-mix(in srgb, var(--icf-advice-text) 16%, transparent);
  color: var(--icf-advice-text);
}
.icf .icf-icon {
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.icf .icf-ends .icf-button {
  width: 28px;
  height: 24px;
}
.icf .icf-ends .icf-icon {
  width: 16px;
  height: 16px;
}
.icf input,
.icf select,
.icf textarea {
  box-sizing: border-box;
  max-width: 100%;
  padding: 6px 8px;
  border: 1px solid var(--icf-control);
  border-radius: 6px;
  background: var(--icf-bg);
  color: var(--icf-fg);
  font: 13px/1.4 var(--icf-font);
}
.icf input::placeholder,
.icf textarea::placeholder {
  color: var(--icf-fg2);
  opacity: 1;
}
.icf textarea {
  width: 100%;
  resize: vertical;
  font: 12px/1.5 var(--icf-mono);
}
.icf .icf-text-button {
  all: unset;
  box-sizing: border-box;
  padding: 6px 12px;
  border: 1px solid var(--icf-control);
  border-radius: 8px;
  font-weight: 600;
  cursor: pointer;
}
.icf .icf-text-button:hover {
  background: var(--icf-hover);
}
.icf .icf-primary {
  border-color: var(--icf-brand);
  background: var(--icf-brand);
  color: var(--icf-on-brand);
}
.icf .icf-primary:hover {
  background: var(--icf-brand);
  filter: brightness(1.08);
}
.icf :is(button, input, select, textarea, [tabindex]):focus-visible {
  outline: 2px solid var(--icf-brand);
  outline-offset: 1px;
}
.icf .icf-board [tabindex]:focus-visible {
  outline: none;
}

/* --- inspector --------------------------------------------------------------------------------- */
.icf .icf-head {
  display: flex;
  justify-content: space-between;
  margin: 8px 0 4px;
  color: var(--icf-fg2);
  font: 600 11px/1.4 var(--icf-font);
  letter-spacing: 0.04em;
  text-transform: uppercase;
}
.icf .icf-inspector > .icf-head:first-child {
  margin-top: 0;
}
.icf .icf-copyrow {
  display: flex;
  gap: 4px;
  align-items: start;
}
.icf .icf-groups {
  max-height: 220px;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--icf-control) transparent;
}
.icf .icf-group h4 {
  margin: 4px 0 0;
  color: var(--icf-fg);
  font: 600 12px/1.4 var(--icf-font);
}
.icf .icf-choices {
  display: flex;
  flex-wrap: wrap;
}
.icf .icf-quiet,
.icf .icf-plain-scores {
  margin: 0;
  overflow-wrap: anywhere;
  color: var(--icf-fg2);
}

/* --- dialogs --------------------------------------------------------------------------------------- */
.icf .icf-dialog {
  z-index: 2;
  width: calc(100% - 16px);
  max-width: 460px;
  margin: 8px auto;
  padding: 10px 14px 14px;
  border: 1px solid var(--icf-control);
  border-radius: 10px;
  background: var(--icf-bg);
  box-shadow: 0 6px 24px rgb(0 0 0 / 30%);
}
.icf .icf-dialog-head {
  display: flex;
  justify-content: space-between;
  align-items: center;
}
.icf .icf-dialog h2,
.icf .icf-dialog h3 {
  margin: 4px 0;
  color: var(--icf-fg);
  font: 650 15px/1.4 var(--icf-font);
}
.icf .icf-dialog h3 {
  font-size: 13px;
}
.icf .icf-form,
.icf .icf-seats {
  display: flex;
  flex-direction: column;
  gap: 8px;
}
.icf .icf-fields {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 8px;
}
.icf .icf-option,
.icf .icf-option label {
  display: flex;
  flex-direction: column;
  gap: 2px;
  color: var(--icf-fg2);
  font-size: 12px;
}
.icf .icf-option :is(input, select) {
  width: 100%;
}
.icf .icf-option small {
  font-size: 11px;
  line-height: 1.3;
}
.icf .icf-seat {
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  align-items: center;
}
.icf .icf-record {
  height: 130px;
}
.icf .icf-actions {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 8px;
}
.icf .icf-error {
  margin: 0;
  padding: 6px 8px;
  border-left: 4px solid var(--icf-bad);
  background: var(--icf-sunk);
  overflow-wrap: anywhere;
}
.icf .icf-text dl {
  margin: 0;
}
.icf .icf-text dt {
  margin-top: 6px;
  font-weight: 650;
}
.icf .icf-text dd {
  margin: 0;
}

/* --- narrow ------------------------------------------------------------------------------------------ */
@container (max-width: 640px) {
  .icf .icf-row {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  /* What a move begins with is near the board. */
  .icf .icf-trays {
    order: -2;
  }
  .icf .icf-tools {
    order: -1;
    gap: 2px;
  }
  .icf .icf-button {
    width: 44px;
    height: 40px;
  }
  .icf .icf-ends .icf-button {
    width: 44px;
    height: 32px;
  }
  .icf .icf-moves {
    max-height: 116px;
  }
  .icf .icf-move {
    padding-block: 4px;
  }
  .icf .icf-scores:not(:has(.icf-slotted)) {
    grid-template-columns: 1fr 1fr;
    column-gap: 14px;
  }
  .icf .icf-slotted {
    grid-template-columns: 22px minmax(96px, 1fr) minmax(0, auto);
  }
  .icf .icf-slot {
    width: 44px;
  }
  .icf .icf-name i {
    display: none;
  }
  .icf .icf-count {
    min-width: 0;
  }
  .icf .icf-note {
    display: none;
  }
  .icf :is(input, select, .icf-text-button) {
    min-height: 40px;
  }
}

@media (forced-colors: active) {
  .icf .icf-move[aria-current],
  .icf .icf-button[aria-pressed="true"],
  .icf .icf-thing[aria-pressed="true"] {
    outline: 2px solid Highlight;
  }
}
@media (prefers-reduced-motion: reduce) {
  .icf * {
    transition: none !important;
    animation: none !important;
  }
}
`;function Mt(i,t){if(!Ce(t))return t;let e=Ce(i)?{...i}:{};for(let[s,n]of Object.entries(t))n===null?delete e[s]:e[s]=Mt(e[s],n);return e}var Ce=i=>typeof i=="object"&&i!==null&&!Array.isArray(i);var $t=1e3,Ls=8e3,Qe=4e3,Ms=2e3,et=class{constructor(t,e={}){this.model=t,this.now=e.now??(()=>Date.now()),this.client=e.client??Ct(),this.waiting=[],this.seq=0,this.asking={},this.isLost=!1,this.againAt=0,this.wait=$t,this.isSilent=!1,this.pictureListeners=new Set,this.silenceListeners=new Set,this.timer=void 0,this.greeting=void 0;let s=a=>this.receive(a),n=()=>this.tell();t.on("msg:custom",s),t.on("change:_picture",n),e.signal?.addEventListener("abort",()=>{t.off("msg:custom",s),t.off("change:_picture",n),clearInterval(this.timer),clearTimeout(this.greeting)})}get picture(){return this.model.get("_picture")}hello(){this.post({kind:"hello",client:this.client,version:this.model.get("_version")}),clearTimeout(this.greeting),this.greeting=setTimeout(()=>{this.silence(!0),this.hello()},Qe)}send(t){return new Promise(e=>{let s={seq:++this.seq,intent:t,sentAt:this.now(),resolve:e};this.waiting.push(s),this.transmit(s),this.watch()})}ask(t,e){return new Promise(s=>{this.asking.next?.resolve(void 0),this.asking.next={move:t,revision:e,resolve:s},this.askNext()})}askNext(){let{sent:t,next:e}=this.asking;!e||t&&this.now()-t.at<Ms||(t?.resolve(void 0),this.asking={sent:{...e,at:this.now()}},this.post({kind:"ask",client:this.client,move:e.move,revision:e.revision}))}foresee({client:t,move:e,revision:s,preview:n,words:a}){let{sent:r}=this.asking;t!==this.client||!r||r.move!==e||r.revision!==s||(delete this.asking.sent,r.resolve({move:e,revision:s,preview:n,words:a}),this.askNext())}transmit({seq:t,intent:e}){this.post({kind:"intent",client:this.client,seq:t,intent:e})}post(t){try{this.model.send(t)}catch{}}watch(){this.timer===void 0&&(this.wait=$t,this.againAt=this.now()+this.wait,this.timer=setInterval(()=>this.tick(),$t))}tick(){let t=this.waiting[0];if(!t&&!this.isLost){clearInterval(this.timer),this.timer=void 0;return}let e=this.now();if(t&&e-t.sentAt>=Qe&&this.silence(!0),!(e<this.againAt)){this.wait=Math.min(this.wait*2,Ls),this.againAt=e+this.wait,this.isLost&&this.post({kind:"resync",client:this.client});for(let s of this.waiting)this.transmit(s)}}receive(t){if(t?.kind==="picture")this.show(t.picture,t.version);else if(t?.kind==="patch")this.patch(t);else if(t?.kind==="preview")this.foresee(t);else return;clearTimeout(this.greeting),this.silence(!1);for(let e of t.answers??[])this.settle(e)}patch({base:t,version:e,patch:s}){let n=this.model.get("_version");if(!(e<=n&&!this.isLost)){if(t!==n){this.isLost||this.post({kind:"resync",client:this.client}),this.isLost=!0,this.watch();return}this.show(Mt(this.picture,s),e)}}show(t,e){this.isLost=!1,this.model.set("_version",e),this.model.set("_picture",t)}tell(){for(let t of this.pictureListeners)t(this.picture)}settle(t){if(t.client!==this.client)return;let e=this.waiting.findIndex(n=>n.seq===t.seq);if(e<0)return;let[s]=this.waiting.splice(e,1);s.resolve(t)}silence(t){if(t!==this.isSilent){this.isSilent=t;for(let e of this.silenceListeners)e(t)}}};function Ct(){return[...crypto.getRandomValues(new Uint8Array(8))].map(t=>t.toString(16).padStart(2,"0")).join("")}function $s(){let i;return{initialize({model:t,signal:e}){i=new et(t,{signal:e})},render({model:t,el:e}){return Cs(t,e,i??=new et(t))}}}function Cs(i,t,e){let s=new AbortController,{signal:n}=s,a=`icf-${Ct()}`,r=me(t,n,"icefloe game",$e),o=F("icf-main",r.row),l=F("icf-side",r.row),c=F("icf-stage",o),d=h=>e.send(h),u=new ct(a,{signal:n,sendMove:h=>e.send({do:"move",move:h,revision:e.picture.revision}),say:h=>y.say(h),rest:()=>y.rest(),ask:h=>e.ask(h,e.picture.revision),selected:h=>y.select(h),focusBeside:h=>y.focusThing(h)});c.append(u.element);let m=i.get("_setup"),x=ue({host:c,id:a,setup:m,send:d,say:h=>y.say(h),picture:()=>e.picture}),y=Me({main:o,side:l,setup:m,send:d,preview:(h,k)=>u.preview(h??void 0,k??void 0),play:h=>u.play(h),dialogs:x,pick:(h,k)=>u.pickBeside(h,k),carry:(h,k)=>u.carry(h,k),shapeSvg:(h,k)=>zt(a,h,k)}),b,p=(h,k)=>{if(!h?.scene)return;let v=Jt(b,h);u.show(h.scene,{animated:k,isNews:h.revision!==b?.revision,step:v,trays:h.trays,player:h.turn.player}),b=h,y.update(h)},g=h=>p(h,!0),w=h=>y.silence(h);return e.pictureListeners.add(g),e.silenceListeners.add(w),ge(i.get("_still")),p(e.picture,!1),e.hello(),()=>{s.abort(),e.pictureListeners.delete(g),e.silenceListeners.delete(w),ye(i.get("_still")),t.replaceChildren()}}export{$s as default};
