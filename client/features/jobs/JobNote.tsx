// A note for the office about a job: by its technician, with a network or without, until the job is his no more.
import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import classes from './JobCard.module.css';
import { LaterPart } from './LaterPart.tsx';
import { takeStep } from './offline-jobs.ts';

/** Brings the dialog before it is needed. */
export const loadNote = chunk(() => import('./NoteDialog.tsx'));
const NoteDialog = lazy(loadNote);

export function JobNote({ job, describedBy }: { job: Job; describedBy: string }) {
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  return (
    <>
      <Button
        variant="quiet"
        className={classes.noteButton}
        aria-describedby={describedBy}
        onClick={() => setWriting(true)}
      >
        Note for the shop
      </Button>
      {writing && (
        <LaterPart>
          <NoteDialog
            customer={job.fullname}
            close={close}
            add={(note) => {
              close();
              void takeStep({ job: job._id, kind: 'addNote', what: { note } });
              toast.success('Your note is on its way to the shop.');
            }}
          />
        </LaterPart>
      )}
    </>
  );
}
