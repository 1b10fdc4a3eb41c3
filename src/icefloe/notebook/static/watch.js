var Q={palette:{light:{"sea-0":"#a9d6ea","sea-1":"#6fb1d1",wave:"#fff",frame:"#4d93b6","ice-0":"#fff","ice-1":"#e2f0f8",side:"#a3c8dc",cast:"#2b6f93",rim:"#fff",crack:"#b9d5e4",snow:"#fff","fish-0":"#185c80","fish-1":"#3d89aa",label:"#0d3a55",pick:"#0a56a8",advice:"#7429cf",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#1d6488",outline:"#10263a","advice-text":"#6a22c4",bad:"#b3261e",ok:"#1b7a3d",sunk:"#f2f6f9",hover:"#e6eef5",control:"#75889a","tree-text":"#1d242b","tree-quiet":"#56626e","tree-band":"#fafcfd","tree-line":"#d5dde3","tree-paper":"#fff","tree-pv":"#1976d2","tree-0":"#c8372d","tree-1":"#234a9e","tree-2":"#a87400","tree-3":"#1f8577"},dark:{"sea-0":"#1d425b","sea-1":"#0d2233",wave:"#8fc4e2",frame:"#2c5673","ice-0":"#ccdbe6","ice-1":"#a9bfcf",side:"#64839a",cast:"#04101a",rim:"#eaf3f9",crack:"#8ba6b9",snow:"#dfeaf2","fish-0":"#0c4261","fish-1":"#25688a",label:"#c2dcec",pick:"#0a4c94",advice:"#6a22c4",case:"#fff",ink:"#10263a",white:"#fff",beak:"#f28c1b",hat:"#7fb0ff",muffs:"#ff8fa3","fish-icon":"#8cc9e6",outline:"#dfe9f1","advice-text":"#c9adff",bad:"#ff8a80",ok:"#7bd396",sunk:"#1b2228",hover:"#2a343d",control:"#7c8f9f","tree-text":"#e9edf0","tree-quiet":"#a9b4bd","tree-band":"#151a1e","tree-line":"#3a4249","tree-paper":"#1f262c","tree-pv":"#42a5f5","tree-0":"#f0857c","tree-1":"#86a8f5","tree-2":"#ffc933","tree-3":"#5cc9b9"}},players:[{name:"red",p:"#c8372d",p2:"#8f1f18",ac:"#fff4dc",al:"#c8372d"},{name:"blue",p:"#234a9e",p2:"#152f69",ac:"#fff",al:"#10263a"},{name:"gold",p:"#ffc933",p2:"#c98a00",ac:"#3b2400",al:"#fff"},{name:"teal",p:"#2f9e8f",p2:"#1a6a5f",ac:"#ffc2cc",al:"#10263a"}],gradients:{ice:{kind:"linear",x1:0,y1:0,x2:.25,y2:1,stops:[{offset:0,colour:"$ice-0"},{offset:1,colour:"$ice-1"}]},sea:{kind:"radial",cx:.5,cy:.42,r:.75,stops:[{offset:0,colour:"$sea-0"},{offset:1,colour:"$sea-1"}]},fish:{kind:"linear",x1:0,y1:0,x2:0,y2:1,stops:[{offset:0,colour:"$fish-0"},{offset:1,colour:"$fish-1"}]},shine:{kind:"linear",x1:0,y1:0,x2:1,y2:0,stops:[{offset:0,colour:"#fff",opacity:.3},{offset:.45,colour:"#fff",opacity:0},{offset:1,colour:"#000",opacity:.18}]}},styles:{sea:{fill:"@sea",stroke:"$frame","stroke-width":1.5},ink:{fill:"$ink"},white:{fill:"$white"},shine:{fill:"@shine"},"tile-cast":{fill:"$cast",opacity:.2},"tile-side":{fill:"$side",stroke:"$side","stroke-width":.8},"tile-plain-side":{fill:"$side",stroke:"$side","stroke-width":6.4,"stroke-linejoin":"round"},"tile-plain-top":{fill:"@ice",stroke:"@ice","stroke-width":6.2,"stroke-linejoin":"round"},"tile-top":{fill:"@ice",stroke:"$side","stroke-width":.6},"tile-rim":{fill:"none",stroke:"$rim","stroke-width":1,opacity:.75},"tile-crack":{fill:"none",stroke:"$crack","stroke-width":.8,"stroke-linecap":"round","stroke-linejoin":"round",opacity:.8},"tile-snow":{fill:"$snow",opacity:.8},"gone-rim":{fill:"none",stroke:"$wave","stroke-width":1,"stroke-dasharray":"2 4",opacity:.38},"gone-wave":{fill:"none",stroke:"$wave","stroke-width":1.3,"stroke-linecap":"round",opacity:.5},"fish-body":{fill:"@fish",stroke:"$fish-0","stroke-width":.7},"fish-fin":{fill:"$fish-0"},"fish-gill":{fill:"none",stroke:"$white","stroke-width":.8,"stroke-linecap":"round",opacity:.6},"fish-icon":{fill:"$fish-icon"},"fish-icon-eye":{fill:"$sunk"},"hex-icon":{fill:"none",stroke:"currentColor","stroke-width":6},shadow:{fill:"$ink",opacity:.22},feet:{fill:"$beak",stroke:"$ink","stroke-width":.9},beak:{fill:"$beak",stroke:"$ink","stroke-width":.7,"stroke-linejoin":"round"},wing:{fill:"$p2",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},body:{fill:"$p",stroke:"$ink","stroke-width":1.3,"stroke-linejoin":"round"},cloth:{fill:"$ac",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},stripe:{fill:"none",stroke:"$al","stroke-width":2},thread:{fill:"none",stroke:"$ink","stroke-width":.9,"stroke-linecap":"round"},seam:{fill:"none",stroke:"$al","stroke-width":.9,"stroke-linecap":"round",opacity:.55},hat:{fill:"$hat",stroke:"$ink","stroke-width":1.1,"stroke-linejoin":"round"},bow:{fill:"$ac",stroke:"$al","stroke-width":.7,"stroke-linejoin":"round"},"band-case":{fill:"none",stroke:"$ink","stroke-width":4.2,"stroke-linecap":"round"},band:{fill:"none",stroke:"$muffs","stroke-width":2.2,"stroke-linecap":"round"},hole:{fill:"$p","fill-opacity":.22,stroke:"$case","stroke-width":1.8,"stroke-dasharray":"4 3"},"wake-case":{fill:"none",stroke:"$case","stroke-width":13,"stroke-linecap":"round",opacity:.55},wake:{fill:"none",stroke:"$p","stroke-width":8,"stroke-linecap":"round",opacity:.42},"ring-case":{fill:"none",stroke:"$ink","stroke-width":4.2},ring:{fill:"none",stroke:"$p","stroke-width":2.6},"pick-case":{fill:"none",stroke:"$case","stroke-width":6,opacity:.95},pick:{fill:"none",stroke:"$pick","stroke-width":3},"focus-case":{fill:"none",stroke:"$case","stroke-width":4},focus:{fill:"none",stroke:"$ink","stroke-width":2,"stroke-dasharray":"4 3"},tint:{fill:"$pick",opacity:.09},dot:{fill:"$pick",stroke:"$case","stroke-width":1.6},"path-case":{fill:"none",stroke:"$case","stroke-width":5,"stroke-linecap":"round",opacity:.85},path:{fill:"none",stroke:"$pick","stroke-width":2.4,"stroke-dasharray":"5 4","stroke-linecap":"round"},"hint-case":{fill:"$case",stroke:"$case","stroke-width":3.6,"stroke-linejoin":"round",opacity:.95},hint:{fill:"$advice"},"advice-case":{fill:"none",stroke:"$case","stroke-width":6.6,opacity:.95},advice:{fill:"none",stroke:"$advice","stroke-width":3.6},label:{fill:"$label","font-size":8,"font-weight":600,"text-anchor":"middle"},"tree-ground":{fill:"$sunk",stroke:"$tree-line","stroke-width":1},"tree-band":{fill:"$tree-band"},"tree-band-name":{fill:"$tree-text","font-size":10,"font-weight":700},"tree-band-word":{fill:"$tree-quiet","font-size":10},"tree-edge":{fill:"none",stroke:"$control","stroke-width":1.5},"tree-edge-pv":{fill:"none",stroke:"$tree-pv","stroke-width":3.4,"stroke-linecap":"round"},"tree-edge-cut":{fill:"none",stroke:"$bad","stroke-width":1.5,"stroke-dasharray":"3 4"},"tree-edge-more":{fill:"none",stroke:"$control","stroke-width":1.2,"stroke-dasharray":"1 3.5","stroke-linecap":"round"},"tree-edge-future":{fill:"none",stroke:"$control","stroke-width":1.5,"stroke-dasharray":"1 4",opacity:.35},"tree-strike":{fill:"none",stroke:"$bad","stroke-width":2.4,"stroke-linecap":"round"},"tree-node-plain":{fill:"$tree-paper",stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round"},"tree-node-0":{fill:"$tree-0","fill-opacity":.14,stroke:"$tree-0","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-1":{fill:"$tree-1","fill-opacity":.14,stroke:"$tree-1","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-2":{fill:"$tree-2","fill-opacity":.14,stroke:"$tree-2","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-3":{fill:"$tree-3","fill-opacity":.14,stroke:"$tree-3","stroke-width":2.2,"stroke-linejoin":"round"},"tree-node-under":{fill:"$tree-paper"},"tree-node-now":{fill:"$tree-pv","fill-opacity":.2,stroke:"$tree-pv","stroke-width":3.6,"stroke-linejoin":"round"},"tree-node-end":{fill:"$tree-pv","fill-opacity":.12,stroke:"$tree-pv","stroke-width":2.4,"stroke-linejoin":"round"},"tree-node-future":{fill:"$tree-paper","fill-opacity":.5,stroke:"$control","stroke-width":1.6,"stroke-linejoin":"round",opacity:.35},"tree-value":{fill:"$tree-text","font-size":14,"font-weight":700,"text-anchor":"middle"},"tree-value-long":{fill:"$tree-text","font-size":12,"font-weight":700,"text-anchor":"middle"},"tree-value-more":{fill:"$tree-quiet","font-size":9.5,"text-anchor":"middle"},"tree-window":{fill:"$tree-paper",stroke:"$tree-line","stroke-width":1},"tree-window-text":{fill:"$tree-quiet","font-size":9.5,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-case":{fill:"none",stroke:"$tree-band","stroke-width":4,"stroke-linejoin":"round","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move":{fill:"$tree-quiet","font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-pv":{fill:"$tree-pv","font-size":10,"font-weight":700,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-move-future":{fill:"$tree-quiet",opacity:.4,"font-size":10,"font-family":"DejaVu Sans Mono, Menlo, Consolas, monospace","text-anchor":"middle"},"tree-cut":{fill:"$tree-band",stroke:"$bad","stroke-width":1.4,"stroke-dasharray":"3 3"},"tree-cut-text":{fill:"$bad","font-size":10,"font-weight":600,"text-anchor":"middle"},"tree-why":{fill:"$bad"},"tree-why-text":{fill:"$tree-paper","font-size":9.5,"font-weight":700,"text-anchor":"middle"},"tree-more-text":{fill:"$tree-quiet","font-size":10,"text-anchor":"middle"}},shapes:{"tile-0":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M-19,6q4,-4 9,-2q3,4 -1,6q-6,1 -8,-4Z"},{tag:"path",style:"tile-crack",d:"M-17,-9L-9,-6L-6,1M-9,-6L-4,-11"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-1":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M8,-17q6,-1 9,4q-4,4 -8,2q-3,-2 -1,-6Z"},{tag:"path",style:"tile-crack",d:"M16,-12L10,-5L12,2M10,-5L4,-4"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-2":{box:[-25,-29,50,65],plain:"tile-plain",parts:[{tag:"path",style:"tile-cast",transform:"translate(0,7)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-side",transform:"translate(0,4.2)",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-top",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"},{tag:"path",style:"tile-snow",d:"M9,8q6,-3 9,0q-1,6 -6,6q-4,-1 -3,-6Z"},{tag:"path",style:"tile-crack",d:"M-14,13L-8,8L-9,2M-8,8L0,9"},{tag:"path",style:"tile-rim",d:"M-3.5,-23.4Q0,-25.4 3.5,-23.4L18.5,-14.7Q22,-12.7 22,-8.7L22,8.7Q22,12.7 18.5,14.7L3.5,23.4Q0,25.4 -3.5,23.4L-18.5,14.7Q-22,12.7 -22,8.7L-22,-8.7Q-22,-12.7 -18.5,-14.7Z"}]},"tile-plain":{box:[-25,-29,50,65],parts:[{tag:"path",style:"tile-plain-side",transform:"translate(0,4.4)",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"},{tag:"path",style:"tile-plain-top",d:"M0,-24.4L21.1,-12.2L21.1,12.2L0,24.4L-21.1,12.2L-21.1,-12.2Z"}]},gone:{box:[-27,-30,54,60],plain:"gone-plain",parts:[{tag:"path",style:"gone-rim",d:"M-4.3,-22.1Q0,-24.6 4.3,-22.1L17,-14.8Q21.3,-12.3 21.3,-7.3L21.3,7.3Q21.3,12.3 17,14.8L4.3,22.1Q0,24.6 -4.3,22.1L-17,14.8Q-21.3,12.3 -21.3,7.3L-21.3,-7.3Q-21.3,-12.3 -17,-14.8Z"},{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"gone-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"gone-wave",d:"M-12,-4q3,-3.4 6,0t6,0M0,7q3,-3.4 6,0t6,0"}]},"fish-big":{box:[-12,-7,24,14],plain:"fish-plain",parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2C-7.4,-2.2 -9.4,-4.4 -11.6,-4.6C-10.6,-2.4 -10.5,2.2 -11.6,4.6C-9.4,4.3 -7.4,2.1 -5,.2ZM-2.6,-3.6C-.6,-6.4 2,-6.2 3.4,-4.4Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"path",style:"fish-gill",d:"M3,-3.9Q1,-.2 2.8,3.4M-1.6,.8Q-3.6,2.6 -4.4,1"},{tag:"circle",style:"white",cx:6.1,cy:-1.2,r:1.45},{tag:"circle",style:"ink",cx:6.4,cy:-1.2,r:.75}]},"fish-plain":{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-fin",d:"M-5,-.2L-11.6,-4.6Q-10.4,0 -11.6,4.6L-5,.2Z"},{tag:"path",style:"fish-body",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0Z"},{tag:"circle",style:"white",cx:6.2,cy:-1.2,r:1.2}]},"fish-small":{box:[-7,-4,14,8],parts:[{tag:"path",style:"fish-fin",d:"M-3,0L-6.4,2.7Q-5.6,0 -6.4,-2.7ZM-4.2,0C-2.4,-3.2 3,-3.7 5.8,0C3,3.6 -2.4,3.2 -4.2,0Z"},{tag:"circle",style:"white",cx:3.1,cy:-.7,r:.8}]},"fish-1":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.6,-1.6) rotate(-8) scale(1.42)"}]},"fish-2":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-3,-9) rotate(-6) scale(1.14)"},{tag:"use",shape:"fish-big",transform:"translate(3.4,4.2) rotate(-6) scale(1.14)"}]},"fish-3":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-1,-14.2) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(4,-3.6) rotate(-4) scale(0.94)"},{tag:"use",shape:"fish-big",transform:"translate(-2.6,7) rotate(-4) scale(0.94)"}]},"fish-4":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-9.8,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,-9.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(-9.8,3.6) rotate(-4) scale(0.84)"},{tag:"use",shape:"fish-big",transform:"translate(10.6,3.6) rotate(-4) scale(0.84)"}]},"fish-5":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(0.4,-15.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,-4.2) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(-9.1,7) rotate(-4) scale(0.78)"},{tag:"use",shape:"fish-big",transform:"translate(9.9,7) rotate(-4) scale(0.78)"}]},"fish-6":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-8.9,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,-13.6) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-7.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(9.7,-3.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(-8.9,7.2) rotate(-4) scale(0.72)"},{tag:"use",shape:"fish-big",transform:"translate(8.5,7.2) rotate(-4) scale(0.72)"}]},"fish-7":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-7.2,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,7.2) rotate(-4) scale(0.62)"}]},"fish-8":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-7.2,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(7.8,-13.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,-3) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(-14.7,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7.2) rotate(-4) scale(0.62)"},{tag:"use",shape:"fish-big",transform:"translate(15.3,7.2) rotate(-4) scale(0.62)"}]},"fish-9":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-big",transform:"translate(-13.9,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-12.6) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,-2.8) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(-13.9,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(0.3,7) rotate(-4) scale(0.59)"},{tag:"use",shape:"fish-big",transform:"translate(14.5,7) rotate(-4) scale(0.59)"}]},"fish-1-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(0.5,14.6) scale(1)"}]},"fish-2-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-5.5,14.6) scale(0.95)"},{tag:"use",shape:"fish-small",transform:"translate(6.5,14.6) scale(0.95)"}]},"fish-3-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-10.2,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(0.4,14.4) scale(0.84)"},{tag:"use",shape:"fish-small",transform:"translate(11,14.4) scale(0.84)"}]},"fish-4-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-12,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(-3.8,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(4.4,14.4) scale(0.66)"},{tag:"use",shape:"fish-small",transform:"translate(12.6,14.4) scale(0.66)"}]},"fish-5-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-4.2,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(4.8,17.8) scale(0.6)"}]},"fish-6-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-8.7,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,13.2) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(-8.7,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.8) scale(0.6)"},{tag:"use",shape:"fish-small",transform:"translate(9.3,17.8) scale(0.6)"}]},"fish-7-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(-7.7,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,17.6) scale(0.56)"},{tag:"use",shape:"fish-small",transform:"translate(8.3,17.6) scale(0.56)"}]},"fish-8-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-11.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.7,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12.3,13) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-11.4,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(-3.6,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(4.2,17.6) scale(0.55)"},{tag:"use",shape:"fish-small",transform:"translate(12,17.6) scale(0.55)"}]},"fish-9-row":{box:[-27,-30,54,60],parts:[{tag:"use",shape:"fish-small",transform:"translate(-14.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-7.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(0.3,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(7.9,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(15.5,13) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-11.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(-3.5,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(4.1,17.6) scale(0.53)"},{tag:"use",shape:"fish-small",transform:"translate(11.7,17.6) scale(0.53)"}]},fish:{box:[-12,-7,24,14],parts:[{tag:"path",style:"fish-icon",d:"M-7.4,0C-4.6,-4.8 4.6,-6.1 10.2,-.2C5.4,5.2 -4.2,5 -7.4,0ZM-5.6,0L-11.6,4.8Q-10.4,0 -11.6,-4.8Z"},{tag:"circle",style:"fish-icon-eye",cx:6,cy:-1.2,r:1.3}]},hex:{box:[-30,-30,60,60],parts:[{tag:"path",style:"hex-icon",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"penguin-trunk":{box:[-18,-46,36,50],plain:"penguin-trunk-plain",parts:[{tag:"ellipse",style:"shadow",cx:0,cy:.2,rx:12,ry:3.1},{tag:"ellipse",style:"feet",cx:-4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"ellipse",style:"feet",cx:4.9,cy:-.4,rx:4.4,ry:2.3},{tag:"path",style:"wing",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"shine",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5C6.4,-20.5 8.6,-12.6 7.2,-6.4C6.2,-2.2 3,-1.2 0,-1.2C-3,-1.2 -6.2,-2.2 -7.2,-6.4C-8.6,-12.6 -6.4,-20.5 0,-20.5ZM0,-30.2C1.6,-33.2 7.4,-32.4 7.4,-27.8C7.4,-24 4,-21.8 0,-21.8C-4,-21.8 -7.4,-24 -7.4,-27.8C-7.4,-32.4 -1.6,-33.2 0,-30.2Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"circle",style:"white",cx:-2.8,cy:-28.6,r:.55},{tag:"circle",style:"white",cx:4,cy:-28.6,r:.55},{tag:"path",style:"beak",d:"M-2.9,-26.2Q0,-27.4 2.9,-26.2Q1.4,-22.8 0,-22.4Q-1.4,-22.8 -2.9,-26.2Z"}]},"penguin-trunk-plain":{box:[-18,-46,36,50],parts:[{tag:"path",style:"feet",d:"M-.5,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0ZM9.3,-.4a4.4,2.3 0 1 1 -8.8,0a4.4,2.3 0 1 1 8.8,0Z"},{tag:"path",style:"body",d:"M-10.2,-21.5C-15.4,-17.5 -16.6,-10.5 -14.6,-6.6C-12.4,-8 -10.8,-11 -10,-15ZM10.2,-21.5C15.4,-17.5 16.6,-10.5 14.6,-6.6C12.4,-8 10.8,-11 10,-15Z"},{tag:"path",style:"body",d:"M0,-35.5C7.2,-35.5 9.6,-30.5 9.6,-25.6C13.4,-19.5 13.6,-6.4 9.4,-2.2C6.4,.7 -6.4,.7 -9.4,-2.2C-13.6,-6.4 -13.4,-19.5 -9.6,-25.6C-9.6,-30.5 -7.2,-35.5 0,-35.5Z"},{tag:"path",style:"white",d:"M0,-20.5a7.5,9.7 0 0 1 0,19.3a7.5,9.7 0 0 1 0,-19.3ZM0,-30.2a4,4.2 0 0 0 -7.4,2.4a7.4,6 0 0 0 14.8,0a4,4.2 0 0 0 -7.4,-2.4Z"},{tag:"circle",style:"ink",cx:-3.4,cy:-28,r:1.65},{tag:"circle",style:"ink",cx:3.4,cy:-28,r:1.65},{tag:"path",style:"beak",d:"M-2.9,-26.2H2.9L0,-22.4Z"}]},"penguin-a":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"cloth",d:"M3.2,-20.4L9.4,-21.4L10.8,-9.6L5,-8.4Z"},{tag:"path",style:"stripe",d:"M5.6,-11.9L10.5,-12.7"},{tag:"path",style:"thread",d:"M5.1,-8.8v2.4M7,-9v2.4M8.9,-9.3v2.4M10.6,-9.7v2.2"},{tag:"path",style:"cloth",d:"M-10.4,-24.4C-5,-20.9 5,-20.9 10.4,-24.4C12.2,-23 12,-19.6 10.6,-18.6C5,-15.6 -5,-15.6 -10.6,-18.6C-12,-19.6 -12.2,-23 -10.4,-24.4Z"},{tag:"path",style:"stripe",d:"M-5.6,-22.2L-6.4,-17M5.6,-22.2L6.4,-17"}]},"penguin-b":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"hat",d:"M-9.4,-31.5C-9.4,-43 9.4,-43 9.4,-31.5Z"},{tag:"path",style:"seam",d:"M-3.6,-39.2L-4.2,-32M3.6,-39.2L4.2,-32"},{tag:"rect",style:"cloth",x:-10.8,y:-34.4,width:21.6,height:4.6,rx:2.3},{tag:"circle",style:"cloth",cx:0,cy:-41,r:3.7}]},"penguin-c":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"bow",d:"M0,-19.6L-9.8,-24.4C-11.4,-21.4 -11.4,-17.2 -9.8,-14.6ZM0,-19.6L9.8,-24.4C11.4,-21.4 11.4,-17.2 9.8,-14.6Z"},{tag:"rect",style:"bow",x:-2.5,y:-22.1,width:5,height:5,rx:1.7},{tag:"path",style:"body",d:"M-1.6,-35.2C-4,-40 1,-41.5 2.6,-39.6C1.2,-39.2 1,-37 2,-35.2Z"}]},"penguin-d":{box:[-18,-46,36,50],parts:[{tag:"use",shape:"penguin-trunk"},{tag:"path",style:"band-case",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"path",style:"band",d:"M-10.6,-28.6C-10.6,-40.8 10.6,-40.8 10.6,-28.6"},{tag:"ellipse",style:"cloth",cx:-11,cy:-27.4,rx:4.3,ry:5.2},{tag:"ellipse",style:"cloth",cx:11,cy:-27.4,rx:4.3,ry:5.2},{tag:"path",style:"seam",d:"M-11,-30v5.2M11,-30v5.2"}]},"hole-last":{box:[-27,-30,54,60],plain:"hole-last-plain",parts:[{tag:"path",style:"hole",d:"M-4.3,-23.1Q0,-25.6 4.3,-23.1L17.8,-15.3Q22.2,-12.8 22.2,-7.8L22.2,7.8Q22.2,12.8 17.8,15.3L4.3,23.1Q0,25.6 -4.3,23.1L-17.8,15.3Q-22.2,12.8 -22.2,7.8L-22.2,-7.8Q-22.2,-12.8 -17.8,-15.3Z"}]},"ring-last":{box:[-27,-30,54,60],plain:"ring-last-plain",parts:[{tag:"path",style:"ring-case",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"},{tag:"path",style:"ring",d:"M-3.5,-23.5Q0,-25.5 3.5,-23.5L18.6,-14.8Q22.1,-12.8 22.1,-8.8L22.1,8.7Q22.1,12.7 18.6,14.7L3.5,23.5Q0,25.5 -3.5,23.5L-18.6,14.8Q-22.1,12.8 -22.1,8.8L-22.1,-8.7Q-22.1,-12.7 -18.6,-14.7Z"}]},"hole-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"hole",d:"M0,-25.6L22.2,-12.8L22.2,12.8L0,25.6L-22.2,12.8L-22.2,-12.8Z"}]},"ring-last-plain":{box:[-27,-30,54,60],parts:[{tag:"path",style:"ring-case",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"},{tag:"path",style:"ring",d:"M0,-25.5L22.1,-12.8L22.1,12.7L0,25.5L-22.1,12.8L-22.1,-12.7Z"}]},"ring-advice":{box:[-27,-30,54,60],parts:[{tag:"path",style:"advice-case",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"},{tag:"path",style:"advice",d:"M-3.5,-20.4Q0,-22.4 3.5,-20.4L15.9,-13.2Q19.4,-11.2 19.4,-7.2L19.4,7.2Q19.4,11.2 15.9,13.2L3.5,20.4Q0,22.4 -3.5,20.4L-15.9,13.2Q-19.4,11.2 -19.4,7.2L-19.4,-7.2Q-19.4,-11.2 -15.9,-13.2Z"}]},"mark-tint":{box:[-27,-30,54,60],parts:[{tag:"path",style:"tint",d:"M-3.9,-25.4Q0,-27.6 3.9,-25.4L20,-16.1Q23.9,-13.8 23.9,-9.3L23.9,9.3Q23.9,13.8 20,16L3.9,25.4Q0,27.6 -3.9,25.4L-20,16.1Q-23.9,13.8 -23.9,9.3L-23.9,-9.3Q-23.9,-13.8 -20,-16Z"}]},"mark-dot":{box:[-6,12,12,12],parts:[{tag:"circle",style:"dot",cx:0,cy:18.2,r:5}]},"mark-pick":{box:[-27,-30,54,60],parts:[{tag:"path",style:"pick-case",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"},{tag:"path",style:"pick",d:"M-3.5,-24.4Q0,-26.4 3.5,-24.4L19.4,-15.2Q22.9,-13.2 22.9,-9.2L22.9,9.2Q22.9,13.2 19.4,15.2L3.5,24.4Q0,26.4 -3.5,24.4L-19.4,15.2Q-22.9,13.2 -22.9,9.2L-22.9,-9.2Q-22.9,-13.2 -19.4,-15.2Z"}]},"mark-focus":{box:[-27,-30,54,60],parts:[{tag:"path",style:"focus-case",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"},{tag:"path",style:"focus",d:"M-3.5,-24.1Q0,-26.1 3.5,-24.1L19.1,-15.1Q22.6,-13.1 22.6,-9.1L22.6,9Q22.6,13 19.1,15L3.5,24.1Q0,26.1 -3.5,24.1L-19.1,15.1Q-22.6,13.1 -22.6,9.1L-22.6,-9Q-22.6,-13 -19.1,-15Z"}]},"tree-strike":{box:[-8,-10,16,18],parts:[{tag:"path",style:"tree-strike",d:"M-6,-8L6,0M-6,-2L6,6"}]},"tree-cut":{box:[-17,-12,34,24],parts:[{tag:"rect",style:"tree-cut",x:-17,y:-12,width:34,height:24,rx:12}]}}};var K=Q.shapes,nt=Q.gradients,Tt=Q.styles;function rt(){let n=Object.entries(Q.palette).map(([e,i])=>at(`.icf[data-icf-theme="${e}"]`,i)),t=Q.players.map(({name:e,...i},s)=>at(`.icf .icf-p${s}`,i));return[...n,...t].join(`
`)}function at(n,t){let e=Object.entries(t).map(([i,s])=>`--icf-${i}:${s}`);return`${n}{${e.join(";")}}`}function D(n,t){let e=String(n);return e.startsWith("$")?`var(--icf-${e.slice(1)})`:e.startsWith("@")?`url(#${t}-${e.slice(1)})`:e}function A(n,t){return Object.entries(Tt[n]??{}).map(([e,i])=>`${e}:${D(i,t)}${e==="font-size"?"px":""}`).join(";")}function ot(n){let t=n.ownerDocument,e=t.body.dataset.jpThemeLight??n.closest("[data-jp-theme-light]")?.getAttribute("data-jp-theme-light");if(e)return e==="false";let i=t.body.className;if(/vscode-(dark|light|high-contrast)/.test(i))return!/vscode-(high-contrast-)?light/.test(i);let{theme:s}=t.documentElement.dataset,a=s??t.documentElement.getAttribute("theme");return a==="dark"||a==="light"?a==="dark":matchMedia("(prefers-color-scheme: dark)").matches}var P=globalThis[Symbol.for("icefloe stills")]??=new Map;function ct(n,t,e,i){n.classList.add("icf-host");let s=O("icf",n);s.setAttribute("role","group"),s.setAttribute("aria-label",e),s.dataset.lmSuppressShortcuts="true";let a=document.createElement("style");a.textContent=`${rt()}
${i}`,s.append(a),s.addEventListener("keydown",l=>l.stopPropagation(),{signal:t});let r=()=>{s.dataset.icfTheme=ot(s)?"dark":"light"};r();let o=new MutationObserver(r),c={attributes:!0,attributeFilter:["data-jp-theme-light","class","data-theme","theme"]};return o.observe(document.body,c),o.observe(document.documentElement,c),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",r,{signal:t}),t.addEventListener("abort",()=>o.disconnect()),{root:s,row:O("icf-row",s)}}function O(n,t){let e=document.createElement("div");return e.className=n,t.append(e),e}function lt(n){if(!n)return;let t=P.get(n)??{count:0,style:document.createElement("style")};t.count+=1,t.style.textContent=`.${n},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${n}){display:none}`,document.head.append(t.style),P.set(n,t)}function ft(n){let t=P.get(n);!t||--t.count>0||(t.style.remove(),P.delete(n))}var ht=`/* Everything is under .icf, whose theme is data-icf-theme; the tokens --icf-* come from look.json. */
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
`;var dt=`/* A watched search. Sizes inside the tree are its own units. */
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
`;function f(n,t={},e=[]){let i=document.createElement(n);for(let[s,a]of Object.entries(t))a===void 0||a===!1||(s.startsWith("on")?i.addEventListener(s.slice(2),a):i.setAttribute(s,a===!0?"":String(a)));return i.append(...e),i}function L(n,t){n.textContent!==t&&(n.textContent=t)}function C(n,t,e){e===void 0||e===!1?n.removeAttribute(t):n.getAttribute(t)!==String(e)&&n.setAttribute(t,e===!0?"":String(e))}var zt="http://www.w3.org/2000/svg";function d(n,t={},e=[]){let i=document.createElementNS(zt,n);for(let[s,a]of Object.entries(t))a!==void 0&&i.setAttribute(s,String(a));return i.append(...e),i}function pt(n,t){return(K[n]?.parts??[]).map(({tag:e,style:i,shape:s,transform:a,...r})=>{if(e==="use")return d("g",{transform:a},pt(s??"",t));let o=Object.fromEntries(Object.entries(r).map(([c,l])=>[c,D(l,t)]));return d(e,{...o,transform:a,style:i&&A(i,t)})})}function It(n){return Object.entries(nt).map(([t,{kind:e,stops:i,...s}])=>d(`${e}Gradient`,{id:`${n}-${t}`,...s},i.map(a=>d("stop",{offset:a.offset,style:`stop-color:${D(a.colour,n)};stop-opacity:${a.opacity??1}`}))))}function ut(n){let t=Object.keys(K).map(e=>d("g",{id:`${n}-s-${e}`},pt(e,n)));return d("defs",{},[...It(n),...t])}var T=(n,t)=>d("use",{href:`#${t}-s-${n}`});var G={width:1,height:1,label:"",layers:[],items:{},actions:{}},v=n=>({x:n.x??0,y:n.y??0});var N=n=>n!==void 0&&"then"in n;function mt(n,t){let e=new Map(Object.entries(n.items).filter(([a])=>!t.items[a])),i=Object.entries(t.items).filter(([a])=>!n.items[a]),s=[];for(let[a,r]of i){let o=Ft(a,r,e,t,i);if(o===void 0){s.push({kind:"enter",key:a,item:r});continue}s.push({kind:"move",key:a,from:o,item:r,before:n.items[o]}),e.delete(o)}for(let[a,r]of Object.entries(t.items)){let o=n.items[a];o&&!Dt(o,r)&&s.push({kind:"change",key:a,item:r,before:o})}for(let[a,r]of e)s.push({kind:"leave",key:a,item:r});return s}function Ft(n,t,e,i,s){let a=i.moved?.[n];if(a!==void 0&&e.has(a)&&Y(e.get(a),t))return a;if(t.player===void 0||t.shape===void 0||s.filter(([,c])=>Y(c,t)).length>2)return;let r=new Set(Object.values(i.moved??{})),o=[...e].filter(([c,l])=>!r.has(c)&&Y(l,t));return o.sort((c,l)=>gt(c[1],t)-gt(l[1],t)),o[0]?.[0]}var Y=(n,t)=>n.layer===t.layer&&n.shape===t.shape&&n.player===t.player&&!n.path&&!t.path;function gt(n,t){let e=v(n),i=v(t);return Math.hypot(e.x-i.x,e.y-i.y)}function Dt(n,t){let e=Object.keys(n);return e.length!==Object.keys(t).length?!1:e.every(i=>Array.isArray(n[i])?n[i].join()===t[i]?.join?.():n[i]===t[i])}var Pt=52,qt="cubic-bezier(.3,0,.2,1)",Bt=n=>Math.min(140+35*n/Pt,420),q=class{constructor(t){this.id=t,this.root=d("svg",{class:"icf-board",role:"application",tabindex:"-1"},[ut(t)]),this.scene=G,this.nodes=new Map,this.layers=new Map,this.ghosts=d("g",{class:"icf-ghosts"}),this.put=void 0,this.running=new Map,this.painted=new Set,this.covered=new Set}show(t,e){this.finish(this.painted),this.clearMarks();let i=this.scene;this.scene=t,this.root.setAttribute("viewBox",`0 0 ${t.width} ${t.height}`),this.root.setAttribute("aria-label",t.label),this.arrangeLayers(t.layers);for(let s of mt(i,t))this.apply(s,e&&i!==G&&!X())}arrangeLayers(t){for(let s of t)this.layers.has(s)||this.layers.set(s,d("g",{class:`icf-layer-${s}`}));let e=t.map(s=>this.layers.get(s)),i=t.indexOf("pieces")+1||t.length;e.splice(i,0,this.ghosts),e.some((s,a)=>this.root.children[a+1]!==s)&&this.root.append(...e)}apply(t,e){t.kind==="enter"?this.enter(t.key,t.item,e):t.kind==="leave"?this.leave(t.key,e):t.kind==="change"?this.change(t.key,t.item,e):this.move(t.key,t.from,t.item,e)}enter(t,e,i){let s={element:d("g",{"data-key":t}),item:e,...v(e)};this.nodes.set(t,s),this.dress(t,s),this.insert(s),i&&e.layer!=="sea"&&this.run(s.element,[{opacity:0},{opacity:1}],{duration:120})}leave(t,e){let i=this.nodes.get(t);if(!i)return;if(this.nodes.delete(t),i.element.removeAttribute("data-key"),i.element.classList.add("icf-leaving"),!e||!(i.item.label||i.item.at&&i.item.shape)){i.element.remove();return}let s=J(i.x,i.y,i.item.scale),a=J(i.x,i.y+10,(i.item.scale??1)*.9),r=[{transform:s,opacity:1},{transform:a,opacity:0}];this.run(i.element,r,{duration:380,delay:120,easing:"ease-in"},()=>i.element.remove())}change(t,e,i){let s=this.nodes.get(t);if(!s)return;let a={x:s.x,y:s.y};s.item=e,Object.assign(s,v(e)),this.dress(t,s),(a.x!==s.x||a.y!==s.y)&&(this.insert(s),this.slide(s,a,i))}move(t,e,i,s){let a=this.nodes.get(e);if(!a){this.enter(t,i,s);return}this.nodes.delete(e);let r={x:a.x,y:a.y};a.item=i,Object.assign(a,v(i)),a.element.setAttribute("data-key",t),this.nodes.set(t,a),this.dress(t,a),this.insert(a),this.slide(a,r,s)}slide(t,e,i){let s=Math.hypot(t.x-e.x,t.y-e.y);if(!i||s<1)return;let a=[e,t].map(({x:r,y:o})=>({transform:J(r,o,t.item.scale)}));this.run(t.element,a,{duration:Bt(s),easing:qt})}dress(t,{element:e,item:i,x:s,y:a}){e.setAttribute("transform",S(s,a,i.scale));let r=[i.player===void 0?"":`icf-p${i.player}`,i.label?"icf-place":""];e.setAttribute("class",r.join(" ").trim()),e.replaceChildren(...this.content(i)),i.label?(e.setAttribute("aria-label",i.label),e.hasAttribute("tabindex")||e.setAttribute("tabindex","-1")):e.setAttribute("aria-hidden","true"),e.style.pointerEvents=i.label||i.at&&i.shape?"":"none",e.setAttribute("data-place",i.label?t:i.at??"")}content(t){if(t.shape)return[T(t.shape,this.id)];if(t.text){let e=d("text",{style:(t.styles??[]).map(i=>A(i,this.id)).join(";")});return e.textContent=t.text,[e]}return(t.styles??[]).map(e=>d("path",{d:t.path,style:A(e,this.id)}))}insert(t){let e=this.layers.get(t.item.layer),i=r=>r.y*1e4+r.x,s;for(let r of this.nodes.values())r===t||r.element.parentNode!==e||i(r)<=i(t)||(!s||i(r)<i(s))&&(s=r);let a=s?.element??null;t.element.parentNode===e&&t.element.nextSibling===a||e.insertBefore(t.element,a)}nameRoles(t){for(let[e,{element:i,item:s}]of this.nodes){let a=s.label?e:s.at;if(!a)continue;let r=this.scene.actions[a],o=r!==void 0||t.includes(a)?"button":"img",c=N(r)?"none":"";i.classList.contains("icf-can")!==(o==="button")&&i.classList.toggle("icf-can"),i.style.touchAction!==c&&(i.style.touchAction=c),s.label&&i.getAttribute("role")!==o&&i.setAttribute("role",o)}}mark(t,e){this.clearMarks();let i=this.layers.get("marks");if(!i)return;let s=this.targets(t);for(let a of s)this.addMark(i,a,a===t.over?["mark-tint"]:["mark-tint","mark-dot"]);t.selected&&this.addMark(i,t.selected,["mark-pick"]),e&&t.focus&&this.addMark(i,t.focus,["mark-focus"]),t.over&&s.includes(t.over)&&this.preview(i,t.selected,t.over),this.nameRoles(s)}targets({selected:t}){let e=t===void 0?void 0:this.scene.actions[t];return N(e)?Object.keys(e.then):Object.keys(this.scene.actions).filter(i=>!N(this.scene.actions[i]))}addMark(t,e,i){let s=this.scene.items[e];if(!s)return;let{x:a,y:r}=v(s);t.append(d("g",{transform:S(a,r),class:"icf-mark"},i.map(o=>T(o,this.id))))}preview(t,e,i){let s=v(this.scene.items[i]);if(this.travelling(e)&&e){let o=v(this.scene.items[e]),c=Ut(o,s,24);c&&t.append(d("g",{class:"icf-mark"},["path-case","path"].map(l=>d("path",{d:c,style:A(l,this.id)}))))}let r=this.ghost(e);if(r){let o=this.standing(r,s);o.classList.add("icf-ghost"),this.ghosts.append(o)}this.cover(i)}standing({item:t,dx:e,dy:i},s){let a=S(s.x+e,s.y+i,t.scale);return d("g",{class:`icf-mark icf-p${t.player??0}`,transform:a},[T(t.shape??"",this.id)])}travelling(t){let e=t===void 0?void 0:this.scene.actions[t];return N(e)?this.nodes.get(e.mover):void 0}ghost(t){let e=this.travelling(t);if(e&&t){let s=v(this.scene.items[t]),a=v(e.item);return{item:e.item,dx:a.x-s.x,dy:a.y-s.y}}let{ghost:i}=this.scene;return i&&{item:i,dx:i.dx??0,dy:i.dy??0}}cover(t){for(let[e,{element:i,item:s}]of this.nodes)s.at!==t||!s.under||(i.replaceChildren(T(s.under,this.id)),this.covered.add(e))}clearMarks(){this.layers.get("marks")?.replaceChildren(),this.ghosts.replaceChildren();for(let t of this.covered){let e=this.nodes.get(t);e&&e.element.replaceChildren(...this.content(e.item))}this.covered.clear()}paintMove(t,e){this.finish(),this.clearMarks();let i=v(this.scene.items[e]),s=this.ghost(t),a=this.travelling(t);if(a&&s){let r={x:a.x,y:a.y};Object.assign(a,{x:i.x+s.dx,y:i.y+s.dy}),a.element.setAttribute("transform",S(a.x,a.y,a.item.scale)),this.insert(a),this.slide(a,r,!X()),this.painted.add(a.element),this.cover(e)}else s&&(this.put?.remove(),this.put=this.standing(s,i),this.layers.get(s.item.layer)?.append(this.put),this.cover(e))}settlePending(){this.painted.clear(),this.put?.remove(),this.put=void 0;for(let t of this.nodes.values()){let{x:e,y:i}=v(t.item);if(t.x===e&&t.y===i)continue;let s={x:t.x,y:t.y};Object.assign(t,{x:e,y:i}),t.element.setAttribute("transform",S(e,i,t.item.scale)),this.insert(t),this.slide(t,s,!X())}}drag(t,e){let i=this.travelling(t),s=this.ghost(t);!i||!s||(Object.assign(i,{x:e.x+s.dx,y:e.y+s.dy}),i.element.setAttribute("transform",S(i.x,i.y,i.item.scale)),i.element.classList.add("icf-dragged"),i.element.style.pointerEvents="none")}endDrag(t){let e=this.travelling(t);e&&(e.element.classList.remove("icf-dragged"),e.element.style.pointerEvents="")}run(t,e,i,s){let a=t.animate(e,{fill:"backwards",...i});this.running.set(a,t),a.onfinish=()=>{this.running.delete(a),s?.()}}finish(t){for(let[e,i]of[...this.running]){if(t?.has(i))continue;let{onfinish:s}=e;e.onfinish=null,e.finish(),s?.call(e,void 0)}}},X=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,J=(n,t,e=1)=>`translate(${n}px, ${t}px) scale(${e})`,S=(n,t,e=1)=>`translate(${n},${t})${e===1?"":` scale(${e})`}`;function Ut(n,t,e){let i=Math.hypot(t.x-n.x,t.y-n.y);if(i<=2*e)return"";let s=a=>`${n.x+(t.x-n.x)*a/i},${n.y+(t.y-n.y)*a/i}`;return`M${s(e)}L${s(i-e)}`}var Rt={undo:"M4.5,8.5H12a4,4 0 0 1 0,8H8M7.6,5.2L4.2,8.5L7.6,11.8",redo:"M15.5,8.5H8a4,4 0 0 0 0,8h4M12.4,5.2L15.8,8.5L12.4,11.8",pause:"M6.8,4.5v11M13.2,4.5v11",resume:"M6.5,4.2v11.6l9.5,-5.8Z",step:"M13.5,4.5v11M5,4.5L11,10L5,15.5Z",hint:"M7.3,13.2c0,-1.6 -2.3,-2.6 -2.3,-5.5a5,5 0 0 1 10,0c0,2.9 -2.3,3.9 -2.3,5.5ZM7.8,16.2h4.4M8.8,18.3h2.4",new:"M16,10a6,6 0 1 1 -1.8,-4.3M16.2,3v3.6h-3.6",resign:"M5,3.5v13.5M5,4.5h10l-2.4,3.2L15,11H5",save:"M10,3v9.5M6.2,9L10,12.8L13.8,9M4,14v2.5h12V14",load:"M10,13V3.5M6.2,7.2L10,3.4L13.8,7.2M4,14v2.5h12V14",hide:"M2.5,10c3.6,-5.6 11.4,-5.6 15,0c-3.6,5.6 -11.4,5.6 -15,0ZM10,7.6a2.4,2.4 0 1 1 -.01,0ZM4,16.5L16,3.5",help:"M7.2,7.4c.2,-3.8 5.8,-3.8 5.8,-.2c0,2.2 -2.9,2.4 -2.9,4.6M10.1,15.4v.3",inspect:"M3,5h9M3,10h6M3,15h5M13.2,9.8a2.9,2.9 0 1 1 -.01,0ZM15.3,14.8l2.4,2.4",first:"M5.5,4.5v11M14.5,4.5L8,10l6.5,5.5",last:"M14.5,4.5v11M5.5,4.5L12,10L5.5,15.5",copy:"M7,7h9v9.5H7ZM4,13V3.5h9",back:"M12.5,4.5L7,10l5.5,5.5",forward:"M7.5,4.5L13,10l-5.5,5.5",cut:"M5,5.5a2.2,2.2 0 1 0 .01,0M5,14.5a2.2,2.2 0 1 0 .01,0M6.8,8.8L16.5,15.5M6.8,13.6L16.5,4.5",better:"M4,14.5L8.5,9l3,3L16.5,5M12.5,5h4v4",game:"M4,4.5h12v11H4ZM7.2,7.5v.1M12.8,12.5v.1M10,10v.1",few:"M10,3.5v4M10,7.5L4.5,13M10,7.5V13M10,7.5L15.5,13M4.5,16v.1M10,16v.1M15.5,16v.1",closer:"M10,5v10M5,10h10",farther:"M5,10h10",fit:"M4,8V4h4M12,4h4v4M16,12v4h-4M8,16H4v-4",find:"M9,4a5,5 0 1 1 -.01,0ZM12.8,12.8L17,17",close:"M5,5l10,10M15,5L5,15"},tt=n=>d("svg",{viewBox:"0 0 20 20",class:"icf-icon","aria-hidden":"true",focusable:"false"},[d("path",{d:Rt[n]})]);var Ht={refused:"✕",trouble:"!",result:"★",info:""};function bt(){let n=f("span",{class:"icf-sign","aria-hidden":"true"}),t=f("span",{class:"icf-words"}),e=f("span",{class:"icf-note"}),i=f("div",{class:"icf-status",role:"status","aria-live":"polite"},[n,t,e]),s="";return{element:i,say({move:a,words:r,note:o="",kind:c="info"}){let l=JSON.stringify([a,r,o,c]);l!==s&&(s=l,i.dataset.kind=c,n.textContent=Ht[c]??"",t.replaceChildren(...a?[f("b",{},[a]),` ${r}`]:[r]),e.textContent=o)}}}var _t={1:Uint8Array,2:Uint16Array,4:Uint32Array};function wt(n,t){let e={},i=t.byteOffset;for(let{name:r,width:o,length:c}of n.arrays)e[r]=new _t[o](t.buffer.slice(i,i+o*c)),i+=o*c;let[s,a]=Wt(e.parents);return{nodes:e.parents.length,events:e.kinds.length,parents:e.parents,labels:e.labels,players:e.players,priors:e.priors,cutStarts:e.cut_starts,cuts:e.cuts,kinds:e.kinds,about:e.nodes,eventValues:e.values,alphas:e.alphas,betas:e.betas,bounds:e.bounds,bestChildren:e.children,steps:e.steps,values:n.values.map(xt),texts:n.labels,kindNames:n.kinds,childStarts:s,childList:a}}function xt(n){return Array.isArray(n)?n.map(xt):n==="inf"?1/0:n==="-inf"?-1/0:n}function Wt(n){let t=new Uint32Array(n.length+1);for(let s of n)s&&(t[s]+=1);for(let s=0;s<n.length;s++)t[s+1]+=t[s];let e=t.slice(),i=new Uint32Array(t[n.length]);for(let s=0;s<n.length;s++){let a=n[s];a&&(i[e[a-1]++]=s)}return[t,i]}function yt(n,t){let e=[],i=0,s=new Map,a=c=>{let l=c.items.reduce((p,u)=>p+a(u),0),h=Math.max(t(c)+8,l);return s.set(c.key,h),h},r=(c,l,h,p)=>{i=Math.max(i,p+1);let u=s.get(c.key),w={item:c,parent:l,x:h+u/2,level:p};e.push(w);let g=c.items.reduce((x,M)=>x+s.get(M.key),0),m=h+(u-g)/2,y=c.items.map(x=>{let M=r(x,w,m,p+1);return m+=s.get(x.key),M});return y.length&&(w.x=(y[0].x+y[y.length-1].x)/2),w},o=a(n);return r(n,void 0,0,0),{places:e,width:o,levels:i}}function vt(n,t,e){if(e==="Home")return n[0];if(e==="ArrowUp")return t.parent;if(e==="ArrowDown")return n.find(s=>s.parent===t);if(e!=="ArrowLeft"&&e!=="ArrowRight")return;let i=n.filter(({level:s})=>s===t.level).sort((s,a)=>s.x-a.x);return i[i.indexOf(t)+(e==="ArrowRight"?1:-1)]}var Z=46,Vt={max:n=>`M${-n},-5L0,-19L${n},-5V15H${-n}Z`,min:n=>`M${-n},5L0,19L${n},5V-15H${-n}Z`,chance:n=>`M${-n},0a${n},16 0 1 0 ${2*n},0a${n},16 0 1 0 ${-2*n},0Z`,leaf:n=>`M${-n+4},-12H${n-4}a4,4 0 0 1 4,4V8a4,4 0 0 1 -4,4H${-n+4}a4,4 0 0 1 -4,-4V-8a4,4 0 0 1 4,-4Z`},et=(n,t)=>Math.max(n==="leaf"?15:24,7+3.9*t.length),E=class n{constructor(){this.world=d("g"),this.bands=d("g",{class:"icf-bands","aria-hidden":"true"}),this.edges=d("g",{"aria-hidden":"true"}),this.nodes=d("g",{role:"tree","aria-label":"Search tree"}),this.tags=d("g",{class:"icf-tags","aria-hidden":"true"}),this.callout=d("g",{class:"icf-callout","aria-hidden":"true"}),this.world.append(this.edges,this.nodes),this.root=d("svg",{class:"icf-tree",tabindex:"-1"},[this.bands,this.world,this.tags,this.callout]),this.drawn=new Map,this.view={x:0,y:0,scale:1,width:100,height:100},this.places=[]}static at(t){return{x:t.x,y:Z+t.level*116}}show(t,e,i){this.places=t,this.lookOf=e,this.layers=i,this.refresh()}refresh(){let{view:t}=this;this.world.setAttribute("transform",`translate(${t.x},${t.y}) scale(${t.scale})`),this.drawBands();let[e,i]=[(-t.x-80)/t.scale-60,(t.width-t.x+80)/t.scale+60],[s,a]=[-t.y/t.scale-116,(t.height-t.y)/t.scale+116],r=new Set;for(let o of this.places){let{x:c,y:l}=n.at(o),h=o.parent?n.at(o.parent):void 0,p=c>e&&c<i&&l>s&&l<a,u=h&&l>s&&l-116<a&&Math.max(c,h.x)>e&&Math.min(c,h.x)<i;!p&&!u||(r.add(o.item.key),this.draw(o,p))}for(let[o,{element:c,edge:l}]of this.drawn)r.has(o)||(c.remove(),l?.remove(),this.drawn.delete(o))}draw(t,e){let{key:i}=t.item,s=this.lookOf(t),{x:a,y:r}=n.at(t),o=t.parent?n.at(t.parent):void 0,c=JSON.stringify([s,e,Math.round(a*2),r,o&&Math.round(o.x*2)]),l=this.drawn.get(i);if(l?.seen===c)return;if(!l){let p=d("g",{"data-item":i});this.nodes.append(p);let u=o?d("g"):void 0;u&&this.edges.append(u),this.drawn.set(i,l={element:p,edge:u,seen:""})}l.seen=c;let{element:h}=l;h.setAttribute("class",`icf-tnode ${s.classes}${s.player===void 0||s.player<0?"":` icf-p${s.player}`}`),h.setAttribute("transform",`translate(${a},${r})`),Gt(h,t,e?s:void 0),h.replaceChildren(...e?Yt(t.item.kind,s):[]),l.edge&&o&&(l.edge.setAttribute("class",`icf-tedge ${s.classes}`),l.edge.replaceChildren(...Jt(t.item.kind,o.x,o.y,a,r,s)))}call(t,e){if(!t||this.view.scale<.4||this.view.width<240){this.callout.replaceChildren();return}let{view:i}=this,s=n.at(t),[a,r]=[i.x+s.x*i.scale,i.y+(s.y+62)*i.scale],o=Xt(e,Math.min(52,Math.floor((i.width-50)/6.7))),c=Math.min(6.7*Math.max(...o.map(({length:m})=>m))+24,i.width-16),l=14*o.length+10,h=Math.min(r+6,i.height-l-4),p=Math.max(8,Math.min(a-c/2,i.width-8-c)),u=d("rect",{x:p,y:h,width:c,height:l,rx:8}),w=d("path",{d:`M${a-7},${r+7}L${a},${r}L${a+7},${r+7}Z`}),g=o.map((m,y)=>$(m,p+c/2,h+16+14*y,""));this.callout.replaceChildren(w,u,...g)}drawBands(){let{view:t,layers:e=[]}=this,i=[],s=[];for(let r=0;r<e.length;r++){let o=t.y+(Z+r*116)*t.scale,c=48*t.scale;if(o+c<0||o-c>t.height)continue;let l=c>13,{name:h,word:p,player:u}=e[r];if(i.push(d("rect",{x:4,y:o-c,width:Math.max(t.width-8,1),height:c*2,rx:8})),l&&(h||p)){let w=d("g",{transform:`translate(12,${o-4})`}),g=d("text",{class:u>=0?`icf-tag icf-p${u}`:"icf-tag"});g.textContent=h.length>11?`${h.slice(0,10)}…`:h;let m=d("text",{y:13,class:"icf-tagword"});m.textContent=p,w.append(g,m),s.push(w)}}this.bands.replaceChildren(...i);let a=d("rect",{x:0,y:0,width:t.width<500?56:70,height:t.height});this.tags.replaceChildren(a,...s)}element(t){return this.drawn.get(t)?.element}},Kt=["aria-label","aria-level","aria-selected","aria-expanded","tabindex"];function Gt(n,t,e){if(n.setAttribute("role",e?"treeitem":"none"),!e){for(let i of Kt)n.removeAttribute(i);return}n.setAttribute("aria-label",e.aria),n.setAttribute("aria-level",String(t.level+1)),e.isOpen===void 0?n.removeAttribute("aria-expanded"):n.setAttribute("aria-expanded",String(e.isOpen)),t.item.kind==="node"&&n.setAttribute("aria-selected",String(e.classes.includes("icf-tcurrent"))),n.hasAttribute("tabindex")||n.setAttribute("tabindex","-1")}function Yt(n,t){if(n==="fold")return[d("rect",{x:-19,y:-11,width:38,height:22,rx:11,class:"icf-tfold"}),$(t.text,0,4,"icf-tfoldtext")];if(n==="stub"){let a=d("rect",{x:-17,y:-12,width:34,height:24,rx:10,class:"icf-tstub"}),r=6+3*t.pill.length,o=t.pill?[d("rect",{x:-r,y:31,width:2*r,height:15,rx:7.5,class:"icf-twhy"}),$(t.pill,0,42,"icf-twhytext")]:[];return[a,$("cut",0,4,"icf-tcut"),$(t.label,0,26,"icf-tmove"),...o,...t.note?[$(t.note,0,t.pill?58:38,"icf-tsaved")]:[]]}let e=et(t.shape,t.text),i=[d("path",{d:Vt[t.shape](e),class:"icf-tshape"})];t.text&&i.push($(t.text,0,5,"icf-tvalue"));let s=t.shape==="leaf";if(t.label&&i.push($(t.label,0,s?26:-24,"icf-tmove")),t.pill){let a=6+3.1*t.pill.length,r=s?32:20;i.push(d("rect",{x:-a,y:r,width:2*a,height:16,rx:8,class:"icf-tpill"}),$(t.pill,0,r+11.5,"icf-tpilltext"))}return i}function Xt(n,t){let e=[""];for(let i of n.split(" ")){let s=e[e.length-1];s&&s.length+i.length>=t?e.push(i):e[e.length-1]=s?`${s} ${i}`:i}return e}function $(n,t,e,i){let s=d("text",{x:t,y:e,class:i});return s.textContent=n,s}function Jt(n,t,e,i,s,a){let[r,o]=[e+36,s-(a.shape==="leaf"||n!=="node"?12:34)],c=(r+o)/2,l=d("path",{d:`M${t},${r}C${t},${c} ${i},${c} ${i},${o}`});if(a.weight&&l.setAttribute("style",`stroke-width:${a.weight}`),n!=="stub")return[l];let[h,p]=[(t+i)/2,c];return[l,d("path",{d:`M${h-6},${p+4}l12,-5M${h-6},${p-1}l12,-5`,class:"icf-tstruck"})]}var B=600,U=44;function kt(n,t){let e=document.createElement("canvas");e.className="icf-minimap",e.width=B*2,e.height=U*2,e.setAttribute("aria-hidden","true");let i={x:1,y:1},s=o=>{let c=e.getBoundingClientRect();t((o.clientX-c.left)/c.width*B/i.x,(o.clientY-c.top)/c.height*U/i.y)};e.addEventListener("pointerdown",o=>{e.setPointerCapture(o.pointerId),s(o)},{signal:n}),e.addEventListener("pointermove",o=>o.buttons&&s(o),{signal:n});let a,r=o=>{a||requestAnimationFrame(()=>{a?.(),a=void 0}),a=o};return{canvas:e,draw(o,c,l,h,p,u){let w=h.width>=c&&h.height>=l;e.hidden=w&&!u,!e.hidden&&(i={x:B/c,y:U/l},r(()=>{let g=getComputedStyle(e),[m,y]=[g.getPropertyValue("--icf-brand"),g.color],x=e.getContext("2d");if(x){x.setTransform(2,0,0,2,0,0),x.clearRect(0,0,B,U);for(let{x:M,level:I,item:jt}of o){let st=jt.key===p,F=st?5:2.4;x.fillStyle=st?m:y,x.fillRect(M*i.x-F/2,(46+I*116)*i.y-F/2,F,F)}x.strokeStyle=m,x.lineWidth=1.5,x.strokeRect(h.x*i.x,h.y*i.y,h.width*i.x,h.height*i.y)}}))}}}var Lt=["flags","bounds","causes","values","alphas","betas","best","visits","totals"],R=class{constructor(t,e){this.columns=t,this.about=e;let{nodes:i,values:s}=t,a=s.find(Array.isArray);this.width=a?.length??0,this.flags=new Uint8Array(i),this.bounds=new Uint8Array(i),this.causes=new Uint8Array(i),this.values=new Uint32Array(i),this.alphas=new Uint32Array(i),this.betas=new Uint32Array(i),this.best=new Uint32Array(i),this.visits=new Uint32Array(e.kind==="simulations"?i:0),this.totals=new Float64Array(e.kind==="simulations"?i*this.width:0),this.at=-1,this.counts={nodes:0,leaves:0,cuts:0,games:0,depth:0},this.stride=Math.max(16384,Math.ceil(t.events/32)),this.copies=[this.copy()]}copy(){return{arrays:Lt.map(t=>this[t].slice()),counts:{...this.counts}}}goto(t){if(t<this.at){let e=Math.min(Math.floor((t+1)/this.stride),this.copies.length-1),{arrays:i,counts:s}=this.copies[e];Lt.forEach((a,r)=>this[a].set(i[r])),this.counts={...s},this.at=e*this.stride-1}for(;this.at<t;)this.apply(++this.at),(this.at+1)%this.stride===0&&(this.at+1)/this.stride===this.copies.length&&this.copies.push(this.copy())}apply(t){let{columns:e,counts:i}=this,s=e.about[t],a=e.kindNames[e.kinds[t]];if(a==="enter"||a==="expand"){this.flags[s]|=1,i.nodes+=1,this.window(s,t);let r=e.parents[s];r&&!(this.flags[r-1]&1)&&(this.flags[r-1]|=1)}else a==="leaf"?(this.flags[s]|=4,this.values[s]=e.eventValues[t],i.leaves+=1):a==="best"?(this.best[s]=e.bestChildren[t],this.values[s]=e.eventValues[t],this.window(s,t)):a==="cut"?(this.flags[s]|=8,i.cuts+=1,this.causes[s]=e.bounds[t],this.causes[s]&&this.window(s,t)):a==="table"?this.flags[s]|=16:a==="leave"?(this.flags[s]|=2,this.values[s]=e.eventValues[t],this.bounds[s]=e.bounds[t],e.parents[s]===1&&e.kindNames[e.kinds[0]]==="enter"&&e.about[0]!==0&&(this.best[0]=s+1,this.values[0]=this.values[s])):a==="simulate"?i.games+=1:a==="rollout"?this.flags[s]|=4:a==="backup"?this.backUp(s,e.values[e.eventValues[t]]):(a==="proved"||a==="numbers")&&(this.window(s,t),this.flags[s]|=2)}window(t,e){this.alphas[t]=this.columns.alphas[e],this.betas[t]=this.columns.betas[e]}backUp(t,e){let{parents:i}=this.columns,s=0;for(let a=t+1;a;a=i[a-1]){this.visits[a-1]+=1;for(let r=0;r<this.width;r++)this.totals[(a-1)*this.width+r]+=e[r];s+=1}this.counts.depth=Math.max(this.counts.depth,s-1)}isEntered(t){return(this.flags[t]&1)!==0}value(t){return this.columns.values[this.values[t]]}proven(t){let[e,i]=this.flags[t]&2?this.windowOf(t)??[]:[];return e!==void 0&&e===i?Number(e):void 0}mean(t,e){return this.visits[t]?this.totals[t*this.width+e]/this.visits[t]:NaN}means(t){return Array.from({length:this.width},(e,i)=>this.mean(t,i))}windowOf(t){let[e,i]=[this.columns.values[this.alphas[t]],this.columns.values[this.betas[t]]];return e===null||i===null?void 0:[e,i]}player(t){let e=this.columns.players[t];return e?e-2:void 0}judge(t){let e=this.player(t)??-1;return e<0?Math.max(this.about.root_player,0):e}parent(t){return this.columns.parents[t]-1}children(t){let{childStarts:e,childList:i}=this.columns;return[...i.subarray(e[t],e[t+1])]}favourite(t){let{kind:e}=this.about;if(e==="tree")return this.best[t]-1;let i=this.player(t)??-1;if(i<0)return-1;let s=e==="numbers"?o=>[this.hope(o,i),0]:o=>[this.visits[o],this.mean(o,i)],[a,r]=[-1,[-1/0,0]];for(let o of this.open(t,i)){let c=s(o);(c[0]>r[0]||c[0]===r[0]&&c[1]>r[1])&&([a,r]=[o,c])}return a}open(t,e){let i=this.children(t).filter(c=>this.isEntered(c)&&(this.about.kind==="numbers"||this.visits[c]));if(this.about.kind==="numbers"||!i.some(c=>this.flags[c]&2))return i;let s=e===this.about.root_player?1:-1,a=this.about.proof==="win"?[0,1]:[-1/0,1/0],r=i.map(c=>(this.windowOf(c)??a).map(l=>s*Number(l)).sort((l,h)=>l-h)),o=i.filter((c,l)=>{let[h,p]=r[l];return!r.some(u=>u[0]>=p&&(u[0]!==h||u[1]!==p))});return o.length?o:i}hope(t,e){let[i,s]=this.windowOf(t)??[1,1];return-Number(e===this.about.root_player?i:s)}line(){let t=[];for(let e=0;e>=0&&this.isEntered(e);e=this.favourite(e))t.push(e);return t}path(t){let e=[];for(let i=t;i>=0;i=this.parent(i))e.push(i);return e.reverse()}left(t){return this.flags[t]&8?this.leftAtLast(t):[]}leftAtLast(t){let{cutStarts:e,cuts:i,texts:s}=this.columns;return Array.from(i.subarray(e[t],e[t+1]),a=>s[a])}label(t){return this.columns.texts[this.columns.labels[t]]}prior(t){return this.columns.values[this.columns.priors[t]]}};function $t(n,t,e,i){let s=n.judge(t),a=n.player(t)===-1,r=n.visits[t];return n.children(t).filter(o=>n.isEntered(o)).map(o=>{let c=n.visits[o],l=c?n.mean(o,s):0,h=n.prior(o),p=a?0:e==="puct"?i*(h??0)*Math.sqrt(r)/(1+c):c?i*Math.sqrt(Math.log(r)/c):1/0;return{child:o,visits:c,mean:l,bonus:p,bound:l+p,prior:h}})}var H=class{constructor(t,e,i,s){this.model=t,this.steps=e,this.heard=s,this.words=new Map([[0,i]]),this.asked=new Map}tell(t){let e=Math.floor(t/400);return this.ask(e),t%400>400/2&&this.ask(e+1),this.words.get(t)??""}ask(t){let e=t*400,i=Date.now(),s=this.words.has(e+1)||this.words.has(e)&&e+1>=this.steps;if(!(e>=this.steps||s||i-(this.asked.get(t)??-1/0)<3e3)){this.asked.set(t,i);try{this.model.send({kind:"words",from:e})}catch{}}}receive({from:t,words:e}){e.forEach((i,s)=>this.words.set(t+s,i)),this.heard(t)}};function Mt(n,t,e){let i,s=[],a=()=>{i=void 0;let[r]=s;!s.length||e.aborted||(s=[],t(r),i=setTimeout(a,n))};return r=>{s=[r],i===void 0&&a()}}var _=class{constructor(t){this.replay=t,this.isFew=t.columns.nodes>140,this.chosen=new Map,this.whole=new Set}get isSmall(){return this.replay.columns.nodes<=140}toggle(t){this.chosen.set(t,!this.isOpen(t))}isOpen(t,e=this.path??new Set){return this.chosen.get(t)??(e.has(t)||this.isSmall)}tree(t){if(this.replay.columns.nodes)return this.path=new Set([...t,...this.replay.line()]),this.item(0)}item(t){let{replay:e}=this,i=!e.isEntered(t),s=[],a=e.children(t).filter(o=>this.isSmall||e.isEntered(o)),r=this.isSmall?e.leftAtLast(t):e.left(t);if(this.isOpen(t)){let o=this.pick(t,a);for(let c of o)s.push(this.item(c));o.length<a.length&&s.push({key:`f${t}`,kind:"fold",node:t,count:a.length-o.length,items:[]}),s.push(...this.stubs(t,r))}else a.length+r.length&&s.push({key:`f${t}`,kind:"fold",node:t,count:a.length,items:[]});return{key:`n${t}`,kind:"node",node:t,isFuture:i,items:s}}stubs(t,e){if(!e.length)return[];let i=!this.replay.left(t).length,s=(a,r,o)=>({key:a,kind:"stub",node:t,label:r,count:o,isFuture:i,items:[]});return e.length>2?[s(`s${t}`,`${e.length} moves`,e.length)]:e.map((a,r)=>s(`s${t}.${r}`,a,1))}pick(t,e){let i=this.isFew&&!this.whole.has(t)?5:160;if(e.length<=i)return e;let s=this.path,a=e.map(o=>({child:o,rank:s.has(o)?1/0:this.rank(t,o)}));a.sort((o,c)=>c.rank-o.rank||o.child-c.child);let r=new Set(a.slice(0,i).map(({child:o})=>o));return e.filter(o=>r.has(o))}rank(t,e){let{replay:i}=this;if(i.about.kind==="simulations")return i.visits[e];if(i.about.kind==="numbers")return i.hope(e,i.player(t)??0);let s=i.value(e),a=i.player(t)??0;return Array.isArray(s)?s[Math.max(a,0)]:s==null?-1/0:i.about.view==="mover"?(i.player(e)??a)===a?s:-s:a===i.about.root_player?s:-s}};function b(n,t=2){if(n==null||Number.isNaN(n))return"";if(Array.isArray(n))return`(${n.map(i=>b(i,t)).join(", ")})`;if(Math.abs(n)===1/0)return n>0?"∞":"−∞";let e=String(Number(n.toFixed(t)));return e==="-0"?"0":e.replace("-","−")}function W(n){if(!n)return"";let[t,e]=n;return Math.abs(t)!==1/0&&e>t&&e-t<1e-9?String(t).length>String(e).length?`(${b(e)}−, ${b(e)})`:`(${b(t)}, ${b(t)}+)`:`(${b(t)}, ${b(e)})`}var j=(n,t,e=`${t}s`)=>`${n.toLocaleString("en")} ${n===1?t:e}`;var se=78,At={margin:60,width:500},Ct=70,ae=64,it=560,St=700,z=[1,4,16,64],ne=120,re=5,oe=.7,V=class{constructor(t,{main:e,side:i,id:s,signal:a}){this.model=t,this.signal=a,this.about=t.get("_about"),this.columns=wt(this.about,t.get("_columns")),this.replay=new R(this.columns,this.about),this.folding=new _(this.replay),this.steps=this.columns.steps.length,this.teller=new H(t,this.steps,this.about.first,()=>this.retell()),this.drawing=new E,this.board=new q(s),this.board.root.setAttribute("aria-hidden","true"),this.status=bt(),this.minimap=kt(a,(r,o)=>this.centre(r,o)),this.step=0,this.chosen=void 0,this.speed=0,this.playing=void 0,this.isFitted=!0,this.saved=new Map(Object.entries(this.about.saved??{}).map(([r,o])=>[Number(r),o])),this.size={width:100,height:100},this.tell=Mt(ne,r=>this.set({at:this.step,node:this.looked}),a),this.build(e,i),this.listen(i),this.show(Math.max(0,Math.min(t.get("at"),this.steps-1))),this.showBoard()}set(t){for(let[e,i]of Object.entries(t))this.model.set(e,i);try{this.model.save_changes()}catch{}}post(t){try{this.model.send(t)}catch{}}build(t,e){let{kind:i}=this.about;this.pane=f("div",{class:"icf-pane"},[this.drawing.root,this.minimap.canvas]),this.playButton=this.button("resume","Play",()=>this.toggle(),"k"),this.slider=f("input",{type:"range",min:"0",max:String(Math.max(this.steps-1,0)),value:"0",class:"icf-slider","aria-label":"Step"}),this.counter=f("span",{class:"icf-counter"});let s=f("div",{class:"icf-player"},[this.playButton,this.button("back","Step back",()=>this.go(this.step-1),","),this.slider,this.button("forward","Step forward",()=>this.go(this.step+1),"."),this.counter]);this.speedButton=f("button",{class:"icf-button icf-speed",type:"button",title:"Speed of playing","aria-label":"Speed 1 times",onclick:()=>this.faster()},["1×"]),this.fewButton=this.button("few","Show the five best moves only",()=>this.toggleFew(),"f"),this.field=f("input",{type:"search",placeholder:"find a move",class:"icf-field","aria-label":"Find a move in the tree"}),this.matches=f("span",{class:"icf-matches"});let a=i==="simulations"?[this.button("game","Next game",()=>this.jump("simulate"),"g"),this.button("better","Next change of the best move",()=>this.jumpBest(),"b")]:[...this.columns.cuts.length?[this.button("cut","Next cut",()=>this.jump("cut"),"c")]:[],this.button("better","Next change of the best line",()=>this.jumpBest(),"b")],r=f("div",{class:"icf-tools icf-treetools",role:"toolbar","aria-label":"Tree"},[this.button("first","First step",()=>this.go(0)),this.button("last","Last step",()=>this.go(this.steps-1)),...a,this.speedButton,this.fewButton,this.button("closer","Zoom in",()=>this.zoom(1.25)),this.button("farther","Zoom out",()=>this.zoom(.8)),this.button("fit","Fit the tree",()=>this.refit()),f("span",{class:"icf-find"},[this.field,this.matches])]);t.append(this.pane,s,r,this.status.element),this.title=f("b",{}),this.scores=f("span",{class:"icf-quiet"}),this.boardCard=f("div",{class:"icf-card icf-boardcard",role:"img"},[f("div",{class:"icf-boardhead"},[this.title,this.scores]),this.board.root]),this.counts=f("div",{class:"icf-countcards"}),this.path=f("div",{class:"icf-crumbs"}),this.rows=f("div",{class:"icf-card icf-rows",tabindex:"0",role:"region","aria-label":"Moves here"}),this.terms=f("div",{class:"icf-card icf-rows",hidden:!0,tabindex:"0",role:"region","aria-label":"What the position is worth"}),e.append(this.boardCard,this.counts,f("div",{class:"icf-card"},[f("div",{class:"icf-head"},["Path to here"]),this.path]),this.rows,this.terms,f("div",{class:"icf-card icf-legend"},ce(this.about)))}button(t,e,i,s){let a=s?`${e} (${s})`:e;return f("button",{class:"icf-button",type:"button",title:a,"aria-label":e,"aria-keyshortcuts":s,"data-key":s,onclick:i},[tt(t)])}listen(t){let{signal:e,model:i}=this,s=u=>this.receive(u),a=()=>this.showBoard(),r=()=>{let u=i.get("at");u!==this.step&&this.go(u)},o=()=>{let u=i.get("node");u!==this.looked&&i.get("at")===this.step&&this.choose(u,!1)};i.on("msg:custom",s),i.on("change:_shown",a),i.on("change:at",r),i.on("change:node",o);let c=new ResizeObserver(()=>this.resized());c.observe(this.pane),e.addEventListener("abort",()=>{i.off("msg:custom",s),i.off("change:_shown",a),i.off("change:at",r),i.off("change:node",o),c.disconnect(),clearInterval(this.playing)});let l=this.slider,h=!1;l.addEventListener("input",()=>{h||(h=!0,requestAnimationFrame(()=>{h=!1,this.go(Number(l.value))}))},{signal:e}),t.addEventListener("pointerdown",()=>this.pause(),{signal:e});let p=this.field;p.addEventListener("input",()=>this.find(0),{signal:e}),p.addEventListener("keydown",u=>u.key==="Enter"&&this.find(u.shiftKey?-1:1),{signal:e}),this.listenToTree()}listenToTree(){let{signal:t}=this,e=this.drawing.root,i,s=(a,r,o={})=>e.addEventListener(a,r,{signal:t,...o});s("pointerdown",a=>{if(a.button!==0)return;let r=a.target.closest("[data-item]")?.getAttribute("data-item");i={id:a.pointerId,x:a.clientX,y:a.clientY,from:{...this.drawing.view},moving:!1,item:r}}),s("pointermove",a=>{if(a.buttons||(i=void 0),!i||i.id!==a.pointerId)return;let[r,o]=[a.clientX-i.x,a.clientY-i.y];!i.moving&&Math.hypot(r,o)<re||(i.moving||e.setPointerCapture(a.pointerId),i.moving=!0,this.isFitted=!1,this.pan(i.from.x+r,i.from.y+o))}),s("pointerup",a=>{i&&i.id===a.pointerId&&!i.moving&&i.item&&this.activate(i.item),i=void 0}),s("pointercancel",()=>i=void 0),s("click",a=>{let r=a.detail===0&&a.target.closest("[data-item]")?.getAttribute("data-item");r&&this.activate(r)}),s("wheel",a=>{if(a.ctrlKey||a.metaKey){a.preventDefault();let r=e.getBoundingClientRect();this.zoom(a.deltaY<0?1.15:1/1.15,a.clientX-r.left,a.clientY-r.top)}else(a.shiftKey||Math.abs(a.deltaX)>Math.abs(a.deltaY))&&(a.preventDefault(),this.isFitted=!1,this.pan(this.drawing.view.x-(a.deltaX||a.deltaY),this.drawing.view.y))},{passive:!1}),s("keydown",a=>this.keyed(a)),s("focusin",a=>{let r=a.target.getAttribute?.("data-item");r&&(this.focusKey=r)})}shortcut(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.matches("input:not([type=range]),textarea"))return;let e=[...this.pane?.parentElement?.querySelectorAll("button[data-key]")??[]].find(i=>i.getAttribute("data-key")===t.key);e&&(t.preventDefault(),e.click())}keyed(t){let e=this.places?.find(({item:s})=>s.key===this.focusKey);if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let i=vt(this.places??[],e,t.key);if(i)this.focusKey=i.item.key,this.reveal(i),this.rove(!0);else if(t.key==="Enter")this.activate(e.item.key);else if(t.key===" "&&e.item.kind==="node")this.folding.toggle(e.item.node),this.rebuild(),this.rove(!0);else if(!t.key.startsWith("Arrow"))return;t.preventDefault()}go(t){let e=Math.max(0,Math.min(t,this.steps-1));this.chosen=void 0,L(this.matches,""),this.show(e),this.tell()}show(t){if(!this.steps){this.status.say({words:"Nothing was searched."});return}this.step=t,this.replay.goto(this.columns.steps[t]),this.current=this.nodeOf(t),this.rebuild(),this.say();let{slider:e,counter:i}=this;e&&Number(e.value)!==t&&(e.value=String(t)),L(i,`${(t+1).toLocaleString("en")} / ${this.steps.toLocaleString("en")}`)}nodeOf(t){let{columns:e}=this,i=t?e.steps[t-1]+1:0;if(this.about.kind==="tree")return e.about[i];for(let s=e.steps[t];s>=i;s--)if(!["proved","numbers","simulate"].includes(e.kindNames[e.kinds[s]]))return e.about[s];return e.about[i]}toggle(){if(this.playing)return this.pause();this.step>=this.steps-1&&this.go(0),this.playing=setInterval(()=>this.tick(),Math.max(St/z[this.speed],40)),this.drawPlay()}tick(){let t=Math.max(1,Math.round(40*z[this.speed]/St));this.go(this.step+t),this.step>=this.steps-1&&this.pause()}pause(){clearInterval(this.playing),this.playing=void 0,this.drawPlay()}drawPlay(){let{playButton:t}=this;t&&(t.replaceChildren(tt(this.playing?"pause":"resume")),C(t,"aria-label",this.playing?"Pause":"Play"),C(t,"title",this.playing?"Pause (k)":"Play (k)"))}faster(){this.speed=(this.speed+1)%z.length;let t=this.speedButton;L(t,`${z[this.speed]}×`),C(t,"aria-label",`Speed ${z[this.speed]} times`),this.playing&&(this.pause(),this.toggle())}jump(t){let{columns:e}=this,i=e.kindNames.indexOf(t);for(let s=e.steps[this.step]+1;s<e.events;s++)if(e.kinds[s]===i)return this.go(this.stepOf(s));this.status.say({words:t==="cut"?"No cut comes after this.":"No other game comes after this."})}jumpBest(){let{columns:t,replay:e}=this,i=this.lineWords(),s=t.kindNames.indexOf("best"),a=this.about.kind==="tree";for(let r=this.step+1;r<this.steps;r++){e.goto(t.steps[r]);let o=!a;for(let c=t.steps[r-1]+1;!o&&c<=t.steps[r];c++)o=t.kinds[c]===s;if(o&&this.lineWords()!==i)return this.go(r)}this.show(this.step),this.status.say({words:"The best stays the same from here on."})}lineWords(){let{replay:t,about:e}=this;return e.kind==="simulations"?String(t.favourite(0)):t.line().slice(this.isTop(0)?2:1).map(s=>t.label(s)).join(" ")}stepOf(t){let{steps:e}=this.columns,[i,s]=[0,e.length-1];for(;i<s;){let a=i+s>>1;e[a]<t?i=a+1:s=a}return i}say(){let t=this.teller.tell(this.step);this.drawCallout();let e=this.current,i=this.isCutStep()?this.savedWords(e):"";this.status.say({words:t||"…",note:i,kind:this.isCutStep()?"refused":"info"}),C(this.slider,"aria-valuetext",`${this.step+1} of ${this.steps}: ${t}`)}retell(){this.chosen===void 0?this.say():this.picked?.()}isCutStep(){let{columns:t,step:e}=this,i=e?t.steps[e-1]+1:0;return t.kindNames[t.kinds[i]]==="cut"}savedWords(t){this.saved.has(t)||(this.saved.set(t,-1),this.post({kind:"saved",node:t}));let e=this.saved.get(t);return e===-1?"":e==null?"saves over 20,000 positions":`saves ${j(e,"position")}`}receive(t){t?.kind==="words"&&this.teller.receive(t),t?.kind==="saved"&&(this.saved.set(t.node,t.count),this.retell(),this.redraw())}activate(t){let e=this.places?.find(i=>i.item.key===t)?.item;if(e)if(e.kind==="fold"){this.folding.isOpen(e.node)&&this.folding.whole.add(e.node),this.folding.chosen.set(e.node,!0),this.focusKey=`n${e.node}`;let i=this.hasFocus;this.rebuild(),this.rove(i)}else e.kind==="stub"?(this.choose(e.node),this.picked=()=>this.status.say({words:`${j(e.count,"move")} left out here, never looked at.`,note:this.savedWords(e.node)}),this.picked()):e.isFuture||this.choose(e.node)}choose(t,e=!0){e&&this.pause(),this.chosen=t,this.focusKey=`n${t}`,this.rebuild(),e&&this.post({kind:"pick",node:t});let i=this.lookOf({item:{kind:"node",node:t,isFuture:!1,items:[]}});this.picked=()=>this.status.say({words:`${i.aria}.`}),this.picked()}get looked(){return this.chosen??this.current??0}showBoard(){let t=this.model.get("_shown"),e=t?.node===this.looked;if(e&&this.showTerms(t.terms??[]),this.boardCard?.classList.toggle("icf-stale",!e),!t?.scene||!e){this.boardCard&&(this.boardCard.hidden=!t?.scene);return}L(this.title,t.title),L(this.scores,t.scores),this.boardCard?.setAttribute("aria-label",`${t.title}: ${t.scene.label}`),this.board.show(t.scene,!1)}showTerms(t){let e=this.terms;if(e.hidden=t.length===0,!t.length)return;let i=t[0][1].map((r,o)=>this.playerName(o)),s=(r,o,c)=>f("tr",{class:c},[f("td",{},[r]),...o.map(l=>f("td",{},[b(l)]))]),a=i.map((r,o)=>t.reduce((c,[,l])=>c+l[o],0));e.replaceChildren(f("div",{class:"icf-head"},["What it is worth"]),f("table",{},[f("thead",{},[f("tr",{},["term",...i].map(r=>f("th",{},[r])))]),f("tbody",{},[...t.map(([r,o])=>s(r,o)),s("sum",a,"icf-bestrow")])]))}drawSide(){let t=document.activeElement,e=t?.dataset.node!==void 0&&this.path?.parentElement?.parentElement?.contains(t)?t.dataset.node:void 0;if(this.fillSide(),e===void 0)return;let s=[this.path,this.rows].map(a=>a?.querySelector(`[data-node="${e}"]`)).find(Boolean);s?s.focus({preventScroll:!0}):this.rove(!0)}fillSide(){let{replay:t,about:e}=this,i=this.looked,s=t.counts,a=W(t.windowOf(i)),r=e.kind==="simulations"?[[s.games.toLocaleString("en"),"games"],[s.nodes.toLocaleString("en"),"nodes"],[String(s.depth),"deep"]]:e.kind==="numbers"?[[s.nodes.toLocaleString("en"),"nodes"],[a,"proof, disproof"]]:[[s.nodes.toLocaleString("en"),"nodes"],...a||s.cuts?[[s.cuts.toLocaleString("en"),s.cuts===1?"cut":"cuts"]]:[],[a||s.leaves.toLocaleString("en"),a?"window":"leaves"]];this.counts?.replaceChildren(...r.map(([c,l])=>f("div",{class:"icf-card"},[f("b",{class:c.length>5?"icf-long":void 0},[c]),f("span",{},[l])])));let o=t.path(i).flatMap((c,l)=>{let h=t.label(c)||"root",p=f("button",{type:"button",class:"icf-move","data-node":c,onclick:()=>this.choose(c),"aria-current":c===i?"true":void 0},[h]);return l?["›",p]:[p]});this.path?.replaceChildren(...o),this.drawRows(i)}drawRows(t){let{replay:e,about:i}=this,s=g=>e.children(g).filter(m=>e.isEntered(m)),a=i.kind==="simulations",r=a&&this.chosen===void 0,o=s(t).length&&!r||e.parent(t)<0?t:e.parent(t),c=a?["move","visits","mean","bonus","sum"]:["move","value","note"],l=e.favourite(o),h=a?$t(e,o,i.algorithm,i.c??Math.SQRT2).sort((g,m)=>m.visits-g.visits||g.child-m.child).map(({child:g,visits:m,mean:y,bonus:x,bound:M})=>{let I=e.proven(g);return{child:g,cells:I===void 0?[String(m),b(y),b(x),b(M)]:[String(m),b(y),"proven",`=${b(I)}`]}}):s(o).map(g=>({child:g,cells:[this.valueText(g),g===l?"best":""]})),p=this.rows;p.hidden=h.length===0;let u=this.playerName(e.player(o)),w=e.label(o)?`after ${e.label(o)}`:"at the root";p.replaceChildren(f("div",{class:"icf-head icf-plain"},[this.isTop(o)?"Searches from the root":u==="Chance"?`What chance may bring ${w}`:`${u}'s moves ${w}`]),f("table",{},[f("thead",{},[f("tr",{},c.map(g=>f("th",{},[g])))]),f("tbody",{},h.slice(0,60).map(({child:g,cells:m})=>this.row(g,m,g===l,g===t)))]),...h.length>60?[f("p",{class:"icf-quiet"},[`and ${h.length-60} more`])]:[])}row(t,e,i,s){let a=f("button",{type:"button",class:"icf-move","data-node":t,onclick:()=>this.choose(t)},[this.replay.label(t)]),r=[i?"icf-bestrow":"",s?"icf-active":""].join(" ").trim();return f("tr",{class:r||void 0},[f("td",{},[a]),...e.map(o=>f("td",{},[o]))])}rebuild(){let{folding:t,replay:e}=this,i=this.current??0,s=t.tree([...e.path(i),...this.chosen===void 0?[]:e.path(this.chosen)]);if(!s)return;this.onPath=new Set(e.path(this.looked)),this.onLine=new Set(e.line());let{places:a,width:r,levels:o}=yt(s,c=>this.widthOf(c));this.places=a,this.size={width:Math.max(r,1),height:Z+(o-1)*116+Ct},this.levels=o,this.fit(),this.follow(),this.redraw(),this.drawSide(),this.tell(),this.showBoard(),C(this.fewButton,"aria-pressed",String(t.isFew))}get hasFocus(){return this.drawing.root.contains(this.drawing.root.ownerDocument.activeElement)}redraw(){let{drawing:t,about:e}=this,i=this.hasFocus,s=[];for(let a=0;a<(this.levels??0);a++){let[r,o]=e.layers[a]??[-2,""],c=e.kind==="tree"&&a>0&&r===-2&&!o&&a===e.layers.length-1;s.push(c?{name:"Leaves",word:e.evaluate.length<12?e.evaluate:"",player:r}:{name:this.playerName(r),word:o,player:r})}t.show(this.places??[],a=>this.lookOf(a),s),this.drawCallout(),this.rove(i&&!this.hasFocus),this.drawMinimap()}drawCallout(){let t=this.current,e=this.chosen===void 0&&this.steps&&this.isCutStep()?this.teller.words.get(this.step):void 0,i=e&&this.places?.find(({item:s})=>s.kind==="stub"&&s.node===t);this.drawing.call(i||void 0,e??"")}drawMinimap(){let{view:t}=this.drawing,e={x:(this.margin-t.x)/t.scale,y:-t.y/t.scale,width:(t.width-this.margin)/t.scale,height:t.height/t.scale};this.minimap.draw(this.places??[],this.size.width,this.size.height,e,`n${this.looked}`,!this.folding.isSmall)}resized(){let t=this.pane,{view:e}=this.drawing;!t.clientWidth||t.clientWidth===e.width&&this.isMeasured||(this.isMeasured=!0,e.width=t.clientWidth,this.fit(),this.follow(),this.redraw())}get margin(){return this.drawing.view.width<At.width?At.margin:se}fit(){let{view:t}=this.drawing,{width:e,height:i}=this.size;if(this.isFitted){let s=Math.min(1,(t.width-this.margin-12)/e,it/i);t.scale=this.folding.isSmall&&s>=oe?s:.85;let a=(Z+(this.about.layers.length-1)*116+Ct)*t.scale;t.height=Math.min(it,Math.max(a,120))+(this.columns.cuts.length?ae:0)}this.drawing.root.setAttribute("height",String(Math.round(t.height))),this.hold()}follow(){let t=this.places?.find(({item:e})=>e.kind==="node"&&e.node===this.looked);t&&this.reveal(t)}reveal(t){let{view:e}=this.drawing,{x:i,y:s}=E.at(t),[a,r]=[this.margin+30,e.width-40],[o,c]=[e.x+i*e.scale,e.y+s*e.scale];!(this.size.width*e.scale<=e.width-this.margin-8)&&r>a&&(o<a||o>r)&&(e.x+=(a+r)/2-o),(c<40||c>e.height-50)&&(e.y+=e.height/2-c),this.hold()}hold(){let{view:t}=this.drawing,[e,i]=[this.size.width*t.scale,this.size.height*t.scale],s=t.width-this.margin-8;e>s?t.x=Math.min(this.margin+20,Math.max(t.x,t.width-20-e)):t.x=this.margin+(s-e)/2,t.y=i>t.height+1?Math.min(0,Math.max(t.y,t.height-i)):0}pan(t,e){let{view:i}=this.drawing;i.x=t,i.y=this.size.height*i.scale>i.height+1?e:0,this.hold(),this.drawing.refresh(),this.drawCallout(),this.drawMinimap()}centre(t,e){let{view:i}=this.drawing;this.isFitted=!1,this.pan(this.margin+(i.width-this.margin)/2-t*i.scale,i.height/2-e*i.scale)}zoom(t,e,i){let{view:s}=this.drawing;if(e===void 0||i===void 0){let o=this.places?.find(({item:l})=>l.key===`n${this.looked}`),c=o?E.at(o):{x:this.size.width/2,y:this.size.height/2};[e,i]=[s.x+c.x*s.scale,s.y+c.y*s.scale],(e<0||e>s.width||i<0||i>s.height)&&([e,i]=[s.width/2,s.height/2])}let a=Math.max(.08,Math.min(s.scale*t,2.5)),r=a/s.scale;this.isFitted=!1,s.x=e-(e-s.x)*r,s.y=i-(i-s.y)*r,s.scale=a,this.fit(),this.pan(s.x,s.y)}refit(){let{view:t}=this.drawing;this.isFitted=!0;let e=Math.min(1,(t.width-this.margin-12)/this.size.width,it/this.size.height);this.fit(),e<t.scale&&(this.isFitted=!1,t.scale=Math.max(e,.08),t.x=this.margin,t.y=0,this.fit()),this.redraw()}toggleFew(){this.folding.isFew=!this.folding.isFew,this.folding.whole.clear(),this.rebuild()}rove(t){let{drawing:e}=this,i=e.element(this.focusKey??"")?this.focusKey:`n${this.looked}`;for(let[s,{element:a}]of e.drawn){let r=s===i?"0":"-1";a.getAttribute("role")==="treeitem"&&a.getAttribute("tabindex")!==r&&a.setAttribute("tabindex",r)}t&&(e.refresh(),e.element(i??"")?.focus({preventScroll:!0}))}find(t){let e=this.field.value.trim().toLowerCase(),{columns:i,replay:s}=this,a=this.matches;if(!e)return L(a,"");let r=i.texts.map(l=>l.toLowerCase().includes(e)),o=[];for(let l=0;l<i.nodes;l++)r[i.labels[l]]&&s.isEntered(l)&&o.push(l);if(!o.length)return L(a,"none");let c=o.findIndex(l=>l>=this.looked);c<0?c=t<0?o.length:0:t>0&&o[c]!==this.looked&&(c-=1),c=(c+t+o.length)%o.length,L(a,`${(c+1).toLocaleString("en")} of ${o.length.toLocaleString("en")}`),this.choose(o[c],!1)}playerName(t){return t===void 0||t===-2?"":t<0?"Chance":this.about.players[t]?.name??""}shapeOf(t){let{replay:e,about:i}=this,s=e.player(t);return i.kind==="simulations"?s===-1?"chance":"max":s===void 0&&!this.isTop(t)||!e.children(t).length&&(e.flags[t]&4||!e.leftAtLast(t).length)?"leaf":s===-1?"chance":(i.view==="root"||i.kind==="numbers")&&s!==i.root_player&&s!==void 0?"min":"max"}isTop(t){return t===0&&this.columns.about[0]!==0}valueText(t){let{replay:e,about:i}=this;if(i.kind==="simulations"){let a=e.proven(t);if(a!==void 0)return`=${b(a)}`;let r=e.parent(t);return e.visits[t]?e.mean(t,e.judge(r<0?t:r)).toFixed(2):""}if(i.kind==="numbers"){let a=e.windowOf(t);return a?`${b(a[0])}/${b(a[1])}`:""}return(e.flags[t]&2?["","","≥","≤"][e.bounds[t]]:"")+b(e.value(t))}pillText(t){let{replay:e,about:i}=this;if(i.kind==="simulations"){let s=e.visits[t];return s?`n ${s}${e.width>2?` ${b(e.means(t))}`:""}`:""}return i.kind==="numbers"?"":W(e.windowOf(t))}widthOf(t){if(t.kind!=="node")return t.kind==="stub"?56:42;let e=this.shapeOf(t.node),i=e==="leaf"?0:12+6.2*this.widestPill(t.node);return Math.max(2*et(e,this.widestText(t.node)),i,6.4*this.replay.label(t.node).length)}widestText(t){return this.folding.isSmall&&this.about.kind==="tree"&&this.replay.width>0?"(−0, −0, −0, −0)".slice(0,4*this.replay.width):this.valueText(t)}widestPill(t){return this.folding.isSmall&&this.about.kind==="tree"?Math.max(this.pillText(t).length,this.replay.windowOf(0)?8:0):this.pillText(t).length}lookOf({item:t}){if(t.kind==="fold"){let w=t.count?`+${t.count>9999?"9999":t.count}`:"+",g=t.count?`${j(t.count,"more move")}, folded`:"cut moves, folded";return{shape:"leaf",player:void 0,text:w,pill:"",label:"",aria:g,classes:"",weight:0,isOpen:!1}}if(t.kind==="stub"){let w=t.isFuture||!this.replay.causes[t.node]?void 0:this.replay.windowOf(t.node),g=w?`${b(w[0])} ≥ ${b(w[1])}`:"",m=`${t.label}: cut, never looked at${g?`, since ${g}`:""}`,y=this.saved.get(t.node),x=t.isFuture||y===void 0||y===-1?"":`saves ${y===null?"20,000+":y.toLocaleString("en")}`;return{shape:"leaf",player:void 0,text:"cut",pill:g,note:x,label:t.label,aria:m,classes:t.isFuture?"icf-tfuture":"icf-tout",weight:0}}let{node:e}=t,{replay:i,about:s}=this,a=this.shapeOf(e),r=(i.flags[e]&2)!==0,o=t.isFuture?"":this.valueText(e),c=t.isFuture||a==="leaf"?"":this.pillText(e),l=[t.isFuture?"icf-tfuture":"",e===this.looked?"icf-tcurrent":"",this.onPath?.has(e)?"icf-ton":"",this.onLine?.has(e)?"icf-tline":"",a==="leaf"?"icf-tleaf":"",r?"":"icf-topen"].filter(Boolean).join(" "),h=s.kind==="simulations"&&i.visits[0]?Math.round((1+5*i.visits[e]/i.visits[0])*10)/10:0,p=a==="leaf"?void 0:i.player(e),u=t.items.length?t.items[0].kind!=="fold":void 0;return{shape:a,player:p,text:o,pill:c,label:i.label(e),aria:this.aria(e,t.isFuture),classes:l,weight:h,isOpen:u}}aria(t,e){let{replay:i,about:s}=this,a=i.player(t),r=i.label(t)||"Root";if(e)return`${r}, not yet searched`;let o=[r,a===void 0?"":`${this.playerName(a)} to move`];if(s.kind==="simulations"){let c=i.proven(t);c!==void 0&&o.push(`proven: ${b(c)} for ${this.playerName(s.root_player)}`),o.push(j(i.visits[t],"visit"),`mean ${b(i.means(t))}`)}else{let c=this.valueText(t);c&&o.push(`value ${c.replace("≥","at least ").replace("≤","at most ")}`);let l=W(i.windowOf(t));l&&s.kind==="tree"&&this.shapeOf(t)!=="leaf"&&o.push(`window ${l}`)}return i.flags[t]&16&&o.push("out of the table"),i.flags[t]&8&&o.push(`cut, ${j(i.left(t).length,"move")} left out`),this.onLine?.has(t)&&t&&o.push("on the best line"),o.filter(Boolean).join(", ")}};function ce(n){let t=n.kind==="simulations"?["In a node: the mean reward of who moved there; under it n, the visits",...n.proof==="none"?[]:[`=1: proven, the value for ${n.players[n.root_player]?.name??"the first player"}`],"Edges are as wide as they are often taken","Blue: the moves gone for most"]:n.kind==="numbers"?["In a node: proof and disproof number","0 to prove: proven; 0 to disprove: disproven"]:[...n.view==="root"?[`Values are ${n.players[n.root_player]?.name??"the first player"}'s: points up picks the highest, points down the lowest`]:n.view==="mover"?["Values are from the view of who is to move at the node"]:["Values: a number for each player; each picks their own highest"],"Boxes are judged as they stand, not searched",...n.has_window?["Under a node: its window, as it is at this step; (2, 1) or (2, 2) is closed, a cut","Dashed red: moves cut off, never looked at"]:[],...n.has_question?["(1, 1+) and (1−, 1): windows with nothing inside, they only ask whether a value is more than 1, or at least 1"]:[],"Blue: the best line so far"],e=n.kind==="tree"?`What counts: ${n.evaluate}`:"How to read it";return[f("div",{class:"icf-head"},[e]),f("ul",{},t.map(i=>f("li",{},[i])))]}function Et(){return[...crypto.getRandomValues(new Uint8Array(8))].map(t=>t.toString(16).padStart(2,"0")).join("")}function le(){return{render:fe}}function fe({model:n,el:t}){let e=new AbortController,{signal:i}=e,s=ct(t,i,"icefloe search",`${ht}
${dt}`);s.root.classList.add("icf-watch");let a=new V(n,{main:O("icf-main",s.row),side:O("icf-side",s.row),id:`icf-${Et()}`,signal:i});return s.root.addEventListener("keydown",r=>a.shortcut(r),{signal:i}),lt(n.get("_still")),a.post({kind:"hello"}),()=>{e.abort(),ft(n.get("_still")),t.replaceChildren()}}export{le as default};
