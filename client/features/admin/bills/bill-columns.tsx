import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Answer } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { Box, Group, Text } from '#client/ui/mantine/layout.tsx';
import { creditNote } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatListDay, formatRupees } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { Nowrap, Quiet, tightGroup } from '../cells.tsx';
import { columnsOf } from '../list/columns-of.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { billTexts as t } from './texts.ts';

export type BillRow = Answer['bills']['table']['items'][number];

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
        render: ({ number, kind }) => (
          <>
            <Text span inherit fw={600} style={{ whiteSpace: 'nowrap' }}>
              {number}
            </Text>
            <Quiet>{kindTexts(kind)}</Quiet>
          </>
        ),
      },
      date: {
        width: 96,
        phone: 'fact',
        onPhone: ({ issuedAt }) => formatListDay(issuedAt),
        render: ({ issuedAt }) => <Nowrap>{formatListDay(issuedAt)}</Nowrap>,
      },
      kind: { onlyPhone: true, phone: 'fact', render: ({ kind }) => kindTexts(kind) },
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
            <Link to={paths.admin.order(orderId)}>
              {t('nameOrderNumber', { name: fullname, number: orderNumber })}
            </Link>
            {creditNote && <Quiet>{t('takenBack', { number: creditNote.number })}</Quiet>}
          </>
        ),
      },
      technician: { width: 100, onlyWide: true, render: ({ technicianName }) => technicianName ?? '' },
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
            <Text span inherit fw={700}>
              {formatRupees(due)}
            </Text>
          ) : (
            '–'
          ),
      },
      actions: {
        width: [236, 224],
        phone: 'state',
        onPhone: (bill) => <Pdf bill={bill} style={{ marginRight: -12, paddingInline: 12 }} />,
        render: (bill) => (
          <Group gap={0} wrap="nowrap" justify="end" className={tightGroup} style={{ whiteSpace: 'nowrap' }}>
            {bill.due > 0 && (
              <Button
                variant="quiet"
                aria-label={t('recordOf', { number: bill.number })}
                onClick={() => open({ what: 'payment', bill })}
              >
                {t('recordPayment')}
              </Button>
            )}
            <Pdf bill={bill} />
            {bill.kind !== creditNote && !bill.creditNote ? (
              <MenuButton label={t('actionsOf', { number: bill.number })}>
                <Menu.Item
                  aria-label={t('creditFor', { number: bill.number })}
                  onClick={() => open({ what: 'credit', bill })}
                >
                  {t('creditNote')}
                </Menu.Item>
              </MenuButton>
            ) : (
              <Box w={34} />
            )}
          </Group>
        ),
      },
    },
  );
