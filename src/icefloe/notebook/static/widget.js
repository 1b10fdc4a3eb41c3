export default {render({el}){el.textContent="icefloe"}}
