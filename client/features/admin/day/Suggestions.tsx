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
import { formatClock } from '#shared/visits/words.ts';
import classes from './Day.module.css';

const nothingLeft = (unassigned: number): string => {
  if (unassigned === 0) return 'Nothing to suggest: every visit has a technician.';
  return `Nothing more to suggest: ${unassigned} ${unassigned === 1 ? 'visit has' : 'visits have'} no technician.`;
};

type Props = {
  board: Board;
  now: number;
  accept: (visit: BoardVisit, technicianId: string) => void;
  close: () => void;
};

export function Suggestions({ board, now, accept, close }: Props) {
  const utils = trpc.useUtils();
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
    technicianId ? [{ id: visit._id, technicianId }] : [],
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
            : `${refused.length} visits were not assigned. ${refused[0].words}`,
        );
    } catch (error) {
      toast.error(wordsOf(error));
    }
    await Promise.all([utils.day.board.invalidate(), utils.orders.invalidate()]);
  });
  return (
    <section ref={region} tabIndex={-1} className={classes.suggestions} aria-labelledby="suggestions">
      <Group justify="space-between" gap="xs">
        <Text component="h2" fw={800} fz="var(--type-4)" id="suggestions">
          Suggestions
        </Text>
        <Group gap="4px 8px">
          {fitting.length > 0 && (
            <Button pending={pending} onClick={() => void acceptAll()}>
              Accept all
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            Close
          </Button>
        </Group>
      </Group>
      {suggestions.length === 0 && <p role="status">{nothingLeft(countsOf(board).unassigned)}</p>}
      <ul className={classes.proposals}>
        {suggestions.map(({ visit, technicianId, name, reason }) => (
          <li key={visit._id} data-none={technicianId === null || undefined}>
            <p>
              <Text span size="sm" c="dimmed">
                {formatClock(visit.visit.from)}, {visit.area}: {visit.fullname}
                {visit.warranty && ', warranty'}
              </Text>
              <br />
              <strong>{name ?? 'Nobody'}</strong>: {reason}
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
                  Accept
                </Button>
              )}
              <Button
                variant="quiet"
                onClick={() => {
                  setDismissed((before) => new Set(before).add(visit._id));
                  region.current?.focus();
                }}
              >
                Dismiss
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
