import type { ReactNode } from 'react';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';

export type Reading<Data> = { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };

type Props<Data> = {
  reading: Reading<Data>;
  height: number;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query. Before the data arrives, shows a skeleton, or the error with 'Try again'. */
export function Loaded<Data>({ reading, height, children }: Props<Data>) {
  if (reading.data !== undefined) return children(reading.data);
  if (reading.error) return <LoadError error={reading.error} retry={() => void reading.refetch()} />;
  return (
    <>
      <LoadingNote />
      <Skeleton width="100%" height={height} radius="var(--radius-card)" />
    </>
  );
}
