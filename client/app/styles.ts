import './tokens.css';
import './global.css';
