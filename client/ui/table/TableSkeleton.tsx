// A table's place while its first page is on the way.
import { LoadingNote, Skeleton } from '../Skeletons.tsx';
import classes from './DataTable.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeleton}>
      <LoadingNote what={`Loading ${label}`} />
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height={28} />
      ))}
    </div>
  );
}
