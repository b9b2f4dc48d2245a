import { useId, useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Stack, Subtitle, Text, Title, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatTime } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isLate } from '#shared/orders/due.ts';
import { streetLine } from '#shared/orders/place.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { stageTable } from '#shared/orders/stages.ts';
import { areaName } from '#shared/place-names.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { StageBadge } from '../admin/orders/words/StageBadge.tsx';
import { isSoon } from './day-of-jobs.ts';
import { JobActions, NoteButton } from './JobActions.tsx';
import classes from './JobCard.module.css';
import { JobContact } from './JobContact.tsx';
import type { Ask } from './JobDialog.tsx';
import { JobNews } from './JobNews.tsx';
import { JobServices } from './JobServices.tsx';
import { useJobsStore } from './jobs-store.ts';
import { LazyEstimate } from './LazyJobPart.tsx';
import { shopNow } from './offline/stored-jobs.ts';
import { jobTexts as t } from './texts.ts';

type Props = { job: Job; ask: Ask };

export function JobCard({ job, ask, isNext }: Props & { isNext: boolean }) {
  const headingId = useId();
  const [opened, setOpened] = useState(false);
  if (!isNext && !opened) return <JobRow job={job} open={() => setOpened(true)} />;
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-now={stageTable[job.stage].now || undefined}
      data-job={job._id}
    >
      <Group component="header" justify="space-between" gap="4px 12px">
        <JobTime job={job} fz="1.25rem" />
        <StageBadge stage={job.stage} />
      </Group>
      <div>
        <Title order={3} fz="xl" id={headingId}>
          {job.fullname}
        </Title>
        <Text fz="1.0625rem" lh={1.4}>
          {streetLine(job)}, <strong>{areaName(job.area)}</strong>
        </Text>
      </div>
      <JobServices job={job} describedBy={headingId} ask={ask} />
      <JobContact job={job} describedBy={headingId} />
      <LazyEstimate job={job} describedBy={headingId} />
      <JobNews job={job} />
      <JobActions job={job} describedBy={headingId} isNext={isNext} ask={ask} />
    </article>
  );
}

/** A job in three lines. The button covers the whole row. */
function JobRow({ job, open }: { job: Job; open: () => void }) {
  const headingId = useId();
  return (
    <Stack
      component="article"
      gap={2}
      p="7px 44px 7px 14px"
      className={`card ${classes.row}`}
      aria-labelledby={headingId}
      data-job={job._id}
    >
      <JobTime job={job} fz="1.0625rem" />
      <Subtitle>
        <UnstyledButton fz="inherit" fw="inherit" aria-expanded={false} onClick={open}>
          <span id={headingId}>{job.fullname}</span>, {areaName(job.area)}
        </UnstyledButton>
      </Subtitle>
      <Text truncate>{serviceNames(job)}</Text>
      <JobNews job={job} />
      <Icon name="down" size={20} />
    </Stack>
  );
}

const Extra = ({ children }: { children: string }) => (
  <Text span fz="md" fw={700} lh="inherit">
    {children}
  </Text>
);

function JobTime({ job, fz }: { job: Job; fz: string }) {
  const { visit, partExpected } = job;
  const now = shopNow(useJobsStore().stored);
  const waits = stageTable[job.stage].waits;
  return (
    <Group component="p" gap="2px 10px" fz={fz} fw={800} lh="max(1.25, var(--least-line))">
      {waits ? (
        t(job.part ? 'waitsForPart' : 'waits')
      ) : visit ? (
        <Unbroken>{formatWindow(visit)}</Unbroken>
      ) : (
        t('noTime')
      )}
      {waits && partExpected && <Extra>{t('partExpected', { day: formatVisitDay(partExpected) })}</Extra>}
      {waits && visit && <Extra>{t('firstVisit', { day: formatVisitDay(visit.date) })}</Extra>}
      {!waits && visit && !isSoon(visit.date, now) && <Extra>{formatVisitDay(visit.date)}</Extra>}
      {job.notAtHomeAt && <Extra>{t('wasThere', { time: formatTime(job.notAtHomeAt) })}</Extra>}
      {isLate(job, now) && (
        <Group component="span" gap={4} fz="md" c="var(--danger)">
          <Icon name="warning" size={16} /> {t('late')}
        </Group>
      )}
    </Group>
  );
}

export function ClosedJob({ job, ask }: Props) {
  const headingId = useId();
  return (
    <Stack component="article" gap={4} p="7px 14px" className="card" aria-labelledby={headingId}>
      <Group component="header" justify="space-between" gap="4px 12px">
        <Subtitle id={headingId}>
          {job.fullname}, {areaName(job.area)}
        </Subtitle>
        <StageBadge stage={job.stage} />
      </Group>
      <p>{serviceNames(job)}</p>
      <NoteButton job={job} describedBy={headingId} ask={ask} />
      <JobNews job={job} />
    </Stack>
  );
}
