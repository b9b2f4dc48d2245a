import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import { creditNote } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { BillRow } from '#shared/bills/schema.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { PdfButton } from '../../orders/PdfButton.tsx';
import listClasses from '../ListAndPanel.module.css';
import classes from './Bills.module.css';

export type BillDialog = { what: 'credit' | 'payment'; bill: BillRow };

const signed = ({ kind }: BillRow, rupees: number) => formatRupees(kind === creditNote ? -rupees : rupees);

export const billColumns = (open: (dialog: BillDialog) => void, hasTax: boolean): Column<BillRow>[] => [
  {
    key: 'number',
    title: 'Number',
    width: [156, 140],
    card: 'heading',
    render: ({ number }) => (
      <Text span fw={600} style={{ whiteSpace: 'nowrap' }}>
        {number}
      </Text>
    ),
  },
  { key: 'issuedAt', title: 'Date', width: 80, render: ({ issuedAt }) => formatShortDate(issuedAt) },
  {
    key: 'kind',
    title: 'Kind',
    width: [72, 70],
    render: ({ kind }) => kind,
  },
  {
    key: 'customer',
    title: 'Customer',
    render: ({ fullname, orderId, orderNumber, creditNote }) => (
      <>
        <Link to={paths.admin.order(orderId)} className={listClasses.clamped}>
          {fullname}, order {orderNumber}
        </Link>
        {creditNote && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            Taken back by {creditNote.number}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'technicianName',
    title: 'Technician',
    width: 106,
    onlyWide: true,
    render: ({ technicianName }) => technicianName ?? '',
  },
  ...(hasTax
    ? ([
        {
          key: 'tax',
          title: 'Tax',
          width: 84,
          onlyWide: true,
          numeric: true,
          render: (bill) => signed(bill, bill.tax),
        },
      ] satisfies Column<BillRow>[])
    : []),
  {
    key: 'total',
    title: 'Total',
    width: [98, 98],
    numeric: true,
    render: (bill) => signed(bill, bill.total),
  },
  {
    key: 'due',
    title: 'Due',
    width: [104, 92],
    numeric: true,
    render: ({ due }) =>
      due > 0 ? (
        <Text span fw={700}>
          {formatRupees(due)}
        </Text>
      ) : (
        '–'
      ),
  },
  {
    key: 'actions',
    title: 'Actions',
    width: [218, 132],
    card: 'plain',
    render: (bill) => (
      <div className={classes.actions}>
        <PdfButton
          address={`/api/bill-document/${bill._id}`}
          fileName={billFileName(bill)}
          aria-label={`PDF of ${bill.number}`}
        >
          PDF
        </PdfButton>
        {bill.due > 0 && (
          <Button
            variant="quiet"
            aria-label={`Record payment of ${bill.number}`}
            onClick={() => open({ what: 'payment', bill })}
          >
            Paid
          </Button>
        )}
        {bill.kind !== creditNote && !bill.creditNote && (
          <Button
            variant="quiet"
            aria-label={`Credit note for ${bill.number}`}
            onClick={() => open({ what: 'credit', bill })}
          >
            Credit note
          </Button>
        )}
      </div>
    ),
  },
];
