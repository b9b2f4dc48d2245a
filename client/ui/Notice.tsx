// Something to know before one goes on: a service that left, a price that changed, a booking that failed.
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Notice.module.css';

type Props = { kind: 'note' | 'failure'; children: ReactNode };

export function Notice({ kind, children }: Props) {
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'failure' ? 'alert' : 'status'}>
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </div>
  );
}
