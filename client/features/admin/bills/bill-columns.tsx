import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { creditNote } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { BillRow } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { PdfButton } from '../../orders/PdfButton.tsx';
import listClasses from '../ListAndPanel.module.css';
import classes from './Bills.module.css';
import { billTexts as t } from './texts.ts';

export type BillDialog = { what: 'credit' | 'payment'; bill: BillRow };

const signed = ({ kind }: BillRow, rupees: number) => formatRupees(kind === creditNote ? -rupees : rupees);

const Pdf = ({ bill, ...rest }: { bill: BillRow; style?: CSSProperties }) => (
  <PdfButton
    address={`/api/bill-document/${bill._id}`}
    fileName={billFileName(bill)}
    aria-label={t('pdfOf', { number: bill.number })}
    {...rest}
  >
    PDF
  </PdfButton>
);

/** `open` opens the dialog for an action on a bill. */
export const billColumns = (open: (dialog: BillDialog) => void, hasTax: boolean): Column<BillRow>[] => [
  {
    key: 'number',
    title: t('number'),
    width: 132,
    render: ({ number }) => (
      <Text span fw={600} style={{ whiteSpace: 'nowrap' }}>
        {number}
      </Text>
    ),
  },
  { key: 'issuedAt', title: t('date'), width: 80, render: ({ issuedAt }) => formatShortDate(issuedAt) },
  {
    key: 'kind',
    title: t('kind'),
    width: [72, 70],
    render: ({ kind }) => kindTexts(kind),
  },
  {
    key: 'customer',
    title: t('customer'),
    render: ({ fullname, orderId, orderNumber, creditNote }) => (
      <>
        <Link to={paths.admin.order(orderId)} className={listClasses.clamped}>
          {t('nameOrderNumber', { name: fullname, number: orderNumber })}
        </Link>
        {creditNote && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {t('takenBack', { number: creditNote.number })}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'technicianName',
    title: t('technician'),
    width: 106,
    onlyWide: true,
    render: ({ technicianName }) => technicianName ?? '',
  },
  ...(hasTax
    ? ([
        {
          key: 'tax',
          title: t('tax'),
          width: 84,
          onlyWide: true,
          numeric: true,
          render: (bill) => signed(bill, bill.tax),
        },
      ] satisfies Column<BillRow>[])
    : []),
  {
    key: 'total',
    title: t('total'),
    width: 98,
    numeric: true,
    render: (bill) => signed(bill, bill.total),
  },
  {
    key: 'due',
    title: t('due'),
    width: 92,
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
    title: t('actions'),
    width: [156, 150],
    render: (bill) => (
      <div className={classes.actions}>
        <Pdf bill={bill} />
        {bill.due > 0 && (
          <Button
            variant="quiet"
            aria-label={t('recordOf', { number: bill.number })}
            onClick={() => open({ what: 'payment', bill })}
          >
            {t('recordPayment')}
          </Button>
        )}
        {bill.kind !== creditNote && !bill.creditNote && (
          <Button
            variant="quiet"
            aria-label={t('creditFor', { number: bill.number })}
            onClick={() => open({ what: 'credit', bill })}
          >
            {t('creditNote')}
          </Button>
        )}
      </div>
    ),
  },
];

/** The other actions are in the order's panel. */
export const billOnPhone = (bill: BillRow): PhoneCells => ({
  title: (
    <Link to={paths.admin.order(bill.orderId)} data-opens-row>
      {bill.fullname}
    </Link>
  ),
  value: (
    <Text span fw={bill.due > 0 ? 700 : 400}>
      {bill.due > 0 ? t('amountDue', { amount: formatRupees(bill.due) }) : signed(bill, bill.total)}
    </Text>
  ),
  facts: [
    t('order', { number: bill.orderNumber }),
    bill.number,
    formatShortDate(bill.issuedAt),
    kindTexts(bill.kind),
    bill.creditNote && t('takenBack', { number: bill.creditNote.number }),
  ],
  state: <Pdf bill={bill} style={{ marginRight: -12, paddingInline: 12 }} />,
});
