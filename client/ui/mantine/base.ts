// Mantine's styles are in a CSS layer, so that the shop's styles win. Each component imports its own styles,
// so that a page loads only the styles it uses.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
