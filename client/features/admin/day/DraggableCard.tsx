// A card of the board, which the pointer drags.
import { memo, useMemo, useRef } from 'react';
import type { Board } from '#shared/day/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { useDraggable } from '../dragging.ts';
import { AssignMenu } from './AssignMenu.tsx';
import classes from './Card.module.css';
import type { CardVisit, Place } from './places.ts';
import { type CardActions, VisitCard } from './VisitCard.tsx';

/** Callbacks of cards and cells. Their references never change, so that memoized cards do not render again. */
export type CardCallbacks = {
  drop: (visit: CardVisit, to: Place) => void;
  freeze: (still: boolean) => void;
  pick: (visit: CardVisit, technicianId: string | null) => void;
  closeMenu: () => void;
};

type Props = {
  visit: CardVisit;
  now: number;
  actions: CardActions;
  callbacks: CardCallbacks;
  board: Board | null;
  when: string | undefined;
};

export const DraggableCard = memo(function DraggableCard(props: Props) {
  const { visit, now, actions, callbacks, board, when } = props;
  const card = useRef<HTMLDivElement>(null);
  useDraggable(card, visit, { enabled: isOpen(visit.stage), changed: callbacks.freeze });
  const menu = useMemo(
    () =>
      board && (
        <AssignMenu
          visit={visit}
          board={board}
          pick={(technicianId) => callbacks.pick(visit, technicianId)}
          close={callbacks.closeMenu}
        />
      ),
    [board, visit, callbacks],
  );
  return (
    <div ref={card} className={classes.draggable}>
      <VisitCard visit={visit} now={now} actions={actions} when={when} short {...(menu && { menu })} />
    </div>
  );
});
