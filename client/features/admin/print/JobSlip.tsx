import { UnbilledTax } from '#client/features/catalogue/PlusTax.tsx';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Money } from '#client/ui/Money.tsx';
import { Paper, SimpleGrid, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { placeLine } from '#shared/orders/place.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { AnswerLine } from '../../estimates/AnswerLine.tsx';
import { orderTotal, PricedLines } from '../../estimates/PricedLines.tsx';
import { Facts } from '../Facts.tsx';
import { OrderLines } from '../orders/panel/OrderLines.tsx';
import { OnPaper } from './OnPaper.tsx';
import classes from './Print.module.css';
import { printTexts as t } from './texts.ts';

type OrderInFull = Answer['orders']['one'];

/** An order on paper for the technician: customer, work, sum to pay, and room for notes and signatures. */
export const JobSlip = ({ order }: { order: OrderInFull }) => (
  <OnPaper>
    <Slip order={order} />
  </OnPaper>
);

function Slip({ order }: { order: OrderInFull }) {
  const { companyName, phone } = useBusiness();
  // Reads only the cache, which the order's panel has filled.
  const { data: estimate = null } = trpc.estimates.of.useQuery({ id: order._id }, { enabled: false });
  return (
    <Stack gap="sm" className={classes.sheet ?? ''}>
      <Text component="h2" fw={800} fz="var(--type-3)">
        {t('slipOf', { number: order.orderNumber })}
      </Text>
      <p>
        <strong>{companyName}</strong>
        {phone && `, ${phone}`}
      </p>
      <Facts
        of={[
          [t('customer'), order.fullname],
          [t('mobile'), order.mobile],
          [t('address'), placeLine(order)],
          [t('visit'), order.visit ? formatVisit(order.visit) : t('noTimeYet')],
          [t('technician'), order.technician?.name],
          [t('whatIsWrong'), order.note],
          [t('warranty'), order.warrantyOrder && `${t('order')} ${order.warrantyOrder.orderNumber}`],
        ]}
      />
      <OrderLines order={order} />
      {estimate && estimate.lines.length > 0 && (
        <Stack gap={4}>
          <strong>{t('estimate')}</strong>
          <PricedLines lines={estimate.lines} />
          <AnswerLine estimate={estimate} />
        </Stack>
      )}
      <Text fw={800} fz="1.125rem">
        {t('toPay')}: <ToPay order={order} estimate={estimate} />
      </Text>
      <Blank words={t('parts')} />
      <Blank words={t('done')} />
      <Blank words={t('taken')} />
      <SimpleGrid cols={2} spacing="12mm" mt="16mm">
        <Sign words={t('signCustomer')} />
        <Sign words={t('signTechnician')} />
      </SimpleGrid>
    </Stack>
  );
}

function ToPay({ order, estimate }: { order: OrderInFull; estimate: TaxedEstimate | null }) {
  if (order.billNumber !== null) return <Money rupees={order.due} />;
  if (!estimate)
    return (
      <>
        <Money rupees={order.totalPrice} />
        <UnbilledTax order={order} />
      </>
    );
  const { state, total, tax } = estimate;
  const agreed = state === 'agreed' ? total : 0;
  return <Money rupees={orderTotal(order.totalPrice, agreed, agreed > 0 ? tax : { ...tax, estimate: 0 })} />;
}

const Blank = ({ words }: { words: string }) => (
  <Paper mih="22mm" px="xs" py={6} bd="1px solid var(--border-strong)">
    <Small>{words}</Small>
  </Paper>
);

const Sign = ({ words }: { words: string }) => (
  <Text pt={4} style={{ borderTop: '1px solid var(--ink)' }}>
    {words}
  </Text>
);
