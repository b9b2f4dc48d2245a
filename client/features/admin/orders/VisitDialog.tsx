// Agrees on a visit time, or on another one. An owner may take a full window knowingly.
import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { indiaMoment } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { VisitTimes } from '#shared/visits/schema.ts';
import { formatClock, formatVisitDay } from '#shared/visits/words.ts';
import classes from './Orders.module.css';
import { useOrderStep } from './show-order.ts';

/** `title` is what the button that opened the dialog says. */
type Props = { title: string; order: Pick<Order, '_id' | 'stage' | 'visit'>; close: () => void };

type Window = VisitTimes[number]['windows'][number];

/** The day of the agreed visit, else the first with something free; where all is full today. */
function firstShown(times: VisitTimes, visit: Order['visit']): string {
  const today = times[0]?.date ?? '';
  if (visit && visit.date >= today) return visit.date;
  return times.find(({ windows }) => windows.some(({ free }) => free > 0))?.date ?? today;
}

export function VisitDialog({ title, order, close }: Props) {
  // of an order that waits for a second visit, the one that it has is over
  const agreed = order.stage === 'scheduled' ? order.visit : null;
  const reschedule = trpc.orders.reschedule.useMutation();
  const { run, pending } = useOrderStep();
  const coming = trpc.visits.times.useQuery({}, { staleTime: 0 });
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const date = chosenDay ?? (coming.data ? firstShown(coming.data, agreed) : '');
  const day = trpc.visits.times.useQuery({ from: date, days: 1 }, { staleTime: 0, enabled: date !== '' });
  // which day is shown first, the coming ones say
  const reading = date === '' ? coming : day;
  const settings = trpc.visits.settings.useQuery();
  const leadMs = (settings.data?.leadMinutes ?? 0) * 60_000;
  const windows = (day.data?.[0]?.windows ?? []).filter(({ to }) => indiaMoment(date, to) > Date.now());
  const own = (from: string) => agreed?.date === date && agreed.from === from;
  const from =
    chosenFrom ?? windows.find((window) => window.free > 0 && !own(window.from))?.from ?? windows[0]?.from;
  const window = windows.find((one) => one.from === from);
  const overbooks = window !== undefined && window.free === 0 && !own(window.from);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!window) return;
    void run(
      () =>
        reschedule.mutateAsync({
          id: order._id,
          visit: { date, from: window.from },
          // its own place is held by itself, however little is free
          ...(window.free === 0 && { knowingly: true }),
        }),
      close,
    );
  };
  return (
    <Dialog title={title} close={close} pending={pending}>
      <form onSubmit={onSubmit} className={classes.dialog}>
        <TextInput
          type="date"
          label="Day"
          value={date}
          min={coming.data?.[0]?.date}
          max="2099-12-31"
          data-autofocus
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setFrom(null);
          }}
        />
        {reading.error && <LoadError error={reading.error} retry={() => void reading.refetch()} />}
        {reading.isLoading && (
          <>
            <LoadingNote what="Looking up free times" />
            <Skeleton width="100%" height={132} />
          </>
        )}
        {day.data && windows.length === 0 && (
          <p>{formatVisitDay(date)} has no visit times. Settings, Visit Times says when we come.</p>
        )}
        {windows.length > 0 && (
          <fieldset className={classes.choices}>
            <legend>{formatVisitDay(date)}</legend>
            {windows.map((one) => (
              <label key={one.from} className={classes.choice}>
                <input
                  type="radio"
                  name="window"
                  checked={one.from === from}
                  onChange={() => setFrom(one.from)}
                />
                {formatClock(one.from)} to {formatClock(one.to)}{' '}
                <span className={one.free > 0 ? classes.quiet : classes.full}>
                  {own(one.from)
                    ? 'agreed now'
                    : placesOf(one, indiaMoment(date, one.from) - Date.now() < leadMs)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {overbooks && (
          <Notice kind="note">
            <p>Customers can't choose this time any more: it is full or begins too soon. You can.</p>
          </Notice>
        )}
        <DialogActions>
          <Button variant="outline" onClick={close} pending={pending}>
            Cancel
          </Button>
          <Button type="submit" pending={pending || reading.isLoading} aria-disabled={!window || undefined}>
            {overbooks ? 'Take it nevertheless' : 'Agree'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What customers find there. */
function placesOf({ free }: Window, soon: boolean): string {
  if (free > 0) return `${free} free`;
  return soon ? 'too soon' : 'full';
}
