import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';

type Props = {
  art: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
};

export function EmptyState({ art, title, text, children, level = 2, role }: Props) {
  return (
    <Stack align="center" gap="xs" px="md" pt="xl" pb={48} ta="center" role={role}>
      <img src={art} alt="" width={200} height={140} style={{ objectFit: 'contain' }} />
      <Title order={level} fz="var(--type-3)">
        {title}
      </Title>
      {text && (
        <Text maw="48ch" c="ink.7">
          {text}
        </Text>
      )}
      {children && (
        <Group justify="center" gap="sm" mt="sm">
          {children}
        </Group>
      )}
    </Stack>
  );
}
