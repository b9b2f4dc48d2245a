// The warranties of an order in its panel, and claiming one for a caller.
import { useNavigate } from 'react-router-dom';
import { OrderPictures } from '#client/features/orders/OrderPictures.tsx';
import { Warranty } from '#client/features/warranty/Warranty.tsx';
import type { Order, OrderInFull } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { useCallerClaim } from './use-caller-claim.ts';

export function OrderWarranty({ order }: { order: OrderInFull }) {
  const navigate = useNavigate();
  const actionsOf = useCallerClaim();
  return (
    <Warranty
      order={order}
      claims={order.claims}
      actions={actionsOf(order._id)}
      knowingly
      claimPath={(productId) => {
        const claim = order.claims.find((one) => one.productId === productId);
        return claim ? paths.admin.order(claim._id) : null;
      }}
      show={(made: Order) => void navigate(paths.admin.order(made._id), { replace: true })}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}
