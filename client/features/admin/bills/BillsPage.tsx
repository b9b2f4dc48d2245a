// Bills: what was billed and credited, what it comes to, files for the accountant.
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { billListInput } from '#shared/bills/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { BillFilterBar } from './BillFilterBar.tsx';
import { BillSums } from './BillSums.tsx';
import { type Asked, billColumns } from './bill-columns.tsx';
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
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
        columns={billColumns(setAsked)}
        reading={reading}
        address={address}
        empty={empty}
      />
      {asked?.what === 'credit' && <CreditDialog bill={asked.bill} close={close} />}
      {asked?.what === 'payment' && <PaymentDialog bill={asked.bill} close={close} />}
    </Screen>
  );
}
