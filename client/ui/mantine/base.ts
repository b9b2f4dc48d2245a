// The ground of Mantine's parts: its variables and what it resets. They lie in a layer; our styles (*.module.css) lie
// outside of it and win without force. Each part beside this file brings its own styles, so a page loads what it uses.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
