// Nothing here yet: a picture, what it means and the next step.
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  /** Address of a drawing from assets/empty. */
  art: string;
  title: string;
  text?: ReactNode;
  /** The next step: a ButtonLink or Button. */
  children?: ReactNode;
  /** Of its heading: 1 where it is the page's own. */
  level?: 1 | 2 | 3;
  /** 'alert' where it tells of a failure. */
  role?: 'alert';
};

export function EmptyState({ art, title, text, children, level = 2, role }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty} role={role}>
      <img src={art} alt="" width={200} height={140} className={classes.art} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.next}>{children}</div>}
    </div>
  );
}
