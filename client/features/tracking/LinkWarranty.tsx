// The warranties of a link's order; a claim leads to the new order's own link.
import { useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { paths } from '#shared/paths.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { OrderPictures } from '../orders/OrderPictures.tsx';
import type { ClaimMade } from '../warranty/use-claim.ts';
import { Warranty } from '../warranty/Warranty.tsx';

type Made = ClaimMade & { token: string };

export function LinkWarranty({ token, order }: { token: string; order: TrackedOrder }) {
  const queries = trpc.useUtils();
  const navigate = useNavigate();
  const { mutateAsync } = trpc.tracking.claimWarranty.useMutation();
  return (
    <Warranty
      order={order}
      claims={order.claims}
      actions={{
        send: async ({ knowingly: _, ...claim }) => {
          const { message, claim: made } = await mutateAsync({ ...claim, token });
          return { message, made };
        },
        refresh: () => queries.tracking.order.invalidate({ token }),
      }}
      show={(made: Made) => void navigate(paths.track(made.token), { replace: true })}
      pictures={(made: Made) => (
        <OrderPictures
          of={{ token: made.token }}
          stage={made.visit ? 'scheduled' : 'requested'}
          openAtFirst
        />
      )}
    />
  );
}
