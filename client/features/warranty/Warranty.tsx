import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { asList, asListItem, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatLongDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { warrantyTexts as t } from './texts.ts';
import type { ClaimActions, ClaimMade } from './use-claim.ts';

type Props<Made extends ClaimMade> = {
  order: Pick<Order, 'orderNumber' | 'products'>;
  claims: readonly { productId: string; orderNumber: number }[];
  actions: ClaimActions<Made>;
  knowingly?: boolean;
  claimPath?: (productId: string) => string | null;
  show: (made: Made, close: () => void) => void;
  pictures: (made: Made) => ReactNode;
};

export function Warranty<Made extends ClaimMade>({
  order,
  claims,
  actions,
  knowingly = false,
  claimPath,
  show,
  pictures,
}: Props<Made>) {
  const id = useId();
  const [claimedId, setClaimedId] = useState<string | null>(null);
  const close = () => setClaimedId(null);
  const lines = order.products.flatMap(({ warrantyUntil, ...line }) =>
    warrantyUntil === null ? [] : [{ ...line, warrantyUntil, order: String(order.orderNumber) }],
  );
  const line = lines.find(({ productId }) => productId === claimedId);
  if (lines.length === 0) return null;
  return (
    <>
      <Stack gap="sm" w="100%" aria-label={t('warranty')} renderRoot={asList}>
        {lines.map(({ productId, productName, warrantyUntil }) => {
          const claim = claims.find((one) => one.productId === productId);
          const runs = isUnderWarranty(warrantyUntil, Date.now());
          return (
            <Group key={productId} justify="space-between" gap="8px 16px" renderRoot={asListItem}>
              <p id={`${id}-${productId}`}>
                {order.products.length > 1 && (
                  <Text span display="block" fw={700}>
                    {productName}
                  </Text>
                )}
                {t(runs ? 'runs' : 'ended', { date: formatLongDate(warrantyUntil) })}
                {claim && <Claimed number={claim.orderNumber} path={claimPath?.(productId)} />}
              </p>
              {runs && !claim && (
                <Button
                  variant="outline"
                  aria-describedby={`${id}-${productId}`}
                  onClick={() => setClaimedId(productId)}
                >
                  {t('claim')}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
      {line && (
        <ClaimDialog
          line={line}
          actions={actions}
          knowingly={knowingly}
          close={close}
          show={(made) => show(made, close)}
          pictures={pictures}
        />
      )}
    </>
  );
}

const Claimed = ({ number, path }: { number: number; path: string | null | undefined }) => (
  <Text span display="block" c="teal.7" fw={700}>
    {path ? <Link to={path}>{t('claimed', { number })}</Link> : t('claimed', { number })}
  </Text>
);
