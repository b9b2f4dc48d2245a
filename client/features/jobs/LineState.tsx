// Whether the phone reaches the shop, and what waits for it.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Jobs.module.css';
import type { MyDesk } from './my-desk.ts';
import { useMyDesk } from './use-my-desk.ts';
import { useOnline } from './use-online.ts';

/** What becomes of steps that are not sent yet, in words. */
export function waitingWords(online: boolean, trouble: MyDesk['trouble']): string {
  if (trouble?.why === 'shop') return 'We try again soon';
  return online && !trouble ? 'Sending…' : 'Waiting for network';
}

const waits = (count: number) => (count === 1 ? '1 step waits' : `${count} steps wait`);

export function LineState() {
  const online = useOnline();
  const { desk, trouble } = useMyDesk();
  const count = desk.steps.length;
  const isSending = online && !trouble;
  const words = count > 0 ? (isSending ? 'Sending…' : waits(count)) : online ? 'Online' : 'Offline';
  const state = count > 0 ? 'waiting' : online ? 'online' : 'offline';
  return (
    <p className={classes.line} data-state={state} role="status">
      <Icon name={state === 'online' ? 'check' : 'clock'} size={18} />
      <span>{words}</span>
    </p>
  );
}
