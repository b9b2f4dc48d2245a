// Everything that happened to an order and who did it, the newest first.
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatMoment } from '#shared/format.ts';
import { NoteForm } from './NoteForm.tsx';
import classes from './Orders.module.css';

export function OrderHistory({ id }: { id: string }) {
  const events = trpc.orders.events.useQuery({ id }, { staleTime: 0 });
  return (
    <section className={classes.part}>
      <h3>History</h3>
      <NoteForm id={id} />
      {events.error && !events.data && <LoadError error={events.error} retry={() => void events.refetch()} />}
      {events.isPending && <Skeleton width="100%" height={48} />}
      <ul className={classes.history}>
        {events.data?.toReversed().map(({ _id, at, text, by }) => (
          <li key={_id}>
            <p>{text}</p>
            <p className={classes.quiet}>
              {formatMoment(at)}, {by}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
