// What the bills that are shown come to, less what was credited.
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { paymentTable } from '#shared/bills/kinds.ts';
import type { BillFilters } from '#shared/bills/schema.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import classes from './Bills.module.css';

export function BillSums({ filters }: { filters: BillFilters }) {
  const sums = trpc.bills.totals.useQuery(filters, { placeholderData: keepPreviousData, staleTime: 0 });
  if (sums.error && !sums.data) return <LoadError error={sums.error} retry={() => void sums.refetch()} />;
  if (!sums.data) return <Skeleton width="100%" height={46} />;
  const { bills, creditNotes, taxable, cgst, sgst, igst, total, due } = sums.data;
  const shown: (readonly [string, string])[] = [
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
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
