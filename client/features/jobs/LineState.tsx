// Whether the phone reaches the shop, what waits for it, and what it has not taken.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Jobs.module.css';
import type { Desk } from './kept/desk.ts';
import { type Line, useLine } from './use-line.ts';
import { useMyDesk } from './use-my-desk.ts';

const nothingWaits: Record<Line, string> = {
  offline: 'Offline',
  silent: 'No answer from the shop',
  open: 'Online',
};

const waits = (count: number) => (count === 1 ? '1 step waits' : `${count} steps wait`);
const notDone = (count: number) => (count === 1 ? '1 step was not done' : `${count} steps were not done`);

function told(line: Line, { steps, refusals }: Desk): [icon: 'check' | 'clock' | 'warning', words: string] {
  if (steps.length > 0) return ['clock', line === 'open' ? 'Sending…' : waits(steps.length)];
  if (line !== 'open') return ['clock', nothingWaits[line]];
  // told in full on its job or above the list, which may be out of sight
  return refusals.length > 0 ? ['warning', notDone(refusals.length)] : ['check', nothingWaits.open];
}

export function LineState() {
  const [icon, words] = told(useLine(), useMyDesk().desk);
  return (
    <p className={classes.line} data-well={icon === 'check' || undefined} role="status">
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </p>
  );
}
