// The booked services of an order with their prices as booked.
import { UnbilledTax } from '#client/features/catalogue/PlusTax.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Order } from '#shared/orders/schema.ts';
import classes from './Orders.module.css';

// A blank ends each quantity: who copies the text, or has it read, does not get '1₹299.00'.
export function OrderLines({ order }: { order: Order }) {
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">Booked services</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Qty</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {order.products.map(({ productId, productName, quantity, price }) => (
          <tr key={productId}>
            <td>{productName}</td>
            <td>{`${quantity} `}</td>
            <td>
              <Money rupees={price * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{`${order.totalQty} `}</td>
          <td>
            <Money rupees={order.totalPrice} />
            <UnbilledTax order={order} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
