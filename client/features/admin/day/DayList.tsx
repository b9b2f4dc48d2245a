import { Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import type { Board } from '#shared/day/schema.ts';
import { groupBy } from '#shared/group-by.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatClock } from '#shared/visits/words.ts';
import { shortVisit } from '../orders/words/order-words.ts';
import { type CardVisit, isShelved, shelfDay, shelvesOf } from './places.ts';
import { dayTexts as t } from './texts.ts';
import { VisitCard } from './VisitCard.tsx';

/** `menuOf` is the id of the visit whose menu of technicians is open. */
export type ShownBoard = { board: Board; now: number; menuOf: string | null };

export function DayList(props: ShownBoard) {
  const { board } = props;
  const visitsOf = groupBy([...board.late, ...board.visits], ({ technicianId }) => technicianId);
  return (
    <Stack gap={3}>
      <Section title={t('unassigned')} visits={visitsOf.get(null) ?? []} {...props} />
      {board.technicians.map(({ _id, name, onDuty }) => (
        <Section
          key={_id}
          title={name}
          note={onDuty ? undefined : t('offDuty')}
          visits={visitsOf.get(_id) ?? []}
          {...props}
        />
      ))}
      {shelvesOf(board).map(
        ({ title, orders }) =>
          orders.length > 0 && <Section key={title} title={title} visits={orders} closed {...props} />,
      )}
    </Stack>
  );
}

const whenOf = (visit: CardVisit, date: string): string | undefined => {
  if (isShelved(visit)) return shelfDay(visit);
  return visit.visit.date === date ? formatClock(visit.visit.from) : shortVisit(visit.visit);
};

type Props = ShownBoard & {
  title: string;
  note?: string | undefined;
  visits: readonly CardVisit[];
  closed?: boolean;
};

function Section({ title, note, visits, closed = false, board, now, menuOf }: Props) {
  const left = visits.filter(({ stage }) => isOpen(stage)).length;
  return (
    <details className="card" open={visits.length > 0 && !closed}>
      <Text component="summary" px="sm" py={4} style={{ cursor: 'pointer' }}>
        <Title order={2} display="inline" fz="md">
          {title}
        </Title>{' '}
        <Small span>
          {closed
            ? visits.length
            : visits.length === 0
              ? t('noVisits')
              : t('visitsToDo', { count: visits.length, left })}
          {note && `, ${note}`}
        </Small>
      </Text>
      <ol>
        {visits.map((visit) => (
          <li key={visit._id}>
            <VisitCard
              visit={visit}
              now={now}
              when={whenOf(visit, board.date)}
              menu={menuOf === visit._id ? board : null}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
