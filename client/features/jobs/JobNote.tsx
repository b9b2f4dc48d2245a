// A note for the office about a job: by its technician, with a network or without, until the job is his no more.
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import type { Ask } from './JobDialog.tsx';

type Props = { job: Job; describedBy: string; ask: Ask };

export const JobNote = ({ job, describedBy, ask }: Props) => (
  <Button variant="quiet" aria-describedby={describedBy} onClick={() => ask(job, 'note')}>
    Note for the shop
  </Button>
);
