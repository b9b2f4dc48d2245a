// What stands in cells of the admin's lists.
import { mobileLink } from '#shared/contact-links.ts';
import classes from './ListAndPanel.module.css';

/** A text of at most two lines, whole in its title. */
export const Clamped = ({ text }: { text: string }) => (
  <span className={classes.clamped} title={text}>
    {text}
  </span>
);

/** A mobile number that is called by a tap. */
export const MobileLink = ({ mobile }: { mobile: string }) => (
  <a href={mobileLink(mobile)} className={classes.call}>
    {mobile}
  </a>
);
