// What stands around My Jobs: no shop, a slim bar with what the phone and the shop have of each other.
import { type ReactNode, useEffect } from 'react';
import { RouteFocus } from '#client/app/shell/RouteFocus.tsx';
import { Toasts } from '#client/app/shell/Toasts.tsx';
import { useAuthToken } from '#client/lib/session.ts';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { installWorker } from './install-worker.ts';
import classes from './Jobs.module.css';
import { JobsLogout } from './JobsLogout.tsx';
import { useSteadyTaps } from './shaking-hand.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

export function JobsFrame({ children }: { children: ReactNode }) {
  const { owner } = useOfflineJobs();
  const token = useAuthToken();
  useSteadyTaps();
  useEffect(installWorker, []);
  return (
    <div className={classes.frame}>
      <title>My Jobs</title>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/jobs.webmanifest" />
      <header className={classes.bar}>
        <div className={classes.who}>
          <h1 className={classes.title}>My Jobs</h1>
          {owner && <p className={classes.name}>{owner.name}</p>}
        </div>
        <ConnectionState />
        {token !== null && <JobsLogout />}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <RouteFocus />
      <LeaveGuard />
      <Toasts />
    </div>
  );
}
