import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { formatWeekday } from '#shared/date-format.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import { indiaMoment } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { VisitTimes } from '#shared/visits/schema.ts';
import { weekdayOf } from '#shared/visits/weekdays.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { visitTexts } from '../../../visits/texts.ts';
import { NotFreeNote } from '../../../visits/VisitPicker.tsx';
import { ordersTexts as t } from '../texts.ts';
import { useOrderStep } from './show-order.ts';

type Window = VisitTimes[number]['windows'][number];

/** Returns the day of the agreed visit, else the first day with a free window from `notBefore`, else that day. */
function firstOfferedDay(times: VisitTimes, visit: Order['visit'], notBefore: string | null): string {
  const today = times[0]?.date ?? '';
  if (visit && visit.date >= today) return visit.date;
  const isOffered = ({ date, windows }: VisitTimes[number]) =>
    (notBefore === null || date >= notBefore) && windows.some(({ free }) => free > 0);
  return times.find(isOffered)?.date ?? notBefore ?? today;
}

/**
 * `windows` are the remaining windows of `date`, or null while loading. `overbooks` is true for a window that
 * customers cannot choose. `wordsOf` says how free a window is. The technician's proposal is chosen first if
 * it is still free.
 */
function useVisitChoice(agreed: Order['visit'], proposed: Order['visit'], notBefore: string | null = null) {
  const coming = trpc.visits.times.useQuery({}, { staleTime: 0 });
  const settings = trpc.visits.settings.useQuery();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const isProposed = (date: string, { from }: Window) => proposed?.date === date && proposed.from === from;
  const freeProposal = coming.data?.find(({ date, windows }) =>
    windows.some((one) => one.free > 0 && isProposed(date, one)),
  );
  const firstDay = freeProposal?.date ?? (coming.data ? firstOfferedDay(coming.data, agreed, notBefore) : '');
  const date = chosenDay ?? firstDay;
  const day = trpc.visits.times.useQuery({ from: date, days: 1 }, { staleTime: 0, enabled: date !== '' });

  const leadMs = (settings.data?.leadMinutes ?? 0) * 60_000;
  const windows = (day.data?.[0]?.windows ?? []).filter(({ to }) => indiaMoment(date, to) > Date.now());
  const isOwn = ({ from }: Window) => agreed?.date === date && agreed.from === from;
  const free = windows.filter((one) => one.free > 0 && !isOwn(one));
  const offered = free.find((one) => isProposed(date, one)) ?? free[0] ?? windows[0];
  const from = chosenFrom ?? offered?.from;
  const chosen = windows.find((one) => one.from === from);
  const wordsOf = (one: Window): string => {
    if (isOwn(one)) return t('agreedNow');
    const { free: count } = one;
    if (count > 0)
      return isProposed(date, one) ? t('freeProposed', { count }) : visitTexts('free', { count });
    return indiaMoment(date, one.from) - Date.now() < leadMs ? t('tooSoon') : visitTexts('full');
  };
  return {
    date,
    today: coming.data?.[0]?.date,
    nextDays: (coming.data ?? []).slice(0, 5).map((day) => day.date),
    reading: date === '' ? coming : day,
    windows: day.data ? windows : null,
    chosen,
    overbooks: chosen !== undefined && chosen.free === 0 && !isOwn(chosen),
    wordsOf,
    chooseDay: (date: string) => {
      setDay(date);
      setFrom(null);
    },
    choose: setFrom,
  };
}

type Props = {
  title: string;
  order: Pick<Order, '_id' | 'stage' | 'visit'> &
    Partial<Pick<Order, 'proposedVisit' | 'partExpected' | 'technician'>> & { technicianId?: string | null };
  close: () => void;
};

export function VisitDialog({ title, order, close }: Props) {
  // While the order waits, `visit` is the first visit, which is over.
  const visit = useVisitChoice(
    order.stage === 'scheduled' ? order.visit : null,
    order.proposedVisit ?? null,
    order.partExpected ?? null,
  );
  const { date, reading, windows, chosen, overbooks } = visit;
  const technicianId = order.technicianId ?? order.technician?._id ?? null;
  const board = trpc.day.board.useQuery(
    { date },
    { staleTime: 0, enabled: date !== '' && technicianId !== null },
  );
  const against =
    board.data && chosen
      ? wordsAgainst(
          board.data,
          { _id: order._id, categories: [], visit: { date, from: chosen.from, to: chosen.to } },
          technicianId,
        )
      : '';
  const reschedule = trpc.orders.reschedule.useMutation();
  const [run, pending] = useOrderStep();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    void run(
      () =>
        reschedule.mutateAsync({
          id: order._id,
          visit: { date, from: chosen.from },
          // A full window needs `knowingly`. The order's own window counts as free.
          ...(chosen.free === 0 && { knowingly: true }),
        }),
      close,
    );
  };
  return (
    <FormDialog
      title={title}
      close={close}
      pending={pending}
      yes={overbooks || against ? t('takeNevertheless') : t('agree')}
      loading={reading.isLoading}
      blocked={!chosen}
      onSubmit={onSubmit}
    >
      <TextInput
        type="date"
        label={t('day')}
        value={date}
        min={visit.today}
        max="2099-12-31"
        data-autofocus
        onChange={(event) => visit.chooseDay(event.currentTarget.value)}
      />
      <SimpleGrid cols={5} spacing={4} __vars={{ '--button-padding': '0' }}>
        {visit.nextDays.map((one) => (
          <Button
            key={one}
            variant="outline"
            aria-pressed={one === date}
            onClick={() => visit.chooseDay(one)}
          >
            {formatWeekday(weekdayOf(one), 'short')} {Number(one.slice(-2))}
          </Button>
        ))}
      </SimpleGrid>
      {reading.error && <LoadError error={reading.error} retry={() => void reading.refetch()} />}
      {reading.isLoading && (
        <>
          <LoadingNote what={visitTexts('loading')} />
          <Skeleton width="100%" height={132} />
        </>
      )}
      {windows?.length === 0 && <p>{t('noTimes', { day: formatVisitDay(date) })}</p>}
      {windows && windows.length > 0 && <Windows {...visit} windows={windows} />}
      {overbooks && <NotFreeNote />}
      {against && <Notice kind="note">{against}.</Notice>}
    </FormDialog>
  );
}

type WindowsProps = Pick<ReturnType<typeof useVisitChoice>, 'date' | 'chosen' | 'choose' | 'wordsOf'> & {
  windows: readonly Window[];
};

const Windows = ({ date, windows, chosen, choose, wordsOf }: WindowsProps) => (
  <fieldset>
    <legend>{formatVisitDay(date)}</legend>
    {windows.map((one) => (
      <Choice
        key={one.from}
        type="radio"
        name="window"
        checked={one === chosen}
        onChange={() => choose(one.from)}
      >
        {formatWindow(one)}{' '}
        <Text span size="sm" {...(one.free > 0 ? { c: 'dimmed' } : { c: 'var(--danger)', fw: 700 })}>
          {wordsOf(one)}
        </Text>
      </Choice>
    ))}
  </fieldset>
);
