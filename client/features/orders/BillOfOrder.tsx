import type { ReactNode } from 'react';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import type { CustomerBill } from '#shared/bills/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { withReason } from '#shared/orders/sentences.ts';
import { orderTexts as t } from './texts.ts';

type RowProps = { words: ReactNode; rupees: number; strong?: boolean };

const Row = ({ words, rupees, strong = false }: RowProps) => (
  <Group component="li" justify="space-between" wrap="nowrap" gap="md" fw={strong ? 800 : 400}>
    <span>{words}</span>
    <Money rupees={rupees} />
  </Group>
);

type Props = {
  bill: CustomerBill;
  children: ReactNode;
};

export const BillOfOrder = ({ bill, children }: Props) => (
  <Stack gap="sm">
    {bill.due > 0 && (
      <Group justify="space-between" gap="xs" fw={800}>
        <span>
          {t('stillDue')} <Money rupees={bill.due} />
        </span>
        {bill.upi && (
          <ButtonAnchor href={bill.upi}>{t('payByUpi', { amount: formatRupees(bill.due) })}</ButtonAnchor>
        )}
      </Group>
    )}
    <Text size="sm" c="dimmed">
      {t('bill', { number: bill.number })}
    </Text>
    <Stack gap={4} renderRoot={asList}>
      {bill.lines.map(({ words, quantity, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two can be equal
        <Row key={at} words={quantity > 1 ? `${words} × ${quantity}` : words} rupees={amount} />
      ))}
      {bill.discount > 0 && (
        <Row words={withReason(t('discount'), bill.discountReason)} rupees={-bill.discount} />
      )}
      <Row words={t('total')} rupees={bill.total} strong />
      {bill.payments.map(({ method, amount }, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added
          key={at}
          words={t(amount < 0 ? 'paidBack' : 'paid', { method: methodName(method) })}
          rupees={amount}
        />
      ))}
    </Stack>
    <Group gap="xs">{children}</Group>
  </Stack>
);
