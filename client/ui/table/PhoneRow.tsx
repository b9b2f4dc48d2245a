import { Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from './columns.ts';
import classes from './PhoneRow.module.css';

type Props<T> = { columns: readonly Column<T>[]; row: T };

/** A row on a phone, which has no room for columns. A tap on it presses the link or button with `data-opens-row`. */
export function PhoneRow<T>({ columns, row }: Props<T>) {
  const at = (place: Column<T>['phone']) =>
    columns
      .filter(({ phone }) => phone === place)
      .map(({ render, onPhone = (one: T) => render(one, 0) }) => onPhone(row));
  const [[title], [value], facts, [state]] = [at('title'), at('value'), at('fact'), at('state')];
  const words = facts.filter(Boolean).join(' · ');
  return (
    <Stack gap={2} className={classes.row ?? ''}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text truncate fw={600} flex={1}>
          {title}
        </Text>
        {typeof value === 'string' ? <Small span>{value}</Small> : value}
      </Group>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Small lineClamp={2} lh={1.3} title={words} flex={1}>
          {words}
        </Small>
        {state}
      </Group>
    </Stack>
  );
}
