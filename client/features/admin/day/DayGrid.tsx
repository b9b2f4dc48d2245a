// The board has a column for 'Unassigned' and for each technician, and a row for each visit window. Cards are
// dragged; their menus do the same by keyboard.
import { useEffect, useMemo } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import type { Board, BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { formatShortWindow, formatWindow } from '#shared/visits/words.ts';
import { Cell } from './Cell.tsx';
import classes from './Day.module.css';
import type { ShownBoard } from './DayList.tsx';
import { type CardCallbacks, DraggableCard } from './DraggableCard.tsx';
import { byPlace, type CardVisit, type Place, placeKey, shelfDay, shelvesOf } from './places.ts';
import { dayTexts as t } from './texts.ts';
import { useStable } from './use-stable.ts';

type Props = ShownBoard & {
  put: (visit: CardVisit, to: Place) => void;
  freeze: (still: boolean) => void;
};

const none: readonly BoardVisit[] = [];

export default function DayGrid({ board, now, actions, menuOf, pick, closeMenu, put, freeze }: Props) {
  const places = useMemo(() => byPlace(board), [board]);
  const columns = useMemo(() => [null, ...board.technicians.map(({ _id }) => _id)], [board.technicians]);

  const maxUnassigned = Math.max(
    ...[null, ...board.windows.map((window) => window.from)].map(
      (from) => places.get(placeKey({ technicianId: null, from }))?.length ?? 0,
    ),
  );
  // The column 'Unassigned' is two or three times as wide if many of its visits share a window.
  const shares = Math.min(3, Math.max(1, Math.ceil(maxUnassigned / 4)));

  const callbacks: CardCallbacks = useStable({
    drop: put,
    freeze,
    pick,
    closeMenu,
  });

  // Leaving this view ends a drag, so the board must not stay frozen.
  useEffect(() => () => callbacks.freeze(false), [callbacks]);

  const row = (from: string | null, to: string | null) =>
    columns.map((technicianId) => {
      const key = placeKey({ technicianId, from });
      const visits = places.get(key) ?? none;
      const menu = menuOf !== null && visits.some(({ _id }) => _id === menuOf) ? menuOf : null;
      return (
        <Cell
          key={key}
          technicianId={technicianId}
          from={from}
          to={to}
          visits={visits}
          now={now}
          actions={actions}
          callbacks={callbacks}
          menuOf={menu}
          board={menu === null ? null : board}
          date={board.date}
        />
      );
    });

  return (
    <>
      <Shelves {...{ board, now, actions, menuOf, callbacks }} />
      <section className={`card ${classes.scroller}`} aria-label={t('board')}>
        <table
          className={classes.grid}
          style={{ minWidth: `${104 + (columns.length - 1 + shares) * 112}px` }}
        >
          <Head board={board} shares={shares} />
          <tbody>
            {board.late.length > 0 && (
              <tr className={classes.earlier}>
                <th scope="row">
                  <span className={classes.late}>
                    <Icon name="warning" size={14} />
                    {t('earlierDays')}
                  </span>
                </th>
                {row(null, null)}
              </tr>
            )}
            {board.windows.map((window) => (
              <tr key={window.from}>
                <th scope="row">
                  <span className="visually-hidden">{formatWindow(window)}</span>
                  <span aria-hidden="true">{formatShortWindow(window)}</span>
                  <WindowLoad window={window} />
                </th>
                {row(window.from, window.to)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type ShelvesProps = Pick<Props, 'board' | 'now' | 'actions' | 'menuOf'> & {
  callbacks: CardCallbacks;
};

/** The orders without a time and those that wait for a second visit. */
const Shelves = ({ board, now, actions, menuOf, callbacks }: ShelvesProps) => (
  <Flex gap="xs" mb="xs">
    {shelvesOf(board).map(({ title, orders }) => (
      <section key={title} className={`card ${classes.shelf}`} aria-label={title}>
        <h2>
          {title} <Load visits={orders} />
        </h2>
        <ul data-shelf>
          {orders.map((order) => (
            <li key={order._id}>
              <DraggableCard
                visit={order}
                now={now}
                actions={actions}
                callbacks={callbacks}
                board={menuOf === order._id ? board : null}
                when={shelfDay(order)}
              />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Flex>
);

function Head({ board, shares }: { board: Board; shares: number }) {
  const loads = useMemo(
    () => Map.groupBy([...board.late, ...board.visits], ({ technicianId }) => technicianId),
    [board.late, board.visits],
  );
  return (
    <thead>
      <tr>
        <th className={classes.corner}>
          <span className="visually-hidden">{t('time')}</span>
        </th>
        <th
          scope="col"
          className={classes.nobody}
          style={{ width: `calc((100% - 104px) * ${shares / (shares + board.technicians.length)})` }}
        >
          {t('unassigned')} <Load visits={loads.get(null)} />
        </th>
        {board.technicians.map(({ _id, name, onDuty }) => (
          <th key={_id} scope="col">
            <span className={classes.who} title={name}>
              {name}
            </span>{' '}
            <Load visits={loads.get(_id)} />
            {!onDuty && (
              <Text span size="sm" fw={600} c="var(--danger)">
                {' '}
                {t('offDuty')}
              </Text>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Load = ({ visits = none }: { visits?: readonly unknown[] | undefined }) => (
  <Text span size="sm" c="dimmed">
    {visits.length}
  </Text>
);

const WindowLoad = ({ window: { taken, visits } }: { window: BoardWindow }) => (
  <span className={taken > visits ? classes.overbooked : classes.quiet}>
    {t(taken > visits ? 'overbooked' : 'load', { taken, visits })}
  </span>
);
