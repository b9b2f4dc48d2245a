import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { focusHeading } from '#client/ui/use-return-focus.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { formatRupees, formatTime } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { jobsStore, useJobsStore } from './jobs-store.ts';
import { type Refusal, withoutRefusal } from './offline/stored-jobs.ts';
import { jobTexts as t } from './texts.ts';
import { useConnection, waitingWords } from './use-connection.ts';

export function JobNews({ job }: { job: Pick<Job, '_id' | 'stage'> }) {
  const { stored } = useJobsStore();
  const line = useConnection();
  const waits = stored.steps.some((step) => step.job === job._id);
  return (
    <>
      {stored.refusals
        .filter((refusal) => isOpen(job.stage) && refusal.job === job._id)
        .map((refusal) => (
          <RefusedStep key={refusal.key} refusal={refusal} />
        ))}
      {waits && (
        <Group component="p" gap="xs" wrap="nowrap" fw={700}>
          <Icon name="clock" size={18} />
          {waitingWords[line]}
        </Group>
      )}
    </>
  );
}

export function RefusedStep({ refusal, named = false }: { refusal: Refusal; named?: boolean }) {
  const { key, customer, step, at, why, taken, again, dropped } = refusal;
  const dismiss = async (button: Element) => {
    const part = button.closest('article, main');
    await jobsStore.change((stored) => withoutRefusal(stored, key));
    focusHeading(part);
  };
  return (
    <Notice kind="failure">
      <p>
        {(named || taken) && customer && <strong>{customer}: </strong>}
        {t('notDone', { step, time: formatTime(at), why })}
      </p>
      {taken && (
        <p>
          <strong>
            {t('youTook', { amount: formatRupees(taken.taken), method: methodName(taken.method) })}
          </strong>
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          {t('notSent', {
            steps: dropped.map((words) => `‘${words}’`).join(t('and')),
            count: dropped.length,
          })}
        </p>
      )}
      <Group gap="xs">
        <Button variant="outline" onClick={({ currentTarget }) => void dismiss(currentTarget)}>
          {t('ok')}
        </Button>
        {again && (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              void dismiss(currentTarget).then(() => jobsStore.takeStep(again));
            }}
          >
            {t('bindAnyway')}
          </Button>
        )}
      </Group>
    </Notice>
  );
}
