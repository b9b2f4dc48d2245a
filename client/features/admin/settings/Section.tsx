// A section of the settings: its heading and what is set there.
import { type ReactNode, useId } from 'react';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './Settings.module.css';

type Reading<Data> = { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
type Props<Data> = {
  title: string;
  reading: Reading<Data>;
  /** Of its place while it is read. */
  height: number;
  children: (data: Data) => ReactNode;
};

/** A section of what is read first. */
export function LoadedSection<Data>({ title, reading, height, children }: Props<Data>) {
  return (
    <Section title={title}>
      {reading.data !== undefined ? (
        children(reading.data)
      ) : reading.error ? (
        <LoadError error={reading.error} retry={() => void reading.refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton width="100%" height={height} />
        </>
      )}
    </Section>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
