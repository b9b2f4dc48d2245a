import { lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import { LazyJobPart } from './LazyJobPart.tsx';

export const loadEstimate = chunk(() => import('./JobEstimate.tsx'));
const JobEstimate = lazy(loadEstimate);

const isNeeded = ({ stage, estimate }: Job) => stageTable[stage].begun || (estimate?.lines.length ?? 0) > 0;

export function LazyEstimate({ job, describedBy }: { job: Job; describedBy: string }) {
  if (!isNeeded(job)) return null;
  return (
    <LazyJobPart loading={<Skeleton width="100%" height={48} />}>
      <JobEstimate job={job} describedBy={describedBy} />
    </LazyJobPart>
  );
}
