import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import { useIsMissing } from '#client/lib/missing.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useNow } from '#client/lib/use-now.ts';
import { ButtonAnchor, ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box, Group, Small, Text, Title } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatLongDate } from '#shared/format.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { LostLink } from '../accounts/LostLink.tsx';
import { ApplianceNames } from '../cart/BookingSummary.tsx';
import { CallUs } from '../content/CallUs.tsx';
import { LinkEstimate, useLinkEstimate } from '../estimates/CustomerEstimates.tsx';
import { mainSentences } from '../estimates/offer-sentence.ts';
import { followInterval } from '../estimates/reread-interval.ts';
import { AddToCalendar } from '../orders/AddToCalendar.tsx';
import { BillOfOrder } from '../orders/BillOfOrder.tsx';
import { BookedLines } from '../orders/BookedLines.tsx';
import { useNextStep } from '../orders/next-step.ts';
import { OrderChanges } from '../orders/OrderChanges.tsx';
import { OrderFeedback } from '../orders/OrderFeedback.tsx';
import { OrderPictures } from '../orders/OrderPictures.tsx';
import { Progress } from '../orders/Progress.tsx';
import { photoOptions, Technician } from '../orders/Technician.tsx';
import { orderTexts } from '../orders/texts.ts';
import type { ChangeRequests } from '../orders/use-order-change.ts';
import { LinkData } from '../rights/YourData.tsx';
import type { ClaimMade } from '../warranty/use-claim.ts';
import { Warranty } from '../warranty/Warranty.tsx';
import classes from './TrackingPage.module.css';
import { trackingTexts as t } from './texts.ts';

export const prefetch: Prefetch = (queries, { params, sent }) =>
  Promise.all([
    queries.tracking.order.prefetch({ token: params.token ?? '' }),
    queries.tracking.estimate.prefetch({ token: params.token ?? '' }),
    sent?.send.startsWith('time') && queries.visits.times.prefetch({}),
  ]);

