import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Small } from '#client/ui/mantine/layout.tsx';
import { formatMonth } from '#shared/format.ts';
import { lastMonths, thisMonth } from './months.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

export function CloseMonth({ month: filtered }: { month: string | undefined }) {
  const closed = trpc.bills.closedMonths.useQuery(undefined, { staleTime: 0 });
  const close = trpc.bills.closeMonth.useMutation();
  const [run, pending] = useBillAction();
  const [isOpen, setOpen] = useState(false);
  const month = filtered && filtered < thisMonth() ? filtered : (lastMonths(2)[1] ?? '');
  if (!closed.data) return null;
  const words = formatMonth(month);
  if (closed.data.includes(month))
    return filtered === month ? <Small>{t('isClosed', { month: words })}</Small> : null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('closeMonthOf', { month: words })}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={t('closeQuestion', { month: words })}
          yes={t('closeMonth')}
          danger
          pending={pending}
          cancel={() => setOpen(false)}
          confirm={() =>
            void run(
              () => close.mutateAsync({ month }),
              () => setOpen(false),
            )
          }
        >
          <p>{t('closeHelp', { month: words })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
