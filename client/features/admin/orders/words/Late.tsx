import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import { useShopTime } from '../../use-shop-time.ts';
import { ordersTexts as t } from '../texts.ts';

export function Late({ order }: { order: { dueAt: string; stage: Stage } }) {
  const words = lateness(order, new Date(useShopTime()));
  if (words === null) return null;
  return (
    <Group component="span" gap={4} wrap="nowrap" fz="sm" fw={700} c="var(--danger)">
      <Icon name="warning" size={14} />
      {words}
    </Group>
  );
}

const hour = 3600_000;

/** Formats '5 hours late' or '3 days late'. Null for an order that is closed or not due yet. */
export function lateness(order: { dueAt: string; stage: Stage }, now: Date): string | null {
  if (!isOpen(order.stage)) return null;
  const hours = (now.getTime() - Date.parse(order.dueAt)) / hour;
  if (hours <= 0) return null;
  if (hours < 1) return t('late');
  if (hours < 48) return t('hoursLate', { count: Math.floor(hours) });
  return t('daysLate', { count: Math.floor(hours / 24) });
}
