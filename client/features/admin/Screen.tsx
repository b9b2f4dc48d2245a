// What every admin screen has: its title, and room for its actions beside the heading.
import type { ReactNode } from 'react';
import { PageHead } from '#client/ui/PageHead.tsx';
import classes from './Screen.module.css';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

export function Screen({ title, actions, children }: Props) {
  return (
    <>
      <PageHead title={title} canonical={null} />
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
