import { useState } from 'react';
import { Link } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import emptyArt from '#client/assets/empty/no-orders.svg';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useSent } from '#client/lib/sent-form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Appliance } from '#shared/appliances/schema.ts';
import { stateSentence } from '#shared/appliances/state.ts';
import { paths } from '#shared/paths.ts';
import { ApplianceForm } from './ApplianceForm.tsx';
import { applianceFieldTexts } from './field-texts.ts';
import { applianceTexts as t } from './texts.ts';

export const prefetch: Prefetch = async (queries, { signedIn }) => {
  if (signedIn) await Promise.all([queries.accounts.me.prefetch(), queries.appliances.mine.prefetch()]);
};

export function Component() {
  const mine = trpc.appliances.mine.useQuery();
  const sent = useSent('appliance');
  const [adding, setAdding] = useState(sent !== null);
  const addButton = (
    <form method="post">
      <Button
        variant={mine.data?.length ? 'outline' : 'primary'}
        sends="appliance"
        onClick={() => setAdding(true)}
      >
        <Icon name="plus" size={20} />
        {applianceFieldTexts('add')}
      </Button>
    </form>
  );
  return (
    <Stack className="page" gap="md" maw={800} py={{ base: 'lg', md: 40 }}>
      <PageHead title={appTexts('myAppliances')} canonical={null} />
      <Group justify="space-between">
        <Title fz="var(--type-2)">{appTexts('myAppliances')}</Title>
        {mine.data && mine.data.length > 0 && addButton}
      </Group>
      {mine.data ? (
        mine.data.length > 0 ? (
          <ul className="card rows">
            {mine.data.map((appliance) => (
              <Row key={appliance._id} appliance={appliance} />
            ))}
          </ul>
        ) : (
          <EmptyState art={emptyArt} title={t('none')} text={t('noneHelp')}>
            {addButton}
          </EmptyState>
        )
      ) : mine.error ? (
        <LoadError error={mine.error} retry={() => void mine.refetch()} pending={mine.isFetching} />
      ) : (
        <>
          <LoadingNote what={t('loading')} />
          <Skeleton width="100%" height={160} radius="var(--radius-card)" />
        </>
      )}
      {adding && <ApplianceForm close={() => setAdding(false)} />}
    </Stack>
  );
}

const Row = ({ appliance }: { appliance: Appliance }) => (
  <li>
    <Group
      wrap="nowrap"
      justify="space-between"
      px="md"
      py="sm"
      c="ink.9"
      td="none"
      renderRoot={(props) => <Link {...props} to={paths.appliance(appliance._id)} />}
    >
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text span display="block" fw={700} c="teal.7">
          {appliance.name}
        </Text>
        <Text span display="block" size="sm">
          {stateSentence(appliance)}
        </Text>
        {appliance.pictures > 0 && (
          <Small span display="block">
            {t('pictureCount', { count: appliance.pictures })}
          </Small>
        )}
      </span>
      <Icon name="right" size={20} />
    </Group>
  </li>
);
