import { useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { inMain } from '#client/ui/in-main.ts';
import { ActionBar } from '#client/ui/mantine/ActionBar.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Chosen } from '#client/ui/table/use-chosen.ts';
import { formatCount } from '#shared/format.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import type { Order } from '#shared/orders/schema.ts';
import { ExportMenu } from '../../FileButton.tsx';
import { AtOnceDialog } from './AtOnceDialog.tsx';
import { atOnceTexts as t } from './texts.ts';
import type { WorkKind } from './work.ts';

const kinds = ['assign', 'time', 'stage', 'cancel'] as const satisfies readonly WorkKind[];
const mostAtOnce = 1000;

type Props = {
  chosen: Chosen<Order>;
  input: OrderTableInput;
  matching: { count: number; countIsExact: boolean } | undefined;
};

export default function AtOnceBar({ chosen, input, matching }: Props) {
  const queries = trpc.useUtils();
  const [kind, setKind] = useState<WorkKind | null>(null);
  const { rows, add, clear } = chosen;
  const [chooseAll, pending] = usePending(async () => {
    try {
      const { cursor: _, ...list } = input;
      add((await queries.orders.table.fetch({ ...list, limit: mostAtOnce }, { staleTime: 0 })).items);
    } catch {
      toast.error(t('allFailed'));
    }
  });
  return (
    <>
      <ActionBar
        opened={rows.size > 0 && kind === null}
        aria-label={t('bar')}
        zIndex={150}
        portalProps={inMain()}
        shadow="md"
        withBorder
        __vars={{ '--button-height': 'var(--dense-control)', '--button-padding': '4px 10px' }}
      >
        <Text fw={700}>{t('chosenOrders', { count: rows.size })}</Text>
        {matching && matching.count > rows.size && rows.size < mostAtOnce && (
          <Button variant="quiet" pending={pending} onClick={() => void chooseAll()}>
            {t('chooseAll', { count: `${formatCount(matching.count)}${matching.countIsExact ? '' : '+'}` })}
          </Button>
        )}
        <ActionBar.Divider />
        {kinds.map((one) => (
          <Button key={one} variant={one === 'cancel' ? 'danger' : 'outline'} onClick={() => setKind(one)}>
            {t(one)}
          </Button>
        ))}
        <ExportMenu
          address="/api/export-orders"
          fileName="Orders"
          filters={{ numbers: [...rows.values()].map(({ orderNumber }) => orderNumber).join() }}
        />
        <ActionBar.CloseButton aria-label={t('clear')} onClick={clear} size={40} />
      </ActionBar>
      {kind && (
        <AtOnceDialog
          kind={kind}
          orders={[...rows.values()]}
          close={(worked) => {
            setKind(null);
            if (worked) clear();
          }}
        />
      )}
    </>
  );
}
