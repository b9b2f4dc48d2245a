import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { paymentTable } from '#shared/bills/kinds.ts';
import { type BillFilters, billListInput } from '#shared/bills/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { BillFilterBar } from './BillFilterBar.tsx';
import classes from './Bills.module.css';
import { type BillDialog, billColumns } from './bill-columns.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { monthOfDay, monthWords, thisMonth } from './months.ts';
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
            words={`Download PDFs of ${monthWords(month)}`}
            what="archive"
            address={`/api/export-bill-pdfs?month=${month}`}
            fileName={`Bills-${month}.zip`}
          />
        </>
      }
    >
      <BillFilterBar address={address} />
      <BillSums filters={filters} />
      <DataTable
        label="Bills"
        noun={['document', 'documents']}
        columns={billColumns(setDialog)}
        reading={reading}
        address={address}
        empty={empty}
      />
      {dialog?.what === 'credit' && <CreditDialog bill={dialog.bill} close={close} />}
      {dialog?.what === 'payment' && <PaymentDialog bill={dialog.bill} close={close} />}
    </Screen>
  );
}

function BillSums({ filters }: { filters: BillFilters }) {
  const sums = trpc.bills.totals.useQuery(filters, { placeholderData: keepPreviousData, staleTime: 0 });
  if (sums.error && !sums.data) return <LoadError error={sums.error} retry={() => void sums.refetch()} />;
  if (!sums.data) return <Skeleton width="100%" height={46} />;
  const { bills, creditNotes, taxable, cgst, sgst, igst, total, due } = sums.data;
  const rows: (readonly [string, string])[] = [
    ['Bills', formatCount(bills)],
    ['Credit notes', formatCount(creditNotes)],
    ['Taxable value', formatRupees(taxable)],
    ['CGST', formatRupees(cgst)],
    ['SGST', formatRupees(sgst)],
    ['IGST', formatRupees(igst)],
    ['Total', formatRupees(total)],
    ...Object.values(paymentTable).map(
      ({ words, sum }) => [`Taken ${words}`, formatRupees(sums.data[sum])] as const,
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
