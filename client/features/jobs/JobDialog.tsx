// The dialogs are outside the list. If a job leaves the list, its dialog stays open.
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import type { Finish } from '#shared/bills/finish.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Job, PartStep } from '#shared/jobs/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { ApplianceDialog, type ApplianceQuestion } from './ApplianceDialog.tsx';
import { FinishJob } from './FinishJob.tsx';
import { jobsStore } from './jobs-store.ts';
import { type Action, nextAction } from './next-action.ts';
import { shopNow } from './offline/stored-jobs.ts';
import { PartDialog } from './PartDialog.tsx';
import { jobTexts as t } from './texts.ts';

export type Question = NonNullable<Action['asks']> | 'note' | 'otherDay' | ApplianceQuestion;
export type Ask = (job: Job, question: Question) => void;

export type StageStep = Pick<Action, 'to' | 'reason'> & Partial<PartStep> & { finish?: Finish };

type Props = {
  job: Job;
  question: Question;
  take: (step: StageStep) => void;
  close: () => void;
};

export default function JobDialog({ job, question, take, close }: Props) {
  const closeAnd = (step: StageStep) => {
    close();
    take(step);
  };
  if (typeof question === 'object') return <ApplianceDialog job={job} {...question} close={close} />;
  if (question === 'money')
    return <FinishJob job={job} close={close} finish={(finish) => closeAnd({ to: 'done', finish })} />;
  if (question === 'otherDay') return <StartedOnOtherDay job={job} yes={closeAnd} close={close} />;
  if (question === 'note') return <NoteDialog job={job} close={close} />;
  return (
    <PartDialog customer={job.fullname} close={close} wait={(step) => closeAnd({ to: 'waiting', ...step })} />
  );
}

/** Asks first, because a slip would tell the customer of another day that the technician is coming. */
function StartedOnOtherDay({ job, yes, close }: Pick<Props, 'job' | 'close'> & { yes: Props['take'] }) {
  const action = nextAction(job.stage);
  if (!action || !job.visit) return null;
  const { date } = job.visit;
  const past = date < indiaDayOf(shopNow(jobsStore.getSnapshot().stored)) ? 'yes' : 'no';
  return (
    <ConfirmDialog
      question={t('otherDay', { day: formatVisitDay(date), past })}
      yes={action.words}
      confirm={() => yes(action)}
      cancel={close}
    />
  );
}

function NoteDialog({ job, close }: Pick<Props, 'job' | 'close'>) {
  const form = useShopForm({ schema: noteForm, initialValues: { note: '' } });
  const onSubmit = form.submit(async (what) => {
    close();
    void jobsStore.takeStep({ job: job._id, kind: 'addNote', what });
    toast.success(t('noteSent'));
  });
  return (
    <FormDialog title={t('noteForShop')} yes={t('addNote')} close={close} form={form} onSubmit={onSubmit}>
      <Textarea
        label={t('note')}
        description={t('officeReads', { customer: job.fullname })}
        autosize={false}
        rows={4}
        maxLength={maxLength.note}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
