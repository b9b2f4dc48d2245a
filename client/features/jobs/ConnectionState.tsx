// Whether the phone reaches the shop, what waits for it, and what it has not taken.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Jobs.module.css';
import type { StoredJobs } from './offline/stored-jobs.ts';
import { type Connection, useConnection } from './use-connection.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

const nothingWaits: Record<Connection, string> = {
  offline: 'Offline',
  silent: 'No answer from the shop',
  open: 'Online',
};

const waits = (count: number) => (count === 1 ? '1 step waits' : `${count} steps wait`);
const notDone = (count: number) => (count === 1 ? '1 step was not done' : `${count} steps were not done`);

function told(
  connection: Connection,
  { steps, refusals }: StoredJobs,
): [icon: 'check' | 'clock' | 'warning', words: string] {
  if (steps.length > 0) return ['clock', connection === 'open' ? 'Sending…' : waits(steps.length)];
  if (connection !== 'open') return ['clock', nothingWaits[connection]];
  // told in full on its job or above the list, which may be out of sight
  return refusals.length > 0 ? ['warning', notDone(refusals.length)] : ['check', nothingWaits.open];
}

export function ConnectionState() {
  const [icon, words] = told(useConnection(), useOfflineJobs().stored);
  return (
    <p className={classes.line} data-well={icon === 'check' || undefined} role="status">
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </p>
  );
}
