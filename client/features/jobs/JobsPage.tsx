import { type ReactNode, useEffect } from 'react';
import { LanguageSelect } from '#client/app/shell/LanguageSwitch.tsx';
import { NeedsBrowser } from '#client/app/shell/NoScripts.tsx';
import { RouteFocus } from '#client/app/shell/RouteFocus.tsx';
import { Toasts } from '#client/app/shell/Toasts.tsx';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useAuthToken } from '#client/lib/session.ts';
import { EnabledWhenHydrated } from '#client/ui/EnabledWhenHydrated.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Text, Title } from '#client/ui/mantine/layout.tsx';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import { shownDaysAhead } from '#shared/jobs/days.ts';
import { currentLanguage } from '#shared/language.ts';
import { installWorker } from './install-worker.ts';
import { JobList } from './JobList.tsx';
import classes from './Jobs.module.css';
import { JobsLogout } from './JobsLogout.tsx';
import { RenderedJobsProvider, useJobsStore } from './jobs-store.ts';
import type { StoredJobs } from './offline/stored-jobs.ts';
import { RequireTechnician } from './RequireTechnician.tsx';
import { jobTexts as t } from './texts.ts';
import { type Connection, useConnection } from './use-connection.ts';
import { useRenderedJobs } from './use-rendered-jobs.ts';

function JobsFrame({ children }: { children: ReactNode }) {
  const { owner } = useJobsStore();
  const token = useAuthToken();
  useEffect(installWorker, []);
  return (
    <div className={classes.frame}>
      <title>{t('myJobs')}</title>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href={manifest} />
      <header className={classes.bar}>
        <Box flex={1} miw="5.5rem">
          <Title order={1} fz="1.25rem">
            {t('myJobs')}
          </Title>
          <Text size="sm" truncate c="var(--on-ink-soft)" lh="max(1.3, var(--least-line))">
            {owner?.name}
          </Text>
        </Box>
        <LanguageSelect />
        <ConnectionState />
        {token !== null && <JobsLogout />}
      </header>
      <Box component="main" id="main" tabIndex={-1} maw={640} mx="auto" p="12px 12px 48px">
        <NeedsBrowser />
        <EnabledWhenHydrated>{children}</EnabledWhenHydrated>
      </Box>
      <RouteFocus />
      <LeaveGuard />
      <Toasts />
    </div>
  );
}

const manifest = currentLanguage() === 'en' ? '/jobs.webmanifest' : `/jobs.${currentLanguage()}.webmanifest`;

function stateOf(
  connection: Connection,
  { steps, refusals }: StoredJobs,
): [icon: 'check' | 'clock' | 'warning', words: string] {
  if (steps.length > 0)
    return ['clock', connection === 'open' ? t('sending') : t('stepsWait', { count: steps.length })];
  if (connection !== 'open') return ['clock', t(connection)];
  return refusals.length > 0
    ? ['warning', t('stepsNotDone', { count: refusals.length })]
    : ['check', t('online')];
}

function ConnectionState() {
  const [icon, words] = stateOf(useConnection(), useJobsStore().stored);
  return (
    <p className={classes.line} data-well={icon === 'check' || undefined} role="status">
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </p>
  );
}

export const prefetch: Prefetch = async (queries, { signedIn }) => {
  // The service worker keeps the page without them.
  if (!signedIn) return;
  await Promise.all([
    queries.business.get.prefetch(),
    queries.accounts.me.prefetch(),
    queries.jobs.list.prefetch({ daysAhead: shownDaysAhead }),
    queries.bills.cashInHand.prefetch(),
  ]);
};

export function Component() {
  return (
    <RenderedJobsProvider value={useRenderedJobs()}>
      <JobsFrame>
        <RequireTechnician>
          <JobList />
        </RequireTechnician>
      </JobsFrame>
    </RenderedJobsProvider>
  );
}
