import { useRef } from 'react';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { useDropTarget } from '../dragging.ts';
import { shortDay } from '../orders/words/order-words.ts';
import { useBoardActions } from './board-actions.ts';
import classes from './Day.module.css';
import type { ShownBoard } from './DayList.tsx';
import { DraggableCard } from './DraggableCard.tsx';
import { type CardVisit, type Place, placeKey } from './places.ts';
import { dayTexts as t } from './texts.ts';

type Props = ShownBoard & Place & { to: string | null; visits: readonly BoardVisit[] };

const timeBesideRow = ({ visit }: BoardVisit, date: string, to: string | null): string | undefined => {
  if (visit.date !== date) return shortDay(visit.date);
  return visit.to === to ? undefined : formatWindow(visit);
};

export function Cell({ technicianId, from, to, visits, board, now, menuOf }: Props) {
  const { put } = useBoardActions();
  const place = useRef<HTMLTableCellElement>(null);
  useDropTarget<CardVisit>(place, (visit) => put(visit, { technicianId, from }));
  return (
    <td
      ref={place}
      className={technicianId === null ? classes.nobody : undefined}
      data-place={placeKey({ technicianId, from })}
    >
      {visits.length > 0 && (
        <ul className={classes.stack}>
          {visits.map((visit) => (
            <li key={visit._id}>
              <DraggableCard
                visit={visit}
                now={now}
                menu={menuOf === visit._id ? board : null}
                when={timeBesideRow(visit, board.date, to)}
              />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** How many of a window's visits are taken: quiet while there is room, loud when it is full. */
export const WindowLoad = ({ window: { taken, visits } }: { window: BoardWindow }) => (
  <Text
    size="sm"
    fw={taken < visits ? 400 : 700}
    c={taken < visits ? 'dimmed' : taken > visits ? 'var(--danger)' : 'var(--ink)'}
  >
    {t(taken > visits ? 'overbooked' : 'load', { taken, visits })}
  </Text>
);
