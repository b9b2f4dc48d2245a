import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mobileLink } from '#shared/contact-links.ts';
import classes from './ListAndPanel.module.css';

export const Clamped = ({ text }: { text: string }) => (
  <span className={classes.clamped} title={text}>
    {text}
  </span>
);

/** The second line of a cell. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <span className={classes.quiet}>{children}</span>
);

export const Nowrap = ({ children }: { children: ReactNode }) => (
  <span className={classes.call}>{children}</span>
);

/** Opens a row's details beside its list. */
export const OpenLink = ({ to, words }: { to: string; words: string }) => (
  <Link
    to={to}
    state={{ opened: true }}
    preventScrollReset
    title={words}
    className={classes.open}
    data-opens-row
  >
    {words}
  </Link>
);

/** An email address that breaks before its @ if it does not fit. */
const EmailWords = ({ email }: { email: string }) => {
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

export const EmailCell = ({ email }: { email: string }) => (
  <span className={classes.clamped} title={email}>
    <EmailWords email={email} />
  </span>
);
