import { Fragment } from 'react';
import { mobileLink } from '#shared/contact-links.ts';
import classes from './ListAndPanel.module.css';

export const Clamped = ({ text }: { text: string }) => (
  <span className={classes.clamped} title={text}>
    {text}
  </span>
);

/** An email address that breaks before its @ if it does not fit. */
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

export const MobileLink = ({ mobile }: { mobile: string }) => (
  <a href={mobileLink(mobile)} className={classes.call}>
    {mobile}
  </a>
);
