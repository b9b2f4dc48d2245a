import { memo, useRef } from 'react';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { useDropTarget } from '../dragging.ts';
import { shortDay } from '../orders/words/order-words.ts';
import classes from './Day.module.css';
import { type CardCallbacks, DraggableCard } from './DraggableCard.tsx';
import { type CardVisit, type Place, placeKey } from './places.ts';
import type { CardActions } from './VisitCard.tsx';

type CellProps = Place & {
  to: string | null;
  visits: readonly BoardVisit[];
  now: number;
  date: string;
  actions: CardActions;
  callbacks: CardCallbacks;
  menuOf: string | null;
  board: Board | null;
};

const timeBesideRow = ({ visit }: BoardVisit, date: string, to: string | null): string | undefined => {
  if (visit.date !== date) return shortDay(visit.date);
  return visit.to === to ? undefined : formatWindow(visit);
};

const isSame = (a: CellProps, b: CellProps): boolean =>
  a.visits.length === b.visits.length &&
  a.visits.every((visit, at) => visit === b.visits[at]) &&
  a.now === b.now &&
  a.date === b.date &&
  a.to === b.to &&
  a.actions === b.actions &&
  a.menuOf === b.menuOf &&
  a.board === b.board;

export const Cell = memo(function Cell(props: CellProps) {
  const { technicianId, from, to, visits, now, actions, callbacks, menuOf, board, date } = props;
  const place = useRef<HTMLTableCellElement>(null);
  useDropTarget<CardVisit>(place, (visit) => callbacks.drop(visit, { technicianId, from }));
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
                actions={actions}
                callbacks={callbacks}
                board={menuOf === visit._id ? board : null}
                when={timeBesideRow(visit, date, to)}
              />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}, isSame);
