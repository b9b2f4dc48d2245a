import type { ReactNode } from 'react';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import classes from './PhoneRow.module.css';

/** A row of a phone's list: `title` and `value` in its first line, `facts` and `state` in its second. */
export type PhoneCells = {
  title: ReactNode;
  value?: ReactNode;
  facts: readonly (string | number | null | undefined | false)[];
  state?: ReactNode;
};

/** The link or button with `data-opens-row` takes taps on the whole row. */
export function PhoneRow({ title, value, facts, state }: PhoneCells) {
  const words = facts.filter(Boolean).join(' · ');
  return (
    <Stack gap={2} className={classes.row ?? ''}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text truncate fw={600} flex={1}>
          {title}
        </Text>
        {value}
      </Group>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text lineClamp={2} size="sm" lh={1.3} c="dimmed" title={words} flex={1}>
          {words}
        </Text>
        {state}
      </Group>
    </Stack>
  );
}
