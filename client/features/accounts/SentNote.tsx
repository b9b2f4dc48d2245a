// After asking for a reset link: where it went and what to do when it does not come.
import { useEffect, useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './SentNote.module.css';

export function SentNote({ to, message }: { to: string; message: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={classes.note} ref={note} tabIndex={-1}>
      <Icon name="mail" />
      <div>
        <p>
          <strong>{message}</strong>
        </p>
        <p>
          Open the email we sent to {to} and press the link within one hour. No email? Check your spam folder,
          or submit again.
        </p>
      </div>
    </div>
  );
}
