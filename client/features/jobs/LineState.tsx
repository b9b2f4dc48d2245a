// Whether the phone reaches the shop, and what waits for it.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Jobs.module.css';
import { type Line, useLine } from './use-line.ts';
import { useMyDesk } from './use-my-desk.ts';

const nothingWaits: Record<Line, string> = {
  offline: 'Offline',
  silent: 'No answer from the shop',
  open: 'Online',
};

const waits = (count: number) => (count === 1 ? '1 step waits' : `${count} steps wait`);

export function LineState() {
  const line = useLine();
  const { desk } = useMyDesk();
  const count = desk.steps.length;
  const words = count === 0 ? nothingWaits[line] : line === 'open' ? 'Sending…' : waits(count);
  const isWell = count === 0 && line === 'open';
  return (
    <p className={classes.line} data-well={isWell || undefined} role="status">
      <Icon name={isWell ? 'check' : 'clock'} size={18} />
      <span>{words}</span>
    </p>
  );
}
