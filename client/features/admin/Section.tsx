import { type ReactNode, useId } from 'react';
import { Group, Paper, Text } from '#client/ui/mantine/layout.tsx';
import { Loaded, type Reading } from './Loaded.tsx';

type Props = { title?: string | undefined; aside?: ReactNode; children: ReactNode };

export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" radius="lg" miw={0} aria-labelledby={title && id}>
      {title && (
        <Group justify="space-between" align="baseline" gap="4px 16px" mb="sm">
          <Text component="h2" fw={800} id={id} fz="var(--type-3)" lh={1.2}>
            {title}
          </Text>
          {aside}
        </Group>
      )}
      {children}
    </Paper>
  );
}

type LoadedProps<Data> = {
  title?: string | undefined;
  aside?: ReactNode;
  reading: Reading<Data>;
  height: number;
  children: (data: Data) => ReactNode;
};

export const LoadedSection = <Data,>({ title, aside, ...loaded }: LoadedProps<Data>) => (
  <Section title={title} aside={aside}>
    <Loaded {...loaded} />
  </Section>
);
