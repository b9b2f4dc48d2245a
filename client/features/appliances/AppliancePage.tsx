import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { useIsMissing } from '#client/lib/missing.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { asList, Group, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import { formatDate, formatMonth } from '#shared/date-format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { OrderPictures } from '../orders/OrderPictures.tsx';
import { PdfButton } from '../orders/PdfButton.tsx';
import { orderTexts } from '../orders/texts.ts';
import { ClaimDialog } from '../warranty/ClaimDialog.tsx';
import { warrantyTexts } from '../warranty/texts.ts';
import { ApplianceDialog } from './ApplianceDialog.tsx';
import { AppliancePictures } from './AppliancePictures.tsx';
import { stateSentence } from './state-sentence.ts';
import { applianceTexts as t } from './texts.ts';
import { wishRepair } from './wished-repair.ts';

export const prefetch: Prefetch = async (queries, { params, signedIn }) => {
  if (!signedIn) return;
  await Promise.all([
    queries.accounts.me.prefetch(),
    queries.appliances.page.prefetch({ id: params.id ?? '' }),
  ]);
};

export function Component() {
  const { id = '' } = useParams();
  const page = trpc.appliances.page.useQuery({ id });
  if (useIsMissing(page))
    return (
      <NothingHere title={t('notFound')} text={t('notFoundHelp')}>
        <Link className="tall-link" to={paths.appliances}>
          {appTexts('myAppliances')}
        </Link>
      </NothingHere>
    );
  return (
    <Stack className="page" gap="lg" maw={800} py={{ base: 'lg', md: 40 }}>
      <PageHead title={page.data?.name ?? appTexts('myAppliances')} canonical={null} />
      <Link className="tall-link" to={paths.appliances}>
        {appTexts('myAppliances')}
      </Link>
      {page.data ? (
        <Shown key={id} appliance={page.data} />
      ) : page.error ? (
        <LoadError error={page.error} retry={() => void page.refetch()} pending={page.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </Stack>
  );
}

type Part = { appliance: ApplianceInFull };

function Shown({ appliance }: Part) {
  const { _id, name, makersWarrantyUntil, category } = appliance;
  const claimable = appliance.history.find(({ order }) => order?.claimable);
  const [claiming, setClaiming] = useState(false);
  return (
    <>
      <Stack gap="xs">
        <Title fz="var(--type-2)" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text fz="var(--type-4)" fw={700}>
          {stateSentence(appliance)}
        </Text>
        {makersWarrantyUntil && <p>{t('makersUntil', { month: formatMonth(makersWarrantyUntil) })}</p>}
        <Group gap="sm" mt="xs">
          {claimable && <Button onClick={() => setClaiming(true)}>{warrantyTexts('claim')}</Button>}
          <ButtonLink
            variant={claimable ? 'outline' : 'repair'}
            to={paths.services(category ? [category] : [])}
            onClick={() => wishRepair({ appliance: _id })}
          >
            {t('book')}
          </ButtonLink>
        </Group>
      </Stack>
      <History appliance={appliance} />
      <AppliancePictures id={_id} pictures={appliance.pictureList} />
      <Details appliance={appliance} />
      {claiming && claimable && <Claim repair={claimable} close={() => setClaiming(false)} />}
    </>
  );
}

type Repair = ApplianceInFull['history'][number];

function Claim({ repair, close }: { repair: Repair; close: () => void }) {
  const queries = trpc.useUtils();
  const navigate = useNavigate();
  const { mutateAsync } = trpc.warranty.claim.useMutation();
  const { order, warrantyUntil } = repair;
  if (!order || !warrantyUntil) return null;
  return (
    <ClaimDialog
      line={{
        order: String(order.orderNumber),
        productId: order.productId,
        productName: repair.work[0] ?? '',
        warrantyUntil,
      }}
      actions={{
        send: async ({ knowingly: _, ...claim }) => {
          const { message, data } = await mutateAsync({ ...claim, orderId: order._id });
          return { message, made: data };
        },
        refresh: () => Promise.all([queries.orders.own.invalidate(), queries.appliances.invalidate()]),
      }}
      close={close}
      show={() => void navigate(paths.myOrders, { replace: true })}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}

function History({ appliance: { history } }: Part) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="repairs">
      <Title order={2} fz="var(--type-4)" mb="xs" id="repairs">
        {t('history')}
      </Title>
      <ul className="card rows">
        {history.map(({ date, work, technician, warrantyUntil, order }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read, and two repairs can be alike
          <Stack key={at} component="li" gap={2} px="md" py="sm">
            <Text fw={700}>{work.join(', ')}</Text>
            <Group component="p" gap="0 12px" fz="sm">
              <span>{formatDate(date)}</span>
              {technician && <span>{t('by', { name: technician })}</span>}
              {warrantyUntil && <span>{t('warrantyUntil', { date: formatDate(warrantyUntil) })}</span>}
            </Group>
            {order && (
              <Group gap="0 12px">
                <Link className="tall-link" to={`${paths.myOrders}#${order._id}`}>
                  {orderTexts('order', { number: order.orderNumber })}
                </Link>
                {order.billNumber && (
                  <PdfButton
                    address={`/api/bill/${order._id}/pdf`}
                    fileName={`Bill-${order.billNumber.replaceAll('/', '-')}.pdf`}
                  >
                    {orderTexts('bill', { number: order.billNumber })}
                  </PdfButton>
                )}
              </Group>
            )}
          </Stack>
        ))}
      </ul>
    </section>
  );
}

function Details({ appliance }: Part) {
  const { _id: id, name, model, serial, bought, sticker } = appliance;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const queries = trpc.useUtils();
  const navigate = useNavigate();
  const remove = trpc.appliances.remove.useMutation({
    onSuccess: async ({ message }) => {
      toast.success(message);
      await navigate(paths.appliances, { replace: true });
      void queries.appliances.mine.invalidate();
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  const facts = [
    model && t('modelIs', { model }),
    serial && t('serialIs', { serial }),
    bought && t('boughtIn', { month: formatMonth(bought) }),
    sticker && t('sticker', { code: sticker.code }),
  ].filter(Boolean);
  return (
    <section aria-labelledby="details">
      <Title order={2} fz="var(--type-4)" id="details">
        {t('details')}
      </Title>
      <Stack gap={2} mt={4} style={{ overflowWrap: 'anywhere' }} renderRoot={asList}>
        {facts.map((fact) => (
          <Small component="li" key={fact}>
            {fact}
          </Small>
        ))}
      </Stack>
      <Group gap={0} ml={-12}>
        <Button variant="quiet" onClick={() => setOpen('change')}>
          {t('change')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('remove')}>
          {t('remove')}
        </Button>
      </Group>
      {open === 'change' && <ApplianceDialog appliance={appliance} close={() => setOpen(null)} />}
      {open === 'remove' && (
        <ConfirmDialog
          question={t('removeQuestion', { name })}
          yes={t('remove')}
          danger
          pending={remove.isPending}
          confirm={() => remove.mutate({ id })}
          cancel={() => setOpen(null)}
        >
          <p>{t('removeHelp')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
