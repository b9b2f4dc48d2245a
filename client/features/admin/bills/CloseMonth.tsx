import { trpc } from '#client/lib/trpc.ts';
import { Small } from '#client/ui/mantine/layout.tsx';
import { formatMonth } from '#shared/format.ts';
import { AskedButton } from '../AskedButton.tsx';
import { lastMonths, thisMonth } from './months.ts';
import { billTexts as t } from './texts.ts';

export function CloseMonth({ month: filtered }: { month: string | undefined }) {
  const closed = trpc.bills.closedMonths.useQuery(undefined, { staleTime: 0 });
  const close = trpc.bills.closeMonth.useMutation();
  const month = filtered && filtered < thisMonth() ? filtered : (lastMonths(2)[1] ?? '');
  if (!closed.data) return null;
  const words = formatMonth(month);
  if (closed.data.includes(month))
    return filtered === month ? <Small>{t('isClosed', { month: words })}</Small> : null;
  return (
    <AskedButton
      variant="outline"
      question={t('closeQuestion', { month: words })}
      help={t('closeHelp', { month: words })}
      yes={t('closeMonth')}
      danger
      changed={['bills', 'orders']}
      send={() => close.mutateAsync({ month })}
    >
      {t('closeMonthOf', { month: words })}
    </AskedButton>
  );
}
