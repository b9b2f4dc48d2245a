import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { creditNote } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { BillRow } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { PdfButton } from '../../orders/PdfButton.tsx';
import listClasses from '../ListAndPanel.module.css';
import { columnsOf } from '../list/columns-of.tsx';
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

/** `open` opens the dialog for an action on a bill. A phone has the other actions in the order's panel. */
export const billColumns = (open: (dialog: BillDialog) => void, hasTax: boolean) =>
  columnsOf<BillRow>(
    {},
    {
      order: {
        onlyPhone: true,
        phone: 'fact',
        render: ({ orderNumber }) => t('orderNo', { number: orderNumber }),
      },
      number: {
        width: 132,
        phone: 'fact',
        onPhone: ({ number }) => number,
        render: ({ number }) => (
          <Text span fw={600} style={{ whiteSpace: 'nowrap' }}>
            {number}
          </Text>
        ),
      },
      date: { width: 80, phone: 'fact', render: ({ issuedAt }) => formatShortDate(issuedAt) },
      kind: { width: [72, 70], phone: 'fact', render: ({ kind }) => kindTexts(kind) },
      credits: {
        onlyPhone: true,
        phone: 'fact',
        render: ({ creditNote }) => creditNote && t('takenBack', { number: creditNote.number }),
      },
      customer: {
        phone: 'title',
        onPhone: ({ orderId, fullname }) => (
          <Link to={paths.admin.order(orderId)} data-opens-row>
            {fullname}
          </Link>
        ),
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
      technician: { width: 106, onlyWide: true, render: ({ technicianName }) => technicianName ?? '' },
      ...(hasTax && {
        tax: { width: 84, onlyWide: true, numeric: true, render: (bill) => signed(bill, bill.tax) },
      }),
      total: {
        width: 98,
        numeric: true,
        phone: 'value',
        onPhone: (bill) => (
          <Text span fw={bill.due > 0 ? 700 : 400}>
            {bill.due > 0 ? t('amountDue', { amount: formatRupees(bill.due) }) : signed(bill, bill.total)}
          </Text>
        ),
        render: (bill) => signed(bill, bill.total),
      },
      due: {
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
      actions: {
        width: [156, 150],
        phone: 'state',
        onPhone: (bill) => <Pdf bill={bill} style={{ marginRight: -12, paddingInline: 12 }} />,
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
    },
  );
