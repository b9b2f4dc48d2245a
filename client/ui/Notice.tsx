import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Notice.module.css';

export function Notice({ kind, children }: { kind: 'note' | 'failure'; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  const words = typeof children === 'string' ? children : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another failure
  useEffect(() => {
    const isInDialog = notice.current?.closest('[role="dialog"]');
    if (kind === 'failure' && isInDialog) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [kind, words]);
  return (
    <div
      ref={notice}
      className={classes.notice}
      data-kind={kind}
      role={kind === 'failure' ? 'alert' : 'status'}
    >
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </div>
  );
}