export function Component() {
  const { token = '' } = useParams();
  const tracked = trpc.tracking.order.useQuery(
    { token },
    { refetchInterval: ({ state }) => followInterval(state.data ? [state.data] : []) },
  );
  if (useIsMissing(tracked))
    return (
      <NothingHere title={orderFailureTexts('orderNotFound')} text={t('badLink')}>
        <section aria-labelledby="lost">
          <Title id="lost" order={2} fz="var(--type-4)" mb="sm">
            {appTexts('lostLink')}
          </Title>
          <LostLink />
        </section>
      </NothingHere>
    );
  if (tracked.data) return <Tracked key={token} token={token} order={tracked.data} />;
  return (
    <>
      <PageHead title={t('yourBooking')} canonical={null} />
      {tracked.isError ? (
        <LoadError error={tracked.error} retry={() => void tracked.refetch()} pending={tracked.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function useLinkChanges(token: string): ChangeRequests {
  const queries = trpc.useUtils();
  const reschedule = trpc.tracking.reschedule.useMutation();
  const cancel = trpc.tracking.cancel.useMutation();
  return {
    id: 'link',
    reschedule: (visit) => reschedule.mutateAsync({ token, visit }),
    cancel: (reason) => cancel.mutateAsync({ token, reason }),
    refresh: () => queries.tracking.order.invalidate({ token }),
  };
}

function Tracked({ token, order }: { token: string; order: TrackedOrder }) {
  const id = useId();
  const changes = useLinkChanges(token);
  const estimate = useLinkEstimate(token, order.stage);
  const next = useNextStep(order, useNow());
  const [main, below] = mainSentences({ ...order, next }, estimate);
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={orderTexts('order', { number: order.orderNumber })} canonical={null} />
      <Group component="header" gap="sm">
        {order.picture && (
          <Picture className={classes.picture} address={order.picture} alt="" sizes="72px" priority />
        )}
        <Box flex="1 1 7rem" miw={0}>
          <Text fw={700}>{serviceNames(order)}</Text>
          <Title id={id} fz="sm" fw={400} c="dimmed" lts={0}>
            {orderTexts('order', { number: order.orderNumber })}
          </Title>
        </Box>
      </Group>
      <div>
        <Text fz="var(--type-3)" fw={800} lh="max(1.3, var(--least-line))">
          <Unbroken>{main}</Unbroken>
        </Text>
        <p>
          <Unbroken>{below}</Unbroken>
        </p>
      </div>
      <LinkTechnician token={token} order={order} />
      <Progress order={order} events={order.events} />
      {order.bill && (
        <section className={`card ${classes.card}`} aria-label={t('yourBill')}>
          <ApplianceNames lines={order.products} />
          <BillOfOrder bill={order.bill}>
            <ButtonAnchor variant="outline" href={`/api/tracked-bill/${encodeURIComponent(token)}`} download>
              {orderTexts('downloadBill')}
            </ButtonAnchor>
          </BillOfOrder>
        </section>
      )}
      {estimate && <LinkEstimate token={token} order={order} estimate={estimate} />}
      <div className={`card ${classes.card}`}>
        <LinkWarranty token={token} order={order} />
      </div>
      {order.stage === 'done' && <LinkFeedback token={token} order={order} describedBy={id} />}
      <OrderChanges order={order} changes={changes} describedBy={id} />
      {order.stage === 'scheduled' && (
        <Group ml={-12}>
          <AddToCalendar token={token} />
        </Group>
      )}
      {order.stage === 'cancelled' && !order.warrantyOf && <AgainLink products={order.products} />}
      <section className={`card ${classes.card}`} aria-label={t('yourBooking')}>
        {!order.bill && <BookedLines order={order} estimate={estimate} />}
        <Small>
          {t('booked', {
            date: formatLongDate(order.createdAt),
            name: order.firstName,
            area: areaName(order.area),
            end: order.mobileEnd,
          })}
        </Small>
        {order.warrantyOf && <Small>{t('warrantyOf', { number: order.warrantyOf })}</Small>}
        <OrderPictures of={{ token }} stage={order.stage} />
      </section>
      <CallUs words={t('question')} about={orderTexts('inQuestion', { number: order.orderNumber })} />
      <LinkData token={token} order={order.orderNumber} />
    </div>
  );
}

// A link shows no full address, so the customer books the service again.
const AgainLink = ({ products }: Pick<TrackedOrder, 'products'>) => (
  <ButtonLink
    to={products.length === 1 && products[0] ? paths.service(products[0].productId) : paths.services()}
  >
    {orderTexts('bookAgain')}
  </ButtonLink>
);

type TechnicianProps = { token: string; order: Pick<TrackedOrder, 'technician' | 'stage'> };

function LinkTechnician({ token, order: { technician, stage } }: TechnicianProps) {
  const input = { token, ...(technician && { of: technician }) };
  const { data } = trpc.tracking.technicianPhoto.useQuery(input, {
    ...photoOptions,
    enabled: technician !== null,
  });
  if (!technician || stage === 'cancelled') return null;
  return <Technician firstName={technician} photo={data?.photo} done={stage === 'done'} />;
}

type FeedbackProps = { token: string; order: TrackedOrder; describedBy: string };

function LinkFeedback({ token, order, describedBy }: FeedbackProps) {
  const queries = trpc.useUtils();
  const give = trpc.tracking.giveFeedback.useMutation();
  return (
    <OrderFeedback
      id={token}
      order={order}
      describedBy={describedBy}
      give={(feedback) => give.mutateAsync({ token, ...feedback })}
      refresh={() => queries.tracking.order.invalidate({ token })}
    />
  );
}

type Made = ClaimMade & { token: string };

function LinkWarranty({ token, order }: { token: string; order: TrackedOrder }) {
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
