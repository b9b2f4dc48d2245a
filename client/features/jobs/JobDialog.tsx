// The dialogs are outside the list. If a job leaves the list, its dialog stays open.
import { lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { toast } from '#client/lib/toast.ts';
import type { Finish } from '#shared/bills/finish.ts';
import type { Job, PartStep } from '#shared/jobs/schema.ts';
import { loadPictures } from './JobPictures.tsx';
import { jobsStore } from './jobs-store.ts';
import { loadEstimate } from './LazyEstimate.tsx';
import { LazyJobPart } from './LazyJobPart.tsx';
import type { Action } from './next-action.ts';
import { jobTexts as t } from './texts.ts';

const loadPart = chunk(() => import('./PartDialog.tsx'));
const PartDialog = lazy(loadPart);
const loadFinish = chunk(() => import('./FinishJob.tsx'));
const FinishJob = lazy(loadFinish);
const loadNote = chunk(() => import('./NoteDialog.tsx'));
const NoteDialog = lazy(loadNote);

export const preloadDialogs = (): void => {
  for (const load of [loadPart, loadFinish, loadEstimate, loadPictures, loadNote])
    void load().catch(() => {});
};

export type Question = NonNullable<Action['asks']> | 'note';
export type Ask = (job: Job, question: Question) => void;

export type StageStep = Pick<Action, 'to' | 'reason'> & Partial<PartStep> & { finish?: Finish };

type Props = {
  job: Job;
  question: Question;
  take: (step: StageStep) => void;
  close: () => void;
};

export function JobDialog({ job, question, take, close }: Props) {
  const closeAnd = (step: StageStep) => {
    close();
    take(step);
  };
  return (
    <LazyJobPart>
      {question === 'money' && (
        <FinishJob job={job} close={close} finish={(finish) => closeAnd({ to: 'done', finish })} />
      )}
      {question === 'part' && (
        <PartDialog
          customer={job.fullname}
          close={close}
          wait={(step) => closeAnd({ to: 'waiting', ...step })}
        />
      )}
      {question === 'note' && (
        <NoteDialog
          customer={job.fullname}
          close={close}
          add={(note) => {
            close();
            void jobsStore.takeStep({ job: job._id, kind: 'addNote', what: { note } });
            toast.success(t('noteSent'));
          }}
        />
      )}
    </LazyJobPart>
  );
}
