// The styles of every page. What Mantine's parts need comes with them (ui/mantine).
import './tokens.css';
import './global.css';
