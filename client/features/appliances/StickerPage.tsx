import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import { useIsMissing } from '#client/lib/missing.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { categoryOf } from '#shared/appliances/kinds.ts';
import type { ScannedSticker } from '#shared/appliances/schema.ts';
import { exampleCode } from '#shared/appliances/sticker-code.ts';
import { paths } from '#shared/paths.ts';
import { can } from '#shared/permissions.ts';
import { CallUs } from '../content/CallUs.tsx';
import { ApplianceState, Repairs } from './ApplianceParts.tsx';
import { stickerTexts as t } from './texts.ts';
import { wishRepair } from './wished-repair.ts';

export const prefetch: Prefetch = (queries, { params, signedIn }) =>
  Promise.all([
    queries.appliances.scan.prefetch({ token: params.token ?? '' }),
    signedIn && queries.accounts.me.prefetch(),
  ]);

export function Component() {
  const { token = '' } = useParams();
  // The rate limit counts each scan (30 a minute), so the answer in the rendered page is not refetched.
  const scan = trpc.appliances.scan.useQuery(
    { token },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const queries = trpc.useUtils();
  const isSignedIn = Boolean(useAuthToken());
  // Without a cookie the server rendered the page for a stranger, so a signed-in user scans again.
  const scanSignedIn = useEffectEvent(() => {
    if (scan.data && !queries.accounts.me.getData()) void scan.refetch();
  });
  useEffect(() => {
    if (isSignedIn) scanSignedIn();
  }, [isSignedIn]);
  if (useIsMissing(scan)) return <Unknown key={token} />;
  if (scan.data)
    return scan.data.appliance ? (
      <Bound sticker={scan.data} appliance={scan.data.appliance} />
    ) : (
      <Unbound sticker={scan.data} />
    );
  return (
    <>
      <PageHead title={t('code')} canonical={null} />
      {scan.error ? (
        <LoadError error={scan.error} retry={() => void scan.refetch()} pending={scan.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

type BoundProps = { sticker: ScannedSticker; appliance: NonNullable<ScannedSticker['appliance']> };

function Bound({ sticker: { code, own, staff }, appliance: { kind, name } }: BoundProps) {
  const category = categoryOf(kind);
  return (
    <Stack className="page" gap="md" maw={560} align="flex-start" py={{ base: 'lg', md: 40 }}>
      <PageHead title={name} canonical={null} />
      <div>
        <Title fz="var(--type-2)">{name}</Title>
        <Small>{t('sticker', { code })}</Small>
      </div>
      {staff && <Staff {...staff} />}
      {own && <ButtonLink to={paths.appliance(own)}>{t('toOwn')}</ButtonLink>}
      {!staff && (
        <ButtonLink
          variant="repair"
          to={paths.services(category ? [category] : [])}
          onClick={() => wishRepair(own ? { appliance: own } : { sticker: code, category })}
        >
          {t('bookThis')}
        </ButtonLink>
      )}
      <CallUs words={appTexts('orCall')} about={`${name}, ${t('sticker', { code })}`} />
    </Stack>
  );
}

function Staff({ applianceId, customer }: NonNullable<ScannedSticker['staff']>) {
  const { userId, fullname, mobile } = customer;
  const { user } = useCurrentUser();
  const appliance = trpc.appliances.page.useQuery({ id: applianceId });
  const inPanel = user && can(user.role, 'orders.read');
  return (
    <div>
      <Text fw={700}>{t('customer', { name: fullname })}</Text>
      <p>{mobile}</p>
      <Link className="tall-link" to={inPanel ? paths.admin.customer(userId) : paths.jobs}>
        {inPanel ? appTexts('adminPanel') : appTexts('myJobs')}
      </Link>
      {appliance.data && <ApplianceState appliance={appliance.data} />}
      {appliance.data && <Repairs history={appliance.data.history} orderPath={paths.admin.order} />}
    </div>
  );
}

/** A sticker that is on no appliance. Tells staff where to bind it. */
function Unbound({ sticker: { state, code } }: { sticker: ScannedSticker }) {
  const { user } = useCurrentUser();
  const isBlank = state === 'blank';
  const isStaff = user !== null && can(user.role, 'orders.setStage');
  const inPanel = user !== null && can(user.role, 'orders.read');
  const help = isStaff ? t('bindHelp', { code }) : t('blankHelp');
  return (
    <NothingHere title={isBlank ? t('blank') : t('replaced')} text={isBlank ? help : t('replacedHelp')}>
      {isBlank && isStaff && (
        <Link className="tall-link" to={inPanel ? paths.admin.orders : `${paths.jobs}?sticker=${code}`}>
          {inPanel ? appTexts('adminPanel') : appTexts('myJobs')}
        </Link>
      )}
      <CallUs words={appTexts('orCall')} about={t('sticker', { code })} />
    </NothingHere>
  );
}

function Unknown() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  return (
    <NothingHere title={t('unknown')} text={t('unknownHelp')}>
      <Stack gap="sm" w="100%" maw={420} mx="auto" ta="start">
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim()) void navigate(paths.sticker(code.trim()));
          }}
        >
          <Stack gap="sm">
            <TextField
              label={t('code')}
              name="code"
              placeholder={exampleCode}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              required
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <Button type="submit" sends="sticker" variant="outline" wide>
              {t('show')}
            </Button>
          </Stack>
        </form>
        <Link className="tall-link" to={paths.search()}>
          {t('search')}
        </Link>
        <CallUs words={appTexts('orCall')} />
      </Stack>
    </NothingHere>
  );
}
