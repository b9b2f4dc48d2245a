import { useMemo, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import { type Board, type BoardVisit, maxGivenOut } from '#shared/day/schema.ts';
import { suggest } from '#shared/day/suggest.ts';
import { areaName } from '#shared/place-names.ts';
import { formatClock } from '#shared/visits/words.ts';
import classes from './Day.module.css';
import { dayTexts as t } from './texts.ts';

const nothingLeft = (unassigned: number): string => {
  return unassigned === 0 ? t('nothingToSuggest') : t('nothingMore', { count: unassigned });
};

const visitWords = ({ visit, area, fullname }: BoardVisit) =>
  `${formatClock(visit.from)}, ${areaName(area)}: ${fullname}`;

type Props = {
  board: Board;
  now: number;
  accept: (visit: BoardVisit, technicianId: string) => void;
  close: () => void;
};

export function Suggestions({ board, now, accept, close }: Props) {
  const queries = trpc.useUtils();
  const region = useRef<HTMLElement>(null);
  const giveOut = trpc.day.giveOut.useMutation();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const suggestions = useMemo(() => {
    const visits = new Map(board.visits.map((visit) => [visit._id, visit]));
    const names = new Map(board.technicians.map(({ _id, name }) => [_id, name]));
    return suggest(board, now).flatMap(({ visitId, technicianId, reason }) => {
      const visit = visits.get(visitId);
      if (!visit || dismissed.has(visitId)) return [];
      return [{ visit, technicianId, name: technicianId && names.get(technicianId), reason }];
    });
  }, [board, now, dismissed]);
  const fitting = suggestions.flatMap(({ visit, technicianId }) =>
    technicianId ? [{ id: visit._id, technicianId, was: visit.technicianId }] : [],
  );
  const [acceptAll, pending] = usePending(async () => {
    try {
      const { message, assigned, refused } = await giveOut.mutateAsync({
        visits: fitting.slice(0, maxGivenOut),
      });
      if (assigned.length > 0) toast.success(message);
      if (refused[0])
        toast.error(
          refused.length === 1
            ? refused[0].words
            : t('notAssigned', { count: refused.length, reason: refused[0].words }),
        );
    } catch (error) {
      toast.error(wordsOf(error));
    }
    await Promise.all([queries.day.board.invalidate(), queries.orders.invalidate()]);
  });
  return (
    <section ref={region} tabIndex={-1} className={classes.suggestions} aria-labelledby="suggestions">
      <Group justify="space-between" gap="xs">
        <Text component="h2" fw={800} fz="var(--type-4)" id="suggestions">
          {t('suggestions')}
        </Text>
        <Group gap="4px 8px">
          {fitting.length > 0 && (
            <Button pending={pending} onClick={() => void acceptAll()}>
              {t('acceptAll')}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t('close')}
          </Button>
        </Group>
      </Group>
      {suggestions.length === 0 && <p role="status">{nothingLeft(countsOf(board).unassigned)}</p>}
      <ul className={classes.proposals}>
        {suggestions.map(({ visit, technicianId, name, reason }) => (
          <li key={visit._id} data-none={technicianId === null || undefined}>
            <p>
              <Text span size="sm" c="dimmed">
                {visit.warranty ? t('warrantyVisit', { visit: visitWords(visit) }) : visitWords(visit)}
              </Text>
              <br />
              <strong>{name ?? t('nobody')}</strong>: {reason}
            </p>
            <Group gap="4px 8px">
              {technicianId && (
                <Button
                  variant="outline"
                  onClick={() => {
                    accept(visit, technicianId);
                    region.current?.focus();
                  }}
                >
                  {t('accept')}
                </Button>
              )}
              <Button
                variant="quiet"
                onClick={() => {
                  setDismissed((dismissedIds) => new Set(dismissedIds).add(visit._id));
                  region.current?.focus();
                }}
              >
                {t('dismiss')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
