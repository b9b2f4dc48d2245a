// The dialogs of jobs. They stand beside the list: a job that is closed, taken away or under another heading meanwhile takes
// nothing with it of what was typed.
import { lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { toast } from '#client/lib/toast.ts';
import type { Finish } from '#shared/bills/finish.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { loadPictures } from './JobPictures.tsx';
import { jobsStore } from './jobs-store.ts';
import { loadEstimate } from './LaterEstimate.tsx';
import { LaterPart } from './LaterPart.tsx';
import type { Action } from './next-action.ts';

const loadPart = chunk(() => import('./PartDialog.tsx'));
const PartDialog = lazy(loadPart);
const loadFinish = chunk(() => import('./FinishJob.tsx'));
const FinishJob = lazy(loadFinish);
const loadNote = chunk(() => import('./NoteDialog.tsx'));
const NoteDialog = lazy(loadNote);

/** Brings the parts that come later before they are needed: without a network, or after a release, their code may not come. */
export const preloadDialogs = (): void => {
  for (const load of [loadPart, loadFinish, loadEstimate, loadPictures, loadNote])
    void load().catch(() => {});
};

/** What is asked about a job. */
export type Question = NonNullable<Action['asks']> | 'note';
/** Opens the dialog. */
export type Ask = (job: Job, question: Question) => void;

/** A step with a job, and what goes with it. */
export type StageStep = Pick<Action, 'to' | 'reason'> & { finish?: Finish };

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
    <LaterPart>
      {question === 'money' && (
        <FinishJob job={job} close={close} finish={(finish) => closeAnd({ to: 'done', finish })} />
      )}
      {question === 'part' && (
        <PartDialog
          customer={job.fullname}
          close={close}
          wait={(reason) => closeAnd({ to: 'waiting', reason })}
        />
      )}
      {question === 'note' && (
        <NoteDialog
          customer={job.fullname}
          close={close}
          add={(note) => {
            close();
            void jobsStore.takeStep({ job: job._id, kind: 'addNote', what: { note } });
            toast.success('Your note is on its way to the shop.');
          }}
        />
      )}
    </LaterPart>
  );
}
