import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode } from 'react';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Box, Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import type { CustomerBill } from '#shared/bills/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { withReason } from '#shared/orders/sentences.ts';
import { orderTexts as t } from './texts.ts';

type RowProps = { words: ReactNode; rupees: number; strong?: boolean; ruled?: boolean };

const Row = ({ words, rupees, strong = false, ruled = false }: RowProps) => (
  <Group
    component="li"
    justify="space-between"
    wrap="nowrap"
    gap="md"
    pt={ruled ? 4 : 0}
    fw={strong ? 700 : 400}
    style={ruled ? { borderTop: '1px solid var(--hairline)' } : undefined}
  >
    <span>{words}</span>
    <Money rupees={rupees} />
  </Group>
);

// Only desks load the code.
const QrCode = lazy(async () => ({ default: (await import('#client/ui/QrCode.tsx')).QrCode }));

/** A phone opens its UPI app by the link. A desk shows the same address as a code for the phone. */
function PayByUpi({ address, words }: { address: string; words: string }) {
  const isDesk = useMediaQuery('(min-width: 48em)');
  return (
    <Group gap="md">
      <ButtonAnchor href={address}>{words}</ButtonAnchor>
      {isDesk && (
        <LazyPart loading={null} failed={null}>
          <Box w={160}>
            <QrCode text={address} label={words} />
          </Box>
        </LazyPart>
      )}
    </Group>
  );
}

type Props = {
  bill: CustomerBill;
  children: ReactNode;
};

export const BillOfOrder = ({ bill, children }: Props) => (
  <Stack gap="sm">
    {bill.due > 0 && bill.upi && (
      <PayByUpi address={bill.upi} words={t('payByUpi', { amount: formatRupees(bill.due) })} />
    )}
    <Small>{t('bill', { number: bill.number })}</Small>
    <Stack gap={4} renderRoot={asList}>
      {bill.lines.map(({ words, quantity, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two can be equal
        <Row key={at} words={quantity > 1 ? `${words} × ${quantity}` : words} rupees={amount} />
      ))}
      {bill.discount > 0 && (
        <Row words={withReason(t('discount'), bill.discountReason)} rupees={-bill.discount} />
      )}
      <Row words={t('total')} rupees={bill.total} strong ruled />
      {bill.payments.map(({ method, amount }, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added
          key={at}
          words={t(amount < 0 ? 'paidBack' : 'paid', { method: methodName(method) })}
          rupees={amount}
        />
      ))}
      {bill.due > 0 && <Row words={t('stillDue')} rupees={bill.due} strong />}
    </Stack>
    <Group gap="xs">{children}</Group>
  </Stack>
);
