var O={palette:{light:{"sea-0":"#a9d6ea","sea-1":"#6fb1d1",wave:"#fff",frame:"#4d93b6","ice-0":"#fff","ice-1":"#e2f0f8",side:"#a3c8dc",cast:"#2b6f93",rim:"#fff",crack:"#b9d5e4",snow:"#fff","fish-0":"#185c80","fish-1":"#3d89aa",label:"#0d3a55",pick:"#0a56a8",advice:"#7429cf",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#1d6488",outline:"#10263a","advice-text":"#6a22c4",bad:"#b3261e",ok:"#1b7a3d",sunk:"#f2f6f9",hover:"#e6eef5",control:"#75889a","tree-text":"#1d242b","tree-quiet":"#56626e","tree-band":"#fafcfd","tree-line":"#d5dde3","tree-paper":"#fff","tree-pv":"#1976d2","tree-0":"#c8372d","tree-1":"#234a9e","tree-2":"#a87400","tree-3":"#1f8577"},dark:{"sea-0":"#1d425b","sea-1":"#0d2233",wave:"#8fc4e2",frame:"#2c5673","ice-0":"#ccdbe6","ice-1":"#a9bfcf",side:"#64839a",cast:"#04101a",rim:"#eaf3f9",crack:"#8ba6b9",snow:"#dfeaf2","fish-0":"#0c4261","fish-1":"#25688a",label:"#c2dcec",pick:"#0a4c94",advice:"#6a22c4",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#8cc9e6",outline:"#dfe9f1","advice-text":"#c9adff",bad:"#ff8a80",ok:"#7bd396",sunk:"#1b2228",hover:"#2a343d",control:"#7c8f9f","tree-text":"#e9edf0","tree-quiet":"#a9b4bd","tree-band":"#151a1e","tree-line":"#3a4249","tree-paper":"#1f262c","tree-pv":"#42a5f5","tree-0":"#f0857c","tree-1":"#86a8f5","tree-2":"#ffc933","tree-3":"#5cc9b9"}},players:[{name:"red",p:"#c8372d",p2:"#8f1f18",ac:"#fff4dc",al:"#c8372d"},{name:"blue",p:"#234a9e",p2:"#152f69",ac:"#fff",al:"#10263a"},{name:"gold",p:"#ffc933",p2:"#c98a00",ac:"#3b2400",al:"#fff"},{name:"teal",p:"#2f9e8f",p2:"#1a6a5f",ac:"#ffc2cc",al:"#10263a"}],gradients:{ice:{kind:"linear",x1:0,y1:0,x2:.25,y2:1,stops:[{offset:0,colour:"$ice-0"},{offset:1,colour:"$ice-1"}]},sea:{kind:"radial",cx:.5,cy:.42,r:.75,stops:[{offset:0,colour:"$sea-0"},{offset:1,colour:"$sea-1"}]},fish:{kind:"linear",x1:0,y1:0,x2:0,y2:1,stops:[{offset:0,colour:"$fish-0"},{offset:1,colour:"$fish-1"}]},shine:{kind:"linear",x1:0,y1:0,x2:1,y2:0,stops:[{offset:0,colour:"#fff",opacity:.3},{offset:.45,colour:"#fff",opacity:0},{offset:1,colour:"#000",opacity:.18}]}},styles:{sea:{fill:"@sea",stroke:"$frame","stroke-width":1.5},ink:{fill:"$ink"},white:{fill:"$white"},shine:{fill:"@shine"},"tile-cast":{fill:"$cast",opacity:.2},"tile-side":{fill:"$side",stroke:"$side","stroke-width":.8},"tile-plain-side":{fill:"$side",stroke:"$side","stroke-width":6.4,"stroke-linejoin":"round"},"tile-plain-top":{fill:"@ice",stroke:"@ice","stroke-width":6.2,"stroke-linejoin":"round"},"tile-top":{fill:"@ice",stroke:"$side","stroke-width":.6},"tile-rim":{fill:"none",stroke:"$rim","stroke-width":1,opacity:.75},"tile-crack":{fill:"none",stroke:"$crack","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},"tile-snow":{fill:"$snow",opacity:.8},"gone-rim":{fill:"none",stroke:"$wave","stroke-width":1,"stroke-dasharray":"2 4",opacity:.38},"gone-wave":{fill:"none",stroke:"$wave","stroke-width":1.3,"stroke-linecap":"round",opacity:.5},"fish-body":{fill:"@fish",stroke:"$fish-0","stroke-width":.7},"fish-fin":{fill:"$fish-0"},"fish-gill":{fill:"none",stroke:"$white","stroke-width":.8,"stroke-linecap":"round",opacity:.6},"fish-icon":{fill:"$fish-icon"},"fish-icon-eye":{fill:"$sunk"},"hex-icon":{fill:"none",stroke:"currentColor","stroke-width":6},shadow:{fill:"$ink",opacity:.22},feet:{fill:"$beak",stroke:"$ink","stroke-width":.9},beak:{fill:"$beak",stroke:"$ink","stroke-width":.7,"stroke-linejoin":"round"},wing:{fill:"$p2",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},body:{fill:"$p",stroke:"$ink","stroke-width":1.3,"stroke-linejoin":"round"},cloth:{fill:"$ac",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},stripe:{fill:"none",stroke:"$al","stroke-width":2},thread:{fill:"none",stroke:"$ink","stroke-width":.9,"stroke-linecap":"round"},seam:{fill:"none",stroke:"$al","stroke-width":.9,"stroke-linecap":"round",opacity:.55},hat:{fill:"$hat",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},bow:{fill:"$ac",stroke:"$al","stroke-width":.7,"stroke-linejoin":"round"},"band-case":{fill:"none",stroke:"$ink","stroke-width":4.2,"stroke-linecap":"round"},band:{fill:"none",stroke:"$muffs","stroke-width":2.2,"stroke-linecap":"round"},hole:{fill:"$p","fill-opacity":.22,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"wake-case":{fill:"none",stroke:"$case","stroke-width":13,"stroke-linecap":"round",opacity:.55},wake:{fill:"none",stroke:"$p","stroke-width":8,"stroke-linecap":"round",opacity:.42},"ring-case":{fill:"none",stroke:"$ink","stroke-width":4.2},ring:{fill:"none",stroke:"$p","stroke-width":2.6},"pick-case":{fill:"none",stroke:"$case","stroke-width":6,opacity:.95},pick:{fill:"none",stroke:"$pick","stroke-width":3},"focus-case":{fill:"none",stroke:"$case","stroke-width":4},focus:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-dasharray":"4 3"},tint:{fill:"$pick",opacity:.09},dot:{fill:"$pick",stroke:"$case","stroke-width":1.6},"path-case":{fill:"none",stroke:"$case","stroke-width":5,"stroke-linecap":"round",opacity:.85},path:{fill:"none",stroke:"$pick","stroke-width":2.4,"stroke-dasharray":"5 4","stroke-linecap":"round"},"hint-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round",opacity:.95},hint:{fill:"$advice"},"advice-case":{fill:"none",stroke:"$case","stroke-width":6.6,opacity:.95},advice:{fill:"none",stroke:"$advice","stroke-width":3.6},label:{fill:"$label","font-size":8,"font-weight":600,"text-anchor":"middle"},"tree-ground":{fill:"$sunk",stroke:"$tree-line","stroke-width":1},"tree-band":{fill:"$tree-band"},"tree-band-name":{fill:"$tree-text","font-size":10,"font-weight":700},"tree-band-word":{fill:"$tree-quiet","font-size":10},"tree-edge":{fill:"none",stroke:"$control","stroke-width":1.5},"tree-edge-pv":{fill:"none",stroke:"$tree-pv","stroke-width":3.4,"stroke-linecap":"round"},"tree-edge-cut":{fill:"none",stroke:"$bad","stroke-width":1.5,"stroke-dasharray":"3 4"},"tree-edge-more":{fill:"none",stroke:"$control","stroke-width":1.2,"stroke-dasharray":"1 3.5","stroke-linecap":"round"},"tree-edge-future":{fill:"none",stroke:"$control","stroke-width":1.5,"stroke-dasharray":"1 4",opacity:.35},"tree-strike":{fill:"none",stroke:"$bad","stroke-width":2.4,"stroke-linecap":"round"},"tree-node-plain":{fill:"$tree-paper",stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round"},"tree-node-0":{fill:"$tree-0","fill-opacity":.14,stroke:"$tree-0","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-1":{fill:"$tree-1","fill-opacity":.14,stroke:"$tree-1","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-2":{fill:"$tree-2","fill-opacity":.14,stroke:"$tree-2","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-3":{fill:"$tree-3","fill-opacity":.14,stroke:"$tree-3","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-under":{fill:"$tree-paper"},"tree-node-now":{fill:"$tree-pv","fill-opacity":.2,stroke:"$tree-pv","stroke-width":3.6,"stroke-linejoin":"round"},"tree-node-end":{fill:"$tree-pv","fill-opacity":.12,stroke:"$tree-pv","stroke-width":2.4,"stroke-linejoin":"round"},"tree-node-future":{fill:"$tree-paper","fill-opacity":.5,stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round",opacity:.35},"tree-value":{fill:"$tree-text","font-size":14,"font-weight":700,"text-anchor":"middle"},"tree-value-long":{fill:"$tree-text","font-size":12,"font-weight":700,"text-anchor":"middle"},"tree-value-more":{fill:"$tree-quiet","font-size":9.5,"text-anchor":"middle"},"tree-window":{fill:"$tree-paper",stroke:"$tree-line","stroke-width":1},"tree-window-text":{fill:"$tree-quiet","font-size":9.5,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-case":{fill:"none",stroke:"$tree-band","stroke-width":4,"stroke-linejoin":"round","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move":{fill:"$tree-quiet","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-pv":{fill:"$tree-pv","font-size":10,"font-weight":700,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-future":{fill:"$tree-quiet",opacity:.4,"font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-cut":{fill:"$tree-band",stroke:"$bad","stroke-width":1.4,"stroke-dasharray":"3 3"},"tree-cut-text":{fill:"$bad","font-size":10,"font-weight":600,"text-anchor":"middle"},"tree-why":{fill:"$bad"},"tree-why-text":{fill:"$tree-paper","font-size":9.5,"font-weight":700,"text-anchor":"middle"},"tree-more-text":{fill:"$tree-quiet","font-size":10,"text-anchor":"middle"}},shapes:{"tile-0":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M-19,6q4,-4 9,-2q3,4 -1,6q-6,1 -8,-4Z"},{tag:"path",style:"tile-crack",d:"M-17,-9L-9,-6L-6,1M-9,-6L-4,-11"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-1":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M8,-17q6,-1 9,4q-4,4 -8,2q-3,-2 -1,-6Z"},{tag:"path",style:"tile-crack",d:"M16,-12L10,-5L12,2M10,-5L4,-4"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-2":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M9,8q6,-3 9,0q-1,6 -6,6q-4,-1 -3,-6Z"},{tag:"path",style:"tile-crack",d:"M-14,13L-8,8L-9,2M-8,8L0,9"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-plain":{box:[-25,-29,50,65],parts:[{tag:"path",style:"tile-plain-side",transform:"translate(0,4.4)",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"},{tag:"path",style:"tile-plain-top",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"}]},gone:{box:[-27,-30,54,60],plain:"gone-plain",parts:[{tag:"path",style:"gone-rim",d:"M-4.3,-22.1Q0,-24.6 4.3,-22.1L17,-14.8Q21.3,-12.3 21.3,-7.3L21.3,7.3Q21.3,12.3 17,14.8L4.3,22.1Q0,24.6 -4.3,22.1L-17,14.8Q-21.3,12.3 -21.3,7.3L-21.3,-7.3Q-21.3,-12.3 -17,-14.8Z"},{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"gone-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"fish-big":{box:[-12,-7,24,14],plain:"fish-plain",parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2C-7.4,-2.2 -9.4,-4.4 -11.6,-4.6C-10.6,-2.4 -10.5,2.2 -11.6,4.6C-9.4,4.3 -7.4,2.1 -5,.2ZM-2.6,-3.6C-.6,-6.4 2,-6.2 3.4,-4.4Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"path",style:"fish-gill",d:"M3,-3.9Q1,-.2 2.8,3.4M-1.6,.8Q-3.6,2.6 -4.4,1"},{tag:"circle",style:"white",cx:6.1,cy:-1.2,r:1.45},{tag:"circle",style:"ink",cx:6.4,cy:-1.2,r:.75}]},"fish-plain":{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2L-11.6,-4.6Q-10.4,0 -11.6,4.6L-5,.2Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"circle",style:"white",cx:6.2,cy:-1.2,r:1.2}]},"fish-small":{box:[-7,-4,14,8],parts:[{tag:"path",style:"fish-fin",d:"M-3,0L-6.4,2.7Q-5.6,0 -6.4,-2.7ZM-4.2,0C-2.4,-3.2 3,-3.7 5.8,0C3,3.6 -2.4,3.2 -4.2,0Z"},{tag:"circle",style:"white",cx:3.1,cy:-.7,r:.8}]},"fish-1":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.6,-1.6) rotate(-8) scale(1.42)"}]},"fish-2":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-3,-9) rotate(-6) scale(1.14)"},{tag:"use",shape:"fish-big",transform:"translate(3.4,4.2) rotate(-6) scale(1.14)"}]},"fish-3":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-1,-14.2) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(4,-3.6) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(-2.6,7) rotate(-4) scale(0.94)"}]},"fish-4":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-9.8,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(-9.8,3.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,3.6) rotate(-4) scale(0.84)"}]},"fish-5":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.4,-15.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,7) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,7) rotate(-4) scale(0.78)"}]},"fish-6":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-8.9,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-7.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(9.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-8.9,7.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,7.2) rotate(-4) scale(0.72)"}]},"fish-7":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-7.2,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,7.2) rotate(-4) scale(0.62)"}]},"fish-8":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,7.2) rotate(-4) scale(0.62)"}]},"fish-9":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-13.9,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,7) rotate(-4) scale(0.59)"}]},"fish-1-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(0.5,14.6) scale(1)"}]},"fish-2-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-5.5,14.6) scale(0.95)"},{tag:"use",shape:"fish-small",transform:"translate(6.5,14.6) scale(0.95)"}]},"fish-3-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-10.2,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(0.4,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(11,14.4) scale(0.84)"}]},"fish-4-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-12,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(-3.8,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(4.4,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(12.6,14.4) scale(0.66)"}]},"fish-5-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-4.2,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(4.8,17.8) scale(0.6)"}]},"fish-6-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-8.7,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,17.8) scale(0.6)"}]},"fish-7-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-7.7,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(8.3,17.6) scale(0.56)"}]},"fish-8-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-11.4,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.6,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.2,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12,17.6) scale(0.55)"}]},"fish-9-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-14.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-7.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(7.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(15.5,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-11.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-3.5,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(4.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(11.7,17.6) scale(0.53)"}]},fish:{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-icon",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0ZM-5.6,0L-11.6,4.8Q-10.4,0 -11.6,-4.8Z"},{tag:"circle",style:"fish-icon-eye",cx:6,cy:-1.2,r:1.3}]},hex:{box:[-30,-30,60,60],parts:[{tag:"path",style:"hex-icon",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"penguin-trunk":{box:[-18,-46,36,50],plain:"penguin-trunk-plain",parts:[{tag:"ellipse",style:"shadow",cx:0,cy:.2,rx:12,ry:3.1},{tag:"ellipse",style:"feet",cx:-4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"ellipse",style:"feet",cx:4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"path",style:"wing",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"shine",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5C6.4,-20.5 8.6,-12.6 7.2,-6.4C6.2,-2.2 3,-1.2 0,-1.2C-3,-1.2 -6.2,-2.2 -7.2,-6.4C-8.6,-12.6 -6.4,-20.5 0,-20.5ZM0,-30.2C1.6,-33.2 7.4,-32.4 7.4,-27.8C7.4,-24 4,-21.8 0,-21.8C-4,-21.8 -7.4,-24 -7.4,-27.8C-7.4,-32.4 -1.6,-33.2 0,-30.2Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"circle",style:"white",cx:-2.8,cy:-28.6,r:.55},{tag:"circle",style:"white",cx:4,cy:-28.6,r:.55},{tag:"path",style:"beak",d:"M-2.9,-26.2Q0,-27.4 2.9,-26.2Q1.4,-22.8 0,-22.4Q-1.4,-22.8 -2.9,-26.2Z"}]},"penguin-trunk-plain":{box:[-18,-46,36,50],parts:[{tag:"path",style:"feet",d:"M-.5,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0ZM9.3,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0Z"},{tag:"path",style:"body",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5a7.5,9.7 0 0 1 0,19.3a7.5,9.7 0 0 1 0,-19.3ZM0,-30.2a4,4.2 0 0 0 -7.4,2.4a7.4,6 0 0 0 14.8,0a4,4.2 0 0 0 -7.4,-2.4Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"path",style:"beak",d:"M-2.9,-26.2H2.9L0,-22.4Z"}]},"penguin-a":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M3.2,-20.4L9.4,-21.4L10.8,-9.6L5,-8.4Z"},{tag:"path",style:"stripe",d:"M5.6,-11.9L10.5,-12.7"},{tag:"path",style:"thread",d:"M5.1,-8.8v2.4M7,-9v2.4M8.9,-9.3v2.4M10.6,-9.7v2.2"},{tag:"path",style:"cloth",d:"M-10.4,-24.4C-5,-20.9 5,-20.9 10.4,-24.4C12.2,-23 12,-19.6 10.6,-18.6C5,-15.6 -5,-15.6 -10.6,-18.6C-12,-19.6 -12.2,-23 -10.4,-24.4Z"},{tag:"path",style:"stripe",d:"M-5.6,-22.2L-6.4,-17M5.6,-22.2L6.4,-17"}]},"penguin-b":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"hat",d:"M-9.4,-31.5C-9.4,-43 9.4,-43 9.4,-31.5Z"},{tag:"path",style:"seam",d:"M-3.6,-39.2L-4.2,-32M3.6,-39.2L4.2,-32"},{tag:"rect",style:"cloth",x:-10.8,y:-34.4,width:21.6,height:4.6,rx:2.3},{tag:"circle",style:"cloth",cx:0,cy:-41,r:3.7}]},"penguin-c":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"bow",d:"M0,-19.6L-9.8,-24.4C-11.4,-21.4 -11.4,-17.2 -9.8,-14.6ZM0,-19.6L9.8,-24.4C11.4,-21.4 11.4,-17.2 9.8,-14.6Z"},{tag:"rect",style:"bow",x:-2.5,y:-22.1,width:5,height:5,rx:1.7},{tag:"path",style:"body",d:"M-1.6,-35.2C-4,-40 1,-41.5 2.6,-39.6C1.2,-39.2 1,-37 2,-35.2Z"}]},"penguin-d":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"band-case",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"path",style:"band",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"ellipse",style:"cloth",cx:-11,cy:-27.4,rx:4.3,ry:5.2},{tag:"ellipse",style:"cloth",cx:11,cy:-27.4,rx:4.3,ry:5.2},{tag:"path",style:"seam",d:"M-11,-30v5.2M11,-30v5.2"}]},"hole-last":{box:[-27,-30,54,60],plain:"hole-last-plain",parts:[{tag:"path",style:"hole",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},"ring-last":{box:[-27,-30,54,60],plain:"ring-last-plain",parts:[{tag:"path",style:"ring-case",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"},{tag:"path",style:"ring",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"}]},"hole-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"hole",d:"M0,-25.6L22.2,-12.8L22.2,12.8L0,25.6L-22.2,12.8L-22.2,-12.8Z"}]},"ring-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"ring-case",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"},{tag:"path",style:"ring",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"}]},"ring-advice":{box:[-27,-30,54,60],parts:[{tag:"path",style:"advice-case",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"},{tag:"path",style:"advice",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"}]},"mark-tint":{box:[-27,-30,54,60],parts:[{tag:"path",style:"tint",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"mark-dot":{box:[-6,12,12,12],parts:[{tag:"circle",style:"dot",cx:0,cy:18.2,r:5}]},"mark-pick":{box:[-27,-30,54,60],parts:[{tag:"path",style:"pick-case",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"},{tag:"path",style:"pick",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"}]},"mark-focus":{box:[-27,-30,54,60],parts:[{tag:"path",style:"focus-case",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"},{tag:"path",style:"focus",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"}]},"tree-strike":{box:[-8,-10,16,18],parts:[{tag:"path",style:"tree-strike",d:"M-6,-8L6,0M-6,-2L6,6"}]},"tree-cut":{box:[-17,-12,34,24],parts:[{tag:"rect",style:"tree-cut",x:-17,y:-12,width:34,height:24,rx:12}]}}};var R=O.shapes,le=O.gradients,He=O.styles;function fe(){let i=Object.entries(O.palette).map(([t,s])=>ce(`.icf[data-icf-theme="${t}"]`,s)),e=O.players.map(({name:t,...s},n)=>ce(`.icf .icf-p${n}`,s));return[...i,...e].join(`
`)}function ce(i,e){let t=Object.entries(e).map(([s,n])=>`--icf-${s}:${n}`);return`${i}{${t.join(";")}}`}function U(i,e){let t=String(i);return t.startsWith("$")?`var(--icf-${t.slice(1)})`:t.startsWith("@")?`url(#${e}-${t.slice(1)})`:t}function T(i,e){return Object.entries(He[i]??{}).map(([t,s])=>`${t}:${U(s,e)}${t==="font-size"?"px":""}`).join(";")}function de(i){let e=i.ownerDocument,t=e.body.dataset.jpThemeLight??i.closest("[data-jp-theme-light]")?.getAttribute("data-jp-theme-light");if(t)return t==="false";let s=e.body.className;if(/vscode-(dark|light|high-contrast)/.test(s))return!/vscode-(high-contrast-)?light/.test(s);let{theme:n}=e.documentElement.dataset,a=n??e.documentElement.getAttribute("theme");return a==="dark"||a==="light"?a==="dark":matchMedia("(prefers-color-scheme: dark)").matches}var Re="http://www.w3.org/2000/svg";function M(i,e={},t=[]){let s=document.createElementNS(Re,i);for(let[n,a]of Object.entries(e))a!==void 0&&s.setAttribute(n,String(a));return s.append(...t),s}function Y(i,e){return(R[i]?.parts??[]).map(({tag:t,style:s,shape:n,transform:a,...o})=>{if(t==="use")return M("g",{transform:a},Y(n??"",e));let c=Object.fromEntries(Object.entries(o).map(([l,f])=>[l,U(f,e)]));return M(t,{...c,transform:a,style:s&&T(s,e)})})}function Ue(i){return Object.entries(le).map(([e,{kind:t,stops:s,...n}])=>M(`${t}Gradient`,{id:`${i}-${e}`,...n},s.map(a=>M("stop",{offset:a.offset,style:`stop-color:${U(a.colour,i)};stop-opacity:${a.opacity??1}`}))))}function he(i){let e=Object.keys(R).map(t=>M("g",{id:`${i}-s-${t}`},Y(t,i)));return M("defs",{},[...Ue(i),...e])}var z=(i,e)=>M("use",{href:`#${e}-s-${i}`});function pe(i,e,t){let[s,n,a,o]=R[e]?.box??[0,0,1,1];return M("svg",{viewBox:`${s} ${n} ${a} ${o}`,class:t===void 0?void 0:`icf-p${t}`,"aria-hidden":"true",focusable:"false"},Y(e,i))}var F={width:1,height:1,label:"",layers:[],items:{},actions:{}},L=i=>({x:i.x??0,y:i.y??0});function P(i){return Object.keys(i.items).filter(e=>i.items[e].label).sort((e,t)=>{let s=L(i.items[e]),n=L(i.items[t]);return s.y-n.y||s.x-n.x})}var $=i=>i!==void 0&&"then"in i;function A(i,e,t){let s=i.actions[e??t];return $(s)?e===void 0?void 0:s.then[t]:e===void 0?s:void 0}function ue(i,e){for(let[t,s]of Object.entries(i.actions)){if(!$(s)){if(s.move===e)return{target:t};continue}for(let[n,a]of Object.entries(s.then))if(a.move===e)return{selected:t,target:n}}}function me(i){return P(i).filter(e=>i.actions[e]).map(e=>{let t=i.actions[e],s=$(t)?Object.entries(t.then).map(([n,a])=>({target:n,choice:a})):[{target:e,choice:t}];return{place:e,label:i.items[e].label??e,choices:s}})}function ge(i,e,t){let s=e===void 0?void 0:i.actions[e];return $(s)?`${s.words}, ${t.words}`:t.words}function ye(i,e){let t=new Map(Object.entries(i.items).filter(([a])=>!e.items[a])),s=Object.entries(e.items).filter(([a])=>!i.items[a]),n=[];for(let[a,o]of s){let c=Ge(a,o,t,e,s);if(c===void 0){n.push({kind:"enter",key:a,item:o});continue}n.push({kind:"move",key:a,from:c,item:o,before:i.items[c]}),t.delete(c)}for(let[a,o]of Object.entries(e.items)){let c=i.items[a];c&&!_e(c,o)&&n.push({kind:"change",key:a,item:o,before:c})}for(let[a,o]of t)n.push({kind:"leave",key:a,item:o});return n}function Ge(i,e,t,s,n){let a=s.moved?.[i];if(a!==void 0&&t.has(a)&&J(t.get(a),e))return a;if(e.player===void 0||e.shape===void 0||n.filter(([,l])=>J(l,e)).length>2)return;let o=new Set(Object.values(s.moved??{})),c=[...t].filter(([l,f])=>!o.has(l)&&J(f,e));return c.sort((l,f)=>be(l[1],e)-be(f[1],e)),c[0]?.[0]}var J=(i,e)=>i.layer===e.layer&&i.shape===e.shape&&i.player===e.player&&!i.path&&!e.path;function be(i,e){let t=L(i),s=L(e);return Math.hypot(t.x-s.x,t.y-s.y)}function _e(i,e){let t=Object.keys(i);return t.length!==Object.keys(e).length?!1:t.every(s=>Array.isArray(i[s])?i[s].join()===e[s]?.join?.():i[s]===e[s])}var Be=52,Ve="cubic-bezier(.3,0,.2,1)",Ke=i=>Math.min(140+35*i/Be,420),G=class{constructor(e){this.id=e,this.root=M("svg",{class:"icf-board",role:"application",tabindex:"-1"},[he(e)]),this.scene=F,this.nodes=new Map,this.layers=new Map,this.ghosts=M("g",{class:"icf-ghosts"}),this.put=void 0,this.running=new Map,this.painted=new Set,this.covered=new Set}show(e,t){this.finish(this.painted),this.clearMarks();let s=this.scene;this.scene=e,this.root.setAttribute("viewBox",`0 0 ${e.width} ${e.height}`),this.root.setAttribute("aria-label",e.label),this.arrangeLayers(e.layers);for(let n of ye(s,e))this.apply(n,t&&s!==F&&!X())}arrangeLayers(e){for(let n of e)this.layers.has(n)||this.layers.set(n,M("g",{class:`icf-layer-${n}`}));let t=e.map(n=>this.layers.get(n)),s=e.indexOf("pieces")+1||e.length;t.splice(s,0,this.ghosts),t.some((n,a)=>this.root.children[a+1]!==n)&&this.root.append(...t)}apply(e,t){e.kind==="enter"?this.enter(e.key,e.item,t):e.kind==="leave"?this.leave(e.key,t):e.kind==="change"?this.change(e.key,e.item,t):this.move(e.key,e.from,e.item,t)}enter(e,t,s){let n={element:M("g",{"data-key":e}),item:t,...L(t)};this.nodes.set(e,n),this.dress(e,n),this.insert(n),s&&t.layer!=="sea"&&this.run(n.element,[{opacity:0},{opacity:1}],{duration:120})}leave(e,t){let s=this.nodes.get(e);if(!s)return;if(this.nodes.delete(e),s.element.removeAttribute("data-key"),s.element.classList.add("icf-leaving"),!t||!(s.item.label||s.item.at&&s.item.shape)){s.element.remove();return}let n=ee(s.x,s.y,s.item.scale),a=ee(s.x,s.y+10,(s.item.scale??1)*.9),o=[{transform:n,opacity:1},{transform:a,opacity:0}];this.run(s.element,o,{duration:380,delay:120,easing:"ease-in"},()=>s.element.remove())}change(e,t,s){let n=this.nodes.get(e);if(!n)return;let a={x:n.x,y:n.y};n.item=t,Object.assign(n,L(t)),this.dress(e,n),(a.x!==n.x||a.y!==n.y)&&(this.insert(n),this.slide(n,a,s))}move(e,t,s,n){let a=this.nodes.get(t);if(!a){this.enter(e,s,n);return}this.nodes.delete(t);let o={x:a.x,y:a.y};a.item=s,Object.assign(a,L(s)),a.element.setAttribute("data-key",e),this.nodes.set(e,a),this.dress(e,a),this.insert(a),this.slide(a,o,n)}slide(e,t,s){let n=Math.hypot(e.x-t.x,e.y-t.y);if(!s||n<1)return;let a=[t,e].map(({x:o,y:c})=>({transform:ee(o,c,e.item.scale)}));this.run(e.element,a,{duration:Ke(n),easing:Ve})}dress(e,{element:t,item:s,x:n,y:a}){t.setAttribute("transform",q(n,a,s.scale));let o=[s.player===void 0?"":`icf-p${s.player}`,s.label?"icf-place":""];t.setAttribute("class",o.join(" ").trim()),t.replaceChildren(...this.content(s)),s.label?(t.setAttribute("aria-label",s.label),t.hasAttribute("tabindex")||t.setAttribute("tabindex","-1")):t.setAttribute("aria-hidden","true"),t.style.pointerEvents=s.label||s.at&&s.shape?"":"none",t.setAttribute("data-place",s.label?e:s.at??"")}content(e){if(e.shape)return[z(e.shape,this.id)];if(e.text){let t=M("text",{style:(e.styles??[]).map(s=>T(s,this.id)).join(";")});return t.textContent=e.text,[t]}return(e.styles??[]).map(t=>M("path",{d:e.path,style:T(t,this.id)}))}insert(e){let t=this.layers.get(e.item.layer),s=o=>o.y*1e4+o.x,n;for(let o of this.nodes.values())o===e||o.element.parentNode!==t||s(o)<=s(e)||(!n||s(o)<s(n))&&(n=o);let a=n?.element??null;e.element.parentNode===t&&e.element.nextSibling===a||t.insertBefore(e.element,a)}nameRoles(e){for(let[t,{element:s,item:n}]of this.nodes){let a=n.label?t:n.at;if(!a)continue;let o=this.scene.actions[a],c=o!==void 0||e.includes(a)?"button":"img",l=$(o)?"none":"";s.classList.contains("icf-can")!==(c==="button")&&s.classList.toggle("icf-can"),s.style.touchAction!==l&&(s.style.touchAction=l),n.label&&s.getAttribute("role")!==c&&s.setAttribute("role",c)}}mark(e,t){this.clearMarks();let s=this.layers.get("marks");if(!s)return;let n=this.targets(e);for(let a of n)this.addMark(s,a,a===e.over?["mark-tint"]:["mark-tint","mark-dot"]);e.selected&&this.addMark(s,e.selected,["mark-pick"]),t&&e.focus&&this.addMark(s,e.focus,["mark-focus"]),e.over&&n.includes(e.over)&&this.preview(s,e.selected,e.over),this.nameRoles(n)}targets({selected:e}){let t=e===void 0?void 0:this.scene.actions[e];return $(t)?Object.keys(t.then):Object.keys(this.scene.actions).filter(s=>!$(this.scene.actions[s]))}addMark(e,t,s){let n=this.scene.items[t];if(!n)return;let{x:a,y:o}=L(n);e.append(M("g",{transform:q(a,o),class:"icf-mark"},s.map(c=>z(c,this.id))))}preview(e,t,s){let n=L(this.scene.items[s]);if(this.travelling(t)&&t){let c=L(this.scene.items[t]),l=We(c,n,24);l&&e.append(M("g",{class:"icf-mark"},["path-case","path"].map(f=>M("path",{d:l,style:T(f,this.id)}))))}let o=this.ghost(t);if(o){let c=this.standing(o,n);c.classList.add("icf-ghost"),this.ghosts.append(c)}this.cover(s)}standing({item:e,dx:t,dy:s},n){let a=q(n.x+t,n.y+s,e.scale);return M("g",{class:`icf-mark icf-p${e.player??0}`,transform:a},[z(e.shape??"",this.id)])}travelling(e){let t=e===void 0?void 0:this.scene.actions[e];return $(t)?this.nodes.get(t.mover):void 0}ghost(e){let t=this.travelling(e);if(t&&e){let n=L(this.scene.items[e]),a=L(t.item);return{item:t.item,dx:a.x-n.x,dy:a.y-n.y}}let{ghost:s}=this.scene;return s&&{item:s,dx:s.dx??0,dy:s.dy??0}}cover(e){for(let[t,{element:s,item:n}]of this.nodes)n.at!==e||!n.under||(s.replaceChildren(z(n.under,this.id)),this.covered.add(t))}clearMarks(){this.layers.get("marks")?.replaceChildren(),this.ghosts.replaceChildren();for(let e of this.covered){let t=this.nodes.get(e);t&&t.element.replaceChildren(...this.content(t.item))}this.covered.clear()}paintMove(e,t){this.finish(),this.clearMarks();let s=L(this.scene.items[t]),n=this.ghost(e),a=this.travelling(e);if(a&&n){let o={x:a.x,y:a.y};Object.assign(a,{x:s.x+n.dx,y:s.y+n.dy}),a.element.setAttribute("transform",q(a.x,a.y,a.item.scale)),this.insert(a),this.slide(a,o,!X()),this.painted.add(a.element),this.cover(t)}else n&&(this.put?.remove(),this.put=this.standing(n,s),this.layers.get(n.item.layer)?.append(this.put),this.cover(t))}settlePending(){this.painted.clear(),this.put?.remove(),this.put=void 0;for(let e of this.nodes.values()){let{x:t,y:s}=L(e.item);if(e.x===t&&e.y===s)continue;let n={x:e.x,y:e.y};Object.assign(e,{x:t,y:s}),e.element.setAttribute("transform",q(t,s,e.item.scale)),this.insert(e),this.slide(e,n,!X())}}drag(e,t){let s=this.travelling(e),n=this.ghost(e);!s||!n||(Object.assign(s,{x:t.x+n.dx,y:t.y+n.dy}),s.element.setAttribute("transform",q(s.x,s.y,s.item.scale)),s.element.classList.add("icf-dragged"),s.element.style.pointerEvents="none")}endDrag(e){let t=this.travelling(e);t&&(t.element.classList.remove("icf-dragged"),t.element.style.pointerEvents="")}run(e,t,s,n){let a=e.animate(t,{fill:"backwards",...s});this.running.set(a,e),a.onfinish=()=>{this.running.delete(a),n?.()}}finish(e){for(let[t,s]of[...this.running]){if(e?.has(s))continue;let{onfinish:n}=t;t.onfinish=null,t.finish(),n?.call(t,void 0)}}},X=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ee=(i,e,t=1)=>`translate(${i}px, ${e}px) scale(${t})`,q=(i,e,t=1)=>`translate(${i},${e})${t===1?"":` scale(${t})`}`;function We(i,e,t){let s=Math.hypot(e.x-i.x,e.y-i.y);if(s<=2*t)return"";let n=a=>`${i.x+(e.x-i.x)*a/s},${i.y+(e.y-i.y)*a/s}`;return`M${n(t)}L${n(s-t)}`}function xe(i,e,t){if(t===void 0)return{hand:Z(e)};let s=A(i,e.selected,t);if(s){let a=e.selected===void 0?{}:{selected:e.selected};return{hand:Z(e),played:{move:s.move,...a,target:t}}}if(t===e.selected)return{hand:Z(e)};if($(i.actions[t]))return{hand:{...e,selected:t,focus:t}};let n=A(i,void 0,t);return n?{hand:Z(e),played:{move:n.move,target:t}}:{hand:Z(e),refused:t}}function Z(i){let{selected:e,...t}=i;return t}var te=(i,e)=>({...i,over:e});function ve(i,e,t){let s={...e};if(s.selected!==void 0&&!$(i.actions[s.selected])&&delete s.selected,s.over!==void 0&&!i.items[s.over]&&delete s.over,s.focus===void 0||!i.items[s.focus]?.label){let n=s.focus===void 0?void 0:t?.items[s.focus];s.focus=n?Fe(i,L(n)):Ye(i)}return s}var Ye=i=>P(i).find(e=>i.actions[e])??P(i)[0];function Fe(i,e){let t=s=>{let{x:n,y:a}=L(i.items[s]);return Math.hypot(n-e.x,a-e.y)};return P(i).sort((s,n)=>t(s)-t(n))[0]}var ke={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},we=i=>i in ke||i==="Home"||i==="End";function Le(i,e,t){let s=P(i);if(!(e.focus===void 0?void 0:i.items[e.focus]))return{...e,focus:s[0]};if(t==="Home"||t==="End")return Je(i,e,s,t==="End");let[a,o]=ke[t];return a?Xe(i,e,s,a):et(i,e,s,o)}function Me(i,e,t){let{y:s}=L(i.items[e.focus]);return t.filter(n=>Math.abs(L(i.items[n]).y-s)<1)}function Je(i,e,t,s){let n=Me(i,e,t);return{...e,focus:s?n.at(-1):n[0],column:void 0}}function Xe(i,e,t,s){let n=Me(i,e,t),a=n[n.indexOf(e.focus)+s];return a===void 0?e:{...e,focus:a,column:void 0}}function et(i,e,t,s){let n=L(i.items[e.focus]),a=e.column??n.x,o=[];for(let c of t){let l=L(i.items[c]),f=(l.y-n.y)*s;f>1&&o.push({key:c,cost:f*2+Math.abs(l.x-a)})}return o.sort((c,l)=>c.cost-l.cost),o.length?{...e,focus:o[0].key,column:a}:e}var tt=6,_=class{constructor(e,t){this.host=t,this.drawing=new G(e),this.element=this.drawing.root,this.hand={},this.focusSeen=!1,this.byPointer=!1,this.pending=[],this.press=void 0,this.listen()}get scene(){return this.drawing.scene}show(e,{animated:t,isNews:s}){s&&this.endPress();let n=this.element.contains(this.element.ownerDocument.activeElement),a=this.scene;this.drawing.show(e,t),s&&this.drawing.settlePending(),this.hand=ve(e,this.hand,a),this.remark(),n&&!this.element.contains(this.element.ownerDocument.activeElement)&&this.focusPlace()}preview(e,t){if(e===void 0&&t===void 0){this.remark(),this.host.rest();return}let s={selected:$(this.scene.actions[e??""])?e:void 0,over:t};this.drawing.mark(s,!1),this.tell(s)}async play(e){let t=ue(this.scene,e);t&&this.drawing.paintMove(t.selected,t.target),this.pending.push(e);let s=await this.host.sendMove(e);return this.pending.splice(this.pending.indexOf(e),1),s.ok||(this.drawing.settlePending(),this.remark(),this.host.say({words:s.words??"That move was refused.",kind:"refused"})),s}remark(){this.drawing.mark(this.hand,this.focusSeen);for(let[e,{element:t,item:s}]of this.drawing.nodes){let n=e===this.hand.focus?"0":"-1";s.label&&t.getAttribute("tabindex")!==n&&t.setAttribute("tabindex",n)}}tell({selected:e,over:t}){let s=t===void 0?void 0:A(this.scene,e,t);return!s||t===void 0?!1:(this.host.say({move:s.move,words:`${ge(this.scene,e,s)}.`,note:s.note}),!0)}turn(e){let t=this.hand;if(this.hand=e,this.remark(),this.tell(e))return;let s=e.selected===void 0?void 0:this.scene.actions[e.selected];if($(s)&&t.selected!==e.selected){let n=Object.keys(s.then).length;this.host.say({words:`${this.scene.items[e.selected].label}: ${n===1?"1 place":`${n} places`} to go.`})}else(t.over!==e.over||t.selected!==e.selected)&&this.host.rest()}pickAt(e){this.drawing.finish();let{hand:t,played:s,refused:n}=xe(this.scene,this.hand,e);this.turn(t),s&&!this.pending.includes(s.move)?(this.hand={...this.hand,over:void 0,focus:s.target},this.play(s.move)):n!==void 0&&this.explain(n)}explain(e){let t=this.scene.items[e]?.label??e,s=Object.keys(this.scene.actions).length===0;this.host.say({words:s?`${t}: nothing can be moved now.`:`${t}: nothing to pick there.`,kind:"refused"})}listen(){let{signal:e}=this.host,t=(s,n)=>this.element.addEventListener(s,n,{signal:e});t("pointerdown",s=>this.pressed(s)),t("pointermove",s=>this.pointed(s)),t("pointerup",s=>this.released(s)),t("pointercancel",()=>this.endPress()),this.element.addEventListener("touchmove",s=>this.press&&this.hand.selected===this.press.place&&s.preventDefault(),{signal:e,passive:!1}),t("click",s=>this.activated(s)),t("pointerleave",()=>this.press||this.turn(te(this.hand,void 0))),t("keydown",s=>this.keyed(s)),t("focusin",s=>this.focused(s)),t("focusout",s=>{this.element.contains(s.relatedTarget)||(this.focusSeen=this.byPointer=!1,this.remark())})}placeUnder(e){let t=[];for(let n of this.element.ownerDocument.elementsFromPoint(e.clientX,e.clientY)){let a=this.element.contains(n)&&n.closest("[data-place]")?.getAttribute("data-place");a&&t.push(a)}let{selected:s}=this.hand;return t.find(n=>s!==void 0&&A(this.scene,s,n))??t[0]}activated(e){if(e.detail!==0)return;let t=e.target.closest("[data-place]")?.getAttribute("data-place");t&&this.pickAt(t)}pressed(e){if(e.button!==0)return;let t=this.placeUnder(e);if(t===void 0)return;this.byPointer=!0,e.preventDefault(),this.hand={...this.hand,focus:t,column:void 0},this.focusPlace();let{selected:s}=this.hand,n=s===t;this.press={id:e.pointerId,x:e.clientX,y:e.clientY,place:t,wasSelected:n,moving:!1};let a=s!==void 0&&A(this.scene,s,t);!n&&!a&&$(this.scene.actions[t])&&this.pickAt(t)}pointed(e){this.press&&e.buttons===0&&this.endPress();let{press:t}=this;if(!t||t.id!==e.pointerId){e.pointerType!=="touch"&&this.hover(this.placeUnder(e));return}this.hand.selected===t.place&&(!t.moving&&Math.hypot(e.clientX-t.x,e.clientY-t.y)<tt||(t.moving||(t.moving=!0,this.element.setPointerCapture(e.pointerId)),this.drawing.drag(t.place,this.inBoard(e)),this.hover(this.placeUnder(e))))}hover(e){e!==this.hand.over&&this.turn(te(this.hand,e))}released(e){let{press:t}=this;if(!t||t.id!==e.pointerId)return;this.press=void 0;let s=this.placeUnder(e);if(t.moving){this.drawing.endDrag(t.place),s!==void 0&&A(this.scene,t.place,s)?this.pickAt(s):this.drawing.settlePending();return}if(s!==t.place)return;this.hand.selected===s&&!t.wasSelected||this.pickAt(s)}endPress(){let{press:e}=this;this.press=void 0,e?.moving&&(this.drawing.endDrag(e.place),this.drawing.settlePending())}inBoard(e){let t=this.element.getScreenCTM();return new DOMPoint(e.clientX,e.clientY).matrixTransform(t?.inverse())}keyed(e){if(!(e.ctrlKey||e.metaKey||e.altKey)){if(this.focusSeen=!0,this.byPointer=!1,we(e.key)){let t=Le(this.scene,this.hand,e.key);this.turn({...t,over:t.focus}),this.focusPlace()}else if(e.key==="Enter"||e.key===" ")this.pickAt(this.hand.focus);else if(e.key==="Escape"){if(this.hand.selected===void 0)return;this.turn(Z(this.hand))}else return;e.preventDefault(),e.stopPropagation()}}focused(e){let t=e.target.getAttribute("data-key");t&&(this.hand={...this.hand,focus:t}),this.focusSeen=!this.byPointer,this.remark()}focusPlace(){this.drawing.nodes.get(this.hand.focus??"")?.element?.focus({preventScroll:!0})}};function r(i,e={},t=[]){let s=document.createElement(i);for(let[n,a]of Object.entries(e))a===void 0||a===!1||(n.startsWith("on")?s.addEventListener(n.slice(2),a):s.setAttribute(n,a===!0?"":String(a)));return s.append(...t),s}function j(i,e){i.textContent!==e&&(i.textContent=e)}function C(i,e,t){t===void 0||t===!1?i.removeAttribute(e):i.getAttribute(e)!==String(t)&&i.setAttribute(e,t===!0?"":String(t))}var I=(i,e)=>C(i,"aria-disabled",e?void 0:"true"),$e=i=>i.getAttribute("aria-disabled")!=="true";function N(i,e,t){let s=[...i.querySelectorAll(e)].filter(o=>!o.hidden),a=s.find(o=>o===document.activeElement)??s.find(o=>o===t)??s.find(o=>o.tabIndex===0)??s[0];for(let o of s)o.tabIndex=o===a?0:-1;i.dataset.roves||(i.dataset.roves="true",i.addEventListener("keydown",o=>{let c=[...i.querySelectorAll(e)].filter(f=>!f.hidden),l=st(o.key,c.indexOf(document.activeElement),c.length);if(l!==void 0){o.preventDefault();for(let f of c)f.tabIndex=-1;c[l].tabIndex=0,c[l].focus()}}))}function st(i,e,t){if(!(e<0))return i==="ArrowRight"||i==="ArrowDown"?Math.min(e+1,t-1):i==="ArrowLeft"||i==="ArrowUp"?Math.max(e-1,0):i==="Home"?0:i==="End"?t-1:void 0}async function B(i){try{return await navigator.clipboard.writeText(i),!0}catch{let e=r("textarea",{style:"position:fixed;opacity:0","aria-hidden":"true"});e.value=i;let t=document.activeElement;document.body.append(e),e.select();let s=document.execCommand("copy");return e.remove(),t?.focus({preventScroll:!0}),s}}var it={undo:"M4.5,8.5H12a4,4 0 0 1 0,8H8M7.6,5.2L4.2,8.5L7.6,11.8",redo:"M15.5,8.5H8a4,4 0 0 0 0,8h4M12.4,5.2L15.8,8.5L12.4,11.8",pause:"M6.8,4.5v11M13.2,4.5v11",resume:"M6.5,4.2v11.6l9.5,-5.8Z",step:"M13.5,4.5v11M5,4.5L11,10L5,15.5Z",hint:"M7.3,13.2c0,-1.6 -2.3,-2.6 -2.3,-5.5a5,5 0 0 1 10,0c0,2.9 -2.3,3.9 -2.3,5.5ZM7.8,16.2h4.4M8.8,18.3h2.4",new:"M16,10a6,6 0 1 1 -1.8,-4.3M16.2,3v3.6h-3.6",resign:"M5,3.5v13.5M5,4.5h10l-2.4,3.2L15,11H5",save:"M10,3v9.5M6.2,9L10,12.8L13.8,9M4,14v2.5h12V14",load:"M10,13V3.5M6.2,7.2L10,3.4L13.8,7.2M4,14v2.5h12V14",hide:"M2.5,10c3.6,-5.6 11.4,-5.6 15,0c-3.6,5.6 -11.4,5.6 -15,0ZM10,7.6a2.4,2.4 0 1 1 -.01,0ZM4,16.5L16,3.5",help:"M7.2,7.4c.2,-3.8 5.8,-3.8 5.8,-.2c0,2.2 -2.9,2.4 -2.9,4.6M10.1,15.4v.3",inspect:"M3,5h9M3,10h6M3,15h5M13.2,9.8a2.9,2.9 0 1 1 -.01,0ZM15.3,14.8l2.4,2.4",first:"M5.5,4.5v11M14.5,4.5L8,10l6.5,5.5",last:"M14.5,4.5v11M5.5,4.5L12,10L5.5,15.5",copy:"M7,7h9v9.5H7ZM4,13V3.5h9",back:"M12.5,4.5L7,10l5.5,5.5",forward:"M7.5,4.5L13,10l-5.5,5.5",cut:"M5,5.5a2.2,2.2 0 1 0 .01,0M5,14.5a2.2,2.2 0 1 0 .01,0M6.8,8.8L16.5,15.5M6.8,13.6L16.5,4.5",better:"M4,14.5L8.5,9l3,3L16.5,5M12.5,5h4v4",game:"M4,4.5h12v11H4ZM7.2,7.5v.1M12.8,12.5v.1M10,10v.1",few:"M10,3.5v4M10,7.5L4.5,13M10,7.5V13M10,7.5L15.5,13M4.5,16v.1M10,16v.1M15.5,16v.1",closer:"M10,5v10M5,10h10",farther:"M5,10h10",fit:"M4,8V4h4M12,4h4v4M16,12v4h-4M8,16H4v-4",find:"M9,4a5,5 0 1 1 -.01,0ZM12.8,12.8L17,17",close:"M5,5l10,10M15,5L5,15"},E=i=>M("svg",{viewBox:"0 0 20 20",class:"icf-icon","aria-hidden":"true",focusable:"false"},[M("path",{d:it[i]})]);var nt=[["Arrow keys, Home, End","walk the board"],["Enter or Space","pick, and pick where it goes"],["Escape","let go"]];function Se({host:i,id:e,setup:t,send:s,say:n,picture:a}){let o;function c(){o?.element.remove();let g=o?.from;o=void 0,g?.focus({preventScroll:!0})}function l(g,m,y){o?.element.remove();let h=`${e}-dialog`,x=r("button",{class:"icf-button",type:"button","aria-label":"Close",title:"Close",onclick:c},[E("close")]),u=r("div",{class:"icf-dialog",role:"dialog","aria-labelledby":h,tabindex:"-1"},[r("div",{class:"icf-dialog-head"},[r("h2",{id:h},[g]),x]),...y]);return u.addEventListener("keydown",p=>{if(p.key==="Escape")c();else if(p.key==="Tab")at(u,p);else return;p.stopPropagation()}),i.append(u),o={element:u,from:m},(u.querySelector("input, select, textarea, .icf-primary")??x).focus({preventScroll:!0}),u}function f(){let g=r("p",{class:"icf-error",role:"alert",hidden:!0});return{element:g,take(m){g.hidden=m.ok,g.textContent=m.ok?"":`${m.words??"That was refused."}`}}}async function v(g,m){let y=await s(g);m.take(y),y.ok&&c()}return{openNew(g){let m=f(),y=ot({id:e,setup:t,picture:a(),error:m.element});y.element.addEventListener("submit",h=>{h.preventDefault(),v(y.intent(),m)}),l("New game",g,[y.element])},openHelp(g){let m=t.games.find(({name:x})=>x===a().game)??t.games[0],y=m.rules.flatMap(({title:x,text:u})=>[r("dt",{},[x]),r("dd",{},[u])]),h=nt.flatMap(([x,u])=>[r("dt",{},[x]),r("dd",{},[u])]);l(m.title,g,[r("div",{class:"icf-text",tabindex:"0",role:"group","aria-label":"Rules"},[r("dl",{},y),r("h3",{},["Keys, while the board has the focus"]),r("dl",{class:"icf-keys"},h)])])},async openSave(g){let m=await s({do:"save"}),y=r("textarea",{class:"icf-record",readonly:!0,"aria-label":"The game as text",spellcheck:"false"});y.value=m.text??"";let h=r("button",{class:"icf-text-button icf-primary",type:"button"},["Copy"]);h.addEventListener("click",async()=>{let b=await B(y.value);n({words:b?"The game is copied.":"The game could not be copied: select it and copy it yourself."})});let x=r("button",{class:"icf-text-button",type:"button",onclick:()=>rt(y.value)},["Download"]),u=f();u.take(m),l("Save this game",g,[y,r("div",{class:"icf-actions"},[h,x]),u.element])},openLoad(g){let m=f(),y=r("textarea",{class:"icf-record","aria-label":"A game or a position as text",placeholder:"Paste a saved game or a position, or drop a file here",spellcheck:"false"}),h=r("input",{type:"file",accept:".txt,text/plain","aria-label":"Open a file"}),x=async b=>{b&&(y.value=await b.text())};h.addEventListener("change",()=>x(h.files?.[0])),y.addEventListener("dragover",b=>b.preventDefault()),y.addEventListener("drop",b=>{let p=b.dataTransfer?.files[0];p&&(b.preventDefault(),x(p))});let u=r("form",{class:"icf-form"},[y,h,m.element,r("div",{class:"icf-actions"},[r("button",{class:"icf-text-button icf-primary",type:"submit"},["Go on with this game"])])]);u.addEventListener("submit",b=>{b.preventDefault(),v({do:"load",text:y.value},m)}),l("Load a game",g,[u])},confirmResign(g){let{turn:m,players:y}=a(),h=y[m.player]?.name??"",x=f(),u={do:"resign",player:m.player,revision:a().revision},b=r("button",{class:"icf-text-button",type:"button",onclick:()=>v(u,x)},["Resign"]),p=r("button",{class:"icf-text-button icf-primary",type:"button",onclick:c},["Play on"]);l(h==="You"?"Resign?":`Resign as ${h}?`,g,[x.element,r("div",{class:"icf-actions"},[p,b])])}}}function at(i,e){let t=[...i.querySelectorAll("button, input, select, textarea, [tabindex='0']")],s=t.indexOf(document.activeElement);(e.shiftKey?s<=0:s===t.length-1)&&(e.preventDefault(),(e.shiftKey?t[t.length-1]:t[0]).focus())}function rt(i){let e=URL.createObjectURL(new Blob([i],{type:"text/plain"}));r("a",{href:e,download:"icefloe-game.txt"}).click(),setTimeout(()=>URL.revokeObjectURL(e),1e4)}function ot({id:i,setup:e,picture:t,error:s}){let n=r("div",{class:"icf-fields"}),a=K(e.games.map(({name:u,title:b})=>[u,b]),t.game),o=K([],""),c=r("div",{class:"icf-seats"}),l=r("input",{type:"text",inputmode:"numeric",placeholder:"another each time"}),f=r("div",{class:"icf-fields"}),v=r("form",{class:"icf-form"},[n,c,f,s,r("div",{class:"icf-actions"},[r("button",{class:"icf-text-button icf-primary",type:"submit"},["Start"])])]);e.games.length>1&&n.append(V("Game",a)),n.append(V("Players",o),V("Seed",l)),a.addEventListener("change",m),o.addEventListener("change",y),m();function g(){return e.games.find(({name:u})=>u===a.value)??e.games[0]}function m(){let{least:u,most:b}=g(),p=Array.from({length:b-u+1},(d,k)=>String(u+k));o.replaceChildren(...p.map(d=>r("option",{},[d]))),o.value=String(t.game===g().name?t.players.length:u),f.replaceChildren(...g().options.map((d,k)=>{let w={id:`${i}-help${k}`,words:d.help};return V(d.name,ct(d,`${i}-list${k}`),w)})),y()}function y(){let u=[...c.children].map(Qe),b=Number(o.value),p=Array.from({length:b},(d,k)=>u[k]??h(k));c.replaceChildren(...p.map(x))}function h(u){let b=t.players[u],p=e.kinds.find(({name:d})=>d===b?.kind);return b&&p?{name:b.name,kind:p.name}:{name:"",kind:u?e.computer:e.kinds[0].name}}function x({name:u,kind:b},p){let d=r("input",{type:"text",maxlength:"40",placeholder:"Name","aria-label":`Name of player ${p+1}`});d.value=u;let k=K(e.kinds.map(w=>[w.name,w.title]),b);return k.setAttribute("aria-label",`Kind of player ${p+1}`),r("div",{class:"icf-seat"},[r("span",{},[String(p+1)]),d,k])}return{element:v,intent(){let u={};g().options.forEach((d,k)=>{let{value:w}=f.children[k].querySelector("input, select");w.trim()&&(u[d.name]=w.trim())});let b=[...c.children].map(Qe),p=l.value.trim();return{do:"new",game:g().name,players:b,options:u,...p&&{seed:p}}}}}function Qe(i){let e=i.querySelector("input").value,t=i.querySelector("select").value;return{name:e,kind:t}}function K(i,e){let t=i.map(([n,a])=>r("option",{value:n},[a])),s=r("select",{},t);return s.value=e,s}function ct(i,e){if(i.kind==="choice")return K((i.choices??[]).map(a=>[a,a]),String(i.default??""));let t=i.kind==="number"?{type:"number",min:i.least,max:i.most}:{type:"text",list:i.choices&&e},s=r("input",{...t,placeholder:i.default===void 0?"by the rules":void 0});if(s.value=String(i.default??""),!i.choices)return s;let n=r("datalist",{id:e},i.choices.map(a=>r("option",{value:a})));return r("span",{},[s,n])}function V(i,e,t){let s=i.charAt(0).toUpperCase()+i.slice(1),n=r("label",{},[r("span",{},[s]),e]);return t?((e.matches("input, select")?e:e.querySelector("input, select"))?.setAttribute("aria-describedby",t.id),r("div",{class:"icf-option"},[n,r("small",{id:t.id},[t.words])])):r("div",{class:"icf-option"},[n])}var W=globalThis[Symbol.for("icefloe stills")]??=new Map;function Ce(i,e,t,s){i.classList.add("icf-host");let n=D("icf",i);n.setAttribute("role","group"),n.setAttribute("aria-label",t),n.dataset.lmSuppressShortcuts="true";let a=document.createElement("style");a.textContent=`${fe()}
${s}`,n.append(a),n.addEventListener("keydown",f=>f.stopPropagation(),{signal:e});let o=()=>{n.dataset.icfTheme=de(n)?"dark":"light"};o();let c=new MutationObserver(o),l={attributes:!0,attributeFilter:["data-jp-theme-light","class","data-theme","theme"]};return c.observe(document.body,l),c.observe(document.documentElement,l),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",o,{signal:e}),e.addEventListener("abort",()=>c.disconnect()),{root:n,row:D("icf-row",n)}}function D(i,e){let t=document.createElement("div");return t.className=i,e.append(t),t}function Ae(i){if(!i)return;let e=W.get(i)??{count:0,style:document.createElement("style")};e.count+=1,e.style.textContent=`.${i},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${i}){display:none}`,document.head.append(e.style),W.set(i,e)}function je(i){let e=W.get(i);!e||--e.count>0||(e.style.remove(),W.delete(i))}function Ee({preview:i,play:e,say:t}){let s=r("textarea",{class:"icf-position",readonly:!0,rows:"3","aria-label":"Position text",spellcheck:"false"}),n=r("button",{class:"icf-button",type:"button","aria-label":"Copy the position",title:"Copy the position"},[E("copy")]),a=r("span"),o=r("div",{class:"icf-groups"}),c=r("p",{class:"icf-plain-scores"}),l=r("div",{class:"icf-card icf-inspector",role:"group","aria-label":"Inspector",hidden:!0},[r("h3",{class:"icf-head"},["Position"]),r("div",{class:"icf-copyrow"},[s,n]),r("h3",{class:"icf-head"},["Legal moves",a]),o,r("h3",{class:"icf-head"},["Scores"]),c]);n.addEventListener("click",async()=>{let h=await B(s.value);t({words:h?"The position is copied.":"The position could not be copied: select it and copy it yourself."})}),o.addEventListener("pointerleave",()=>i()),o.addEventListener("focusout",()=>i());let f="",v;function g(h){let x=me(h),u=x.reduce((w,{choices:S})=>w+S.length,0);j(a,String(u));let b=x.filter(({choices:w,place:S})=>w.every(({target:Q})=>Q===S)),d=x.filter(w=>!b.includes(w)).map(({place:w,label:S,choices:Q})=>m(S,Q,w));b.length&&d.unshift(m("",b.flatMap(({choices:w})=>w)));let k=o.contains(document.activeElement);o.replaceChildren(...d.length?d:[r("p",{class:"icf-quiet"},["No moves to make here now."])]),N(o,".icf-move"),k&&o.querySelector(".icf-move")?.focus({preventScroll:!0})}function m(h,x,u){let b=x.map(({target:p,choice:d})=>{let k=()=>i(u,p);return r("button",{class:"icf-move",type:"button",onpointerenter:k,onfocus:k,onclick:()=>e(d.move)},[d.move])});return r("div",{class:"icf-group"},[...h?[r("h4",{},[h])]:[],r("div",{class:"icf-choices"},b)])}function y(h){let x=h.position??"Hidden until the end, since it tells the scores.";s.value!==x&&(s.value=x);let u=JSON.stringify(h.scene.actions);u!==f&&(f=u,g(h.scene));let b=h.players.map(p=>`${p.name}: ${p.counts.map(se).join(", ")}`);j(c,b.join(" · "))}return{element:l,update(h){v=h,l.hidden||y(h)},toggle(){l.hidden=!l.hidden,!l.hidden&&v&&y(v)}}}var se=({word:i,value:e})=>e===void 0?`${i} hidden`:`${e} ${i}`;function Ze(i,e){let t=[],s=e;return i.forEach((n,a)=>{n<0||(n<=s&&t.push(new Array(e).fill(0)),t[t.length-1][n]=a+1,s=n)}),t}function Oe({shapeSvg:i,goto:e}){let t=r("thead"),s=r("tbody"),n=r("div",{class:"icf-moves",role:"group","aria-label":"Moves"},[r("table",{},[t,s])]),a=g("first","To the start",()=>e(0)),o=g("last","To the last move",()=>e(l.list.length)),c=r("div",{class:"icf-card icf-movelist"},[n,r("div",{class:"icf-ends"},[a,o])]),l={list:[],players:[],at:0},f="",v=[];function g(p,d,k){let w=r("button",{class:"icf-button",type:"button","aria-label":d,title:d},[E(p)]);return w.addEventListener("click",()=>w.getAttribute("aria-disabled")||k()),w}function m(p){let d=p.map(({shape:k,player:w,name:S})=>r("th",{scope:"col",title:S},[i(k,w),r("span",{class:"icf-unseen"},[S])]));t.replaceChildren(r("tr",{},[r("td",{class:"icf-row-number"}),...d]))}function y(p){let d=s.contains(document.activeElement)?document.activeElement.dataset.ply:void 0,k=Ze(l.players,p),w=k.map(S=>S.map(Q=>Q?`${Q}:${l.list[Q-1]}`:"").join());for(k.forEach((S,Q)=>{if(w[Q]===v[Q])return;let ze=S.map(oe=>r("td",{},oe?[h(oe)]:[])),re=r("tr",{},[r("td",{class:"icf-row-number"},[String(Q+1)]),...ze]);s.children[Q]?s.children[Q].replaceWith(re):s.append(re)});s.children.length>k.length;)s.lastElementChild?.remove();v=w,d&&x(Number(d))?.focus({preventScroll:!0})}function h(p){return r("button",{class:"icf-move",type:"button","data-ply":p,onclick:()=>e(p)},[l.list[p-1]])}let x=p=>s.querySelector(`[data-ply="${p}"]`);function u(){for(let p of s.querySelectorAll(".icf-move")){let d=Number(p.dataset.ply);C(p,"aria-current",d===l.at?"true":void 0),p.classList.toggle("icf-later",d>l.at)}N(s,".icf-move",x(l.at)),I(a,l.at>0),I(o,l.at<l.list.length),requestAnimationFrame(b)}function b(){let p=x(l.at),d=p?p.getBoundingClientRect().top-n.getBoundingClientRect().top:0;n.scrollTop=p?n.scrollTop+d-n.clientHeight/2:0}return{element:c,update(p){l=p.moves;let d=JSON.stringify(p.players.map(k=>[k.name,k.shape]));d!==f&&(f=d,m(p.players)),y(p.players.length),u()}}}var lt={refused:"✕",trouble:"!",result:"★",info:""};function Te(){let i=r("span",{class:"icf-sign","aria-hidden":"true"}),e=r("span",{class:"icf-words"}),t=r("span",{class:"icf-note"}),s=r("div",{class:"icf-status",role:"status","aria-live":"polite"},[i,e,t]),n="";return{element:s,say({move:a,words:o,note:c="",kind:l="info"}){let f=JSON.stringify([a,o,c,l]);f!==n&&(n=f,s.dataset.kind=l,i.textContent=lt[l]??"",e.replaceChildren(...a?[r("b",{},[a]),` ${o}`]:[o]),t.textContent=c)}}}var ft={words:"No answer from the kernel; trying again. Is it still running?",kind:"trouble"};function Pe(i){let e=Te(),t=!1,s,{say:n}=e,a=()=>s&&n(t?ft:s.status),o=async h=>{let x=await i.send(h);x.ok||n({words:x.words??"That was refused.",kind:"refused"})},c=Oe({shapeSvg:i.shapeSvg,goto:h=>o({do:"goto",ply:h})}),l=Ee({preview:i.preview,play:i.play,say:n}),f=dt(i.shapeSvg),v=ht(i.shapeSvg,i.setup.kinds),g=mt(o,i.dialogs,l),m=gt(i.play),y=i.setup.games;return i.main.append(e.element),i.side.append(f.element,v.element,c.element,m.element,g.element,l.element),{say:n,rest:a,update(h){let x=s;s=h;let{example:u}=y.find(b=>b.name===h.game)??{};m.field.placeholder=u?`Type a move, as ${u}`:"Type a move";for(let b of[f,v,c,g,l])b.update(h);(!x||JSON.stringify(x.status)!==JSON.stringify(h.status)||x.revision!==h.revision)&&a()},silence(h){t=h,a()}}}function dt(i){let e=r("span",{class:"icf-piece"}),t=r("b"),s=r("span"),n=r("span",{class:"icf-dots","aria-hidden":"true",hidden:!0},[r("i"),r("i"),r("i")]),a=r("div",{class:"icf-card icf-turn"},[e,r("div",{},[t,s]),n]),o="",c=new Map,l=({shape:f,player:v})=>{let g=c.get(f)??i(f,v);return c.set(f,g),g};return{element:a,update({turn:f,players:v,thinking:g}){let m=v.find(h=>h.player===f.player),y=m?m.shape:"";y!==o&&(o=y,e.replaceChildren(...m?[l(m)]:[])),a.className=`icf-card icf-turn${m?` icf-p${m.player}`:" icf-over"}`,j(t,f.title),j(s,f.words),n.hidden=g===void 0||g!==f.player}}}function ht(i,e){let t=c=>e.find(({name:l})=>l===c)?.title??c,s=r("div",{class:"icf-card icf-scores"}),n="",a=[];function o(c){let l=r("i"),f=c.counts.map(()=>r("span",{class:"icf-value"})),v=r("i"),g=c.counts.map((y,h)=>r("span",{class:"icf-count"},[f[h],i(y.shape)]));return{row:r("div",{class:`icf-score icf-p${c.player}`,role:"group"},[i(c.shape,c.player),r("span",{class:"icf-name",title:c.name},[c.name," ",l]),r("span",{class:"icf-counts"},g),r("span",{class:"icf-bar"},[v])]),kind:l,values:f,bar:v}}return{element:s,update({players:c}){let l=JSON.stringify(c.map(f=>[f.name,f.shape,f.counts.length]));l!==n&&(n=l,a=c.map(o),s.replaceChildren(...a.map(({row:f})=>f))),c.forEach((f,v)=>{let{row:g,kind:m,values:y,bar:h}=a[v];g.classList.toggle("icf-active",f.active===!0),j(m,f.note??t(f.kind)),f.counts.forEach((u,b)=>j(y[b],String(u.value??"–"))),h.style.width=`${100*(f.bar??0)}%`;let x=f.counts.some(u=>u.value===void 0)?"hidden until the end":f.counts.map(se).join(", ");C(g,"aria-label",`${f.name}: ${x}`)})}}}var pt=[["undo","Undo",{do:"undo"}],["redo","Redo",{do:"redo"}],["pause","Pause",{do:"pause"}],["resume","Play on",{do:"resume"}],["step","One step",{do:"step"}],["hint","Hint",{do:"hint"}],["new","New game","openNew"],["save","Save","openSave"],["load","Load","openLoad"],["resign","Resign","confirmResign"],["hide","Hide scores","hide"],["help","Help","openHelp"],["inspect","Inspector","inspect"]],ut=["pause","resume","step"];function mt(i,e,t){let s={},n=r("div",{class:"icf-tools",role:"toolbar","aria-label":"Game"}),a=!1;for(let[c,l,f]of pt){let v=r("button",{class:"icf-button",type:"button","aria-label":l,title:l},[E(c)]);v.addEventListener("click",()=>{$e(v)&&(typeof f=="object"?i(f):f==="hide"?i({do:"hide",hidden:!a}):f==="inspect"?o():e[f](v))}),s[c]=v,n.append(v)}C(s.inspect,"aria-expanded","false");function o(){t.toggle(),C(s.inspect,"aria-expanded",String(!t.element.hidden))}return{element:n,update(c){let{tools:l}=c;a=c.hidden===!0;for(let m of["undo","redo","hint","resign",...ut])I(s[m],l[m]===!0);let f=l.resume===!0,v=[s.pause,s.resume,s.step].includes(document.activeElement);s.pause.hidden=f||!c.players.some(m=>m.computer),s.resume.hidden=!f,s.step.hidden=!l.step;let g=document.activeElement;v&&(g?.hidden??!0)&&[s.step,s.resume,s.pause,s.undo].find(y=>!y.hidden)?.focus({preventScroll:!0}),C(s.hint,"aria-pressed",String(c.advice!==void 0)),C(s.hide,"aria-pressed",String(a)),N(n,".icf-button")}}}function gt(i){let e=r("input",{class:"icf-field",type:"text",maxlength:"100","aria-label":"Type a move",spellcheck:"false",autocomplete:"off",autocapitalize:"off"}),t=r("form",{class:"icf-typing"},[e,r("button",{class:"icf-text-button",type:"submit"},["Play"])]);return t.addEventListener("submit",async s=>{s.preventDefault();let n=e.value.trim();if(!n)return;(await i(n)).ok&&e.value.trim()===n&&(e.value="")}),{element:t,field:e}}var qe=`/* Everything is under .icf, whose theme is data-icf-theme; the tokens --icf-* come from look.json. */
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
  .icf .icf-scores {
    grid-template-columns: 1fr 1fr;
    column-gap: 14px;
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
  .icf .icf-button[aria-pressed="true"] {
    outline: 2px solid Highlight;
  }
}
@media (prefers-reduced-motion: reduce) {
  .icf * {
    transition: none !important;
    animation: none !important;
  }
}
`;function ie(i,e){if(!Ne(e))return e;let t=Ne(i)?{...i}:{};for(let[s,n]of Object.entries(e))n===null?delete t[s]:t[s]=ie(t[s],n);return t}var Ne=i=>typeof i=="object"&&i!==null&&!Array.isArray(i);var ne=1e3,yt=8e3,De=4e3,H=class{constructor(e,t={}){this.model=e,this.now=t.now??(()=>Date.now()),this.client=t.client??ae(),this.waiting=[],this.seq=0,this.isLost=!1,this.againAt=0,this.wait=ne,this.isSilent=!1,this.pictureListeners=new Set,this.silenceListeners=new Set,this.timer=void 0,this.greeting=void 0;let s=a=>this.receive(a),n=()=>this.tell();e.on("msg:custom",s),e.on("change:_picture",n),t.signal?.addEventListener("abort",()=>{e.off("msg:custom",s),e.off("change:_picture",n),clearInterval(this.timer),clearTimeout(this.greeting)})}get picture(){return this.model.get("_picture")}hello(){this.post({kind:"hello",client:this.client,version:this.model.get("_version")}),clearTimeout(this.greeting),this.greeting=setTimeout(()=>{this.silence(!0),this.hello()},De)}send(e){return new Promise(t=>{let s={seq:++this.seq,intent:e,sentAt:this.now(),resolve:t};this.waiting.push(s),this.transmit(s),this.watch()})}transmit({seq:e,intent:t}){this.post({kind:"intent",client:this.client,seq:e,intent:t})}post(e){try{this.model.send(e)}catch{}}watch(){this.timer===void 0&&(this.wait=ne,this.againAt=this.now()+this.wait,this.timer=setInterval(()=>this.tick(),ne))}tick(){let e=this.waiting[0];if(!e&&!this.isLost){clearInterval(this.timer),this.timer=void 0;return}let t=this.now();if(e&&t-e.sentAt>=De&&this.silence(!0),!(t<this.againAt)){this.wait=Math.min(this.wait*2,yt),this.againAt=t+this.wait,this.isLost&&this.post({kind:"resync",client:this.client});for(let s of this.waiting)this.transmit(s)}}receive(e){if(e?.kind==="picture")this.show(e.picture,e.version);else if(e?.kind==="patch")this.patch(e);else return;clearTimeout(this.greeting),this.silence(!1);for(let t of e.answers??[])this.settle(t)}patch({base:e,version:t,patch:s}){let n=this.model.get("_version");if(!(t<=n&&!this.isLost)){if(e!==n){this.isLost||this.post({kind:"resync",client:this.client}),this.isLost=!0,this.watch();return}this.show(ie(this.picture,s),t)}}show(e,t){this.isLost=!1,this.model.set("_version",t),this.model.set("_picture",e)}tell(){for(let e of this.pictureListeners)e(this.picture)}settle(e){if(e.client!==this.client)return;let t=this.waiting.findIndex(n=>n.seq===e.seq);if(t<0)return;let[s]=this.waiting.splice(t,1);s.resolve(e)}silence(e){if(e!==this.isSilent){this.isSilent=e;for(let t of this.silenceListeners)t(e)}}};function ae(){return[...crypto.getRandomValues(new Uint8Array(8))].map(e=>e.toString(16).padStart(2,"0")).join("")}function xt(){let i;return{initialize({model:e,signal:t}){i=new H(e,{signal:t})},render({model:e,el:t}){return vt(e,t,i??=new H(e))}}}function vt(i,e,t){let s=new AbortController,{signal:n}=s,a=`icf-${ae()}`,o=Ce(e,n,"icefloe game",qe),c=D("icf-main",o.row),l=D("icf-side",o.row),f=D("icf-stage",c),v=d=>t.send(d),g=new _(a,{signal:n,sendMove:d=>t.send({do:"move",move:d,revision:t.picture.revision}),say:d=>h.say(d),rest:()=>h.rest()});f.append(g.element);let m=i.get("_setup"),y=Se({host:f,id:a,setup:m,send:v,say:d=>h.say(d),picture:()=>t.picture}),h=Pe({main:c,side:l,setup:m,send:v,preview:(d,k)=>g.preview(d??void 0,k??void 0),play:d=>g.play(d),dialogs:y,shapeSvg:(d,k)=>pe(a,d,k)}),x,u=(d,k)=>{d?.scene&&(g.show(d.scene,{animated:k,isNews:d.revision!==x}),x=d.revision,h.update(d))},b=d=>u(d,!0),p=d=>h.silence(d);return t.pictureListeners.add(b),t.silenceListeners.add(p),Ae(i.get("_still")),u(t.picture,!1),t.hello(),()=>{s.abort(),t.pictureListeners.delete(b),t.silenceListeners.delete(p),je(i.get("_still")),e.replaceChildren()}}export{xt as default};
