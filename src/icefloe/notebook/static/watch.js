var A={palette:{light:{"sea-0":"#a9d6ea","sea-1":"#6fb1d1",wave:"#fff",frame:"#4d93b6","ice-0":"#fff","ice-1":"#e2f0f8",side:"#a3c8dc",cast:"#2b6f93",rim:"#fff",crack:"#b9d5e4",snow:"#fff","fish-0":"#185c80","fish-1":"#3d89aa",label:"#0d3a55",pick:"#0a56a8",advice:"#7429cf",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#1d6488",outline:"#10263a","advice-text":"#6a22c4",bad:"#b3261e",ok:"#1b7a3d",sunk:"#f2f6f9",hover:"#e6eef5",control:"#75889a",seal:"#8796a5","seal-2":"#5f6e7d",belly:"#e3eaef",hunter:"#f0832b","hunter-2":"#c2590f",face:"#f6cfa4",rope:"#e9cf9c",hull:"#c23b2e",sail:"#fff","sail-2":"#ffd874",whale:"#2b6ea6","whale-2":"#d9ecf7",free:"#0b6f69",patch:"#2f86ad",bed:"#0b3a57","rim-arrow":"#0d3a55",fall:"#b3261e","fall-text":"#fff",prize:"#1b7a3d","tree-text":"#1d242b","tree-quiet":"#56626e","tree-band":"#fafcfd","tree-line":"#d5dde3","tree-paper":"#fff","tree-pv":"#1976d2","tree-0":"#c8372d","tree-1":"#234a9e","tree-2":"#a87400","tree-3":"#1f8577","tree-4":"#7a68c8","tree-5":"#7a1f4c"},dark:{"sea-0":"#1d425b","sea-1":"#0d2233",wave:"#8fc4e2",frame:"#2c5673","ice-0":"#ccdbe6","ice-1":"#a9bfcf",side:"#64839a",cast:"#04101a",rim:"#eaf3f9",crack:"#8ba6b9",snow:"#dfeaf2","fish-0":"#0c4261","fish-1":"#25688a",label:"#c2dcec",pick:"#0a4c94",advice:"#6a22c4",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#8cc9e6",outline:"#dfe9f1","advice-text":"#c9adff",bad:"#ff8a80",ok:"#7bd396",sunk:"#1b2228",hover:"#2a343d",control:"#7c8f9f",seal:"#8796a5","seal-2":"#5f6e7d",belly:"#e3eaef",hunter:"#f0832b","hunter-2":"#c2590f",face:"#f6cfa4",rope:"#e9cf9c",hull:"#c23b2e",sail:"#fff","sail-2":"#ffd874",whale:"#2b6ea6","whale-2":"#d9ecf7",free:"#0b6f69",patch:"#3b86ad",bed:"#04101a","rim-arrow":"#a9cfe4",fall:"#b3261e","fall-text":"#fff",prize:"#1b7a3d","tree-text":"#e9edf0","tree-quiet":"#a9b4bd","tree-band":"#151a1e","tree-line":"#3a4249","tree-paper":"#1f262c","tree-pv":"#42a5f5","tree-0":"#f0857c","tree-1":"#86a8f5","tree-2":"#ffc933","tree-3":"#5cc9b9","tree-4":"#c3b8ff","tree-5":"#e58ab4"}},players:[{name:"red",p:"#c8372d",p2:"#8f1f18",ac:"#fff4dc",al:"#c8372d"},{name:"blue",p:"#234a9e",p2:"#152f69",ac:"#fff",al:"#10263a"},{name:"gold",p:"#ffc933",p2:"#c98a00",ac:"#3b2400",al:"#fff"},{name:"teal",p:"#2f9e8f",p2:"#1a6a5f",ac:"#ffc2cc",al:"#10263a"},{name:"lilac",p:"#ccc2ff",p2:"#8f80d6",ac:"#ff9d4d",al:"#10263a"},{name:"plum",p:"#520029",p2:"#8a2f5c",ac:"#ffe3a3",al:"#c8372d"}],gradients:{ice:{kind:"linear",x1:0,y1:0,x2:.25,y2:1,stops:[{offset:0,colour:"$ice-0"},{offset:1,colour:"$ice-1"}]},sea:{kind:"radial",cx:.5,cy:.42,r:.75,stops:[{offset:0,colour:"$sea-0"},{offset:1,colour:"$sea-1"}]},fish:{kind:"linear",x1:0,y1:0,x2:0,y2:1,stops:[{offset:0,colour:"$fish-0"},{offset:1,colour:"$fish-1"}]},shine:{kind:"linear",x1:0,y1:0,x2:1,y2:0,stops:[{offset:0,colour:"#fff",opacity:.3},{offset:.45,colour:"#fff",opacity:0},{offset:1,colour:"#000",opacity:.18}]}},styles:{sea:{fill:"@sea",stroke:"$frame","stroke-width":1.5},ink:{fill:"$ink"},white:{fill:"$white"},shine:{fill:"@shine"},"tile-cast":{fill:"$cast",opacity:.2},"tile-side":{fill:"$side",stroke:"$side","stroke-width":.8},"tile-plain-side":{fill:"$side",stroke:"$side","stroke-width":6.4,"stroke-linejoin":"round"},"tile-plain-top":{fill:"@ice",stroke:"@ice","stroke-width":6.2,"stroke-linejoin":"round"},"tile-top":{fill:"@ice",stroke:"$side","stroke-width":.6},"tile-rim":{fill:"none",stroke:"$rim","stroke-width":1,opacity:.75},"tile-crack":{fill:"none",stroke:"$crack","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},"tile-snow":{fill:"$snow",opacity:.8},"gone-rim":{fill:"none",stroke:"$wave","stroke-width":1,"stroke-dasharray":"2 4",opacity:.38},"gone-wave":{fill:"none",stroke:"$wave","stroke-width":1.3,"stroke-linecap":"round",opacity:.5},"fish-body":{fill:"@fish",stroke:"$fish-0","stroke-width":.7},"fish-fin":{fill:"$fish-0"},"fish-gill":{fill:"none",stroke:"$white","stroke-width":.8,"stroke-linecap":"round",opacity:.6},"fish-icon":{fill:"$fish-icon"},"fish-icon-eye":{fill:"$sunk"},"hex-icon":{fill:"none",stroke:"currentColor","stroke-width":6},shadow:{fill:"$ink",opacity:.22},feet:{fill:"$beak",stroke:"$ink","stroke-width":.9},beak:{fill:"$beak",stroke:"$ink","stroke-width":.7,"stroke-linejoin":"round"},wing:{fill:"$p2",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},body:{fill:"$p",stroke:"$ink","stroke-width":1.3,"stroke-linejoin":"round"},cloth:{fill:"$ac",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},stripe:{fill:"none",stroke:"$al","stroke-width":2},thread:{fill:"none",stroke:"$ink","stroke-width":.9,"stroke-linecap":"round"},seam:{fill:"none",stroke:"$al","stroke-width":.9,"stroke-linecap":"round",opacity:.55},pompon:{fill:"$white",stroke:"$ink","stroke-width":1},hat:{fill:"$hat",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},bow:{fill:"$ac",stroke:"$al","stroke-width":.7,"stroke-linejoin":"round"},"band-case":{fill:"none",stroke:"$ink","stroke-width":4.2,"stroke-linecap":"round"},band:{fill:"none",stroke:"$muffs","stroke-width":2.2,"stroke-linecap":"round"},hole:{fill:"$p","fill-opacity":.22,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"wake-case":{fill:"none",stroke:"$case","stroke-width":13,"stroke-linecap":"round",opacity:.55},wake:{fill:"none",stroke:"$p","stroke-width":8,"stroke-linecap":"round",opacity:.42},"ring-case":{fill:"none",stroke:"$ink","stroke-width":4.2},ring:{fill:"none",stroke:"$p","stroke-width":2.6},"pick-case":{fill:"none",stroke:"$case","stroke-width":6,opacity:.95},pick:{fill:"none",stroke:"$pick","stroke-width":3},"focus-case":{fill:"none",stroke:"$case","stroke-width":4},focus:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-dasharray":"4 3"},tint:{fill:"$pick",opacity:.09},dot:{fill:"$pick",stroke:"$case","stroke-width":1.6},"path-case":{fill:"none",stroke:"$case","stroke-width":5,"stroke-linecap":"round",opacity:.85},path:{fill:"none",stroke:"$pick","stroke-width":2.4,"stroke-dasharray":"5 4","stroke-linecap":"round"},"hint-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round",opacity:.95},aim:{fill:"$pick"},"aim-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round"},run:{fill:"$pick",opacity:.14},"run-edge":{fill:"none",stroke:"$pick","stroke-width":1.5,opacity:.6},"run-arrow":{fill:"none",stroke:"$pick","stroke-width":2.6,"stroke-linecap":"round","stroke-linejoin":"round"},"run-arrow-case":{fill:"none",stroke:"$case","stroke-width":5.6,"stroke-linecap":"round","stroke-linejoin":"round"},hint:{fill:"$advice"},"advice-case":{fill:"none",stroke:"$case","stroke-width":6.6,opacity:.95},advice:{fill:"none",stroke:"$advice","stroke-width":3.6},label:{fill:"$label","font-size":8,"font-weight":600,"text-anchor":"middle"},cell:{fill:"#fff","fill-opacity":0},bed:{fill:"$bed","fill-opacity":.14,stroke:"$wave","stroke-opacity":.35,"stroke-width":1.4,"stroke-linejoin":"round"},patch:{fill:"$patch","fill-opacity":.42,stroke:"$wave","stroke-opacity":.4,"stroke-width":1},ripple:{fill:"none",stroke:"$white","stroke-width":1.6,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.9},seal:{fill:"$seal",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"seal-spot":{fill:"$seal-2",opacity:.75},"seal-belly":{fill:"$belly"},whisker:{fill:"none",stroke:"$ink","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},coat:{fill:"$hunter",stroke:"$ink","stroke-width":1.4,"stroke-linejoin":"round"},hem:{fill:"none",stroke:"$hunter-2","stroke-width":1.7,"stroke-linecap":"round"},cheek:{fill:"$hunter",opacity:.5},face:{fill:"$face",stroke:"$ink","stroke-width":1.1},"rope-case":{fill:"none",stroke:"$ink","stroke-width":4.2},rope:{fill:"none",stroke:"$rope","stroke-width":2.2},mitten:{fill:"$hunter-2",stroke:"$ink","stroke-width":1.1},mast:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-linecap":"round"},sail:{fill:"$sail",stroke:"$ink","stroke-width":1.2,"stroke-linejoin":"round"},foresail:{fill:"$sail-2",stroke:"$ink","stroke-width":1.2,"stroke-linejoin":"round"},hull:{fill:"$hull",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"hull-line":{fill:"none",stroke:"$white","stroke-width":2},whale:{fill:"$whale",stroke:"$ink","stroke-width":1.5,"stroke-linejoin":"round"},"whale-belly":{fill:"$whale-2"},spout:{fill:"none",stroke:"$white","stroke-width":2.4,"stroke-linecap":"round"},free:{fill:"$free",stroke:"$free","stroke-width":1.4,"stroke-linejoin":"round"},"free-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round"},veil:{fill:"$ice-1",stroke:"$ice-1","stroke-width":1.6,"stroke-linejoin":"round",opacity:.6},clock:{fill:"$case",stroke:"$ink","stroke-width":1.3},"clock-hand":{fill:"none",stroke:"$ink","stroke-width":1.3,"stroke-linecap":"round","stroke-linejoin":"round"},bare:{fill:"none",stroke:"$ink","stroke-width":1.3,"stroke-dasharray":"2.6 2.4","stroke-linecap":"round",opacity:.5},entry:{fill:"$rim-arrow",stroke:"$rim-arrow","stroke-width":.9,"stroke-linejoin":"round",opacity:.62},"entry-last-case":{fill:"$case",stroke:"$ink","stroke-width":4,"stroke-linejoin":"round"},"entry-last":{fill:"$p",stroke:"$case","stroke-width":1.4,"stroke-linejoin":"round"},"drift-side":{fill:"$side",stroke:"$side","stroke-width":3.6,"stroke-linejoin":"round"},"drift-top":{fill:"@ice",stroke:"$rim","stroke-width":.8,"stroke-linejoin":"round"},"drift-to-case":{fill:"none",stroke:"$case","stroke-width":2.6,opacity:.5},"drift-to":{fill:"$pick","fill-opacity":.06,stroke:"$pick","stroke-width":1.3,"stroke-dasharray":"2.5 2.5"},"fall-under":{fill:"$sea-1",stroke:"$sea-1","stroke-width":2,"stroke-linejoin":"round"},"fall-place":{fill:"$bed","fill-opacity":.2,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-loss":{fill:"$fall","fill-opacity":.24,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-prize":{fill:"$prize","fill-opacity":.24,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"fall-pill":{fill:"$fall",stroke:"$case","stroke-width":1.2},"prize-pill":{fill:"$prize",stroke:"$case","stroke-width":1.2},"fall-word":{fill:"$fall-text","font-size":10,"font-weight":700,"text-anchor":"middle"},sunk:{fill:"$sea-1","fill-opacity":.6},"sunk-rim":{fill:"none",stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3",opacity:.8},"ripple-icon":{fill:"none",stroke:"$fish-icon","stroke-width":1.8,"stroke-linecap":"round","stroke-linejoin":"round"},"end-pole":{fill:"none",stroke:"$outline","stroke-width":3,"stroke-linecap":"round"},"end-flag":{fill:"$control",stroke:"$outline","stroke-width":2,"stroke-linejoin":"round"},"tree-ground":{fill:"$sunk",stroke:"$tree-line","stroke-width":1},"tree-band":{fill:"$tree-band"},"tree-band-name":{fill:"$tree-text","font-size":10,"font-weight":700},"tree-band-word":{fill:"$tree-quiet","font-size":10},"tree-edge":{fill:"none",stroke:"$control","stroke-width":1.5},"tree-edge-pv":{fill:"none",stroke:"$tree-pv","stroke-width":3.4,"stroke-linecap":"round"},"tree-edge-cut":{fill:"none",stroke:"$bad","stroke-width":1.5,"stroke-dasharray":"3 4"},"tree-edge-more":{fill:"none",stroke:"$control","stroke-width":1.2,"stroke-dasharray":"1 3.5","stroke-linecap":"round"},"tree-edge-future":{fill:"none",stroke:"$control","stroke-width":1.5,"stroke-dasharray":"1 4",opacity:.35},"tree-strike":{fill:"none",stroke:"$bad","stroke-width":2.4,"stroke-linecap":"round"},"tree-node-plain":{fill:"$tree-paper",stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round"},"tree-node-0":{fill:"$tree-0","fill-opacity":.14,stroke:"$tree-0","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-1":{fill:"$tree-1","fill-opacity":.14,stroke:"$tree-1","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-2":{fill:"$tree-2","fill-opacity":.14,stroke:"$tree-2","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-3":{fill:"$tree-3","fill-opacity":.14,stroke:"$tree-3","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-4":{fill:"$tree-4","fill-opacity":.14,stroke:"$tree-4","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-5":{fill:"$tree-5","fill-opacity":.14,stroke:"$tree-5","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-under":{fill:"$tree-paper"},"tree-node-now":{fill:"$tree-pv","fill-opacity":.2,stroke:"$tree-pv","stroke-width":3.6,"stroke-linejoin":"round"},"tree-node-end":{fill:"$tree-pv","fill-opacity":.12,stroke:"$tree-pv","stroke-width":2.4,"stroke-linejoin":"round"},"tree-node-future":{fill:"$tree-paper","fill-opacity":.5,stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round",opacity:.35},"tree-value":{fill:"$tree-text","font-size":14,"font-weight":700,"text-anchor":"middle"},"tree-value-long":{fill:"$tree-text","font-size":12,"font-weight":700,"text-anchor":"middle"},"tree-value-more":{fill:"$tree-quiet","font-size":9.5,"text-anchor":"middle"},"tree-window":{fill:"$tree-paper",stroke:"$tree-line","stroke-width":1},"tree-window-text":{fill:"$tree-quiet","font-size":9.5,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-case":{fill:"none",stroke:"$tree-band","stroke-width":4,"stroke-linejoin":"round","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move":{fill:"$tree-quiet","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-pv":{fill:"$tree-pv","font-size":10,"font-weight":700,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-future":{fill:"$tree-quiet",opacity:.4,"font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-cut":{fill:"$tree-band",stroke:"$bad","stroke-width":1.4,"stroke-dasharray":"3 3"},"tree-cut-text":{fill:"$bad","font-size":10,"font-weight":600,"text-anchor":"middle"},"tree-why":{fill:"$bad"},"tree-why-text":{fill:"$tree-paper","font-size":9.5,"font-weight":700,"text-anchor":"middle"},"tree-more-text":{fill:"$tree-quiet","font-size":10,"text-anchor":"middle"}},shapes:{"tile-0":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M-19,6q4,-4 9,-2q3,4 -1,6q-6,1 -8,-4Z"},{tag:"path",style:"tile-crack",d:"M-17,-9L-9,-6L-6,1M-9,-6L-4,-11"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-1":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M8,-17q6,-1 9,4q-4,4 -8,2q-3,-2 -1,-6Z"},{tag:"path",style:"tile-crack",d:"M16,-12L10,-5L12,2M10,-5L4,-4"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-2":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M9,8q6,-3 9,0q-1,6 -6,6q-4,-1 -3,-6Z"},{tag:"path",style:"tile-crack",d:"M-14,13L-8,8L-9,2M-8,8L0,9"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-plain":{box:[-25,-29,50,65],parts:[{tag:"path",style:"tile-plain-side",transform:"translate(0,4.4)",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"},{tag:"path",style:"tile-plain-top",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"}]},gone:{box:[-27,-30,54,60],plain:"gone-plain",parts:[{tag:"path",style:"gone-rim",d:"M-4.3,-22.1Q0,-24.6 4.3,-22.1L17,-14.8Q21.3,-12.3 21.3,-7.3L21.3,7.3Q21.3,12.3 17,14.8L4.3,22.1Q0,24.6 -4.3,22.1L-17,14.8Q-21.3,12.3 -21.3,7.3L-21.3,-7.3Q-21.3,-12.3 -17,-14.8Z"},{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"gone-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"fish-big":{box:[-12,-7,24,14],plain:"fish-plain",parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2C-7.4,-2.2 -9.4,-4.4 -11.6,-4.6C-10.6,-2.4 -10.5,2.2 -11.6,4.6C-9.4,4.3 -7.4,2.1 -5,.2ZM-2.6,-3.6C-.6,-6.4 2,-6.2 3.4,-4.4Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"path",style:"fish-gill",d:"M3,-3.9Q1,-.2 2.8,3.4M-1.6,.8Q-3.6,2.6 -4.4,1"},{tag:"circle",style:"white",cx:6.1,cy:-1.2,r:1.45},{tag:"circle",style:"ink",cx:6.4,cy:-1.2,r:.75}]},"fish-plain":{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2L-11.6,-4.6Q-10.4,0 -11.6,4.6L-5,.2Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"circle",style:"white",cx:6.2,cy:-1.2,r:1.2}]},"fish-small":{box:[-7,-4,14,8],parts:[{tag:"path",style:"fish-fin",d:"M-3,0L-6.4,2.7Q-5.6,0 -6.4,-2.7ZM-4.2,0C-2.4,-3.2 3,-3.7 5.8,0C3,3.6 -2.4,3.2 -4.2,0Z"},{tag:"circle",style:"white",cx:3.1,cy:-.7,r:.8}]},"fish-1":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.6,-1.6) rotate(-8) scale(1.42)"}]},"fish-2":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-3,-9) rotate(-6) scale(1.14)"},{tag:"use",shape:"fish-big",transform:"translate(3.4,4.2) rotate(-6) scale(1.14)"}]},"fish-3":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-1,-14.2) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(4,-3.6) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(-2.6,7) rotate(-4) scale(0.94)"}]},"fish-4":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-9.8,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(-9.8,3.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,3.6) rotate(-4) scale(0.84)"}]},"fish-5":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.4,-15.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,7) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,7) rotate(-4) scale(0.78)"}]},"fish-6":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-8.9,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-7.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(9.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-8.9,7.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,7.2) rotate(-4) scale(0.72)"}]},"fish-7":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-7.2,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,7.2) rotate(-4) scale(0.62)"}]},"fish-8":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,7.2) rotate(-4) scale(0.62)"}]},"fish-9":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-13.9,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,7) rotate(-4) scale(0.59)"}]},"fish-1-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(0.5,14.6) scale(1)"}]},"fish-2-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-5.5,14.6) scale(0.95)"},{tag:"use",shape:"fish-small",transform:"translate(6.5,14.6) scale(0.95)"}]},"fish-3-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-10.2,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(0.4,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(11,14.4) scale(0.84)"}]},"fish-4-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-12,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(-3.8,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(4.4,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(12.6,14.4) scale(0.66)"}]},"fish-5-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-4.2,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(4.8,17.8) scale(0.6)"}]},"fish-6-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-8.7,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,17.8) scale(0.6)"}]},"fish-7-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-7.7,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(8.3,17.6) scale(0.56)"}]},"fish-8-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-11.4,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.6,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.2,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12,17.6) scale(0.55)"}]},"fish-9-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-14.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-7.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(7.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(15.5,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-11.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-3.5,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(4.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(11.7,17.6) scale(0.53)"}]},fish:{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-icon",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0ZM-5.6,0L-11.6,4.8Q-10.4,0 -11.6,-4.8Z"},{tag:"circle",style:"fish-icon-eye",cx:6,cy:-1.2,r:1.3}]},hex:{box:[-30,-30,60,60],parts:[{tag:"path",style:"hex-icon",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"penguin-trunk":{box:[-18,-46,36,50],plain:"penguin-trunk-plain",parts:[{tag:"ellipse",style:"shadow",cx:0,cy:.2,rx:12,ry:3.1},{tag:"ellipse",style:"feet",cx:-4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"ellipse",style:"feet",cx:4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"path",style:"wing",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"shine",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5C6.4,-20.5 8.6,-12.6 7.2,-6.4C6.2,-2.2 3,-1.2 0,-1.2C-3,-1.2 -6.2,-2.2 -7.2,-6.4C-8.6,-12.6 -6.4,-20.5 0,-20.5ZM0,-30.2C1.6,-33.2 7.4,-32.4 7.4,-27.8C7.4,-24 4,-21.8 0,-21.8C-4,-21.8 -7.4,-24 -7.4,-27.8C-7.4,-32.4 -1.6,-33.2 0,-30.2Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"circle",style:"white",cx:-2.8,cy:-28.6,r:.55},{tag:"circle",style:"white",cx:4,cy:-28.6,r:.55},{tag:"path",style:"beak",d:"M-2.9,-26.2Q0,-27.4 2.9,-26.2Q1.4,-22.8 0,-22.4Q-1.4,-22.8 -2.9,-26.2Z"}]},"penguin-trunk-plain":{box:[-18,-46,36,50],parts:[{tag:"path",style:"feet",d:"M-.5,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0ZM9.3,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0Z"},{tag:"path",style:"body",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5a7.5,9.7 0 0 1 0,19.3a7.5,9.7 0 0 1 0,-19.3ZM0,-30.2a4,4.2 0 0 0 -7.4,2.4a7.4,6 0 0 0 14.8,0a4,4.2 0 0 0 -7.4,-2.4Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"path",style:"beak",d:"M-2.9,-26.2H2.9L0,-22.4Z"}]},"penguin-a":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M3.2,-20.4L9.4,-21.4L10.8,-9.6L5,-8.4Z"},{tag:"path",style:"stripe",d:"M5.6,-11.9L10.5,-12.7"},{tag:"path",style:"thread",d:"M5.1,-8.8v2.4M7,-9v2.4M8.9,-9.3v2.4M10.6,-9.7v2.2"},{tag:"path",style:"cloth",d:"M-10.4,-24.4C-5,-20.9 5,-20.9 10.4,-24.4C12.2,-23 12,-19.6 10.6,-18.6C5,-15.6 -5,-15.6 -10.6,-18.6C-12,-19.6 -12.2,-23 -10.4,-24.4Z"},{tag:"path",style:"stripe",d:"M-5.6,-22.2L-6.4,-17M5.6,-22.2L6.4,-17"}]},"penguin-b":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"hat",d:"M-9.4,-31.5C-9.4,-43 9.4,-43 9.4,-31.5Z"},{tag:"path",style:"seam",d:"M-3.6,-39.2L-4.2,-32M3.6,-39.2L4.2,-32"},{tag:"rect",style:"cloth",x:-10.8,y:-34.4,width:21.6,height:4.6,rx:2.3},{tag:"circle",style:"cloth",cx:0,cy:-41,r:3.7}]},"penguin-c":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"bow",d:"M0,-19.6L-9.8,-24.4C-11.4,-21.4 -11.4,-17.2 -9.8,-14.6ZM0,-19.6L9.8,-24.4C11.4,-21.4 11.4,-17.2 9.8,-14.6Z"},{tag:"rect",style:"bow",x:-2.5,y:-22.1,width:5,height:5,rx:1.7},{tag:"path",style:"body",d:"M-1.6,-35.2C-4,-40 1,-41.5 2.6,-39.6C1.2,-39.2 1,-37 2,-35.2Z"}]},"penguin-d":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"band-case",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"path",style:"band",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"ellipse",style:"cloth",cx:-11,cy:-27.4,rx:4.3,ry:5.2},{tag:"ellipse",style:"cloth",cx:11,cy:-27.4,rx:4.3,ry:5.2},{tag:"path",style:"seam",d:"M-11,-30v5.2M11,-30v5.2"}]},"penguin-e":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M-8.8,-32C-5.6,-35.2 -1.6,-40.4 0,-43.4C1.6,-40.4 5.6,-35.2 8.8,-32C4,-29.8 -4,-29.8 -8.8,-32Z"},{tag:"path",style:"seam",d:"M-5,-33.8Q0,-31.8 5,-33.8M-2.6,-37.2Q0,-36 2.6,-37.2"},{tag:"circle",style:"pompon",cx:0,cy:-43,r:2.6}]},"penguin-f":{box:[-19,-46,38,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M-7.6,-33C-8,-42.6 8,-42.6 7.6,-33Z"},{tag:"path",style:"stripe",d:"M-7.4,-34.6Q0,-32.8 7.4,-34.6"},{tag:"path",style:"cloth",d:"M-15.6,-32.2C-8,-35.2 8,-35.2 15.6,-32.2C17,-30.4 15,-29 12.4,-29.4C5,-31.4 -5,-31.4 -12.4,-29.4C-15,-29 -17,-30.4 -15.6,-32.2Z"}]},cell:{box:[-27,-30,54,60],parts:[{tag:"path",style:"cell",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"}]},patch:{box:[-27,-30,54,60],parts:[{tag:"path",style:"patch",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},seal:{box:[-24,-24,48,48],plain:"seal-plain",parts:[{tag:"path",style:"seal",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"path",style:"seal-belly",d:"M16.6,3C16.8,8.6 14,12 6,12H-4C4,9.6 7.6,4 7.8,.4C10,2.8 14,4 16.6,3Z"},{tag:"ellipse",style:"seal-spot",cx:-8.6,cy:4,rx:2.2,ry:1.4},{tag:"ellipse",style:"seal-spot",cx:-3.2,cy:1.4,rx:1.7,ry:1.2},{tag:"ellipse",style:"seal-spot",cx:-12.6,cy:7.6,rx:1.6,ry:1.1},{tag:"ellipse",style:"seal-spot",cx:-4.6,cy:7.2,rx:1.5,ry:1},{tag:"path",style:"seal",d:"M4.4,7C1,8.6 -3,11.2 -4.6,14.2C.4,15 6.2,14 9,10.6Z"},{tag:"ellipse",style:"seal-belly",cx:10,cy:-5.2,rx:5.2,ry:3.6},{tag:"circle",style:"ink",cx:5.2,cy:-9.6,r:1.8},{tag:"circle",style:"ink",cx:14.4,cy:-9.4,r:1.8},{tag:"circle",style:"white",cx:5.8,cy:-10.3,r:.65},{tag:"circle",style:"white",cx:15,cy:-10.1,r:.65},{tag:"ellipse",style:"ink",cx:10,cy:-7,rx:2.1,ry:1.4},{tag:"path",style:"whisker",d:"M10,-5.8v1.5M7.6,-4.2q1.2,1.3 2.4,0q1.2,1.3 2.4,0M6,-5.6l-5,-.8M6,-4.4l-4.8,1M14,-5.6l5,-.8M14,-4.4l4.8,1"}]},"seal-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"seal",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"ellipse",style:"seal-belly",cx:10,cy:-5.2,rx:5.2,ry:3.6},{tag:"circle",style:"ink",cx:5.2,cy:-9.6,r:1.8},{tag:"circle",style:"ink",cx:14.4,cy:-9.4,r:1.8},{tag:"ellipse",style:"ink",cx:10,cy:-7,rx:2.1,ry:1.4}]},hunter:{box:[-24,-24,48,48],plain:"hunter-plain",parts:[{tag:"path",style:"mitten",d:"M-7,10.4h5.6v3.2q-2.8,1 -5.6,0ZM1.4,10.4h5.6v3.2q-2.8,1 -5.6,0Z"},{tag:"path",style:"coat",d:"M-7.6,-1.2C-12.2,.6 -14.2,4.6 -13.4,8L-9.8,7.6C-9.8,5 -8.8,3.2 -6.8,2.2Z"},{tag:"path",style:"coat",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11Z"},{tag:"path",style:"hem",d:"M-9.6,8.6Q0,10.8 9.6,8.6M0,-1.2V6.6"},{tag:"circle",style:"mitten",cx:-11.8,cy:9,r:2.5},{tag:"ellipse",style:"rope-case",cx:14.2,cy:8.8,rx:3.2,ry:4.6},{tag:"ellipse",style:"rope",cx:14.2,cy:8.8,rx:3.2,ry:4.6},{tag:"path",style:"coat",d:"M7.6,-1.2C11.4,-.6 14,1.4 15,3.8L11.6,5.6C10.4,4 8.8,3.2 6.8,3Z"},{tag:"circle",style:"mitten",cx:14,cy:4.4,r:2.5},{tag:"path",style:"coat",d:"M0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:6.7,ry:6.1},{tag:"circle",style:"ink",cx:-2.5,cy:-10.8,r:1.15},{tag:"circle",style:"ink",cx:2.5,cy:-10.8,r:1.15},{tag:"ellipse",style:"cheek",cx:-4.4,cy:-8.3,rx:1.5,ry:1.1},{tag:"ellipse",style:"cheek",cx:4.4,cy:-8.3,rx:1.5,ry:1.1},{tag:"path",style:"whisker",d:"M-2.4,-7.6Q0,-5.4 2.4,-7.6"}]},"hunter-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"coat",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:6.7,ry:6.1},{tag:"circle",style:"ink",cx:-2.5,cy:-10.8,r:1.15},{tag:"circle",style:"ink",cx:2.5,cy:-10.8,r:1.15}]},boat:{box:[-24,-24,48,48],plain:"boat-plain",parts:[{tag:"path",style:"mast",d:"M-1.4,-19.4V3"},{tag:"path",style:"hull",d:"M-1.4,-20.6l5.6,2l-5.6,2Z"},{tag:"path",style:"sail",d:"M.6,-15.6C7.6,-12 10.8,-6.6 11.2,-1.2L.6,-.4Z"},{tag:"path",style:"foresail",d:"M-3.2,-14.2C-7.8,-10.4 -10,-5.8 -10.4,-1.4L-3.2,-.6Z"},{tag:"path",style:"hull",d:"M-18,2.4H18C16.8,8.6 13.2,12.6 9,12.6H-10C-14.4,12.6 -17.4,8.2 -18,2.4Z"},{tag:"path",style:"hull-line",d:"M-16.7,5.4H16.6"},{tag:"path",style:"ripple",d:"M-21.6,13.2q3.6,-3.6 7.2,0t7.2,0t7.2,0t7.2,0t7.2,0t7.2,0"}]},"boat-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"mast",d:"M-1.4,-19.4V3"},{tag:"path",style:"sail",d:"M.6,-17.4C8,-13 10.8,-7 11.2,-1.2L.6,-.4Z"},{tag:"path",style:"hull",d:"M-18,2.4H18C16.8,8.6 13.2,12.6 9,12.6H-10C-14.4,12.6 -17.4,8.2 -18,2.4Z"}]},whale:{box:[-24,-24,48,48],plain:"whale-plain",parts:[{tag:"path",style:"spout",d:"M-3,-11.8C-3.6,-17 -8,-18.6 -10.4,-16.4M-3,-11.8C-2.6,-17.4 1.4,-19.4 4.4,-17"},{tag:"path",style:"whale",d:"M-19,2C-18.4,-7 -9,-11.6 -1,-10.4C6,-9.4 9,-3.4 13,-2.8C14.4,-4 13.8,-8 11,-10.6C14.6,-11.8 17.4,-9.6 17.9,-7.6C18.8,-9.8 21,-10.6 23,-9.4C21.6,-7 20,-4 19.6,-.6C19,6.6 10,12 -1,12C-11,12 -19.4,9.4 -19,2Z"},{tag:"path",style:"whale-belly",d:"M-18.2,4.2C-12,6.8 -2,7.4 5.4,5.2C2.4,9.2 -1,11 -4,11.2C-11.6,11 -17.2,8.6 -18.2,4.2Z"},{tag:"path",style:"whisker",d:"M-15,6.4q1,2.4 3,3.6M-10,7.6q.6,2.2 2,3.4M-5,7.6q.2,2 1,3.2"},{tag:"path",style:"seal-spot",d:"M-4,4.2C-1,3.6 2,4.4 3.4,8.4C.4,9.4 -2.6,7.8 -4,4.2Z"},{tag:"circle",style:"ink",cx:-11.6,cy:0,r:1.9},{tag:"circle",style:"white",cx:-11,cy:-.7,r:.7}]},"whale-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"whale",d:"M-19,2C-18.4,-7 -9,-11.6 -1,-10.4C6,-9.4 9,-3.4 13,-2.8C14.4,-4 13.8,-8 11,-10.6C14.6,-11.8 17.4,-9.6 17.9,-7.6C18.8,-9.8 21,-10.6 23,-9.4C21.6,-7 20,-4 19.6,-.6C19,6.6 10,12 -1,12C-11,12 -19.4,9.4 -19,2Z"},{tag:"path",style:"whale-belly",d:"M-18.2,4.2C-12,6.8 -2,7.4 5.4,5.2C2.4,9.2 -1,11 -4,11.2C-11.6,11 -17.2,8.6 -18.2,4.2Z"},{tag:"circle",style:"ink",cx:-11.6,cy:0,r:1.9}]},"double-arrow":{box:[-24,-24,48,48],plain:"double-arrow-plain",parts:[{tag:"path",style:"free-case",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"},{tag:"path",style:"free",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"}]},"double-arrow-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"free",d:"M-18,0L-9.4,-8.4V-3.4H9.4V-8.4L18,0L9.4,8.4V3.4H-9.4V8.4Z"}]},"seal-waiting":{box:[-24,-24,48,48],plain:"seal-waiting-plain",parts:[{tag:"use",shape:"seal"},{tag:"path",style:"veil",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6ZM4.4,7C1,8.6 -3,11.2 -4.6,14.2C.4,15 6.2,14 9,10.6Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"seal-waiting-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M-19.6,6C-21.8,3 -21,-.8 -18.6,-2.6C-17.6,-.4 -16.4,1.6 -13.8,2C-9.4,-1.6 -5,-1.6 -2.4,-6.4C-.6,-13.6 4,-16.4 9.2,-16C15.4,-15.4 18.8,-10.4 17.6,-4.6C16.8,-.6 17.6,2.4 17.4,6.2C17,11 13,12.8 6,12.8H-9C-15,12.8 -18.4,10 -19.6,6Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-waiting":{box:[-24,-24,48,48],plain:"hunter-waiting-plain",parts:[{tag:"use",shape:"hunter"},{tag:"path",style:"veil",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4ZM-7.6,-1.2C-12.2,.6 -14.2,4.6 -13.4,8L-9.8,7.6C-9.8,5 -8.8,3.2 -6.8,2.2ZM7.6,-1.2C11.4,-.6 14,1.4 15,3.8L11.6,5.6C10.4,4 8.8,3.2 6.8,3ZM-7,10.4h5.6v3.2q-2.8,1 -5.6,0ZM1.4,10.4h5.6v3.2q-2.8,1 -5.6,0ZM11,8.8a3.2,4.6 0 1 0 6.4,0a3.2,4.6 0 1 0 -6.4,0Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-waiting-plain":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M-10.6,11C-11.4,3.4 -8,-4.6 0,-4.6C8,-4.6 11.4,3.4 10.6,11Q0,13.6 -10.6,11ZM0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4Z"},{tag:"circle",style:"clock",cx:15.5,cy:11,r:6},{tag:"path",style:"clock-hand",d:"M15.5,7.6V11L17.9,12.6"}]},"hunter-bare":{box:[-24,-24,48,48],parts:[{tag:"path",style:"bare",d:"M0,-20.4C3,-20.4 9.8,-17.6 9.6,-10.4C9.4,-5 5.4,-2.6 0,-2.6C-5.4,-2.6 -9.4,-5 -9.6,-10.4C-9.8,-17.6 -3,-20.4 0,-20.4ZM-8.6,-1.4C-10.8,3 -11,7.4 -10.6,11Q0,13.6 10.6,11C11,7.4 10.8,3 8.6,-1.4M-4,-14L4,-6M4,-14L-4,-6"}]},"floe-blank":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-0"}]},"floe-arrow":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-1"},{tag:"use",shape:"double-arrow",transform:"translate(0,-1.5)"}]},"floe-seal":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-2"},{tag:"use",shape:"seal",transform:"translate(0,-1.5)"}]},"floe-hunter":{box:[-27,-30,54,65],parts:[{tag:"use",shape:"tile-1"},{tag:"use",shape:"hunter",transform:"translate(0,-1.5)"}]},entry:{box:[-10,-10,20,20],plain:"entry-plain",parts:[{tag:"circle",style:"cell",cx:0,cy:0,r:10},{tag:"path",style:"entry",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"entry-plain":{box:[-10,-10,20,20],parts:[{tag:"path",style:"entry",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"entry-last":{box:[-10,-10,20,20],parts:[{tag:"path",style:"entry-last-case",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"},{tag:"path",style:"entry-last",d:"M-5.4,-3.5L6,0L-5.4,3.5L-3.2,0Z"}]},"fall-blank":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-0",transform:"translate(0,-4) scale(.9)"}]},"fall-arrow":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"floe-arrow",transform:"translate(0,-4) scale(.9)"}]},"fall-seal-floe":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-2",transform:"translate(0,-4) scale(.9)"}]},"fall-hunter-floe":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-place",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"tile-1",transform:"translate(0,-4) scale(.9)"}]},"fall-seal":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-loss",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"seal",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"fall-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-whale":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-loss",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"whale",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"fall-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-hunter":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-prize",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"hunter",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"prize-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},"fall-boat":{box:[-28,-30,56,60],parts:[{tag:"path",style:"fall-under",d:"M0,-30L26,-15V15L0,30L-26,15V-15Z"},{tag:"path",style:"fall-prize",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"use",shape:"boat",transform:"translate(0,-4) scale(.9)"},{tag:"path",style:"prize-pill",d:"M-18.5,10.5h37a8.5,8.5 0 0 1 0,17h-37a8.5,8.5 0 0 1 0,-17Z"}]},sunk:{box:[-27,-30,54,62],parts:[{tag:"path",style:"sunk",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"},{tag:"path",style:"sunk-rim",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},enemy:{box:[-20,-18,40,36],parts:[{tag:"path",style:"coat",d:"M-8.4,3.4C-9,-2 -6,-6.4 0,-6.4C6,-6.4 9,-2 8.4,3.4Z"},{tag:"path",style:"coat",d:"M0,-17.4C5.6,-17.4 8,-13.6 7.6,-9.6C7.2,-6 4,-4.4 0,-4.4C-4,-4.4 -7.2,-6 -7.6,-9.6C-8,-13.6 -5.6,-17.4 0,-17.4Z"},{tag:"ellipse",style:"face",cx:0,cy:-10,rx:5.2,ry:4.6},{tag:"circle",style:"ink",cx:-2,cy:-10.4,r:1},{tag:"circle",style:"ink",cx:2,cy:-10.4,r:1},{tag:"path",style:"whisker",d:"M-1.8,-8Q0,-6.6 1.8,-8"},{tag:"path",style:"hull",d:"M-17,1.6H17C15.8,8 12.4,12 8.6,12H-9.6C-13.6,12 -16.4,7.8 -17,1.6Z"},{tag:"path",style:"hull-line",d:"M-15.6,4.8H15.6"},{tag:"path",style:"ripple-icon",d:"M-18,13.2q3,-3 6,0t6,0t6,0t6,0t6,0t6,0"}]},"end-turn":{box:[-20,-20,40,40],parts:[{tag:"path",style:"end-pole",d:"M-9,-15V15"},{tag:"path",style:"end-flag",d:"M-9,-14H12L6.6,-6.4L12,1.2H-9Z"}]},"hole-last":{box:[-27,-30,54,60],plain:"hole-last-plain",parts:[{tag:"path",style:"hole",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},"ring-last":{box:[-27,-30,54,60],plain:"ring-last-plain",parts:[{tag:"path",style:"ring-case",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"},{tag:"path",style:"ring",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"}]},"hole-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"hole",d:"M0,-25.6L22.2,-12.8L22.2,12.8L0,25.6L-22.2,12.8L-22.2,-12.8Z"}]},"ring-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"ring-case",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"},{tag:"path",style:"ring",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"}]},"ring-advice":{box:[-27,-30,54,60],parts:[{tag:"path",style:"advice-case",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"},{tag:"path",style:"advice",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"}]},"mark-tint":{box:[-27,-30,54,60],parts:[{tag:"path",style:"tint",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"mark-dot":{box:[-6,12,12,12],parts:[{tag:"circle",style:"dot",cx:0,cy:18.2,r:5}]},"mark-pick":{box:[-27,-30,54,60],parts:[{tag:"path",style:"pick-case",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"},{tag:"path",style:"pick",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"}]},"mark-focus":{box:[-27,-30,54,60],parts:[{tag:"path",style:"focus-case",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"},{tag:"path",style:"focus",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"}]},"mark-run":{box:[-27,-30,54,60],parts:[{tag:"path",style:"run",d:"M-3.9,-24.8Q0,-27 3.9,-24.8L19.5,-15.8Q23.4,-13.5 23.4,-9L23.4,9Q23.4,13.5 19.5,15.8L3.9,24.8Q0,27 -3.9,24.8L-19.5,15.8Q-23.4,13.5 -23.4,9L-23.4,-9Q-23.4,-13.5 -19.5,-15.8Z"},{tag:"path",style:"run-edge",d:"M-3.9,-24.8Q0,-27 3.9,-24.8L19.5,-15.8Q23.4,-13.5 23.4,-9L23.4,9Q23.4,13.5 19.5,15.8L3.9,24.8Q0,27 -3.9,24.8L-19.5,15.8Q-23.4,13.5 -23.4,9L-23.4,-9Q-23.4,-13.5 -19.5,-15.8Z"}]},"run-arrow":{box:[-7,-7,14,14],parts:[{tag:"path",style:"run-arrow-case",d:"M-4,0h7.2M-.2,-3.7l4.4,3.7l-4.4,3.7"},{tag:"path",style:"run-arrow",d:"M-4,0h7.2M-.2,-3.7l4.4,3.7l-4.4,3.7"}]},"mark-tint-entry":{box:[-10,-10,20,20],parts:[]},"mark-dot-entry":{box:[-10,-10,20,20],parts:[{tag:"path",style:"dot",d:"M-6.4,-4.6L8,0L-6.4,4.6L-3.8,0Z"}]},"mark-focus-entry":{box:[-13,-13,26,26],parts:[{tag:"circle",style:"focus-case",cx:0,cy:0,r:11},{tag:"circle",style:"focus",cx:0,cy:0,r:11}]},"tree-strike":{box:[-8,-10,16,18],parts:[{tag:"path",style:"tree-strike",d:"M-6,-8L6,0M-6,-2L6,6"}]},"tree-cut":{box:[-17,-12,34,24],parts:[{tag:"rect",style:"tree-cut",x:-17,y:-12,width:34,height:24,rx:12}]}}};var O=A.shapes,ht=A.gradients,Xt=A.styles;function dt(){let r=Object.entries(A.palette).map(([e,s])=>ft(`.icf[data-icf-theme="${e}"]`,s)),t=A.players.map(({name:e,...s},i)=>ft(`.icf .icf-p${i}`,s));return[...r,...t].join(`
`)}function ft(r,t){let e=Object.entries(t).map(([s,i])=>`--icf-${s}:${i}`);return`${r}{${e.join(";")}}`}function D(r,t){let e=String(r);return e.startsWith("$")?`var(--icf-${e.slice(1)})`:e.startsWith("@")?`url(#${t}-${e.slice(1)})`:e}function S(r,t){return Object.entries(Xt[r]??{}).map(([e,s])=>`${e}:${D(s,t)}${e==="font-size"?"px":""}`).join(";")}function pt(r){let t=r.ownerDocument,e=t.body.dataset.jpThemeLight??r.closest("[data-jp-theme-light]")?.getAttribute("data-jp-theme-light");if(e)return e==="false";let s=t.body.className;if(/vscode-(dark|light|high-contrast)/.test(s))return!/vscode-(high-contrast-)?light/.test(s);let{theme:i}=t.documentElement.dataset,a=i??t.documentElement.getAttribute("theme");return a==="dark"||a==="light"?a==="dark":matchMedia("(prefers-color-scheme: dark)").matches}var B=globalThis[Symbol.for("icefloe stills")]??=new Map;function ut(r,t,e,s){r.classList.add("icf-host");let i=T("icf",r);i.setAttribute("role","group"),i.setAttribute("aria-label",e),i.dataset.lmSuppressShortcuts="true";let a=document.createElement("style");a.textContent=`${dt()}
${s}`,i.append(a),i.addEventListener("keydown",c=>c.stopPropagation(),{signal:t});let n=()=>{i.dataset.icfTheme=pt(i)?"dark":"light"};n();let o=new MutationObserver(n),l={attributes:!0,attributeFilter:["data-jp-theme-light","class","data-theme","theme"]};return o.observe(document.body,l),o.observe(document.documentElement,l),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",n,{signal:t}),t.addEventListener("abort",()=>o.disconnect()),{root:i,row:T("icf-row",i)}}function T(r,t){let e=document.createElement("div");return e.className=r,t.append(e),e}function gt(r){if(!r)return;let t=B.get(r)??{count:0,style:document.createElement("style")};t.count+=1,t.style.textContent=`.${r},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${r}){display:none}`,document.head.append(t.style),B.set(r,t)}function mt(r){let t=B.get(r);!t||--t.count>0||(t.style.remove(),B.delete(r))}var yt=`/* Everything is under .icf, whose theme is data-icf-theme; the tokens --icf-* come from look.json. */
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
`;var xt=`/* A watched search. Sizes inside the tree are its own units. */
.icf.icf-watch {
  max-width: 1240px;
}
.icf .icf-pane {
  position: relative;
  overflow: hidden;
  border: 1px solid var(--icf-line);
  border-radius: 10px;
  background: var(--icf-sunk);
}
.icf .icf-tree {
  width: 100%;
  touch-action: pan-y;
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;
  outline: none;
}
.icf .icf-tree:active {
  cursor: grabbing;
}
.icf .icf-tree text {
  font-family: var(--icf-font);
  fill: var(--icf-fg);
  text-anchor: middle;
}
.icf .icf-bands rect {
  fill: var(--icf-bg);
  opacity: 0.6;
}
.icf .icf-tags {
  pointer-events: none;
}
.icf .icf-tags rect {
  fill: var(--icf-sunk);
}
.icf .icf-tags .icf-tag,
.icf .icf-tags .icf-tagword {
  text-anchor: start;
  font-size: 11px;
  font-weight: 700;
}
.icf .icf-tags .icf-tagword {
  fill: var(--icf-fg2);
  font-weight: 400;
}

/* --- nodes and edges ----------------------------------------------------- */
.icf .icf-tnode {
  cursor: pointer;
  outline: none;
}
.icf .icf-tshape {
  fill: color-mix(in srgb, var(--icf-p, var(--icf-fg2)) 14%, var(--icf-bg));
  stroke: color-mix(in srgb, var(--icf-p, var(--icf-fg2)) 86%, var(--icf-fg));
  stroke-width: 2;
  stroke-linejoin: round;
}
.icf .icf-tleaf .icf-tshape {
  fill: var(--icf-bg);
  stroke: var(--icf-fg2);
  stroke-width: 1.4;
}
.icf .icf-tree .icf-tvalue {
  font-size: 14px;
  font-weight: 700;
}
.icf .icf-tree .icf-tleaf .icf-tvalue {
  font-size: 13px;
}
.icf .icf-tree .icf-tmove {
  fill: var(--icf-fg2);
  font: 10.5px var(--icf-mono);
  stroke: var(--icf-bg);
  stroke-width: 3px;
  paint-order: stroke;
}
.icf .icf-tpill {
  fill: var(--icf-bg);
  stroke: var(--icf-line);
}
.icf .icf-tree .icf-tpilltext {
  fill: var(--icf-fg2);
  font: 10px var(--icf-mono);
}
.icf .icf-tfold {
  fill: var(--icf-bg);
  stroke: var(--icf-control);
  stroke-dasharray: 1 3;
  stroke-linecap: round;
}
.icf .icf-tree .icf-tfoldtext {
  fill: var(--icf-fg2);
  font-size: 11px;
}
.icf .icf-tedge path {
  fill: none;
  stroke: color-mix(in srgb, var(--icf-fg2) 75%, var(--icf-bg));
  stroke-width: 1.3;
}
.icf .icf-tedge.icf-ton path {
  stroke: var(--icf-fg);
  stroke-width: 2.2;
}
.icf .icf-tedge.icf-tline path {
  stroke: var(--icf-brand);
  stroke-width: 3.6;
}
.icf .icf-tstub {
  fill: var(--icf-bg);
  stroke: var(--icf-bad);
  stroke-width: 1.4;
  stroke-dasharray: 3 3;
}
.icf .icf-tree .icf-tcut {
  fill: var(--icf-bad);
  font-size: 11px;
  font-weight: 700;
}
.icf .icf-tree .icf-tsaved {
  fill: var(--icf-bad);
  font-size: 10px;
}
.icf .icf-twhy {
  fill: var(--icf-bad);
}
.icf .icf-tree .icf-twhytext {
  fill: var(--icf-bg);
  font-size: 10px;
  font-weight: 700;
}
.icf .icf-tedge.icf-tout path {
  stroke: var(--icf-bad);
  stroke-dasharray: 3 3;
}
.icf .icf-tedge.icf-tout .icf-tstruck {
  stroke-width: 2;
  stroke-dasharray: none;
}
.icf .icf-callout {
  pointer-events: none;
}
.icf .icf-callout :is(rect, path) {
  fill: var(--icf-bad);
}
.icf .icf-tree .icf-callout text {
  fill: var(--icf-bg);
  font-size: 11.5px;
  font-weight: 600;
}
.icf .icf-tfuture {
  opacity: 0.28;
}
.icf .icf-tedge.icf-tfuture path {
  stroke-dasharray: 1 4;
}
.icf .icf-tedge.icf-tfuture .icf-tstruck {
  display: none;
}
.icf .icf-tcurrent .icf-tshape {
  fill: color-mix(in srgb, var(--icf-brand) 24%, var(--icf-bg));
  stroke: var(--icf-brand);
  stroke-width: 4;
}
.icf .icf-tnode:focus-visible .icf-tshape,
.icf .icf-tnode:focus-visible :is(.icf-tstub, .icf-tfold) {
  stroke: var(--icf-fg);
  stroke-width: 4;
  stroke-dasharray: none;
}
.icf .icf-minimap {
  display: block;
  width: 100%;
  height: 44px;
  border-top: 1px solid var(--icf-line);
  background: var(--icf-bg);
  color: var(--icf-fg2);
  cursor: crosshair;
}

/* --- controls ------------------------------------------------------------------ */
.icf .icf-player {
  display: flex;
  gap: 6px;
  align-items: center;
}
.icf .icf-player .icf-button {
  flex: none;
}
.icf .icf-slider {
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  accent-color: var(--icf-brand);
}
.icf .icf-counter {
  min-width: 76px;
  color: var(--icf-fg2);
  font: 12px var(--icf-mono);
  text-align: right;
  white-space: nowrap;
}
.icf .icf-treetools {
  align-items: center;
}
.icf .icf-speed {
  font: 600 12px var(--icf-font);
}
.icf .icf-find {
  display: flex;
  gap: 6px;
  align-items: center;
  margin-left: auto;
}
.icf .icf-find .icf-field {
  width: 110px;
}
.icf .icf-matches {
  min-width: 44px;
  color: var(--icf-fg2);
  font: 12px var(--icf-mono);
}
.icf.icf-watch .icf-status {
  min-height: 56px;
}

/* --- beside the tree ----------------------------------------------------------------- */
.icf .icf-boardhead {
  display: flex;
  gap: 8px;
  justify-content: space-between;
  align-items: baseline;
  margin-bottom: 6px;
}
.icf .icf-stale .icf-board {
  opacity: 0.75;
}
.icf .icf-countcards {
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
}
.icf .icf-countcards b {
  display: block;
  overflow: hidden;
  font-size: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.icf .icf-countcards .icf-long {
  font-size: 12px;
  line-height: 22px;
}
.icf .icf-countcards span {
  color: var(--icf-fg2);
  font-size: 12px;
}
.icf .icf-watch .icf-card > .icf-head:first-child,
.icf.icf-watch .icf-card > .icf-head:first-child {
  margin-top: 0;
}
.icf .icf-plain {
  text-transform: none;
}
.icf .icf-crumbs {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--icf-fg2);
}
.icf .icf-rows {
  max-height: 232px;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--icf-control) transparent;
}
.icf .icf-rows table {
  width: 100%;
  border-collapse: collapse;
  border: 0;
  font: 12px/1.5 var(--icf-mono);
  font-variant-numeric: tabular-nums;
}
.icf .icf-rows :is(th, td) {
  padding: 1px 4px;
  background: none;
  text-align: right;
}
.icf .icf-rows :is(th, td):first-child {
  padding-left: 0;
  text-align: left;
}
.icf .icf-rows th {
  color: var(--icf-fg2);
  font-weight: 400;
}
.icf .icf-rows tr,
.icf .icf-rows tr:hover {
  background: none;
}
.icf .icf-rows .icf-active td {
  background: var(--icf-hover);
}
.icf .icf-rows .icf-bestrow td {
  color: var(--icf-brand);
  font-weight: 700;
}
.icf .icf-legend ul {
  margin: 0;
  padding-left: 16px;
  color: var(--icf-fg2);
  font-size: 12px;
}

@container (max-width: 640px) {
  .icf .icf-find {
    margin-left: 0;
  }
  .icf .icf-treetools {
    order: 0;
  }
}
@media (forced-colors: active) {
  .icf .icf-tcurrent .icf-tshape {
    stroke: Highlight;
  }
}
`;function d(r,t={},e=[]){let s=document.createElement(r);for(let[i,a]of Object.entries(t))a===void 0||a===!1||(i.startsWith("on")?s.addEventListener(i.slice(2),a):s.setAttribute(i,a===!0?"":String(a)));return s.append(...e),s}function M(r,t){r.textContent!==t&&(r.textContent=t)}function Z(r,t,e){e===void 0||e===!1?r.removeAttribute(t):r.getAttribute(t)!==String(e)&&r.setAttribute(t,e===!0?"":String(e))}function et({outline:r}){let t=0;return r.map(([e,s],i)=>{let[a,n]=r[(i+1)%r.length],o=Math.hypot(a-e,n-s),l={x:(a-e)/o,y:(n-s)/o},c={x:e,y:s,length:o,start:t,along:l,inward:{x:-l.y,y:l.x}};return t+=o,c})}function ee(r){return et(r).reduce((t,{length:e})=>t+e,0)/r.points}function N(r,t){let e=t*ee(r),s=et(r),i=s.filter(({start:n})=>n<=e+1e-9).at(-1)??s[0],a=e-i.start;return{x:i.x+i.along.x*a,y:i.y+i.along.y*a,inward:i.inward}}function R(r,{at:t,angle:e}){let{inward:s}=N(r,t),i=e*Math.PI/180;return{x:s.x*Math.cos(i)-s.y*Math.sin(i),y:s.x*Math.sin(i)+s.y*Math.cos(i)}}function bt(r,t){let e=N(r,t.at),s=R(r,t),i=et(r).map(({x:a,y:n,inward:o})=>{let l=s.x*o.x+s.y*o.y,c=(a-e.x)*o.x+(n-e.y)*o.y;return l<-1e-9?c/l:1/0});return Math.min(...i)}function st(r,t,e,s,i=4.4){let a=s-5.3*i;return`M${[[e,-.5],[a,-.9],[a-.55*i,-2.8],[s,0],[a-.55*i,2.8],[a,.9],[e,.5]].map(([l,c])=>{let[f,h]=[r.x+t.x*l-t.y*c*i,r.y+t.y*l+t.x*c*i];return`${wt(f)},${wt(h)}`}).join("L")}Z`}var wt=r=>Math.round(r*10)/10;var se="http://www.w3.org/2000/svg";function u(r,t={},e=[]){let s=document.createElementNS(se,r);for(let[i,a]of Object.entries(t))a!==void 0&&s.setAttribute(i,String(a));return s.append(...e),s}function kt(r,t){return(O[r]?.parts??[]).map(({tag:e,style:s,shape:i,transform:a,...n})=>{if(e==="use")return u("g",{transform:a},kt(i??"",t));let o=Object.fromEntries(Object.entries(n).map(([l,c])=>[l,D(c,t)]));return u(e,{...o,transform:a,style:s&&S(s,t)})})}function ie(r){return Object.entries(ht).map(([t,{kind:e,stops:s,...i}])=>u(`${e}Gradient`,{id:`${r}-${t}`,...i},s.map(a=>u("stop",{offset:a.offset,style:`stop-color:${D(a.colour,r)};stop-opacity:${a.opacity??1}`}))))}function vt(r){let t=Object.keys(O).map(e=>u("g",{id:`${r}-s-${e}`},kt(e,r)));return u("defs",{},[...ie(r),...t])}var z=(r,t)=>u("use",{href:`#${t}-s-${r}`});var Q=(r,t,e=1,s=0)=>`translate(${r}px, ${t}px)${s?` rotate(${s}deg)`:""} scale(${e})`;function ae({duration:r,items:t},e){let s=Math.max(...Object.values(t).map(i=>i.length))/3-1;return s>0?r*(t[e].length/3-1)/s:0}function Lt(r,t,{scale:e=1,sinks:s=!1,rides:i}={}){let a=i?re(r.items[t],i):r.items[t],n=ae(r,t),o=n+(s?380:0),l=a.length/3,c=[],f=a[2];for(let m=0;m<l;m++){let[g,y,w]=a.slice(3*m,3*m+3);f+=ne(w-f);let b=l>1&&o?n*m/(l-1)/o:0;c.push({transform:Q(g,y,e,f),opacity:1,offset:b})}let[h,p]=a.slice(-3);return s?c.push({transform:Q(h,p+10,e*.9,f),opacity:0,offset:1}):l===1&&c.push({...c[0],offset:1}),{keyframes:c,duration:o}}var re=(r,{dx:t,dy:e,angle:s=0})=>r.map((i,a)=>[i+t,i+e,s][a%3]),ne=r=>r-360*Math.round(r/360);var it={width:1,height:1,label:"",layers:[],items:{},actions:{}},k=r=>({x:r.x??0,y:r.y??0});var I=r=>r!==void 0&&"then"in r,oe=r=>r!==void 0&&"aim"in r,Mt=r=>r!==void 0&&"move"in r,$t=r=>I(r)||oe(r);var at=(r,t)=>t!==void 0&&!r.items[t];function Zt(r,t,e){let s=le(r,t,e),i=new Set(s.values()),a=new Map(Object.entries(r.items).filter(([f])=>!i.has(f)&&(s.has(f)||!t.items[f]))),n=Object.entries(t.items).filter(([f])=>!s.has(f)&&(i.has(f)||!r.items[f])),o=[...s].map(([f,h])=>Ct(f,h,r,t)),l=o.filter(({item:f,before:h})=>f.at&&h.at&&f.at!==h.at),c=[...o];for(let[f,h]of n){let p=r.items[f]?void 0:ce(h,a,n);if(p===void 0){c.push({kind:"enter",key:f,item:h,...Qt(l.find(m=>h.at&&m.before.at===h.at))});continue}c.push(Ct(f,p,r,t)),a.delete(p)}for(let[f,h]of Object.entries(t.items)){let p=r.items[f];p&&!s.has(f)&&!i.has(f)&&!fe(p,h)&&c.push({kind:"change",key:f,item:h,before:p})}for(let[f,h]of a)c.push({kind:"leave",key:f,item:h,...Qt(l.find(p=>h.at&&p.item.at===h.at))});return c}function le(r,t,e){let s=e==="back"?Object.entries(r.moved??{}).map(([n,o])=>[o,n]):Object.entries(t.moved??{}).filter(([n,o])=>e==="on"||!r.items[n]&&!t.items[o]),i=new Map,a=new Set;for(let[n,o]of s){let[l,c]=[r.items[o],t.items[n]];!l||!c||n===o||a.has(o)||l.layer!==c.layer||!l.shape!=!c.shape||(i.set(n,o),a.add(o))}return i}var Ct=(r,t,e,s)=>({kind:"move",key:r,from:t,item:s.items[r],before:e.items[t]});function Qt(r){if(!r)return{};let[t,e]=[k(r.before),k(r.item)];return{by:{x:e.x-t.x,y:e.y-t.y}}}function ce(r,t,e){if(r.player===void 0||r.shape===void 0||e.filter(([,i])=>At(i,r)).length>2)return;let s=[...t].filter(([,i])=>At(i,r));return s.sort((i,a)=>St(i[1],r)-St(a[1],r)),s[0]?.[0]}var At=(r,t)=>r.layer===t.layer&&r.shape===t.shape&&r.player===t.player&&!r.path&&!t.path;function St(r,t){let e=k(r),s=k(t);return Math.hypot(e.x-s.x,e.y-s.y)}function fe(r,t){let e=Object.keys(r);return e.length!==Object.keys(t).length?!1:e.every(s=>Array.isArray(r[s])?r[s].join()===t[s]?.join?.():r[s]===t[s])}var he=52,Et=18,de=26,V=260,rt="cubic-bezier(.3,0,.2,1)",pe=r=>Math.min(140+35*r/he,420),W=class{constructor(t){this.id=t,this.root=u("svg",{class:"icf-board",role:"application",tabindex:"-1"},[vt(t)]),this.scene=it,this.nodes=new Map,this.layers=new Map,this.ghosts=u("g",{class:"icf-ghosts"}),this.targetMarks=u("g"),this.markedFor="",this.marked=new Map,this.put=void 0,this.running=new Map,this.pushedAt=void 0,this.frames=void 0,this.painted=new Set,this.covered=new Set}show(t,e,s){this.finish(this.painted),this.clearMarks();let i=this.scene;this.scene=t,this.root.setAttribute("viewBox",`0 0 ${t.width} ${t.height}`),this.root.setAttribute("aria-label",t.label),this.arrangeLayers(t.layers);let a=e&&i!==it&&!U();this.frames=a&&s==="on"?t.frames:void 0;let n=Zt(i,t,s),o=n.map(l=>this.take(l));n.forEach((l,c)=>this.apply(l,o[c],a))}take(t){if(t.kind!=="leave"&&t.kind!=="move")return;let e=t.kind==="move"?t.from:t.key,s=this.nodes.get(e);return this.nodes.delete(e),s}arrangeLayers(t){for(let i of t)this.layers.has(i)||this.layers.set(i,u("g",{class:`icf-layer-${i}`}));let e=t.map(i=>this.layers.get(i)),s=t.indexOf("pieces")+1||t.length;e.splice(s,0,this.ghosts),e.some((i,a)=>this.root.children[a+1]!==i)&&this.root.append(...e)}apply(t,e,s){let{kind:i,key:a,item:n}=t;i==="leave"?e&&this.leave(a,e,s,t.by):i==="change"?this.change(a,n,s):e?this.move(a,e,n,s):this.enter(a,n,s,i==="enter"?t.by:void 0)}enter(t,e,s,i){let a={element:u("g",{"data-key":t}),item:e,...k(e)};this.nodes.set(t,a),this.dress(t,a),this.insert(a);let n=i&&{x:a.x-i.x,y:a.y-i.y};n&&this.pushedAt!==void 0?this.slide(a,n,s,{duration:V,since:this.pushedAt}):s&&this.wayOf(t,e)?this.travel(t,a):n?this.slide(a,n,s,{duration:V}):s&&e.layer!=="sea"&&this.run(a.element,[{opacity:0},{opacity:1}],{duration:120})}leave(t,e,s,i){let{element:a,item:n}=e;a.removeAttribute("data-key"),a.classList.add("icf-leaving");let o=()=>a.remove();s&&this.wayOf(t,n)&&!this.scene.items[t]?this.travel(t,e,o):!s||!(n.label||n.at&&!n.text)?o():this.sink(e,this.painted.has(a)?void 0:i,o)}sink(t,e,s){let{element:i,item:a}=t,[n,o]=[t.x+(e?.x??0),t.y+(e?.y??0)],l=e?this.frames?.duration??V:0,c=[{transform:Q(n,o,a.scale,a.angle),opacity:1,offset:l/(l+380),easing:"ease-in"},{transform:Q(n,o+10,(a.scale??1)*.9,a.angle),opacity:0,offset:1}],f={transform:Q(t.x,t.y,a.scale,a.angle),opacity:1,offset:0,easing:rt},h=this.timeLeft(i),p={duration:l+380,delay:e?0:Math.max(120,h),fill:h?"none":"backwards"};this.run(i,l?[f,...c]:c,p,s)}timeLeft(t){let s=[...this.running].filter(([,i])=>!t||i===t).map(([i])=>i).map(({effect:i,currentTime:a})=>Number(i?.getComputedTiming().endTime)-Number(a??0));return Math.max(0,...s)}wayOf(t,{at:e}){return[t,e].find(s=>s&&this.frames?.items[s])}travel(t,e,s){let i=this.frames,{item:a}=e,n=this.wayOf(t,a),o=n===t?void 0:ue(i.items[n],a,s!==void 0),{keyframes:l,duration:c}=Lt(i,n,{scale:a.scale,sinks:s!==void 0,rides:o}),f=l.length===2?rt:"linear",h=this.run(e.element,l,{duration:c,easing:f},s);this.pushedAt!==void 0&&(h.currentTime=Math.min(performance.now()-this.pushedAt,c))}change(t,e,s){let i=this.nodes.get(t);if(!i)return;let a={x:i.x,y:i.y};i.item=e,Object.assign(i,k(e)),this.dress(t,i);let n=a.x!==i.x||a.y!==i.y;n&&this.insert(i),s&&this.wayOf(t,e)?this.travel(t,i):n&&this.slide(i,a,s)}move(t,e,s,i){let a={x:e.x,y:e.y};e.item=s,Object.assign(e,k(s)),e.element.setAttribute("data-key",t),this.nodes.set(t,e),this.dress(t,e),this.insert(e),i&&this.wayOf(t,s)?this.travel(t,e):this.slide(e,a,i)}slide(t,e,s,{duration:i,since:a}={}){let n=Math.hypot(t.x-e.x,t.y-e.y);if(!s||n<1)return;let o=[e,t].map(({x:c,y:f})=>({transform:Q(c,f,t.item.scale,t.item.angle)}));i??=this.frames?.duration??pe(n);let l=this.run(t.element,o,{duration:i,easing:rt});a!==void 0&&(l.currentTime=Math.min(performance.now()-a,i))}dress(t,{element:e,item:s,x:i,y:a}){e.setAttribute("transform",v(i,a,s.scale,s.angle));let n=[s.player===void 0?"":`icf-p${s.player}`,s.label?"icf-place":""];e.setAttribute("class",n.join(" ").trim()),e.replaceChildren(...this.content(s)),s.label?(e.setAttribute("aria-label",s.label),e.hasAttribute("tabindex")||e.setAttribute("tabindex","-1")):e.setAttribute("aria-hidden","true"),e.style.pointerEvents=s.label||s.at&&s.shape?"":"none",e.setAttribute("data-place",s.label?t:s.at??"")}content(t){if(t.shape)return[z(t.shape,this.id)];if(t.text){let e=u("text",{style:(t.styles??[]).map(s=>S(s,this.id)).join(";")});return e.textContent=t.text,[e]}return(t.styles??[]).map(e=>u("path",{d:t.path,style:S(e,this.id)}))}insert(t){let e=this.layers.get(t.item.layer),s=n=>n.y*1e4+n.x,i;for(let n of this.nodes.values())n===t||n.element.parentNode!==e||s(n)<=s(t)||(!i||s(n)<s(i))&&(i=n);let a=i?.element??null;t.element.parentNode===e&&t.element.nextSibling===a||e.insertBefore(t.element,a)}nameRoles(t,e){for(let[s,{element:i,item:a}]of this.nodes){let n=a.label?s:a.at;if(!n)continue;let o=this.scene.actions[n],l=o!==void 0||t.includes(n)?"button":"img",c=$t(o)||e&&t.includes(n)?"none":"";i.classList.contains("icf-can")!==(l==="button")&&i.classList.toggle("icf-can"),i.style.touchAction!==c&&(i.style.touchAction=c),a.label&&i.getAttribute("role")!==l&&i.setAttribute("role",l)}}mark(t,e,s){let i=this.targets(t);this.clearMarks(i);let a=this.layers.get("marks");a&&(this.markTargets(a,i,t.over),t.selected&&this.addMark(a,t.selected,["mark-pick"]),s?this.aim(a,t.selected,s.aiming,s.preview??void 0):e&&t.focus&&this.addMark(a,t.focus,["mark-focus"]),t.over&&i.includes(t.over)&&this.preview(a,t.selected,t.over),this.nameRoles(i,at(this.scene,t.selected)))}targets({selected:t}){let e=t===void 0?void 0:this.scene.actions[t];return I(e)?Object.keys(e.then):e?[]:Object.keys(this.scene.actions).filter(s=>Mt(this.scene.actions[s]))}addMark(t,e,s){let i=this.scene.items[e];if(!i)return;let{x:a,y:n}=k(i),o=s.map(f=>O[`${f}-${i.shape}`]?`${f}-${i.shape}`:f),l=v(a,n,1,o.join()===s.join()?0:i.angle),c=u("g",{transform:l,class:"icf-mark"},o.map(f=>z(f,this.id)));return t.append(c),c}addPath(t,e,s){t.append(u("g",{class:"icf-mark"},s.map(i=>u("path",{d:e,style:S(i,this.id)}))))}preview(t,e,s){let i=k(this.scene.items[s]);if(this.travelling(e)&&e){let l=k(this.scene.items[e]),c=Nt(l,i,24);c&&this.addPath(t,c,["path-case","path"])}let n=this.scene.previews?.[s];n&&this.foretell(t,n);let o=this.ghost(e);if(o){let l=this.standing(o,i);l.classList.add(at(this.scene,e)?"icf-coming":"icf-ghost"),this.ghosts.append(l);let c=Ot(n);c&&this.addPath(this.ghosts,st({x:i.x+o.dx,y:i.y+o.dy},c,-4,60),["aim-case","aim"])}this.cover(s)}foretell(t,e){let{run:s=[],dx:i=0,dy:a=0,items:n={}}=e,o=Ot(e);for(let l of s){let c=this.scene.items[l];if(!c||(this.addMark(t,l,["mark-run"]),!o))continue;let{x:f,y:h}=k(c),p=v(f+i/2+o.y*Et,h+a/2-o.x*Et,1,Tt(o));this.ghosts.append(u("g",{class:"icf-mark",transform:p},[z("run-arrow",this.id)]))}for(let l of Object.values(n)){let{x:c,y:f}=k(l),h=l.player===void 0?"":` icf-p${l.player}`;t.append(u("g",{class:`icf-mark${h}`,transform:v(c,f,l.scale,l.angle)},this.content(l)))}}aim(t,e,s,i){let a=this.scene.actions[e??""];if(!a||!("aim"in a))return;let n=N(a.aim,s.at),o=R(a.aim,s),l=bt(a.aim,s),c=Nt(n,{x:n.x+o.x*l,y:n.y+o.y*l},0);c&&this.addPath(t,c,["path-case","path"]),i&&this.foretell(t,i);let f=this.behind(a,s);f&&(f.classList.add("icf-coming"),this.ghosts.append(f)),this.addPath(this.ghosts,st(n,o,-4,60),["aim-case","aim"])}behind({aim:t,ghost:e},s){if(!e)return;let{x:i,y:a}=N(t,s.at),n=v(i,a,1,Tt(R(t,s))),o=v(e.dx??-de,e.dy??0,e.scale,e.angle);return u("g",{class:`icf-mark icf-p${e.player??0}`,transform:`${n} ${o}`},this.content(e))}standing({item:t,dx:e,dy:s},i){let a=v(i.x+e,i.y+s,t.scale,t.angle);return u("g",{class:`icf-mark icf-p${t.player??0}`,transform:a},this.content(t))}travelling(t){let e=t===void 0?void 0:this.scene.actions[t];return I(e)&&e.mover?this.nodes.get(e.mover):void 0}ghost(t){let e=t===void 0?void 0:this.scene.actions[t];if(I(e)&&e.ghost)return{item:e.ghost,dx:e.ghost.dx??0,dy:e.ghost.dy??0};let s=this.travelling(t);if(s&&t){let a=k(this.scene.items[t]),n=k(s.item);return{item:s.item,dx:n.x-a.x,dy:n.y-a.y}}let i=e?void 0:this.scene.ghost;return i&&{item:i,dx:i.dx??0,dy:i.dy??0}}cover(t){for(let[e,{element:s,item:i}]of this.nodes)i.at!==t||!i.under||(s.replaceChildren(z(i.under,this.id)),this.covered.add(e))}markTargets(t,e,s){e.length&&!this.targetMarks.parentNode&&t.prepend(this.targetMarks);for(let i of e){let a=i===s?["mark-tint"]:["mark-tint","mark-dot"],n=this.marked.get(i);if(n?.isOver===(i===s))continue;n?.element.remove();let o=this.addMark(this.targetMarks,i,a);o&&this.marked.set(i,{element:o,isOver:i===s})}}clearMarks(t=[]){t.join()!==this.markedFor&&(this.targetMarks.replaceChildren(),this.marked.clear(),this.markedFor=t.join()),this.layers.get("marks")?.replaceChildren(...this.marked.size?[this.targetMarks]:[]),this.ghosts.replaceChildren();for(let e of this.covered){let s=this.nodes.get(e);s&&s.element.replaceChildren(...this.content(s.item))}this.covered.clear()}paintMove(t,e){this.finish(),this.frames=void 0,this.clearMarks();let s=this.scene.items[e];if(!s)return;let i=k(s),a=this.ghost(t),n=this.travelling(t),{run:o=[],dx:l=0,dy:c=0}=this.scene.previews?.[e]??{};(l||c)&&(this.pushedAt=performance.now());for(let f of this.nodes.values())f.item.at&&o.includes(f.item.at)&&this.paint(f,{x:f.x+l,y:f.y+c},V);if(n&&a)this.paint(n,{x:i.x+a.dx,y:i.y+a.dy}),this.cover(e);else if(a){let[f,h]=[i.x+l,i.y+c],m={element:this.puts(this.standing(a,{x:f,y:h}),a.item),item:a.item,x:f+a.dx,y:h+a.dy};this.slide(m,{x:m.x-l,y:m.y-c},!U(),{duration:V}),this.cover(e)}}paintAim(t,e){this.finish(),this.clearMarks();let s=this.behind(t,e);s&&t.ghost&&this.puts(s,t.ghost)}paint(t,e,s){let i={x:t.x,y:t.y};Object.assign(t,e),t.element.setAttribute("transform",v(t.x,t.y,t.item.scale,t.item.angle)),this.insert(t),this.slide(t,i,!U(),{duration:s}),this.painted.add(t.element)}puts(t,e){return this.put?.remove(),this.put=t,(this.layers.get(e.layer)??this.ghosts).append(t),t}settlePending(){this.painted.clear(),this.pushedAt=void 0,this.put?.remove(),this.put=void 0;for(let t of this.nodes.values()){let{x:e,y:s}=k(t.item);if(t.x===e&&t.y===s)continue;let i={x:t.x,y:t.y};Object.assign(t,{x:e,y:s}),t.element.setAttribute("transform",v(e,s,t.item.scale,t.item.angle)),this.insert(t),this.slide(t,i,!U())}}drag(t,e){let s=this.travelling(t),i=this.ghost(t);!s||!i||(Object.assign(s,{x:e.x+i.dx,y:e.y+i.dy}),s.element.setAttribute("transform",v(s.x,s.y,s.item.scale,s.item.angle)),s.element.classList.add("icf-dragged"),s.element.style.pointerEvents="none")}endDrag(t){let e=this.travelling(t);e&&(e.element.classList.remove("icf-dragged"),e.element.style.pointerEvents="")}run(t,e,s,i){let a=t.animate(e,{fill:"backwards",...s});return this.running.set(a,t),a.onfinish=()=>{this.running.delete(a),i?.()},a}finish(t){for(let[e,s]of[...this.running]){if(t?.has(s))continue;let{onfinish:i}=e;e.onfinish=null,e.finish(),i?.call(e,void 0)}}},U=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,v=(r,t,e=1,s=0)=>`translate(${r},${t})${s?` rotate(${s})`:""}${e===1?"":` scale(${e})`}`;function ue(r,t,e){let[s,i]=e?r:r.slice(-3);return{dx:(t.x??0)-s,dy:(t.y??0)-i,angle:t.angle}}function Ot({dx:r=0,dy:t=0}={words:""}){let e=Math.hypot(r,t);return e?{x:r/e,y:t/e}:void 0}var Tt=({x:r,y:t})=>Math.round(Math.atan2(t,r)*1800/Math.PI)/10;function Nt(r,t,e){let s=Math.hypot(t.x-r.x,t.y-r.y);if(s<=2*e)return"";let i=a=>`${r.x+(t.x-r.x)*a/s},${r.y+(t.y-r.y)*a/s}`;return`M${i(e)}L${i(s-e)}`}var ge={undo:"M4.5,8.5H12a4,4 0 0 1 0,8H8M7.6,5.2L4.2,8.5L7.6,11.8",redo:"M15.5,8.5H8a4,4 0 0 0 0,8h4M12.4,5.2L15.8,8.5L12.4,11.8",pause:"M6.8,4.5v11M13.2,4.5v11",resume:"M6.5,4.2v11.6l9.5,-5.8Z",step:"M13.5,4.5v11M5,4.5L11,10L5,15.5Z",hint:"M7.3,13.2c0,-1.6 -2.3,-2.6 -2.3,-5.5a5,5 0 0 1 10,0c0,2.9 -2.3,3.9 -2.3,5.5ZM7.8,16.2h4.4M8.8,18.3h2.4",new:"M16,10a6,6 0 1 1 -1.8,-4.3M16.2,3v3.6h-3.6",resign:"M5,3.5v13.5M5,4.5h10l-2.4,3.2L15,11H5",save:"M10,3v9.5M6.2,9L10,12.8L13.8,9M4,14v2.5h12V14",load:"M10,13V3.5M6.2,7.2L10,3.4L13.8,7.2M4,14v2.5h12V14",hide:"M2.5,10c3.6,-5.6 11.4,-5.6 15,0c-3.6,5.6 -11.4,5.6 -15,0ZM10,7.6a2.4,2.4 0 1 1 -.01,0ZM4,16.5L16,3.5",help:"M7.2,7.4c.2,-3.8 5.8,-3.8 5.8,-.2c0,2.2 -2.9,2.4 -2.9,4.6M10.1,15.4v.3",inspect:"M3,5h9M3,10h6M3,15h5M13.2,9.8a2.9,2.9 0 1 1 -.01,0ZM15.3,14.8l2.4,2.4",first:"M5.5,4.5v11M14.5,4.5L8,10l6.5,5.5",last:"M14.5,4.5v11M5.5,4.5L12,10L5.5,15.5",copy:"M7,7h9v9.5H7ZM4,13V3.5h9",back:"M12.5,4.5L7,10l5.5,5.5",forward:"M7.5,4.5L13,10l-5.5,5.5",cut:"M5,5.5a2.2,2.2 0 1 0 .01,0M5,14.5a2.2,2.2 0 1 0 .01,0M6.8,8.8L16.5,15.5M6.8,13.6L16.5,4.5",better:"M4,14.5L8.5,9l3,3L16.5,5M12.5,5h4v4",game:"M4,4.5h12v11H4ZM7.2,7.5v.1M12.8,12.5v.1M10,10v.1",few:"M10,3.5v4M10,7.5L4.5,13M10,7.5V13M10,7.5L15.5,13M4.5,16v.1M10,16v.1M15.5,16v.1",closer:"M10,5v10M5,10h10",farther:"M5,10h10",fit:"M4,8V4h4M12,4h4v4M16,12v4h-4M8,16H4v-4",find:"M9,4a5,5 0 1 1 -.01,0ZM12.8,12.8L17,17",close:"M5,5l10,10M15,5L5,15"},nt=r=>u("svg",{viewBox:"0 0 20 20",class:"icf-icon","aria-hidden":"true",focusable:"false"},[u("path",{d:ge[r]})]);var me={refused:"✕",trouble:"!",result:"★",info:""};function zt(){let r=d("span",{class:"icf-sign","aria-hidden":"true"}),t=d("span",{class:"icf-words"}),e=d("span",{class:"icf-note"}),s=d("div",{class:"icf-status",role:"status","aria-live":"polite"},[r,t,e]),i="";return{element:s,say({move:a,words:n,note:o="",kind:l="info"}){let c=JSON.stringify([a,n,o,l]);c!==i&&(i=c,s.dataset.kind=l,r.textContent=me[l]??"",t.replaceChildren(...a?[d("b",{},[a]),` ${n}`]:[n]),e.textContent=o)}}}var ye={1:Uint8Array,2:Uint16Array,4:Uint32Array};function It(r,t){let e={},s=t.byteOffset;for(let{name:n,width:o,length:l}of r.arrays)e[n]=new ye[o](t.buffer.slice(s,s+o*l)),s+=o*l;let[i,a]=xe(e.parents);return{nodes:e.parents.length,events:e.kinds.length,parents:e.parents,labels:e.labels,players:e.players,priors:e.priors,cutStarts:e.cut_starts,cuts:e.cuts,kinds:e.kinds,about:e.nodes,eventValues:e.values,alphas:e.alphas,betas:e.betas,bounds:e.bounds,bestChildren:e.children,steps:e.steps,values:r.values.map(Vt),texts:r.labels,kindNames:r.kinds,childStarts:i,childList:a}}function Vt(r){return Array.isArray(r)?r.map(Vt):r==="inf"?1/0:r==="-inf"?-1/0:r}function xe(r){let t=new Uint32Array(r.length+1);for(let i of r)i&&(t[i]+=1);for(let i=0;i<r.length;i++)t[i+1]+=t[i];let e=t.slice(),s=new Uint32Array(t[r.length]);for(let i=0;i<r.length;i++){let a=r[i];a&&(s[e[a-1]++]=i)}return[t,s]}function Ht(r,t){let e=[],s=0,i=new Map,a=l=>{let c=l.items.reduce((h,p)=>h+a(p),0),f=Math.max(t(l)+8,c);return i.set(l.key,f),f},n=(l,c,f,h)=>{s=Math.max(s,h+1);let p=i.get(l.key),m={item:l,parent:c,x:f+p/2,level:h};e.push(m);let g=l.items.reduce((b,C)=>b+i.get(C.key),0),y=f+(p-g)/2,w=l.items.map(b=>{let C=n(b,m,y,h+1);return y+=i.get(b.key),C});return w.length&&(m.x=(w[0].x+w[w.length-1].x)/2),m},o=a(r);return n(r,void 0,0,0),{places:e,width:o,levels:s}}function Ft(r,t,e){if(e==="Home")return r[0];if(e==="ArrowUp")return t.parent;if(e==="ArrowDown")return r.find(i=>i.parent===t);if(e!=="ArrowLeft"&&e!=="ArrowRight")return;let s=r.filter(({level:i})=>i===t.level).sort((i,a)=>i.x-a.x);return s[s.indexOf(t)+(e==="ArrowRight"?1:-1)]}var H=46,be={max:r=>`M${-r},-5L0,-19L${r},-5V15H${-r}Z`,min:r=>`M${-r},5L0,19L${r},5V-15H${-r}Z`,chance:r=>`M${-r},0a${r},16 0 1 0 ${2*r},0a${r},16 0 1 0 ${-2*r},0Z`,leaf:r=>`M${-r+4},-12H${r-4}a4,4 0 0 1 4,4V8a4,4 0 0 1 -4,4H${-r+4}a4,4 0 0 1 -4,-4V-8a4,4 0 0 1 4,-4Z`},ot=(r,t)=>Math.max(r==="leaf"?15:24,7+3.9*t.length),j=class r{constructor(){this.world=u("g"),this.bands=u("g",{class:"icf-bands","aria-hidden":"true"}),this.edges=u("g",{"aria-hidden":"true"}),this.nodes=u("g",{role:"tree","aria-label":"Search tree"}),this.tags=u("g",{class:"icf-tags","aria-hidden":"true"}),this.callout=u("g",{class:"icf-callout","aria-hidden":"true"}),this.world.append(this.edges,this.nodes),this.root=u("svg",{class:"icf-tree",tabindex:"-1"},[this.bands,this.world,this.tags,this.callout]),this.drawn=new Map,this.view={x:0,y:0,scale:1,width:100,height:100},this.places=[]}static at(t){return{x:t.x,y:H+t.level*116}}show(t,e,s){this.places=t,this.lookOf=e,this.layers=s,this.refresh()}refresh(){let{view:t}=this;this.world.setAttribute("transform",`translate(${t.x},${t.y}) scale(${t.scale})`),this.drawBands();let[e,s]=[(-t.x-80)/t.scale-60,(t.width-t.x+80)/t.scale+60],[i,a]=[-t.y/t.scale-116,(t.height-t.y)/t.scale+116],n=new Set;for(let o of this.places){let{x:l,y:c}=r.at(o),f=o.parent?r.at(o.parent):void 0,h=l>e&&l<s&&c>i&&c<a,p=f&&c>i&&c-116<a&&Math.max(l,f.x)>e&&Math.min(l,f.x)<s;!h&&!p||(n.add(o.item.key),this.draw(o,h))}for(let[o,{element:l,edge:c}]of this.drawn)n.has(o)||(l.remove(),c?.remove(),this.drawn.delete(o))}draw(t,e){let{key:s}=t.item,i=this.lookOf(t),{x:a,y:n}=r.at(t),o=t.parent?r.at(t.parent):void 0,l=JSON.stringify([i,e,Math.round(a*2),n,o&&Math.round(o.x*2)]),c=this.drawn.get(s);if(c?.seen===l)return;if(!c){let h=u("g",{"data-item":s});this.nodes.append(h);let p=o?u("g"):void 0;p&&this.edges.append(p),this.drawn.set(s,c={element:h,edge:p,seen:""})}c.seen=l;let{element:f}=c;f.setAttribute("class",`icf-tnode ${i.classes}${i.player===void 0||i.player<0?"":` icf-p${i.player}`}`),f.setAttribute("transform",`translate(${a},${n})`),ke(f,t,e?i:void 0),f.replaceChildren(...e?ve(t.item.kind,i):[]),c.edge&&o&&(c.edge.setAttribute("class",`icf-tedge ${i.classes}`),c.edge.replaceChildren(...Me(t.item.kind,o.x,o.y,a,n,i)))}call(t,e){if(!t||this.view.scale<.4||this.view.width<240){this.callout.replaceChildren();return}let{view:s}=this,i=r.at(t),[a,n]=[s.x+i.x*s.scale,s.y+(i.y+62)*s.scale],o=Le(e,Math.min(52,Math.floor((s.width-50)/6.7))),l=Math.min(6.7*Math.max(...o.map(({length:y})=>y))+24,s.width-16),c=14*o.length+10,f=Math.min(n+6,s.height-c-4),h=Math.max(8,Math.min(a-l/2,s.width-8-l)),p=u("rect",{x:h,y:f,width:l,height:c,rx:8}),m=u("path",{d:`M${a-7},${n+7}L${a},${n}L${a+7},${n+7}Z`}),g=o.map((y,w)=>$(y,h+l/2,f+16+14*w,""));this.callout.replaceChildren(m,p,...g)}drawBands(){let{view:t,layers:e=[]}=this,s=[],i=[];for(let n=0;n<e.length;n++){let o=t.y+(H+n*116)*t.scale,l=48*t.scale;if(o+l<0||o-l>t.height)continue;let c=l>13,{name:f,word:h,player:p}=e[n];if(s.push(u("rect",{x:4,y:o-l,width:Math.max(t.width-8,1),height:l*2,rx:8})),c&&(f||h)){let m=u("g",{transform:`translate(12,${o-4})`}),g=u("text",{class:p>=0?`icf-tag icf-p${p}`:"icf-tag"});g.textContent=f.length>11?`${f.slice(0,10)}…`:f;let y=u("text",{y:13,class:"icf-tagword"});y.textContent=h,m.append(g,y),i.push(m)}}this.bands.replaceChildren(...s);let a=u("rect",{x:0,y:0,width:t.width<500?56:70,height:t.height});this.tags.replaceChildren(a,...i)}element(t){return this.drawn.get(t)?.element}},we=["aria-label","aria-level","aria-selected","aria-expanded","tabindex"];function ke(r,t,e){if(r.setAttribute("role",e?"treeitem":"none"),!e){for(let s of we)r.removeAttribute(s);return}r.setAttribute("aria-label",e.aria),r.setAttribute("aria-level",String(t.level+1)),e.isOpen===void 0?r.removeAttribute("aria-expanded"):r.setAttribute("aria-expanded",String(e.isOpen)),t.item.kind==="node"&&r.setAttribute("aria-selected",String(e.classes.includes("icf-tcurrent"))),r.hasAttribute("tabindex")||r.setAttribute("tabindex","-1")}function ve(r,t){if(r==="fold")return[u("rect",{x:-19,y:-11,width:38,height:22,rx:11,class:"icf-tfold"}),$(t.text,0,4,"icf-tfoldtext")];if(r==="stub"){let a=u("rect",{x:-17,y:-12,width:34,height:24,rx:10,class:"icf-tstub"}),n=6+3*t.pill.length,o=t.pill?[u("rect",{x:-n,y:31,width:2*n,height:15,rx:7.5,class:"icf-twhy"}),$(t.pill,0,42,"icf-twhytext")]:[];return[a,$("cut",0,4,"icf-tcut"),$(t.label,0,26,"icf-tmove"),...o,...t.note?[$(t.note,0,t.pill?58:38,"icf-tsaved")]:[]]}let e=ot(t.shape,t.text),s=[u("path",{d:be[t.shape](e),class:"icf-tshape"})];t.text&&s.push($(t.text,0,5,"icf-tvalue"));let i=t.shape==="leaf";if(t.label&&s.push($(t.label,0,i?26:-24,"icf-tmove")),t.pill){let a=6+3.1*t.pill.length,n=i?32:20;s.push(u("rect",{x:-a,y:n,width:2*a,height:16,rx:8,class:"icf-tpill"}),$(t.pill,0,n+11.5,"icf-tpilltext"))}return s}function Le(r,t){let e=[""];for(let s of r.split(" ")){let i=e[e.length-1];i&&i.length+s.length>=t?e.push(s):e[e.length-1]=i?`${i} ${s}`:s}return e}function $(r,t,e,s){let i=u("text",{x:t,y:e,class:s});return i.textContent=r,i}function Me(r,t,e,s,i,a){let[n,o]=[e+36,i-(a.shape==="leaf"||r!=="node"?12:34)],l=(n+o)/2,c=u("path",{d:`M${t},${n}C${t},${l} ${s},${l} ${s},${o}`});if(a.weight&&c.setAttribute("style",`stroke-width:${a.weight}`),r!=="stub")return[c];let[f,h]=[(t+s)/2,l];return[c,u("path",{d:`M${f-6},${h+4}l12,-5M${f-6},${h-1}l12,-5`,class:"icf-tstruck"})]}var K=600,_=44;function Pt(r,t){let e=document.createElement("canvas");e.className="icf-minimap",e.width=K*2,e.height=_*2,e.setAttribute("aria-hidden","true");let s={x:1,y:1},i=o=>{let l=e.getBoundingClientRect();t((o.clientX-l.left)/l.width*K/s.x,(o.clientY-l.top)/l.height*_/s.y)};e.addEventListener("pointerdown",o=>{e.setPointerCapture(o.pointerId),i(o)},{signal:r}),e.addEventListener("pointermove",o=>o.buttons&&i(o),{signal:r});let a,n=o=>{a||requestAnimationFrame(()=>{a?.(),a=void 0}),a=o};return{canvas:e,draw(o,l,c,f,h,p){let m=f.width>=l&&f.height>=c;e.hidden=m&&!p,!e.hidden&&(s={x:K/l,y:_/c},n(()=>{let g=getComputedStyle(e),[y,w]=[g.getPropertyValue("--icf-brand"),g.color],b=e.getContext("2d");if(b){b.setTransform(2,0,0,2,0,0),b.clearRect(0,0,K,_);for(let{x:C,level:P,item:Gt}of o){let ct=Gt.key===h,q=ct?5:2.4;b.fillStyle=ct?y:w,b.fillRect(C*s.x-q/2,(46+P*116)*s.y-q/2,q,q)}b.strokeStyle=y,b.lineWidth=1.5,b.strokeRect(f.x*s.x,f.y*s.y,f.width*s.x,f.height*s.y)}}))}}}var qt=["flags","bounds","causes","values","alphas","betas","best","visits","totals"],G=class{constructor(t,e){this.columns=t,this.about=e;let{nodes:s,values:i}=t,a=i.find(Array.isArray);this.width=a?.length??0,this.flags=new Uint8Array(s),this.bounds=new Uint8Array(s),this.causes=new Uint8Array(s),this.values=new Uint32Array(s),this.alphas=new Uint32Array(s),this.betas=new Uint32Array(s),this.best=new Uint32Array(s),this.visits=new Uint32Array(e.kind==="simulations"?s:0),this.totals=new Float64Array(e.kind==="simulations"?s*this.width:0),this.at=-1,this.counts={nodes:0,leaves:0,cuts:0,games:0,depth:0},this.stride=Math.max(16384,Math.ceil(t.events/32)),this.copies=[this.copy()]}copy(){return{arrays:qt.map(t=>this[t].slice()),counts:{...this.counts}}}goto(t){if(t<this.at){let e=Math.min(Math.floor((t+1)/this.stride),this.copies.length-1),{arrays:s,counts:i}=this.copies[e];qt.forEach((a,n)=>this[a].set(s[n])),this.counts={...i},this.at=e*this.stride-1}for(;this.at<t;)this.apply(++this.at),(this.at+1)%this.stride===0&&(this.at+1)/this.stride===this.copies.length&&this.copies.push(this.copy())}apply(t){let{columns:e,counts:s}=this,i=e.about[t],a=e.kindNames[e.kinds[t]];if(a==="enter"||a==="expand"){this.flags[i]|=1,s.nodes+=1,this.window(i,t);let n=e.parents[i];n&&!(this.flags[n-1]&1)&&(this.flags[n-1]|=1)}else a==="leaf"?(this.flags[i]|=4,this.values[i]=e.eventValues[t],s.leaves+=1):a==="best"?(this.best[i]=e.bestChildren[t],this.values[i]=e.eventValues[t],this.window(i,t)):a==="cut"?(this.flags[i]|=8,s.cuts+=1,this.causes[i]=e.bounds[t],this.causes[i]&&this.window(i,t)):a==="table"?this.flags[i]|=16:a==="leave"?(this.flags[i]|=2,this.values[i]=e.eventValues[t],this.bounds[i]=e.bounds[t],e.parents[i]===1&&e.kindNames[e.kinds[0]]==="enter"&&e.about[0]!==0&&(this.best[0]=i+1,this.values[0]=this.values[i])):a==="simulate"?s.games+=1:a==="rollout"?this.flags[i]|=4:a==="backup"?this.backUp(i,e.values[e.eventValues[t]]):(a==="proved"||a==="numbers")&&(this.window(i,t),this.flags[i]|=2)}window(t,e){this.alphas[t]=this.columns.alphas[e],this.betas[t]=this.columns.betas[e]}backUp(t,e){let{parents:s}=this.columns,i=0;for(let a=t+1;a;a=s[a-1]){this.visits[a-1]+=1;for(let n=0;n<this.width;n++)this.totals[(a-1)*this.width+n]+=e[n];i+=1}this.counts.depth=Math.max(this.counts.depth,i-1)}isEntered(t){return(this.flags[t]&1)!==0}value(t){return this.columns.values[this.values[t]]}proven(t){let[e,s]=this.flags[t]&2?this.windowOf(t)??[]:[];return e!==void 0&&e===s?Number(e):void 0}mean(t,e){return this.visits[t]?this.totals[t*this.width+e]/this.visits[t]:NaN}means(t){return Array.from({length:this.width},(e,s)=>this.mean(t,s))}windowOf(t){let[e,s]=[this.columns.values[this.alphas[t]],this.columns.values[this.betas[t]]];return e===null||s===null?void 0:[e,s]}player(t){let e=this.columns.players[t];return e?e-2:void 0}judge(t){let e=this.player(t)??-1;return e<0?Math.max(this.about.root_player,0):e}parent(t){return this.columns.parents[t]-1}children(t){let{childStarts:e,childList:s}=this.columns;return[...s.subarray(e[t],e[t+1])]}favourite(t){let{kind:e}=this.about;if(e==="tree")return this.best[t]-1;let s=this.player(t)??-1;if(s<0)return-1;let i=e==="numbers"?o=>[this.hope(o,s),0]:o=>[this.visits[o],this.mean(o,s)],[a,n]=[-1,[-1/0,0]];for(let o of this.open(t,s)){let l=i(o);(l[0]>n[0]||l[0]===n[0]&&l[1]>n[1])&&([a,n]=[o,l])}return a}open(t,e){let s=this.children(t).filter(l=>this.isEntered(l)&&(this.about.kind==="numbers"||this.visits[l]));if(this.about.kind==="numbers"||!s.some(l=>this.flags[l]&2))return s;let i=e===this.about.root_player?1:-1,a=this.about.proof==="win"?[0,1]:[-1/0,1/0],n=s.map(l=>(this.windowOf(l)??a).map(c=>i*Number(c)).sort((c,f)=>c-f)),o=s.filter((l,c)=>{let[f,h]=n[c];return!n.some(p=>p[0]>=h&&(p[0]!==f||p[1]!==h))});return o.length?o:s}hope(t,e){let[s,i]=this.windowOf(t)??[1,1];return-Number(e===this.about.root_player?s:i)}line(){let t=[];for(let e=0;e>=0&&this.isEntered(e);e=this.favourite(e))t.push(e);return t}path(t){let e=[];for(let s=t;s>=0;s=this.parent(s))e.push(s);return e.reverse()}left(t){return this.flags[t]&8?this.leftAtLast(t):[]}leftAtLast(t){let{cutStarts:e,cuts:s,texts:i}=this.columns;return Array.from(s.subarray(e[t],e[t+1]),a=>i[a])}label(t){return this.columns.texts[this.columns.labels[t]]}prior(t){return this.columns.values[this.columns.priors[t]]}};function Dt(r,t,e,s){let i=r.judge(t),a=r.player(t)===-1,n=r.visits[t];return r.children(t).filter(o=>r.isEntered(o)).map(o=>{let l=r.visits[o],c=l?r.mean(o,i):0,f=r.prior(o),h=a?0:e==="puct"?s*(f??0)*Math.sqrt(n)/(1+l):l?s*Math.sqrt(Math.log(n)/l):1/0;return{child:o,visits:l,mean:c,bonus:h,bound:c+h,prior:f}})}var Y=class{constructor(t,e,s,i){this.model=t,this.steps=e,this.heard=i,this.words=new Map([[0,s]]),this.asked=new Map}tell(t){let e=Math.floor(t/400);return this.ask(e),t%400>400/2&&this.ask(e+1),this.words.get(t)??""}ask(t){let e=t*400,s=Date.now(),i=this.words.has(e+1)||this.words.has(e)&&e+1>=this.steps;if(!(e>=this.steps||i||s-(this.asked.get(t)??-1/0)<3e3)){this.asked.set(t,s);try{this.model.send({kind:"words",from:e})}catch{}}}receive({from:t,words:e}){e.forEach((s,i)=>this.words.set(t+i,s)),this.heard(t)}};function Bt(r,t,e){let s,i=[],a=()=>{s=void 0;let[n]=i;!i.length||e.aborted||(i=[],t(n),s=setTimeout(a,r))};return n=>{i=[n],s===void 0&&a()}}var X=class{constructor(t){this.replay=t,this.isFew=t.columns.nodes>140,this.chosen=new Map,this.whole=new Set}get isSmall(){return this.replay.columns.nodes<=140}toggle(t){this.chosen.set(t,!this.isOpen(t))}isOpen(t,e=this.path??new Set){return this.chosen.get(t)??(e.has(t)||this.isSmall)}tree(t){if(this.replay.columns.nodes)return this.path=new Set([...t,...this.replay.line()]),this.item(0)}item(t){let{replay:e}=this,s=!e.isEntered(t),i=[],a=e.children(t).filter(o=>this.isSmall||e.isEntered(o)),n=this.isSmall?e.leftAtLast(t):e.left(t);if(this.isOpen(t)){let o=this.pick(t,a);for(let l of o)i.push(this.item(l));o.length<a.length&&i.push({key:`f${t}`,kind:"fold",node:t,count:a.length-o.length,items:[]}),i.push(...this.stubs(t,n))}else a.length+n.length&&i.push({key:`f${t}`,kind:"fold",node:t,count:a.length,items:[]});return{key:`n${t}`,kind:"node",node:t,isFuture:s,items:i}}stubs(t,e){if(!e.length)return[];let s=!this.replay.left(t).length,i=(a,n,o)=>({key:a,kind:"stub",node:t,label:n,count:o,isFuture:s,items:[]});return e.length>2?[i(`s${t}`,`${e.length} moves`,e.length)]:e.map((a,n)=>i(`s${t}.${n}`,a,1))}pick(t,e){let s=this.isFew&&!this.whole.has(t)?5:160;if(e.length<=s)return e;let i=this.path,a=e.map(o=>({child:o,rank:i.has(o)?1/0:this.rank(t,o)}));a.sort((o,l)=>l.rank-o.rank||o.child-l.child);let n=new Set(a.slice(0,s).map(({child:o})=>o));return e.filter(o=>n.has(o))}rank(t,e){let{replay:s}=this;if(s.about.kind==="simulations")return s.visits[e];if(s.about.kind==="numbers")return s.hope(e,s.player(t)??0);let i=s.value(e),a=s.player(t)??0;return Array.isArray(i)?i[Math.max(a,0)]:i==null?-1/0:s.about.view==="mover"?(s.player(e)??a)===a?i:-i:a===s.about.root_player?i:-i}};function x(r,t=2){if(r==null||Number.isNaN(r))return"";if(Array.isArray(r))return`(${r.map(s=>x(s,t)).join(", ")})`;if(Math.abs(r)===1/0)return r>0?"∞":"−∞";let e=String(Number(r.toFixed(t)));return e==="-0"?"0":e.replace("-","−")}function J(r){if(!r)return"";let[t,e]=r;return Math.abs(t)!==1/0&&e>t&&e-t<1e-9?String(t).length>String(e).length?`(${x(e)}−, ${x(e)})`:`(${x(t)}, ${x(t)}+)`:`(${x(t)}, ${x(e)})`}var E=(r,t,e=`${t}s`)=>`${r.toLocaleString("en")} ${r===1?t:e}`;var Ae=78,Ut={margin:60,width:500},Wt=70,Se=64,lt=560,Kt=700,F=[1,4,16,64],Ze=120,je=5,Ee=.7,tt=class{constructor(t,{main:e,side:s,id:i,signal:a}){this.model=t,this.signal=a,this.about=t.get("_about"),this.columns=It(this.about,t.get("_columns")),this.replay=new G(this.columns,this.about),this.folding=new X(this.replay),this.steps=this.columns.steps.length,this.teller=new Y(t,this.steps,this.about.first,()=>this.retell()),this.drawing=new j,this.board=new W(i),this.board.root.setAttribute("aria-hidden","true"),this.status=zt(),this.minimap=Pt(a,(n,o)=>this.centre(n,o)),this.step=0,this.chosen=void 0,this.speed=0,this.playing=void 0,this.isFitted=!0,this.saved=new Map(Object.entries(this.about.saved??{}).map(([n,o])=>[Number(n),o])),this.size={width:100,height:100},this.tell=Bt(Ze,n=>this.set({at:this.step,node:this.looked}),a),this.build(e,s),this.listen(s),this.show(Math.max(0,Math.min(t.get("at"),this.steps-1))),this.showBoard()}set(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);try{this.model.save_changes()}catch{}}post(t){try{this.model.send(t)}catch{}}build(t,e){let{kind:s}=this.about;this.pane=d("div",{class:"icf-pane"},[this.drawing.root,this.minimap.canvas]),this.playButton=this.button("resume","Play",()=>this.toggle(),"k"),this.slider=d("input",{type:"range",min:"0",max:String(Math.max(this.steps-1,0)),value:"0",class:"icf-slider","aria-label":"Step"}),this.counter=d("span",{class:"icf-counter"});let i=d("div",{class:"icf-player"},[this.playButton,this.button("back","Step back",()=>this.go(this.step-1),","),this.slider,this.button("forward","Step forward",()=>this.go(this.step+1),"."),this.counter]);this.speedButton=d("button",{class:"icf-button icf-speed",type:"button",title:"Speed of playing","aria-label":"Speed 1 times",onclick:()=>this.faster()},["1×"]),this.fewButton=this.button("few","Show the five best moves only",()=>this.toggleFew(),"f"),this.field=d("input",{type:"search",placeholder:"find a move",class:"icf-field","aria-label":"Find a move in the tree"}),this.matches=d("span",{class:"icf-matches"});let a=s==="simulations"?[this.button("game","Next game",()=>this.jump("simulate"),"g"),this.button("better","Next change of the best move",()=>this.jumpBest(),"b")]:[...this.columns.cuts.length?[this.button("cut","Next cut",()=>this.jump("cut"),"c")]:[],this.button("better","Next change of the best line",()=>this.jumpBest(),"b")],n=d("div",{class:"icf-tools icf-treetools",role:"toolbar","aria-label":"Tree"},[this.button("first","First step",()=>this.go(0)),this.button("last","Last step",()=>this.go(this.steps-1)),...a,this.speedButton,this.fewButton,this.button("closer","Zoom in",()=>this.zoom(1.25)),this.button("farther","Zoom out",()=>this.zoom(.8)),this.button("fit","Fit the tree",()=>this.refit()),d("span",{class:"icf-find"},[this.field,this.matches])]);t.append(this.pane,i,n,this.status.element),this.title=d("b",{}),this.scores=d("span",{class:"icf-quiet"}),this.boardCard=d("div",{class:"icf-card icf-boardcard",role:"img"},[d("div",{class:"icf-boardhead"},[this.title,this.scores]),this.board.root]),this.counts=d("div",{class:"icf-countcards"}),this.path=d("div",{class:"icf-crumbs"}),this.rows=d("div",{class:"icf-card icf-rows",tabindex:"0",role:"region","aria-label":"Moves here"}),this.terms=d("div",{class:"icf-card icf-rows",hidden:!0,tabindex:"0",role:"region","aria-label":"What the position is worth"}),e.append(this.boardCard,this.counts,d("div",{class:"icf-card"},[d("div",{class:"icf-head"},["Path to here"]),this.path]),this.rows,this.terms,d("div",{class:"icf-card icf-legend"},Oe(this.about)))}button(t,e,s,i){let a=i?`${e} (${i})`:e;return d("button",{class:"icf-button",type:"button",title:a,"aria-label":e,"aria-keyshortcuts":i,"data-key":i,onclick:s},[nt(t)])}listen(t){let{signal:e,model:s}=this,i=p=>this.receive(p),a=()=>this.showBoard(),n=()=>{let p=s.get("at");p!==this.step&&this.go(p)},o=()=>{let p=s.get("node");p!==this.looked&&s.get("at")===this.step&&this.choose(p,!1)};s.on("msg:custom",i),s.on("change:_shown",a),s.on("change:at",n),s.on("change:node",o);let l=new ResizeObserver(()=>this.resized());l.observe(this.pane),e.addEventListener("abort",()=>{s.off("msg:custom",i),s.off("change:_shown",a),s.off("change:at",n),s.off("change:node",o),l.disconnect(),clearInterval(this.playing)});let c=this.slider,f=!1;c.addEventListener("input",()=>{f||(f=!0,requestAnimationFrame(()=>{f=!1,this.go(Number(c.value))}))},{signal:e}),t.addEventListener("pointerdown",()=>this.pause(),{signal:e});let h=this.field;h.addEventListener("input",()=>this.find(0),{signal:e}),h.addEventListener("keydown",p=>p.key==="Enter"&&this.find(p.shiftKey?-1:1),{signal:e}),this.listenToTree()}listenToTree(){let{signal:t}=this,e=this.drawing.root,s,i=(a,n,o={})=>e.addEventListener(a,n,{signal:t,...o});i("pointerdown",a=>{if(a.button!==0)return;let n=a.target.closest("[data-item]")?.getAttribute("data-item");s={id:a.pointerId,x:a.clientX,y:a.clientY,from:{...this.drawing.view},moving:!1,item:n}}),i("pointermove",a=>{if(a.buttons||(s=void 0),!s||s.id!==a.pointerId)return;let[n,o]=[a.clientX-s.x,a.clientY-s.y];!s.moving&&Math.hypot(n,o)<je||(s.moving||e.setPointerCapture(a.pointerId),s.moving=!0,this.isFitted=!1,this.pan(s.from.x+n,s.from.y+o))}),i("pointerup",a=>{s&&s.id===a.pointerId&&!s.moving&&s.item&&this.activate(s.item),s=void 0}),i("pointercancel",()=>s=void 0),i("click",a=>{let n=a.detail===0&&a.target.closest("[data-item]")?.getAttribute("data-item");n&&this.activate(n)}),i("wheel",a=>{if(a.ctrlKey||a.metaKey){a.preventDefault();let n=e.getBoundingClientRect();this.zoom(a.deltaY<0?1.15:1/1.15,a.clientX-n.left,a.clientY-n.top)}else(a.shiftKey||Math.abs(a.deltaX)>Math.abs(a.deltaY))&&(a.preventDefault(),this.isFitted=!1,this.pan(this.drawing.view.x-(a.deltaX||a.deltaY),this.drawing.view.y))},{passive:!1}),i("keydown",a=>this.keyed(a)),i("focusin",a=>{let n=a.target.getAttribute?.("data-item");n&&(this.focusKey=n)})}shortcut(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.matches("input:not([type=range]),textarea"))return;let e=[...this.pane?.parentElement?.querySelectorAll("button[data-key]")??[]].find(s=>s.getAttribute("data-key")===t.key);e&&(t.preventDefault(),e.click())}keyed(t){let e=this.places?.find(({item:i})=>i.key===this.focusKey);if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let s=Ft(this.places??[],e,t.key);if(s)this.focusKey=s.item.key,this.reveal(s),this.rove(!0);else if(t.key==="Enter")this.activate(e.item.key);else if(t.key===" "&&e.item.kind==="node")this.folding.toggle(e.item.node),this.rebuild(),this.rove(!0);else if(!t.key.startsWith("Arrow"))return;t.preventDefault()}go(t){let e=Math.max(0,Math.min(t,this.steps-1));this.chosen=void 0,M(this.matches,""),this.show(e),this.tell()}show(t){if(!this.steps){this.status.say({words:"Nothing was searched."});return}this.step=t,this.replay.goto(this.columns.steps[t]),this.current=this.nodeOf(t),this.rebuild(),this.say();let{slider:e,counter:s}=this;e&&Number(e.value)!==t&&(e.value=String(t)),M(s,`${(t+1).toLocaleString("en")} / ${this.steps.toLocaleString("en")}`)}nodeOf(t){let{columns:e}=this,s=t?e.steps[t-1]+1:0;if(this.about.kind==="tree")return e.about[s];for(let i=e.steps[t];i>=s;i--)if(!["proved","numbers","simulate"].includes(e.kindNames[e.kinds[i]]))return e.about[i];return e.about[s]}toggle(){if(this.playing)return this.pause();this.step>=this.steps-1&&this.go(0),this.playing=setInterval(()=>this.tick(),Math.max(Kt/F[this.speed],40)),this.drawPlay()}tick(){let t=Math.max(1,Math.round(40*F[this.speed]/Kt));this.go(this.step+t),this.step>=this.steps-1&&this.pause()}pause(){clearInterval(this.playing),this.playing=void 0,this.drawPlay()}drawPlay(){let{playButton:t}=this;t&&(t.replaceChildren(nt(this.playing?"pause":"resume")),Z(t,"aria-label",this.playing?"Pause":"Play"),Z(t,"title",this.playing?"Pause (k)":"Play (k)"))}faster(){this.speed=(this.speed+1)%F.length;let t=this.speedButton;M(t,`${F[this.speed]}×`),Z(t,"aria-label",`Speed ${F[this.speed]} times`),this.playing&&(this.pause(),this.toggle())}jump(t){let{columns:e}=this,s=e.kindNames.indexOf(t);for(let i=e.steps[this.step]+1;i<e.events;i++)if(e.kinds[i]===s)return this.go(this.stepOf(i));this.status.say({words:t==="cut"?"No cut comes after this.":"No other game comes after this."})}jumpBest(){let{columns:t,replay:e}=this,s=this.lineWords(),i=t.kindNames.indexOf("best"),a=this.about.kind==="tree";for(let n=this.step+1;n<this.steps;n++){e.goto(t.steps[n]);let o=!a;for(let l=t.steps[n-1]+1;!o&&l<=t.steps[n];l++)o=t.kinds[l]===i;if(o&&this.lineWords()!==s)return this.go(n)}this.show(this.step),this.status.say({words:"The best stays the same from here on."})}lineWords(){let{replay:t,about:e}=this;return e.kind==="simulations"?String(t.favourite(0)):t.line().slice(this.isTop(0)?2:1).map(i=>t.label(i)).join(" ")}stepOf(t){let{steps:e}=this.columns,[s,i]=[0,e.length-1];for(;s<i;){let a=s+i>>1;e[a]<t?s=a+1:i=a}return s}say(){let t=this.teller.tell(this.step);this.drawCallout();let e=this.current,s=this.isCutStep()?this.savedWords(e):"";this.status.say({words:t||"…",note:s,kind:this.isCutStep()?"refused":"info"}),Z(this.slider,"aria-valuetext",`${this.step+1} of ${this.steps}: ${t}`)}retell(){this.chosen===void 0?this.say():this.picked?.()}isCutStep(){let{columns:t,step:e}=this,s=e?t.steps[e-1]+1:0;return t.kindNames[t.kinds[s]]==="cut"}savedWords(t){this.saved.has(t)||(this.saved.set(t,-1),this.post({kind:"saved",node:t}));let e=this.saved.get(t);return e===-1?"":e==null?"saves over 20,000 positions":`saves ${E(e,"position")}`}receive(t){t?.kind==="words"&&this.teller.receive(t),t?.kind==="saved"&&(this.saved.set(t.node,t.count),this.retell(),this.redraw())}activate(t){let e=this.places?.find(s=>s.item.key===t)?.item;if(e)if(e.kind==="fold"){this.folding.isOpen(e.node)&&this.folding.whole.add(e.node),this.folding.chosen.set(e.node,!0),this.focusKey=`n${e.node}`;let s=this.hasFocus;this.rebuild(),this.rove(s)}else e.kind==="stub"?(this.choose(e.node),this.picked=()=>this.status.say({words:`${E(e.count,"move")} left out here, never looked at.`,note:this.savedWords(e.node)}),this.picked()):e.isFuture||this.choose(e.node)}choose(t,e=!0){e&&this.pause(),this.chosen=t,this.focusKey=`n${t}`,this.rebuild(),e&&this.post({kind:"pick",node:t});let s=this.lookOf({item:{kind:"node",node:t,isFuture:!1,items:[]}});this.picked=()=>this.status.say({words:`${s.aria}.`}),this.picked()}get looked(){return this.chosen??this.current??0}showBoard(){let t=this.model.get("_shown"),e=t?.node===this.looked;if(e&&this.showTerms(t.terms??[]),this.boardCard?.classList.toggle("icf-stale",!e),!t?.scene||!e){this.boardCard&&(this.boardCard.hidden=!t?.scene);return}M(this.title,t.title),M(this.scores,t.scores),this.boardCard?.setAttribute("aria-label",`${t.title}: ${t.scene.label}`),this.board.show(t.scene,!1)}showTerms(t){let e=this.terms;if(e.hidden=t.length===0,!t.length)return;let s=t[0][1].map((n,o)=>this.playerName(o)),i=(n,o,l)=>d("tr",{class:l},[d("td",{},[n]),...o.map(c=>d("td",{},[x(c)]))]),a=s.map((n,o)=>t.reduce((l,[,c])=>l+c[o],0));e.replaceChildren(d("div",{class:"icf-head"},["What it is worth"]),d("table",{},[d("thead",{},[d("tr",{},["term",...s].map(n=>d("th",{},[n])))]),d("tbody",{},[...t.map(([n,o])=>i(n,o)),i("sum",a,"icf-bestrow")])]))}drawSide(){let t=document.activeElement,e=t?.dataset.node!==void 0&&this.path?.parentElement?.parentElement?.contains(t)?t.dataset.node:void 0;if(this.fillSide(),e===void 0)return;let i=[this.path,this.rows].map(a=>a?.querySelector(`[data-node="${e}"]`)).find(Boolean);i?i.focus({preventScroll:!0}):this.rove(!0)}fillSide(){let{replay:t,about:e}=this,s=this.looked,i=t.counts,a=J(t.windowOf(s)),n=e.kind==="simulations"?[[i.games.toLocaleString("en"),"games"],[i.nodes.toLocaleString("en"),"nodes"],[String(i.depth),"deep"]]:e.kind==="numbers"?[[i.nodes.toLocaleString("en"),"nodes"],[a,"proof, disproof"]]:[[i.nodes.toLocaleString("en"),"nodes"],...a||i.cuts?[[i.cuts.toLocaleString("en"),i.cuts===1?"cut":"cuts"]]:[],[a||i.leaves.toLocaleString("en"),a?"window":"leaves"]];this.counts?.replaceChildren(...n.map(([l,c])=>d("div",{class:"icf-card"},[d("b",{class:l.length>5?"icf-long":void 0},[l]),d("span",{},[c])])));let o=t.path(s).flatMap((l,c)=>{let f=t.label(l)||"root",h=d("button",{type:"button",class:"icf-move","data-node":l,onclick:()=>this.choose(l),"aria-current":l===s?"true":void 0},[f]);return c?["›",h]:[h]});this.path?.replaceChildren(...o),this.drawRows(s)}drawRows(t){let{replay:e,about:s}=this,i=g=>e.children(g).filter(y=>e.isEntered(y)),a=s.kind==="simulations",n=a&&this.chosen===void 0,o=i(t).length&&!n||e.parent(t)<0?t:e.parent(t),l=a?["move","visits","mean","bonus","sum"]:["move","value","note"],c=e.favourite(o),f=a?Dt(e,o,s.algorithm,s.c??Math.SQRT2).sort((g,y)=>y.visits-g.visits||g.child-y.child).map(({child:g,visits:y,mean:w,bonus:b,bound:C})=>{let P=e.proven(g);return{child:g,cells:P===void 0?[String(y),x(w),x(b),x(C)]:[String(y),x(w),"proven",`=${x(P)}`]}}):i(o).map(g=>({child:g,cells:[this.valueText(g),g===c?"best":""]})),h=this.rows;h.hidden=f.length===0;let p=this.playerName(e.player(o)),m=e.label(o)?`after ${e.label(o)}`:"at the root";h.replaceChildren(d("div",{class:"icf-head icf-plain"},[this.isTop(o)?"Searches from the root":p==="Chance"?`What chance may bring ${m}`:`${p}'s moves ${m}`]),d("table",{},[d("thead",{},[d("tr",{},l.map(g=>d("th",{},[g])))]),d("tbody",{},f.slice(0,60).map(({child:g,cells:y})=>this.row(g,y,g===c,g===t)))]),...f.length>60?[d("p",{class:"icf-quiet"},[`and ${f.length-60} more`])]:[])}row(t,e,s,i){let a=d("button",{type:"button",class:"icf-move","data-node":t,onclick:()=>this.choose(t)},[this.replay.label(t)]),n=[s?"icf-bestrow":"",i?"icf-active":""].join(" ").trim();return d("tr",{class:n||void 0},[d("td",{},[a]),...e.map(o=>d("td",{},[o]))])}rebuild(){let{folding:t,replay:e}=this,s=this.current??0,i=t.tree([...e.path(s),...this.chosen===void 0?[]:e.path(this.chosen)]);if(!i)return;this.onPath=new Set(e.path(this.looked)),this.onLine=new Set(e.line());let{places:a,width:n,levels:o}=Ht(i,l=>this.widthOf(l));this.places=a,this.size={width:Math.max(n,1),height:H+(o-1)*116+Wt},this.levels=o,this.fit(),this.follow(),this.redraw(),this.drawSide(),this.tell(),this.showBoard(),Z(this.fewButton,"aria-pressed",String(t.isFew))}get hasFocus(){return this.drawing.root.contains(this.drawing.root.ownerDocument.activeElement)}redraw(){let{drawing:t,about:e}=this,s=this.hasFocus,i=[];for(let a=0;a<(this.levels??0);a++){let[n,o]=e.layers[a]??[-2,""],l=e.kind==="tree"&&a>0&&n===-2&&!o&&a===e.layers.length-1;i.push(l?{name:"Leaves",word:e.evaluate.length<12?e.evaluate:"",player:n}:{name:this.playerName(n),word:o,player:n})}t.show(this.places??[],a=>this.lookOf(a),i),this.drawCallout(),this.rove(s&&!this.hasFocus),this.drawMinimap()}drawCallout(){let t=this.current,e=this.chosen===void 0&&this.steps&&this.isCutStep()?this.teller.words.get(this.step):void 0,s=e&&this.places?.find(({item:i})=>i.kind==="stub"&&i.node===t);this.drawing.call(s||void 0,e??"")}drawMinimap(){let{view:t}=this.drawing,e={x:(this.margin-t.x)/t.scale,y:-t.y/t.scale,width:(t.width-this.margin)/t.scale,height:t.height/t.scale};this.minimap.draw(this.places??[],this.size.width,this.size.height,e,`n${this.looked}`,!this.folding.isSmall)}resized(){let t=this.pane,{view:e}=this.drawing;!t.clientWidth||t.clientWidth===e.width&&this.isMeasured||(this.isMeasured=!0,e.width=t.clientWidth,this.fit(),this.follow(),this.redraw())}get margin(){return this.drawing.view.width<Ut.width?Ut.margin:Ae}fit(){let{view:t}=this.drawing,{width:e,height:s}=this.size;if(this.isFitted){let i=Math.min(1,(t.width-this.margin-12)/e,lt/s);t.scale=this.folding.isSmall&&i>=Ee?i:.85;let a=(H+(this.about.layers.length-1)*116+Wt)*t.scale;t.height=Math.min(lt,Math.max(a,120))+(this.columns.cuts.length?Se:0)}this.drawing.root.setAttribute("height",String(Math.round(t.height))),this.hold()}follow(){let t=this.places?.find(({item:e})=>e.kind==="node"&&e.node===this.looked);t&&this.reveal(t)}reveal(t){let{view:e}=this.drawing,{x:s,y:i}=j.at(t),[a,n]=[this.margin+30,e.width-40],[o,l]=[e.x+s*e.scale,e.y+i*e.scale];!(this.size.width*e.scale<=e.width-this.margin-8)&&n>a&&(o<a||o>n)&&(e.x+=(a+n)/2-o),(l<40||l>e.height-50)&&(e.y+=e.height/2-l),this.hold()}hold(){let{view:t}=this.drawing,[e,s]=[this.size.width*t.scale,this.size.height*t.scale],i=t.width-this.margin-8;e>i?t.x=Math.min(this.margin+20,Math.max(t.x,t.width-20-e)):t.x=this.margin+(i-e)/2,t.y=s>t.height+1?Math.min(0,Math.max(t.y,t.height-s)):0}pan(t,e){let{view:s}=this.drawing;s.x=t,s.y=this.size.height*s.scale>s.height+1?e:0,this.hold(),this.drawing.refresh(),this.drawCallout(),this.drawMinimap()}centre(t,e){let{view:s}=this.drawing;this.isFitted=!1,this.pan(this.margin+(s.width-this.margin)/2-t*s.scale,s.height/2-e*s.scale)}zoom(t,e,s){let{view:i}=this.drawing;if(e===void 0||s===void 0){let o=this.places?.find(({item:c})=>c.key===`n${this.looked}`),l=o?j.at(o):{x:this.size.width/2,y:this.size.height/2};[e,s]=[i.x+l.x*i.scale,i.y+l.y*i.scale],(e<0||e>i.width||s<0||s>i.height)&&([e,s]=[i.width/2,i.height/2])}let a=Math.max(.08,Math.min(i.scale*t,2.5)),n=a/i.scale;this.isFitted=!1,i.x=e-(e-i.x)*n,i.y=s-(s-i.y)*n,i.scale=a,this.fit(),this.pan(i.x,i.y)}refit(){let{view:t}=this.drawing;this.isFitted=!0;let e=Math.min(1,(t.width-this.margin-12)/this.size.width,lt/this.size.height);this.fit(),e<t.scale&&(this.isFitted=!1,t.scale=Math.max(e,.08),t.x=this.margin,t.y=0,this.fit()),this.redraw()}toggleFew(){this.folding.isFew=!this.folding.isFew,this.folding.whole.clear(),this.rebuild()}rove(t){let{drawing:e}=this,s=e.element(this.focusKey??"")?this.focusKey:`n${this.looked}`;for(let[i,{element:a}]of e.drawn){let n=i===s?"0":"-1";a.getAttribute("role")==="treeitem"&&a.getAttribute("tabindex")!==n&&a.setAttribute("tabindex",n)}t&&(e.refresh(),e.element(s??"")?.focus({preventScroll:!0}))}find(t){let e=this.field.value.trim().toLowerCase(),{columns:s,replay:i}=this,a=this.matches;if(!e)return M(a,"");let n=s.texts.map(c=>c.toLowerCase().includes(e)),o=[];for(let c=0;c<s.nodes;c++)n[s.labels[c]]&&i.isEntered(c)&&o.push(c);if(!o.length)return M(a,"none");let l=o.findIndex(c=>c>=this.looked);l<0?l=t<0?o.length:0:t>0&&o[l]!==this.looked&&(l-=1),l=(l+t+o.length)%o.length,M(a,`${(l+1).toLocaleString("en")} of ${o.length.toLocaleString("en")}`),this.choose(o[l],!1)}playerName(t){return t===void 0||t===-2?"":t<0?"Chance":this.about.players[t]?.name??""}shapeOf(t){let{replay:e,about:s}=this,i=e.player(t);return s.kind==="simulations"?i===-1?"chance":"max":i===void 0&&!this.isTop(t)||!e.children(t).length&&(e.flags[t]&4||!e.leftAtLast(t).length)?"leaf":i===-1?"chance":(s.view==="root"||s.kind==="numbers")&&i!==s.root_player&&i!==void 0?"min":"max"}isTop(t){return t===0&&this.columns.about[0]!==0}valueText(t){let{replay:e,about:s}=this;if(s.kind==="simulations"){let a=e.proven(t);if(a!==void 0)return`=${x(a)}`;let n=e.parent(t);return e.visits[t]?e.mean(t,e.judge(n<0?t:n)).toFixed(2):""}if(s.kind==="numbers"){let a=e.windowOf(t);return a?`${x(a[0])}/${x(a[1])}`:""}return(e.flags[t]&2?["","","≥","≤"][e.bounds[t]]:"")+x(e.value(t))}pillText(t){let{replay:e,about:s}=this;if(s.kind==="simulations"){let i=e.visits[t];return i?`n ${i}${e.width>2?` ${x(e.means(t))}`:""}`:""}return s.kind==="numbers"?"":J(e.windowOf(t))}widthOf(t){if(t.kind!=="node")return t.kind==="stub"?56:42;let e=this.shapeOf(t.node),s=e==="leaf"?0:12+6.2*this.widestPill(t.node);return Math.max(2*ot(e,this.widestText(t.node)),s,6.4*this.replay.label(t.node).length)}widestText(t){return this.folding.isSmall&&this.about.kind==="tree"&&this.replay.width>0?"(−0, −0, −0, −0)".slice(0,4*this.replay.width):this.valueText(t)}widestPill(t){return this.folding.isSmall&&this.about.kind==="tree"?Math.max(this.pillText(t).length,this.replay.windowOf(0)?8:0):this.pillText(t).length}lookOf({item:t}){if(t.kind==="fold"){let m=t.count?`+${t.count>9999?"9999":t.count}`:"+",g=t.count?`${E(t.count,"more move")}, folded`:"cut moves, folded";return{shape:"leaf",player:void 0,text:m,pill:"",label:"",aria:g,classes:"",weight:0,isOpen:!1}}if(t.kind==="stub"){let m=t.isFuture||!this.replay.causes[t.node]?void 0:this.replay.windowOf(t.node),g=m?`${x(m[0])} ≥ ${x(m[1])}`:"",y=`${t.label}: cut, never looked at${g?`, since ${g}`:""}`,w=this.saved.get(t.node),b=t.isFuture||w===void 0||w===-1?"":`saves ${w===null?"20,000+":w.toLocaleString("en")}`;return{shape:"leaf",player:void 0,text:"cut",pill:g,note:b,label:t.label,aria:y,classes:t.isFuture?"icf-tfuture":"icf-tout",weight:0}}let{node:e}=t,{replay:s,about:i}=this,a=this.shapeOf(e),n=(s.flags[e]&2)!==0,o=t.isFuture?"":this.valueText(e),l=t.isFuture||a==="leaf"?"":this.pillText(e),c=[t.isFuture?"icf-tfuture":"",e===this.looked?"icf-tcurrent":"",this.onPath?.has(e)?"icf-ton":"",this.onLine?.has(e)?"icf-tline":"",a==="leaf"?"icf-tleaf":"",n?"":"icf-topen"].filter(Boolean).join(" "),f=i.kind==="simulations"&&s.visits[0]?Math.round((1+5*s.visits[e]/s.visits[0])*10)/10:0,h=a==="leaf"?void 0:s.player(e),p=t.items.length?t.items[0].kind!=="fold":void 0;return{shape:a,player:h,text:o,pill:l,label:s.label(e),aria:this.aria(e,t.isFuture),classes:c,weight:f,isOpen:p}}aria(t,e){let{replay:s,about:i}=this,a=s.player(t),n=s.label(t)||"Root";if(e)return`${n}, not yet searched`;let o=[n,a===void 0?"":`${this.playerName(a)} to move`];if(i.kind==="simulations"){let l=s.proven(t);l!==void 0&&o.push(`proven: ${x(l)} for ${this.playerName(i.root_player)}`),o.push(E(s.visits[t],"visit"),`mean ${x(s.means(t))}`)}else{let l=this.valueText(t);l&&o.push(`value ${l.replace("≥","at least ").replace("≤","at most ")}`);let c=J(s.windowOf(t));c&&i.kind==="tree"&&this.shapeOf(t)!=="leaf"&&o.push(`window ${c}`)}return s.flags[t]&16&&o.push("out of the table"),s.flags[t]&8&&o.push(`cut, ${E(s.left(t).length,"move")} left out`),this.onLine?.has(t)&&t&&o.push("on the best line"),o.filter(Boolean).join(", ")}};function Oe(r){let t=r.kind==="simulations"?["In a node: the mean reward of who moved there; under it n, the visits",...r.proof==="none"?[]:[`=1: proven, the value for ${r.players[r.root_player]?.name??"the first player"}`],"Edges are as wide as they are often taken","Blue: the moves gone for most"]:r.kind==="numbers"?["In a node: proof and disproof number","0 to prove: proven; 0 to disprove: disproven"]:[...r.view==="root"?[`Values are ${r.players[r.root_player]?.name??"the first player"}'s: points up picks the highest, points down the lowest`]:r.view==="mover"?["Values are from the view of who is to move at the node"]:["Values: a number for each player; each picks their own highest"],"Boxes are judged as they stand, not searched",...r.has_window?["Under a node: its window, as it is at this step; (2, 1) or (2, 2) is closed, a cut","Dashed red: moves cut off, never looked at"]:[],...r.has_question?["(1, 1+) and (1−, 1): windows with nothing inside, they only ask whether a value is more than 1, or at least 1"]:[],"Blue: the best line so far"],e=r.kind==="tree"?`What counts: ${r.evaluate}`:"How to read it";return[d("div",{class:"icf-head"},[e]),d("ul",{},t.map(s=>d("li",{},[s])))]}function _t(){return[...crypto.getRandomValues(new Uint8Array(8))].map(t=>t.toString(16).padStart(2,"0")).join("")}function Te(){return{render:Ne}}function Ne({model:r,el:t}){let e=new AbortController,{signal:s}=e,i=ut(t,s,"icefloe search",`${yt}
${xt}`);i.root.classList.add("icf-watch");let a=new tt(r,{main:T("icf-main",i.row),side:T("icf-side",i.row),id:`icf-${_t()}`,signal:s});return i.root.addEventListener("keydown",n=>a.shortcut(n),{signal:s}),gt(r.get("_still")),a.post({kind:"hello"}),()=>{e.abort(),mt(r.get("_still")),t.replaceChildren()}}export{Te as default};
