// The ground of Mantine's parts. Each part brings its own style with it: who imports `Modal` imports this and
// '@mantine/core/styles/Modal.layer.css' (and those it is made of) beside it, so that a page loads what it uses.
// Mantine's styles lie in a layer; ours (*.module.css) lie outside and win without force.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
