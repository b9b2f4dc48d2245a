import { useId, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Session } from '#shared/accounts/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import classes from './Security.module.css';

/** The number of devices before 'Show all'. */
const fewDevices = 5;

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
    <div className={classes.card}>
      <h3 id="sessions">Where you are signed in</h3>
      {visibleDevices ? (
        <ul className={classes.sessions} aria-labelledby="sessions">
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
          <LoadingNote what="Loading your devices" />
          <Skeleton width="100%" height={68} />
        </>
      )}
      {devices && visibleDevices && devices.length > visibleDevices.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Show all {devices.length} devices
        </Button>
      )}
      {devices && devices.length > 1 && (
        <Button variant="outline" pending={signingOutOthers} onClick={() => void signOutOthers()}>
          Sign out all other devices
        </Button>
      )}
    </div>
  );
}

type DeviceProps = { session: Session; end: () => Promise<unknown> };

function Device({ session, end }: DeviceProps) {
  const [signOut, pending] = usePending(end);
  const nameId = useId();
  return (
    <li className={classes.session}>
      <div id={nameId}>
        <p className={classes.device}>{session.device}</p>
        <p className={classes.used}>
          {session.current ? 'This device' : `Last used ${formatLongDate(session.lastUsedAt)}`}
        </p>
      </div>
      {!session.current && (
        <Button variant="quiet" aria-describedby={nameId} pending={pending} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </li>
  );
}
