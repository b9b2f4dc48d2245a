// Mantine's styles are in a layer, so that our own styles win. Each part imports its own styles, so that a
// page loads only what it uses.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
