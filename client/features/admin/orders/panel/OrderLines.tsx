import { UnbilledTax } from '#client/features/catalogue/PlusTax.tsx';
import { Money } from '#client/ui/Money.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { ordersTexts as t } from '../texts.ts';

/** The booked services with their sum. The blank after each quantity prevents copied text such as '1₹299.00'. */
export const OrderLines = ({ order }: { order: Order }) => (
  <PlainTable
    label={t('bookedServices')}
    head={[t('service'), t('qty'), t('price')]}
    numbers="others"
    foot={
      <tr>
        <th scope="row">{t('total')}</th>
        <td data-numeric>{`${order.totalQty} `}</td>
        <td data-numeric>
          <Money rupees={order.totalPrice} />
          <UnbilledTax order={order} />
        </td>
      </tr>
    }
  >
    {order.products.map(({ productId, productName, quantity, price }) => (
      <tr key={productId}>
        <td>{productName}</td>
        <td data-numeric>{`${quantity} `}</td>
        <td data-numeric>
          <Money rupees={price * quantity} />
        </td>
      </tr>
    ))}
  </PlainTable>
);
