import { type ReactNode, useId } from 'react';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Paper, Text } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A card of a screen with its heading. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" radius="lg" miw={0} aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="4px 16px" mb="sm">
        <Text component="h2" fw={800} id={id} fz="var(--type-3)" lh={1.2}>
          {title}
        </Text>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}

type Reading<Data> = { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
type LoadedProps<Data> = {
  title: string;
  reading: Reading<Data>;
  /** The height of the skeleton. */
  height: number;
  children: (data: Data) => ReactNode;
};

export function LoadedSection<Data>({ title, reading, height, children }: LoadedProps<Data>) {
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
