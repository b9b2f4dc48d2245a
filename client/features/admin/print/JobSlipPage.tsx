import { useParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Money } from '#client/ui/Money.tsx';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { formatVisit } from '#shared/visits/words.ts';
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
  const facts: readonly (readonly [string, string])[] = [
    [t('customer'), order.fullname],
    [t('mobile'), order.mobile],
    [t('address'), [order.street, areaName(order.area)].filter(Boolean).join(', ')],
    [t('visit'), order.visit ? formatVisit(order.visit) : t('noTimeYet')],
    [t('technician'), order.technician?.name ?? ''],
    [t('whatIsWrong'), order.note],
    [t('warranty'), order.warrantyOrder ? `${t('order')} ${order.warrantyOrder.orderNumber}` : ''],
  ];
  return (
    <Stack gap="md" className={classes.sheet ?? ''}>
      <p>
        <strong>{companyName}</strong>
        {phone && `, ${phone}`}
      </p>
      <dl className={classes.facts}>
        {facts
          .filter(([, words]) => words !== '')
          .map(([name, words]) => (
            <FactRow key={name} name={name} words={words} />
          ))}
      </dl>
      <PlainTable
        head={[t('service'), t('quantity'), t('charge')]}
        numbers="others"
        foot={
          <tr>
            <th scope="row">{t('total')}</th>
            <td data-numeric>{order.totalQty}</td>
            <td data-numeric>
              <Money rupees={order.totalPrice} />
            </td>
          </tr>
        }
      >
        {order.products.map(({ productId, productName, quantity, price }) => (
          <tr key={productId}>
            <td>{productName}</td>
            <td data-numeric>{quantity}</td>
            <td data-numeric>
              <Money rupees={price * quantity} />
            </td>
          </tr>
        ))}
      </PlainTable>
      <Blank words={t('parts')} />
      <Blank words={t('done')} />
      <Blank words={t('taken')} />
      <div className={classes.signs}>
        <p>{t('signCustomer')}</p>
        <p>{t('signTechnician')}</p>
      </div>
    </Stack>
  );
}

const FactRow = ({ name, words }: { name: string; words: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </>
);

const Blank = ({ words }: { words: string }) => (
  <div className={classes.blank}>
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  </div>
);
