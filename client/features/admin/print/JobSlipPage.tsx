import { useParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Paper, SimpleGrid, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { Facts } from '../Facts.tsx';
import { OrderLines } from '../orders/panel/OrderLines.tsx';
import classes from './Print.module.css';
import { PrintScreen } from './PrintScreen.tsx';
import { printTexts as t } from './texts.ts';

type Order = Answer['orders']['one'];

/** An order on paper for the technician: customer, work, and room for notes. */
export function Component() {
  const { id = '' } = useParams();
  const reading = trpc.orders.one.useQuery({ orderId: id }, { staleTime: 0 });
  const number = reading.data?.orderNumber;
  return (
    <PrintScreen
      title={number ? t('slipOf', { number }) : t('slip')}
      back={{ to: paths.admin.order(id), words: t('toOrder') }}
      reading={reading}
    >
      {(order) => <Slip order={order} />}
    </PrintScreen>
  );
}

function Slip({ order }: { order: Order }) {
  const { companyName, phone } = useBusiness();
  return (
    <Stack gap="md" className={classes.sheet ?? ''}>
      <p>
        <strong>{companyName}</strong>
        {phone && `, ${phone}`}
      </p>
      <Facts
        of={[
          [t('customer'), order.fullname],
          [t('mobile'), order.mobile],
          [t('address'), [order.street, areaName(order.area)].filter(Boolean).join(', ')],
          [t('visit'), order.visit ? formatVisit(order.visit) : t('noTimeYet')],
          [t('technician'), order.technician?.name],
          [t('whatIsWrong'), order.note],
          [t('warranty'), order.warrantyOrder && `${t('order')} ${order.warrantyOrder.orderNumber}`],
        ]}
      />
      <OrderLines order={order} />
      <Blank words={t('parts')} />
      <Blank words={t('done')} />
      <Blank words={t('taken')} />
      <SimpleGrid cols={2} spacing="12mm" mt="18mm">
        <Sign words={t('signCustomer')} />
        <Sign words={t('signTechnician')} />
      </SimpleGrid>
    </Stack>
  );
}

const Blank = ({ words }: { words: string }) => (
  <Paper withBorder mih="26mm" px="xs" py={6}>
    <Small>{words}</Small>
  </Paper>
);

const Sign = ({ words }: { words: string }) => (
  <Text pt={4} style={{ borderTop: '1px solid var(--ink)' }}>
    {words}
  </Text>
);
