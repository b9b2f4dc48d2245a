// Overview: what the owner asks each morning; every figure opens the list behind it.

import { lazy, useEffect } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { useNews } from '../news/news.ts';
import { Screen } from '../Screen.tsx';
import { Figures } from './Figures.tsx';
import { MissingContacts } from './MissingContacts.tsx';
import { OldestOpen } from './OldestOpen.tsx';
import { SetAsideMails } from './SetAsideMails.tsx';

const BookingCharts = lazy(() => import('./BookingCharts.tsx'));

const minute = 60_000;

export function Component() {
  const news = useNews();
  const overview = trpc.backoffice.overview.useQuery(undefined, { staleTime: 0, refetchInterval: minute });
  const { refetch } = overview;
  const came = (news?.orders ?? 0) + (news?.enquiries ?? 0);
  useEffect(() => {
    if (came > 0) void refetch();
  }, [came, refetch]);
  return (
    <Screen title="Overview">
      {overview.data ? (
        <Morning overview={overview.data} />
      ) : overview.error ? (
        <LoadError error={overview.error} retry={() => void overview.refetch()} />
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}

function Morning({ overview }: { overview: Overview }) {
  return (
    <Stack gap="md">
      <MissingContacts missing={overview.missingContacts} />
      <Figures overview={overview} />
      {overview.mailsSetAside > 0 && <SetAsideMails />}
      <OldestOpen orders={overview.oldestOpen} />
      <LazyPart
        loading={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
        failed={<p>The charts did not load.</p>}
      >
        <BookingCharts overview={overview} />
      </LazyPart>
    </Stack>
  );
}

const Waiting = () => (
  <Stack gap="md">
    <LoadingNote what="Loading the overview" />
    <Skeleton width="100%" height={104} radius="var(--radius-card)" />
    <Skeleton width="100%" height={360} radius="var(--radius-card)" />
    <Skeleton width="100%" height={320} radius="var(--radius-card)" />
  </Stack>
);
