import { useId, useState } from 'react';
import { sendButtonProps, useIsSentAbout } from '#client/lib/sent-form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { serviceNames, stageSentence } from '#shared/orders/sentences.ts';
import { ApplianceNames } from '../cart/BookingSummary.tsx';
import { GrievanceLink } from '../rights/GrievanceLink.tsx';
import { AgainButton } from './AgainButton.tsx';
import { BillOfOrder } from './BillOfOrder.tsx';
import { useNextStep } from './next-step.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OwnFeedback } from './OrderFeedback.tsx';
import { OrderPictures } from './OrderPictures.tsx';
import { OwnWarranty } from './OwnWarranty.tsx';
import classes from './PastOrder.module.css';
import { PdfButton } from './PdfButton.tsx';
import { OwnProgress } from './Progress.tsx';
import { OwnTechnician } from './Technician.tsx';
import { orderTexts as t } from './texts.ts';

type Props = {
  order: Order;
  gstin: string | undefined;
  bookAgain: () => void;
  openAtFirst: boolean;
  underWay: readonly Order[];
  claimed: () => void;
};

export function PastOrder({ order, gstin, bookAgain, openAtFirst, underWay, claimed }: Props) {
  const id = useId();
  const [open, setOpen] = useState(useIsSentAbout(order._id) || openAtFirst);
  const next = useNextStep(order);
  return (
    <article aria-labelledby={id}>
      <form method="post" className={classes.row}>
        <h3>
          <button
            {...sendButtonProps(`open ${order._id}`)}
            formAction={`#${order._id}`}
            id={id}
            className={classes.opener}
            aria-expanded={open}
            onClick={(event) => {
              event.preventDefault();
              setOpen(!open);
            }}
          >
            <span className={classes.services}>
              {stageSentence(order, Date.now())} {serviceNames(order)}
            </span>{' '}
            <span className={classes.when}>
              <span>
                {t('inOrder', { number: order.orderNumber })}
                <time dateTime={order.createdAt}>{formatShortDate(order.createdAt)}</time>
              </span>{' '}
              {order.stage === 'done' && <OrderBadge order={order} />}{' '}
              {order.due > 0 && (
                <Text span inherit fw={700} c="ink.9">
                  {t('due', { amount: formatRupees(order.due) })}
                </Text>
              )}
            </span>
            <Icon name="down" size={20} />
          </button>
        </h3>
        <AgainButton order={order} className={classes.again} aria-describedby={id} onClick={bookAgain} />
      </form>
      {open && (
        <Stack align="flex-start" gap="sm" px={{ base: 'sm', sm: 'lg' }} pt={4} pb="md">
          <p>
            <Unbroken>{next}</Unbroken>
          </p>
          <OwnTechnician order={order} />
          {order.billNumber !== null && <ApplianceNames lines={order.products} />}
          <OwnBill order={order} describedBy={id} />
          <OrderFacts order={order} gstin={gstin} />
          <Box className="ruled" w="100%">
            <OwnWarranty order={order} underWay={underWay} claimed={claimed} />
          </Box>
          <OrderPictures of={{ id: order._id }} stage={order.stage} describedBy={id} />
          <OwnProgress order={order} />
          <OwnFeedback order={order} describedBy={id} />
          <GrievanceLink order={order.orderNumber} />
        </Stack>
      )}
    </article>
  );
}

type BillProps = { order: Pick<Order, '_id' | 'billNumber'>; describedBy: string };

function OwnBill({ order: { _id: orderId, billNumber }, describedBy }: BillProps) {
  const { data, error, refetch } = trpc.bills.ofOrder.useQuery({ orderId }, { enabled: billNumber !== null });
  if (billNumber === null) return null;
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={120} />;
  return (
    <Box className="ruled" w="100%">
      <BillOfOrder bill={data}>
        <PdfButton
          variant="outline"
          address={`/api/bill/${orderId}/pdf`}
          fileName={`Bill-${billNumber.replaceAll('/', '-')}.pdf`}
          aria-describedby={describedBy}
        >
          {t('downloadBill')}
        </PdfButton>
      </BillOfOrder>
    </Box>
  );
}
