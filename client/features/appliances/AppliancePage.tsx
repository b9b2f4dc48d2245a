import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import { useIsMissing } from '#client/lib/missing.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { categoryOf } from '#shared/appliances/kinds.ts';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { OrderPictures } from '../orders/OrderPictures.tsx';
import { ClaimDialog } from '../warranty/ClaimDialog.tsx';
import { warrantyTexts } from '../warranty/texts.ts';
import { useClaimActions } from '../warranty/use-claim-actions.ts';
import { ApplianceParts, ApplianceState } from './ApplianceParts.tsx';
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

function Shown({ appliance }: { appliance: ApplianceInFull }) {
  const { _id, name } = appliance;
  const category = categoryOf(appliance.kind);
  const navigate = useNavigate();
  const claimable = appliance.history.find(({ order }) => order?.claimable);
  const [claiming, setClaiming] = useState(false);
  return (
    <>
      <Stack gap="xs">
        <Title fz="var(--type-2)" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <ApplianceState appliance={appliance} />
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
      <ApplianceParts
        appliance={appliance}
        orderPath={(order) => `${paths.myOrders}#${order}`}
        removed={() => void navigate(paths.appliances, { replace: true })}
      />
      {claiming && claimable && <Claim repair={claimable} close={() => setClaiming(false)} />}
    </>
  );
}

type Repair = ApplianceInFull['history'][number];

function Claim({ repair, close }: { repair: Repair; close: () => void }) {
  const navigate = useNavigate();
  const actionsOf = useClaimActions();
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
      actions={actionsOf(order._id)}
      close={close}
      show={() => void navigate(paths.myOrders, { replace: true })}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}
