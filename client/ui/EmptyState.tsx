import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  art: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  level?: 1 | 2 | 3;
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
