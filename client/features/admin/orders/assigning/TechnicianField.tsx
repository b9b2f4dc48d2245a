import { useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import { wordsAgainst } from '#shared/day/suggest.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen, stageTable } from '#shared/orders/stages.ts';
import { useIsTechnicianAway, useTechnicians } from '../../use-technicians.ts';
import { ordersTexts as t } from '../texts.ts';
import { type Assignee, useAssigning } from './use-assigning.tsx';

/** The day board says why the technician does not fit. Blank if it does not answer. */
function useBoardsObjection() {
  const queries = trpc.useUtils();
  return async ({ _id, visit }: Order, technicianId: string): Promise<string> => {
    const board = await queries.day.board
      .fetch(visit ? { date: visit.date } : {}, { staleTime: 0 })
      .catch(() => null);
    const card =
      board &&
      [...board.visits, ...board.late, ...board.noTime, ...board.waiting].find((one) => one._id === _id);
    return card ? wordsAgainst(board, card, technicianId) : '';
  };
}

/** The choice of a technician. `pending` is the technician who is being assigned, undefined without a request. */
function useTechnicianChoice(order: Order) {
  const { assign, isSure, prompt } = useAssigning();
  const askBoard = useBoardsObjection();
  const { technician } = order;
  const [pending, setPending] = useState<Assignee | undefined>();
  const latest = useRef<Assignee>(null);
  // The technician of the newest request that has no answer yet.
  const sent = useRef<Assignee | undefined>(undefined);
  const subject = { ...order, technicianId: technician?._id ?? null };

  const choose = async (wanted: Assignee) => {
    setPending(wanted);
    latest.current = wanted;
    const against = wanted ? await askBoard(order, wanted._id) : '';
    // The admin has chosen another technician in the meantime, for example with the arrow keys.
    if (latest.current !== wanted) return;
    if (await isSure(subject, wanted, against)) {
      const was = sent.current === undefined ? technician : sent.current;
      sent.current = wanted;
      await assign({ ...subject, technicianId: was?._id ?? null }, wanted);
      if (sent.current === wanted) sent.current = undefined;
    }
    setPending((now) => (now === wanted ? undefined : now));
  };
  return { pending, choose, prompt };
}

export function TechnicianField({ order }: { order: Order }) {
  const may = useCan();
  const technicians = useTechnicians();
  const isAway = useIsTechnicianAway();
  const { technician } = order;
  const { pending, choose, prompt } = useTechnicianChoice(order);
  const current = pending === undefined ? technician : pending;

  if (!isOpen(order.stage) || !may('orders.assign'))
    return technician && <Small>{t('technicianIs', { name: technician.name })}</Small>;
  const listed = technicians.data ?? [];
  const unlisted = technician && !listed.some(({ _id }) => _id === technician._id) ? [technician] : [];
  const all = [...unlisted, ...listed];
  return (
    <>
      <SelectField
        label={t('technician')}
        size="sm"
        value={current?._id ?? ''}
        style={{ opacity: pending === undefined ? 1 : 0.75 }}
        aria-busy={pending !== undefined}
        blank={t('nobodyYet')}
        error={!current && stageTable[order.stage].now && t('whoGoes')}
        options={all.map(({ _id }) => _id)}
        nameOf={(id) => {
          const one = all.find(({ _id }) => _id === id);
          const name = one?.name ?? '';
          return one && 'onDuty' in one && one.onDuty === false ? t('offDuty', { name }) : name;
        }}
        onChange={({ currentTarget: { value } }) => void choose(all.find(({ _id }) => _id === value) ?? null)}
      />
      {technician && isAway(order) && (
        <Text size="sm" fw={700} c="var(--danger)">
          {t('technicianOff', { name: technician.name })}
        </Text>
      )}
      {pending !== undefined && <LoadingNote what={t('assigning')} />}
      {prompt}
    </>
  );
}
