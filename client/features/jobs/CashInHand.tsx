import { Money } from '#client/ui/Money.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { useJobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

/** Shows the cash that the technician has to hand over. Without a network it shows the last sum. */
export function CashInHand() {
  const { cashInHand } = useJobsStore().stored;
  if (cashInHand === null) return null;
  return (
    <Group justify="space-between">
      <span>{cashInHand < 0 ? t('officeOwes') : t('cashInHand')}</span>
      <Text span fw={800}>
        <Money rupees={Math.abs(cashInHand)} />
      </Text>
    </Group>
  );
}
