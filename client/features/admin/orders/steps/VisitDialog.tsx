import type { FormEvent } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { wordsAgainst } from '#shared/day/suggest.ts';
import type { Order } from '#shared/orders/schema.ts';
import { formatWeekday, weekdayOf } from '#shared/visits/weekdays.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { NotFreeNote } from '../../../visits/VisitPicker.tsx';
import { ordersTexts as t } from '../texts.ts';
import { useOrderStep } from './show-order.ts';
import { useVisitChoice, type Window } from './use-visit-choice.ts';

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
          <LoadingNote what={t('lookingUp')} />
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
