// The board: a column for nobody and each technician, a row for each window. Cards are dragged by pointer and finger (the
// browser's own drag and drop, through pragmatic-drag-and-drop), or carried by keyboard (use-carrying.ts).
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Board, BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { AssignMenu } from './AssignMenu.tsx';
import classes from './Day.module.css';
import type { ShownBoard } from './DayList.tsx';
import { byPlace, hoursOf, type Place, placeKey } from './places.ts';
import { useCarrying } from './use-carrying.ts';
import { type CardDeeds, VisitCard } from './VisitCard.tsx';

type Props = ShownBoard & {
  put: (visit: BoardVisit, to: Place) => void;
  say: (words: string) => void;
  hold: (still: boolean) => void;
};

const none: readonly BoardVisit[] = [];
const howToCarry = 'how-to-carry';

export default function DayGrid({ board, now, deeds, menuOf, pick, closeMenu, put, say, hold }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const cellOf = (key: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`);
  const carrying = useCarrying({
    board,
    put,
    say,
    hold,
    reveal: (place) => cellOf(placeKey(place))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  });
  const places = useMemo(() => byPlace(board), [board]);
  // as many as the column shows, the late ones from before among them
  const loads = useMemo(
    () => Map.groupBy([...board.late, ...board.visits], ({ technicianId }) => technicianId),
    [board.late, board.visits],
  );
  const columns = useMemo(() => [null, ...board.technicians.map(({ _id }) => _id)], [board.technicians]);

  // cells are drawn anew where their visits change, so what they call stays the same
  const latest = useRef({ put, hold, pick, closeMenu, carrying });
  latest.current = { put, hold, pick, closeMenu, carrying };
  const hands = useRef<Hands>({
    drop: (visit, to) => latest.current.put(visit, to),
    hold: (still) => latest.current.hold(still),
    pick: (visit, technicianId) => latest.current.pick(visit, technicianId),
    closeMenu: () => latest.current.closeMenu(),
    onKeyDown: (event, visit) => latest.current.carrying.onKeyDown(event, visit),
    leave: () => latest.current.carrying.cancel(),
  }).current;

  useKeptFocus(scroller);

  const row = (from: string | null) =>
    columns.map((technicianId) => {
      const key = placeKey({ technicianId, from });
      const visits = places.get(key) ?? none;
      const menu = menuOf !== null && visits.some(({ _id }) => _id === menuOf) ? menuOf : null;
      return (
        <Cell
          key={key}
          technicianId={technicianId}
          from={from}
          visits={visits}
          now={now}
          deeds={deeds}
          hands={hands}
          isOver={carrying.over === key}
          carriedId={visits.some(({ _id }) => _id === carrying.carriedId) ? carrying.carriedId : null}
          menuOf={menu}
          board={menu === null ? null : board}
          date={board.date}
        />
      );
    });

  return (
    <section ref={scroller} className={classes.scroller} aria-label="Board">
      <p id={howToCarry} className="visually-hidden">
        Press Space to pick up, arrow keys to move, Space to put down, Escape to leave it.
      </p>
      <table className={classes.grid} style={{ width: `${88 + columns.length * 208}px` }}>
        <thead>
          <tr>
            <th className={classes.corner}>
              <span className="visually-hidden">Time</span>
            </th>
            <th scope="col" className={classes.nobody}>
              Unassigned <Load visits={loads.get(null)} />
            </th>
            {board.technicians.map(({ _id, name, onDuty }) => (
              <th key={_id} scope="col">
                <span className={classes.who} title={name}>
                  {name}
                </span>{' '}
                <Load visits={loads.get(_id)} />
                {!onDuty && <span className={classes.off}> Off duty</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.late.length > 0 && (
            <tr className={classes.earlier}>
              <th scope="row">
                <span className={classes.late}>
                  <Icon name="warning" size={14} />
                  Earlier days
                </span>
              </th>
              {row(null)}
            </tr>
          )}
          {board.windows.map((window) => (
            <tr key={window.from}>
              <th scope="row">
                {hoursOf(window)}
                <Taken window={window} />
              </th>
              {row(window.from)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Load = ({ visits = none }: { visits?: readonly BoardVisit[] | undefined }) => (
  <span className={classes.quiet}>{visits.length}</span>
);

const Taken = ({ window: { taken, visits } }: { window: BoardWindow }) => (
  <span className={taken > visits ? classes.overbooked : classes.quiet}>
    {taken > visits ? `${taken} of ${visits}, overbooked` : `${taken} of ${visits}`}
  </span>
);

type Hands = {
  drop: (visit: BoardVisit, to: Place) => void;
  hold: (still: boolean) => void;
  pick: (visit: BoardVisit, technicianId: string | null) => void;
  closeMenu: () => void;
  onKeyDown: (event: KeyboardEvent, visit: BoardVisit) => void;
  leave: () => void;
};

type CellProps = Place & {
  visits: readonly BoardVisit[];
  now: number;
  date: string;
  deeds: CardDeeds;
  hands: Hands;
  isOver: boolean;
  carriedId: string | null;
  menuOf: string | null;
  /** For the menu, where it is open here. */
  board: Board | null;
};

const isSame = (a: CellProps, b: CellProps): boolean =>
  a.visits.length === b.visits.length &&
  a.visits.every((visit, at) => visit === b.visits[at]) &&
  a.now === b.now &&
  a.date === b.date &&
  a.deeds === b.deeds &&
  a.isOver === b.isOver &&
  a.carriedId === b.carriedId &&
  a.menuOf === b.menuOf &&
  a.board === b.board;

const Cell = memo(function Cell(props: CellProps) {
  const { technicianId, from, visits, now, deeds, hands, isOver, carriedId, menuOf, board, date } = props;
  const place = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const mark = (over: boolean) => element.toggleAttribute('data-dragged-over', over);
    return dropTargetForElements({
      element,
      onDragEnter: () => mark(true),
      onDragLeave: () => mark(false),
      onDrop: ({ source }) => {
        mark(false);
        hands.hold(false);
        hands.drop(source.data.visit as BoardVisit, { technicianId, from });
      },
    });
  }, [hands, technicianId, from]);
  return (
    <td
      ref={place}
      className={technicianId === null ? classes.nobody : undefined}
      data-place={placeKey({ technicianId, from })}
      data-over={isOver || undefined}
    >
      {visits.length > 0 && (
        <ul className={classes.stack}>
          {visits.map((visit) => (
            <li key={visit._id}>
              <Draggable
                visit={visit}
                now={now}
                deeds={deeds}
                hands={hands}
                carried={carriedId === visit._id}
                board={menuOf === visit._id ? board : null}
                earlier={visit.visit.date !== date}
              />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}, isSame);

type DraggableProps = {
  visit: BoardVisit;
  now: number;
  deeds: CardDeeds;
  hands: Hands;
  carried: boolean;
  board: Board | null;
  earlier: boolean;
};

const Draggable = memo(function Draggable(props: DraggableProps) {
  const { visit, now, deeds, hands, carried, board, earlier } = props;
  const card = useRef<HTMLDivElement>(null);
  const open = isOpen(visit.stage);
  useEffect(() => {
    const element = card.current;
    if (!element || !open) return;
    const mark = (dragged: boolean) => element.toggleAttribute('data-dragged', dragged);
    return draggable({
      element,
      getInitialData: () => ({ visit }),
      onDragStart: () => {
        mark(true);
        hands.hold(true);
      },
      onDrop: () => {
        mark(false);
        hands.hold(false);
      },
    });
  }, [visit, hands, open]);
  const onKeyDown = useCallback((event: KeyboardEvent) => hands.onKeyDown(event, visit), [hands, visit]);
  const grip = useMemo(
    () =>
      open && (
        <button
          type="button"
          className={classes.grip}
          aria-label={`Move ${visit.fullname}`}
          aria-describedby={howToCarry}
          aria-pressed={carried}
          data-grip={visit._id}
          onKeyDown={onKeyDown}
          onBlur={hands.leave}
        >
          <Icon name="grip" size={18} />
        </button>
      ),
    [open, visit, carried, onKeyDown, hands],
  );
  const menu = useMemo(
    () =>
      board && (
        <AssignMenu
          visit={visit}
          board={board}
          pick={(technicianId) => hands.pick(visit, technicianId)}
          close={hands.closeMenu}
        />
      ),
    [board, visit, hands],
  );
  return (
    <div ref={card} className={classes.draggable} data-carried={carried || undefined}>
      <VisitCard
        visit={visit}
        now={now}
        deeds={deeds}
        earlier={earlier}
        grip={grip}
        {...(menu && { menu })}
      />
    </div>
  );
});

/** Whose card had the focus when it moved has it in its new place. */
function useKeptFocus(scroller: React.RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const region = scroller.current;
    const remember = ({ target }: FocusEvent) => {
      const button = (target as Element).closest('[data-grip], [data-assign]');
      focused.current = button
        ? button.hasAttribute('data-grip')
          ? `[data-grip="${button.getAttribute('data-grip')}"]`
          : `[data-assign="${button.getAttribute('data-assign')}"]`
        : null;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, [scroller]);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    scroller.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: false });
  });
}
