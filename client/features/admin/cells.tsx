// What stands in cells of the admin's lists.
import { Fragment } from 'react';
import { mobileLink } from '#shared/contact-links.ts';
import classes from './ListAndPanel.module.css';

/** A text of at most two lines, whole in its title. */
export const Clamped = ({ text }: { text: string }) => (
  <span className={classes.clamped} title={text}>
    {text}
  </span>
);

/** An email address; one that fits no line breaks before its @ sooner than in a word. */
export const EmailWords = ({ email }: { email: string }) => {
  const [name, ...domain] = email.split('@');
  return (
    <>
      {name}
      {domain.map((part) => (
        <Fragment key={part}>
          <wbr />@{part}
        </Fragment>
      ))}
    </>
  );
};

/** A mobile number that is called by a tap. */
export const MobileLink = ({ mobile }: { mobile: string }) => (
  <a href={mobileLink(mobile)} className={classes.call}>
    {mobile}
  </a>
);
