// Who changed one thing, newest first: shown with its details.

import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatMoment } from '#shared/format.ts';
import classes from './Audit.module.css';
import { actionWords } from './entry-words.ts';
import { FieldChanges } from './FieldChanges.tsx';

type Props = { entity: string; entityId: string };

export function History({ entity, entityId }: Props) {
  const trail = trpc.backoffice.audit.useQuery({ entity, entityId }, { staleTime: 0 });
  return (
    <section className={classes.part}>
      <h3>History</h3>
      {trail.error && <LoadError error={trail.error} retry={() => void trail.refetch()} />}
      {trail.isPending && <Skeleton width="100%" height={48} />}
      {trail.data?.items.length === 0 && <p>No changes by an admin yet.</p>}
      <ul className={classes.history}>
        {trail.data?.items.map((entry) => (
          <li key={entry._id}>
            <p>
              {actionWords(entry.action)} by {entry.actor}
            </p>
            <p className={classes.quiet}>{formatMoment(entry.at)}</p>
            <FieldChanges entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
