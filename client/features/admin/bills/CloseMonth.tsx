import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { formatMonth } from '#shared/format.ts';
import { lastMonths, thisMonth } from './months.ts';
import { useBillAction } from './use-bill-action.ts';

export function CloseMonth({ month: filtered }: { month: string | undefined }) {
  const closed = trpc.bills.closedMonths.useQuery(undefined, { staleTime: 0 });
  const close = trpc.bills.closeMonth.useMutation();
  const [run, pending] = useBillAction();
  const [isOpen, setOpen] = useState(false);
  const month = filtered ?? lastMonths(2)[1] ?? '';
  if (!closed.data || month >= thisMonth()) return null;
  const words = formatMonth(month);
  if (closed.data.includes(month))
    return filtered ? (
      <Text c="dimmed" size="sm">
        {words} is closed
      </Text>
    ) : null;
  return (
    <>
      <Button variant="outline" aria-label={`Close month ${words}`} onClick={() => setOpen(true)}>
        Close month
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={`Close ${words}?`}
          yes="Close month"
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
          <p>
            Payments of {words} can not be corrected any more. Close it when the accountant has its figures.
            It can not be opened again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
