import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQuery, useListAddress } from '#client/lib/list-address.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Box, Small } from '#client/ui/mantine/layout.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { paymentTable } from '#shared/bills/kinds.ts';
import { type BillFilters, billListInput } from '#shared/bills/schema.ts';
import { formatMonth } from '#shared/date-format.ts';
import { figureTexts } from '#shared/figures/texts.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { namesOf } from '#shared/names-of.ts';
import { paths } from '#shared/paths.ts';
import { AskedButton } from '../AskedButton.tsx';
import { ExportMenu } from '../FileButton.tsx';
import { Numbers } from '../figures/Numbers.tsx';
import { Loaded } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { adminTexts } from '../texts.ts';
import { BillFilterBar, MonthChoice } from './BillFilterBar.tsx';
import { type BillDialog, billColumns } from './bill-columns.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { daysOfMonth, lastMonths, monthOfDay, thisMonth } from './months.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { billTexts as t } from './texts.ts';

/** Bills open on this month. 'All' in the filter shows the other months. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(search !== '');
  const openMonth = useEffectEvent(async () => {
    const days = new URLSearchParams(daysOfMonth(thisMonth()));
    if (!isOpen) await navigate({ search: `${days}` }, { replace: true });
    setOpen(true);
  });
  useEffect(() => void openMonth(), []);
  return isOpen ? <Bills /> : null;
}

function Bills() {
  const address = useListAddress(billListInput, { permanent: ['from', 'to'] });
  const filters = filtersOf(address.input);
  const reading = trpc.bills.table.useQuery(address.input, listQuery);
  const sums = trpc.bills.totals.useQuery(filters, listQuery);
  const hasTax = sums.data !== undefined && sums.data.cgst + sums.data.sgst + sums.data.igst !== 0;
  const [dialog, setDialog] = useState<BillDialog | null>(null);
  const close = () => setDialog(null);
  const month = monthOfDay(filters.from) ?? thisMonth();
  const mayEdit = useCan()('bills.edit');
  return (
    <Screen
      title={t('bills')}
      beside={<MonthChoice address={address} />}
      actions={
        <>
          <ExportMenu
            address="/api/export-bills"
            fileName="Bills"
            filters={filters}
            more={[
              {
                words: t('pdfsOf', { month: formatMonth(month) }),
                failed: t('archiveFailed'),
                address: `/api/export-bill-pdfs?month=${month}`,
                fileName: `Bills-${month}.zip`,
              },
              ...(hasTax
                ? [
                    {
                      words: t('gstr1Of', { month: formatMonth(month) }),
                      failed: adminTexts('exportFailed'),
                      address: `/api/export-gstr1?month=${month}`,
                      fileName: `GSTR-1-${month}.xlsx`,
                    },
                  ]
                : []),
            ]}
          />
          {mayEdit && (
            <ButtonLink variant="outline" to={paths.admin.bankFile}>
              {adminTexts('bankFile')}
            </ButtonLink>
          )}
          <CloseMonth month={monthOfDay(filters.from)} />
        </>
      }
    >
      <BillFilterBar address={address} />
      <Loaded reading={sums} height={46}>
        {(data) => <BillSums data={data} filters={filters} hasTax={hasTax} />}
      </Loaded>
      <DataTable
        label={t('bills')}
        noun={[t('document'), t('documents')]}
        columns={billColumns(setDialog, hasTax)}
        reading={reading}
        address={address}
        empty={{ title: t('noBills'), text: t('noBillsHelp') }}
      />
      {dialog?.what === 'credit' && <CreditDialog bill={dialog.bill} close={close} />}
      {dialog?.what === 'payment' && <PaymentDialog bill={dialog.bill} close={close} />}
    </Screen>
  );
}

type SumsProps = {
  data: Answer['bills']['totals'];
  filters: Pick<BillFilters, 'taken' | 'dueOn'>;
  hasTax: boolean;
};

/** The sums of the bills in the list. A list opened from the figures Taken or Due shows only that sum. */
function BillSums({ data, filters: { taken, dueOn }, hasTax }: SumsProps) {
  const sum = (name: string, rupees: number, change?: string) => ({
    name,
    value: formatRupees(rupees),
    ...(change && { change }),
  });
  const counted = (count: number, name: string) => `${name} ${formatCount(count)}`;
  const methods = namesOf(paymentTable)
    .map((method) => `${t(`by${method}`)} ${formatRupees(data[paymentTable[method].sum])}`)
    .join(' · ');
  const bills = [
    counted(data.bills, t('bills')),
    data.creditNotes > 0 && counted(data.creditNotes, t('creditNotes')),
  ]
    .filter(Boolean)
    .join(' · ');
  const all = [
    sum(figureTexts('billed'), data.total, bills),
    sum(t('paidOfThese'), data.paid, methods),
    sum(t('stillDue'), data.due),
  ];
  const tax = [
    sum(t('taxable'), data.taxable),
    sum('CGST', data.cgst),
    sum('SGST', data.sgst),
    ...(data.igst === 0 ? [] : [sum('IGST', data.igst)]),
  ];
  const only = taken
    ? [sum(figureTexts('taken'), data.paid, `${bills} · ${methods}`)]
    : [sum(t('due'), data.due, bills)];
  return (
    <Box component="section" aria-label={t('totals')} mb="sm">
      <Numbers figures={taken || dueOn ? only : all} />
      {hasTax && !taken && !dueOn && (
        <details>
          <Small component="summary">{t('tax')}</Small>
          <Numbers figures={tax} />
        </details>
      )}
    </Box>
  );
}

function CloseMonth({ month: filtered }: { month: string | undefined }) {
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
