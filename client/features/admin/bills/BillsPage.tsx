import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { paymentTable } from '#shared/bills/kinds.ts';
import { type BillTotals, billListInput } from '#shared/bills/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatCount, formatMonth, formatRupees } from '#shared/format.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import type { Reading } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { BillFilterBar } from './BillFilterBar.tsx';
import classes from './Bills.module.css';
import { type BillDialog, billColumns, billOnPhone } from './bill-columns.tsx';
import { CashSection } from './CashSection.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { monthOfDay, thisMonth } from './months.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const empty = {
  art: noResultsArt,
  title: 'No bills yet',
  text: 'Each order that is done has its bill here.',
};

export function Component() {
  const address = useListAddress(billListInput);
  const filters = filtersOf(address.input);
  const reading = trpc.bills.table.useQuery(address.input, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const sums = trpc.bills.totals.useQuery(filters, { placeholderData: keepPreviousData, staleTime: 0 });
  const hasTax = sums.data !== undefined && sums.data.cgst + sums.data.sgst + sums.data.igst !== 0;
  const [dialog, setDialog] = useState<BillDialog | null>(null);
  const close = () => setDialog(null);
  const month = monthOfDay(filters.from) ?? thisMonth();
  return (
    <Screen
      title="Bills"
      actions={
        <>
          <FileButton
            words="Export to Excel"
            what="spreadsheet"
            address={withFilters('/api/export-bills', filters)}
            fileName="Bills.xlsx"
          />
          <FileButton
            words={`Download PDFs of ${formatMonth(month)}`}
            what="archive"
            address={`/api/export-bill-pdfs?month=${month}`}
            fileName={`Bills-${month}.zip`}
          />
          <CloseMonth month={monthOfDay(filters.from)} />
        </>
      }
    >
      <Box mb="lg">
        <CashSection />
      </Box>
      <BillFilterBar address={address} />
      <BillSums sums={sums} hasTax={hasTax} />
      <DataTable
        label="Bills"
        noun={['document', 'documents']}
        columns={billColumns(setDialog, hasTax)}
        phone={billOnPhone}
        reading={reading}
        address={address}
        empty={empty}
      />
      {dialog?.what === 'credit' && <CreditDialog bill={dialog.bill} close={close} />}
      {dialog?.what === 'payment' && <PaymentDialog bill={dialog.bill} close={close} />}
    </Screen>
  );
}

function BillSums({ sums, hasTax }: { sums: Reading<BillTotals>; hasTax: boolean }) {
  if (sums.error && !sums.data) return <LoadError error={sums.error} retry={() => void sums.refetch()} />;
  if (!sums.data) return <Skeleton width="100%" height={46} />;
  const { data } = sums;
  const { bills, creditNotes, taxable, cgst, sgst, igst, total, due } = data;
  const rows: (readonly [string, string])[] = [
    ['Bills', formatCount(bills)],
    ['Credit notes', formatCount(creditNotes)],
    ...(hasTax
      ? ([
          ['Taxable value', formatRupees(taxable)],
          ['CGST', formatRupees(cgst)],
          ['SGST', formatRupees(sgst)],
          ['IGST', formatRupees(igst)],
        ] as const)
      : []),
    ['Total', formatRupees(total)],
    ...Object.values(paymentTable).map(
      ({ words, sum }) => [`Taken ${words}`, formatRupees(data[sum])] as const,
    ),
    ['Due', formatRupees(due)],
  ];
  return (
    <dl className={classes.totals} aria-label="Totals">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
