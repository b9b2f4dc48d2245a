import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { Warranty } from '../warranty/Warranty.tsx';
import { OrderPictures } from './OrderPictures.tsx';

type Props = {
  order: Order;
  underWay: readonly Order[];
  claimed: () => void;
};

export function OwnWarranty({ order, underWay, claimed }: Props) {
  const queries = trpc.useUtils();
  const { mutateAsync } = trpc.warranty.claim.useMutation();
  const first = order.warrantyOf ?? order._id;
  const claims = underWay
    .filter(({ warrantyOf }) => warrantyOf === first)
    .flatMap(({ orderNumber, products }) => products.map(({ productId }) => ({ orderNumber, productId })));
  return (
    <Warranty
      order={order}
      claims={claims}
      actions={{
        send: async ({ knowingly: _, ...claim }) => {
          const { message, data } = await mutateAsync({ ...claim, orderId: order._id });
          return { message, made: data };
        },
        refresh: () =>
          Promise.all([queries.orders.own.invalidate(), queries.orders.events.invalidate({ id: order._id })]),
      }}
      show={(_made, close) => {
        close();
        claimed();
      }}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}
