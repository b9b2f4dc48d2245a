import { useEffect } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import type { Opening, Overview } from '#shared/backoffice/schema.ts';
import { Loaded } from '../Loaded.tsx';
import { useNews } from '../news/news.ts';
import { Screen } from '../Screen.tsx';
import { Checklist } from './Checklist.tsx';
import { Figures } from './Figures.tsx';
import { SetAsideMails } from './SetAsideMails.tsx';
import { ToDo } from './ToDo.tsx';
import { overviewTexts as t } from './texts.ts';

const minute = 60_000;

export function Component() {
  const news = useNews();
  const overview = trpc.backoffice.overview.useQuery(undefined, { staleTime: 0, refetchInterval: minute });
  const opening = trpc.backoffice.opening.useQuery(undefined, { staleTime: 0 });
  const { refetch } = overview;
  const newCount = (news?.orders ?? 0) + (news?.enquiries ?? 0);
  useEffect(() => {
    if (newCount > 0) void refetch();
  }, [newCount, refetch]);
  return (
    <Screen title={t('overview')}>
      <Loaded reading={overview} height={360}>
        {(data) => <Morning overview={data} opening={opening.data} />}
      </Loaded>
    </Screen>
  );
}

function Morning({ overview, opening }: { overview: Overview; opening: Opening | undefined }) {
  const checklist = opening?.shown && <Checklist opening={opening} />;
  // A shop without a booking has no figures yet.
  if (opening?.hasOrders === false)
    return (
      <Stack gap="md">
        {checklist || <p>{t('nobodyBooked')}</p>}
        {overview.mailsSetAside > 0 && <SetAsideMails />}
      </Stack>
    );
  return (
    <Stack gap="md">
      {checklist}
      <ToDo overview={overview} />
      {overview.mailsSetAside > 0 && <SetAsideMails />}
      <Figures overview={overview} />
    </Stack>
  );
}
