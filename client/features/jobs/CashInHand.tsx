import { useEffect } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { useJobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

/** Shows the cash that the technician has to hand over. Without a network it shows the last sum. */
export function CashInHand() {
  const { asOf } = useJobsStore().stored;
  const { data, refetch } = trpc.bills.cashInHand.useQuery(undefined, { enabled: asOf !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the jobs
  useEffect(() => {
    if (data) void refetch();
  }, [asOf]);
  if (!data) return null;
  return (
    <Group justify="space-between">
      <span>{data.held < 0 ? t('officeOwes') : t('cashInHand')}</span>
      <Text span fw={800}>
        <Money rupees={Math.abs(data.held)} />
      </Text>
    </Group>
  );
}
