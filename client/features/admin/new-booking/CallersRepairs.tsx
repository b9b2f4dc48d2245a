import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OrderPictures } from '#client/features/orders/OrderPictures.tsx';
import { ClaimDialog } from '#client/features/warranty/ClaimDialog.tsx';
import { useClaimActions } from '#client/features/warranty/use-claim-actions.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Paper, Small, Text } from '#client/ui/mantine/layout.tsx';
import { formatLongDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { newBookingTexts as t } from './texts.ts';

type Props = { customerId: string; onClaimed?: () => void };

export function CallersRepairs({ customerId, onClaimed }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const actionsOf = useClaimActions();
  const repairs = trpc.warranty.repairs.useQuery({ customerId }, { staleTime: 0 });
  const [openRepair, setOpenRepair] = useState<string | null>(null);
  const nameOf = ({ orderId, productId }: { orderId: string; productId: string }) =>
    `${orderId}-${productId}`;
  const close = () => setOpenRepair(null);
  const line = repairs.data?.find((repair) => nameOf(repair) === openRepair);
  if (!repairs.data?.length) return null;
  return (
    <Paper component="section" bg="var(--teal-soft)" px="sm" py={4} aria-labelledby={id}>
      {/* A few repairs are in sight at once, many are folded to a line. */}
      <details open={repairs.data.length <= 3}>
        <Text component="summary" py={6}>
          <Text component="h2" display="inline" fz="md" fw={800} id={id}>
            {t('underWarranty')}
          </Text>{' '}
          ({repairs.data.length})
        </Text>
        <ul>
          {repairs.data.map((repair) => (
            <Group
              component="li"
              key={nameOf(repair)}
              justify="space-between"
              gap="xs"
              wrap="nowrap"
              mih={44}
            >
              <p id={`${id}-${nameOf(repair)}`}>
                {repair.productName}{' '}
                <Small span>
                  {t('orderUntil', {
                    number: repair.orderNumber,
                    day: formatLongDate(repair.warrantyUntil),
                  })}
                </Small>
              </p>
              {repair.claim ? (
                <Link to={paths.admin.order(repair.claim._id)}>
                  {t('claimed', { number: repair.claim.orderNumber })}
                </Link>
              ) : (
                <Button
                  variant="outline"
                  aria-describedby={`${id}-${nameOf(repair)}`}
                  onClick={() => setOpenRepair(nameOf(repair))}
                >
                  {t('claimWarranty')}
                </Button>
              )}
            </Group>
          ))}
        </ul>
      </details>
      {line && (
        <ClaimDialog
          line={{ ...line, order: String(line.orderNumber) }}
          actions={actionsOf(line.orderId)}
          knowingly
          close={close}
          show={(made: Order) => {
            onClaimed?.();
            void navigate(paths.admin.order(made._id), { replace: true });
          }}
          pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
        />
      )}
    </Paper>
  );
}
