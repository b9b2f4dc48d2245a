import { useId, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { asListItem, Group, Paper, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Session } from '#shared/accounts/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import { accountTexts as t } from './texts.ts';

const fewDevices = 5;

export const securityPadding = { base: 'md', sm: 'lg' };

const thisOneFirst = (sessions: readonly Session[]) => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];

const tellWhy = (error: unknown) => toast.error(wordsOf(error));

export function SessionList() {
  const [all, setAll] = useState(false);
  const queries = trpc.useUtils();
  const sessions = trpc.accounts.sessions.useQuery();
  const callbacks = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onSettled: () => queries.accounts.sessions.invalidate(),
  };
  const endOne = trpc.accounts.endSession.useMutation(callbacks);
  const endOthers = trpc.accounts.endOtherSessions.useMutation(callbacks);
  const [signOutOthers, signingOutOthers] = usePending(() => endOthers.mutateAsync().catch(tellWhy));
  const devices = sessions.data && thisOneFirst(sessions.data);
  const visibleDevices = all ? devices : devices?.slice(0, fewDevices);

  return (
    <Paper withBorder radius="lg" p={securityPadding}>
      <Stack>
        <Title order={3} fz="md" id="sessions">
          {t('whereSignedIn')}
        </Title>
        {visibleDevices ? (
          <ul className="rows" aria-labelledby="sessions">
            {visibleDevices.map((session) => (
              <Device
                key={session._id}
                session={session}
                end={() => endOne.mutateAsync({ sessionId: session._id }).catch(tellWhy)}
              />
            ))}
          </ul>
        ) : sessions.isError ? (
          <LoadError
            error={sessions.error}
            retry={() => void sessions.refetch()}
            pending={sessions.isFetching}
          />
        ) : (
          <>
            <LoadingNote what={t('loadingDevices')} />
            <Skeleton width="100%" height={68} />
          </>
        )}
        {devices && visibleDevices && devices.length > visibleDevices.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('allDevices', { count: devices.length })}
          </Button>
        )}
        {devices && devices.length > 1 && (
          <Button variant="outline" pending={signingOutOthers} onClick={() => void signOutOthers()}>
            {t('signOutOthers')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

type DeviceProps = { session: Session; end: () => Promise<unknown> };

function Device({ session, end }: DeviceProps) {
  const [signOut, pending] = usePending(end);
  const nameId = useId();
  return (
    <Group wrap="nowrap" justify="space-between" gap="sm" mih={68} py="xs" renderRoot={asListItem}>
      <div id={nameId}>
        <Text fw={600}>{session.device}</Text>
        <Small>
          {session.current ? t('thisDevice') : t('lastUsed', { date: formatLongDate(session.lastUsedAt) })}
        </Small>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          style={{ flex: 'none', marginRight: -12 }}
          aria-describedby={nameId}
          pending={pending}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </Button>
      )}
    </Group>
  );
}
