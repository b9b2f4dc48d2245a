import type { Order } from '#shared/orders/schema.ts';
import { useClaimActions } from '../warranty/use-claim-actions.ts';
import { Warranty } from '../warranty/Warranty.tsx';
import { OrderPictures } from './OrderPictures.tsx';

type Props = {
  order: Order;
  underWay: readonly Order[];
  claimed: () => void;
};

export function OwnWarranty({ order, underWay, claimed }: Props) {
  const actionsOf = useClaimActions();
  const first = order.warrantyOf ?? order._id;
  const claims = underWay
    .filter(({ warrantyOf }) => warrantyOf === first)
    .flatMap(({ orderNumber, products }) => products.map(({ productId }) => ({ orderNumber, productId })));
  return (
    <Warranty
      order={order}
      claims={claims}
      actions={actionsOf(order._id)}
      show={(_made, close) => {
        close();
        claimed();
      }}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}
