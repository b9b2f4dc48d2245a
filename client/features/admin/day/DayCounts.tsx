// The figures above the board.
import { Icon } from '#client/ui/Icon.tsx';
import { countsOf } from '#shared/day/counts.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import classes from './Day.module.css';

export function DayCounts({ board, now }: { board: Board; now: number }) {
  const counts = countsOf(board, now);
  const shown = [
    ['Visits', formatCount(counts.visits)],
    ['Unassigned', formatCount(counts.unassigned)],
    ['Late', formatCount(counts.late)],
    ['Done', formatCount(counts.done)],
    ['Cash to collect', formatRupees(counts.cash)],
  ] as const;
  return (
    <ul className={classes.counts} aria-label="Counts">
      {shown.map(([name, count]) => (
        <li key={name} data-late={(name === 'Late' && counts.late > 0) || undefined}>
          {name === 'Late' && counts.late > 0 && <Icon name="warning" size={14} />}
          {name} <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
