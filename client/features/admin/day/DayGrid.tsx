import { useEffect } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Flex, Group, Small, Text, Title } from '#client/ui/mantine/layout.tsx';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import { groupBy } from '#shared/group-by.ts';
import { formatShortWindow, formatWindow } from '#shared/visits/words.ts';
import { useBoardActions } from './board-actions.ts';
import { Cell, WindowLoad } from './Cell.tsx';
import classes from './Day.module.css';
import type { ShownBoard } from './DayList.tsx';
import { DraggableCard } from './DraggableCard.tsx';
import { byPlace, type Place, placeKey, shelfDay, shelvesOf } from './places.ts';
import { dayTexts as t } from './texts.ts';

const none: readonly BoardVisit[] = [];

export default function DayGrid(shown: ShownBoard) {
  const { board } = shown;
  const { freeze } = useBoardActions();
  const places = byPlace(board);
  const visitsAt = (place: Place) => places.get(placeKey(place)) ?? none;
  const columns = [null, ...board.technicians.map(({ _id }) => _id)];
  const rows = [null, ...board.windows.map(({ from }) => from)];
  const maxUnassigned = Math.max(...rows.map((from) => visitsAt({ technicianId: null, from }).length));
  // The column 'Unassigned' is two or three times as wide if many of its visits share a window.
  const shares = Math.min(3, Math.max(1, Math.ceil(maxUnassigned / 4)));

  // Leaving this view ends a drag, so the board must not stay frozen.
  useEffect(() => () => freeze(false), [freeze]);

  const row = (from: string | null, to: string | null) =>
    columns.map((technicianId) => {
      const place = { technicianId, from };
      return <Cell key={placeKey(place)} {...shown} {...place} to={to} visits={visitsAt(place)} />;
    });

  return (
    <>
      <Shelves {...shown} />
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
                  <Group component="span" gap={4} c="var(--danger)">
                    <Icon name="warning" size={14} />
                    {t('earlierDays')}
                  </Group>
                </th>
                {row(null, null)}
              </tr>
            )}
            {board.windows.map((window) => (
              <tr key={window.from}>
                <th scope="row">
                  <span className="visually-hidden">{formatWindow(window)}</span>
                  <Box aria-hidden="true">{formatShortWindow(window)}</Box>
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

const Shelves = ({ board, now, menuOf }: ShownBoard) => (
  <Flex gap="xs" mb="xs">
    {shelvesOf(board).map(({ title, orders }) => (
      <Flex
        key={title}
        component="section"
        className="card"
        flex={orders.length > 0 ? '1 1 0' : undefined}
        align="center"
        gap="xs"
        miw={0}
        mih={36}
        p="3px 8px"
        aria-label={title}
      >
        <Title order={2} flex="none" maw={80} fz="sm">
          {title} <Load visits={orders} />
        </Title>
        <Flex
          component="ul"
          gap={4}
          miw={0}
          style={{ overflow: 'auto hidden', scrollbarWidth: 'thin' }}
          data-shelf
        >
          {orders.map((order) => (
            // The last visible card is cut off, which shows that the row scrolls.
            <Box key={order._id} component="li" flex="0 0 max(160px, 40%)" miw={0}>
              <DraggableCard
                visit={order}
                now={now}
                menu={menuOf === order._id ? board : null}
                when={shelfDay(order)}
              />
            </Box>
          ))}
        </Flex>
      </Flex>
    ))}
  </Flex>
);

function Head({ board, shares }: { board: Board; shares: number }) {
  const loads = groupBy([...board.late, ...board.visits], ({ technicianId }) => technicianId);
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
            {/* Two lines, because the number that distinguishes two technicians of one name comes last. */}
            <Text
              span
              inherit
              lineClamp={2}
              display="-webkit-inline-box"
              maw="calc(100% - 24px)"
              title={name}
              style={{ verticalAlign: 'middle' }}
            >
              {name}
            </Text>{' '}
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
  <Small span>{visits.length}</Small>
);
