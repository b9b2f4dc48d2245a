// The styles of every page. What Mantine's parts need comes with them (mantine-styles.ts).
import './tokens.css';
import './global.css';
