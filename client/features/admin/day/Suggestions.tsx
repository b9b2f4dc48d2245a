import { useMemo, useRef, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Box, Group, Paper, Small, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import { type Board, type BoardVisit, maxGivenOut } from '#shared/day/schema.ts';
import { suggest } from '#shared/day/suggest.ts';
import { areaName } from '#shared/place-names.ts';
import { formatClock } from '#shared/visits/words.ts';
import { useAction } from '../use-action.ts';
import { dayTexts as t } from './texts.ts';

const nothingLeft = (unassigned: number): string =>
  unassigned === 0 ? t('nothingToSuggest') : t('nothingMore', { count: unassigned });

const visitWords = ({ visit, area, fullname }: BoardVisit) =>
  `${formatClock(visit.from)}, ${areaName(area)}: ${fullname}`;

type Props = {
  board: Board;
  now: number;
  accept: (visit: BoardVisit, technicianId: string) => void;
  close: () => void;
};

export default function Suggestions({ board, now, accept, close }: Props) {
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
  const [run, pending] = useAction(['day', 'orders']);
  const acceptAll = () =>
    run(async () => {
      const answer = await giveOut.mutateAsync({ visits: fitting.slice(0, maxGivenOut) });
      const [first, second] = answer.refused;
      if (first)
        toast.error(
          second ? t('notAssigned', { count: answer.refused.length, reason: first.words }) : first.words,
        );
      return answer;
    });
  return (
    <Paper
      component="section"
      ref={region}
      tabIndex={-1}
      withBorder
      radius="lg"
      p="sm"
      mb="sm"
      aria-labelledby="suggestions"
    >
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
      <Box component="ul" mah="45dvh" style={{ overflowY: 'auto' }}>
        {suggestions.map(({ visit, technicianId, name, reason }) => (
          <Group component="li" key={visit._id} justify="space-between" gap="4px 16px" py={4}>
            <Text flex="1 1 220px">
              <Small span>
                {visit.warranty ? t('warrantyVisit', { visit: visitWords(visit) }) : visitWords(visit)}
              </Small>
              <br />
              <strong>{name ?? t('nobody')}</strong>: {reason}
            </Text>
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
          </Group>
        ))}
      </Box>
    </Paper>
  );
}
