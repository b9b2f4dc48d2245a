import { Fragment, lazy, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chunk } from '#client/app/chunk.ts';
import emptyArt from '#client/assets/empty/no-orders.svg?inline';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { usePreload } from '#client/lib/use-preload.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { loadModal } from '#client/ui/Modal.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Paper, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { focusHeading } from '#client/ui/use-return-focus.ts';
import { formatTime } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { namesOf } from '#shared/names-of.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { paths } from '#shared/paths.ts';
import { CalendarFeed } from '../calendar/CalendarFeed.tsx';
import { dayOfJobs, nextJob } from './day-of-jobs.ts';
import { takeStage } from './JobActions.tsx';
import { ClosedJob, JobCard } from './JobCard.tsx';
import type { Ask, Question } from './JobDialog.tsx';
import { RefusedStep } from './JobNews.tsx';
import { loadPictures } from './JobPictures.tsx';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { useJobsStore } from './jobs-store.ts';
import { LazyJobPart, loadEstimate } from './LazyJobPart.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { currentCash, currentJobs, shopNow } from './offline/stored-jobs.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { ShowOnAbout } from './ShowOnAbout.tsx';
import { jobTexts as t } from './texts.ts';
import { useConnection } from './use-connection.ts';
import { useDownloadPictures } from './use-job-pictures.ts';
import { useJobs } from './use-jobs.ts';

const headings = {
  earlier: t('fromEarlier'),
  today: t('today'),
  tomorrow: t('tomorrow'),
  later: t('later'),
  waiting: t('waiting'),
  untimed: t('untimed'),
  closed: t('closed'),
} as const;

const loadDialog = chunk(() => import('./JobDialog.tsx'));
const JobDialog = lazy(loadDialog);

const StickerToBind = lazy(chunk(() => import('./StickerToBind.tsx')));

const later = [loadDialog, loadModal, loadEstimate, loadPictures];

export function JobList() {
  const { stored } = useJobsStore();
  const { error, again, reading } = useJobs();
  const line = useConnection();
  const [params, setParams] = useSearchParams();
  const isHydrated = useKnownInBrowser(true);
  const sticker = isHydrated && params.get('sticker');
  usePreload(later);
  const cashInHand = currentCash(stored);
  const jobs = currentJobs(stored);
  useDownloadPictures(jobs, stored.asOf);
  // A card shows the refused steps of its own job. The list shows those of closed jobs on top, because closed
  // jobs are far below.
  const open = new Set(jobs?.filter(({ stage }) => isOpen(stage)).map(({ _id }) => _id));
  const refusals = stored.refusals
    .filter(({ job }) => !open.has(job))
    .map((refusal) => <RefusedStep key={refusal.key} refusal={refusal} named />);
  if (!jobs)
    return (
      <>
        {refusals}
        {error && !reading ? <LoadError error={error} retry={again} pending={reading} /> : <JobsSkeleton />}
      </>
    );
  return (
    <Stack gap="sm">
      {stored.asOf && (
        <Paper
          component="p"
          withBorder
          p="10px 14px"
          fw={700}
          role="status"
          hidden={line === 'open'}
          display={line === 'open' ? 'none' : 'block'}
        >
          {t(line === 'silent' ? 'silentAsOf' : 'offlineAsOf', { time: formatTime(stored.asOf) })}
        </Paper>
      )}
      {refusals}
      {sticker && (
        <LazyJobPart>
          <StickerToBind sticker={sticker} jobs={jobs} done={() => setParams({}, { replace: true })} />
        </LazyJobPart>
      )}
      <Day jobs={jobs} now={shopNow(stored)} />
      {cashInHand !== null && (
        <Group justify="space-between">
          <span>{cashInHand < 0 ? t('officeOwes') : t('cashInHand')}</span>
          <Text span fw={800}>
            <Money rupees={Math.abs(cashInHand)} />
          </Text>
        </Group>
      )}
      <OwnFigures today={indiaDayOf(shopNow(stored))} />
      <CalendarFeed />
      {isHydrated && <PushSwitch />}
      <ShowOnAbout />
      <Link to={paths.jobsHelp} className="tall-link">
        {t('help')}
      </Link>
    </Stack>
  );
}

function Day({ jobs, now }: { jobs: readonly Job[]; now: number }) {
  const day = dayOfJobs(jobs, now);
  const next = nextJob(day);
  const [dialog, setDialog] = useState<{ job: Job; question: Question } | null>(null);
  const ask: Ask = (job, question) => setDialog({ job, question });
  const dialogJob = dialog && (jobs.find(({ _id }) => _id === dialog.job._id) ?? dialog.job);
  // The job whose dialog took a step. When the list shows the step, the page scrolls to the next job.
  const moved = useRef<Job>(null);
  useEffect(() => {
    const oldJob = moved.current;
    if (!oldJob || jobs.find(({ _id }) => _id === oldJob._id)?.stage === oldJob.stage) return;
    moved.current = null;
    const card = next ? document.querySelector(`[data-job="${next._id}"]`) : null;
    (card ?? document.body).scrollIntoView();
    focusHeading(card);
  }, [jobs, next]);
  const isFree = !day.today && !day.tomorrow && !day.earlier;
  return (
    <>
      {isFree && <EmptyState art={emptyArt} title={t('noVisits')} text={t('noVisitsText')} />}
      {namesOf(headings).map((name) => {
        const jobsOf = day[name] ?? [];
        return (
          jobsOf.length > 0 && (
            <Fragment key={name}>
              <Title
                order={2}
                mt="sm"
                fz="var(--type-3)"
                c={name === 'earlier' ? 'var(--danger)' : 'var(--ink)'}
              >
                {headings[name]}{' '}
                <Text span inherit fw={400} c="dimmed">
                  {jobsOf.length}
                </Text>
              </Title>
              {jobsOf.map((job) =>
                name === 'closed' ? (
                  <ClosedJob key={job._id} job={job} ask={ask} />
                ) : (
                  <JobCard key={job._id} job={job} ask={ask} isNext={job._id === next?._id} />
                ),
              )}
            </Fragment>
          )
        );
      })}
      {dialog && dialogJob && (
        <LazyJobPart>
          <JobDialog
            job={dialogJob}
            question={dialog.question}
            take={(step) => {
              moved.current = dialogJob;
              takeStage(dialogJob._id, step);
            }}
            close={() => setDialog(null)}
          />
        </LazyJobPart>
      )}
    </>
  );
}
