// A card of the board. The pointer drags its body, and the keyboard moves it by its grip.
import { type KeyboardEvent, memo, useCallback, useMemo, useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Board } from '#shared/day/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { useDraggable } from '../dragging.ts';
import { AssignMenu } from './AssignMenu.tsx';
import classes from './Card.module.css';
import type { CardVisit, Place } from './places.ts';
import { dayTexts as t } from './texts.ts';
import { type CardActions, VisitCard } from './VisitCard.tsx';

export const carryHelpId = 'how-to-carry';

/** Callbacks of cards and cells. Their references never change, so that memoized cards do not render again. */
export type CardCallbacks = {
  drop: (visit: CardVisit, to: Place) => void;
  freeze: (still: boolean) => void;
  pick: (visit: CardVisit, technicianId: string | null) => void;
  closeMenu: () => void;
  onKeyDown: (event: KeyboardEvent, visit: CardVisit) => void;
  leave: () => void;
};

type Props = {
  visit: CardVisit;
  now: number;
  actions: CardActions;
  callbacks: CardCallbacks;
  carried: boolean;
  board: Board | null;
  when: string | undefined;
};

export const DraggableCard = memo(function DraggableCard(props: Props) {
  const { visit, now, actions, callbacks, carried, board, when } = props;
  const card = useRef<HTMLDivElement>(null);
  const open = isOpen(visit.stage);
  useDraggable(card, visit, { enabled: open, changed: callbacks.freeze });
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => callbacks.onKeyDown(event, visit),
    [callbacks, visit],
  );
  const grip = useMemo(
    () =>
      open && (
        <button
          type="button"
          className={`${classes.action} ${classes.grip}`}
          aria-label={t('move', { name: visit.fullname })}
          aria-describedby={carryHelpId}
          aria-pressed={carried}
          data-grip={visit._id}
          onKeyDown={onKeyDown}
          onBlur={callbacks.leave}
        >
          <Icon name="grip" size={18} />
        </button>
      ),
    [open, visit, carried, onKeyDown, callbacks],
  );
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
    <div ref={card} className={classes.draggable} data-carried={carried || undefined}>
      <VisitCard
        visit={visit}
        now={now}
        actions={actions}
        when={when}
        short
        grip={grip}
        {...(menu && { menu })}
      />
    </div>
  );
});
