import { lazy, type ReactNode } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import { jobTexts as t } from './texts.ts';

type Props = { loading?: ReactNode; children: ReactNode };

export const LazyJobPart = ({ loading = null, children }: Props) => (
  <LazyPart loading={loading} failed={<Notice kind="failure">{t('partFailed')}</Notice>}>
    {children}
  </LazyPart>
);

export const loadEstimate = chunk(() => import('./JobEstimate.tsx'));
const JobEstimate = lazy(loadEstimate);

const isNeeded = ({ stage, estimate }: Job) => stageTable[stage].begun || (estimate?.lines.length ?? 0) > 0;

export function LazyEstimate({ job, describedBy }: { job: Job; describedBy: string }) {
  const isHydrated = useKnownInBrowser(true);
  if (!isNeeded(job)) return null;
  const loading = <Skeleton width="100%" height={48} />;
  if (!isHydrated) return loading;
  return (
    <LazyJobPart loading={loading}>
      <JobEstimate job={job} describedBy={describedBy} />
    </LazyJobPart>
  );
}
