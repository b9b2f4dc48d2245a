import { useShopForm } from '#client/lib/form.ts';
import { useCan } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { answerForm, type EnquiryInFull } from '#shared/enquiries/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { PersonsData } from '../../rights/PersonsData.tsx';
import { readAgain, useAction } from '../use-action.ts';
import { Clock, clockWords } from './Clock.tsx';
import { enquiryTexts as t } from './texts.ts';

/** The clock of a complaint and what settles it: an answer, or the copy or erasure that was asked for. */
export function Complaint({ enquiry }: { enquiry: EnquiryInFull }) {
  const { _id: id, kind, personId, settledAt, acknowledgedAt } = enquiry;
  const queries = trpc.useUtils();
  const changed = () => readAgain(queries, ['enquiries', 'backoffice']);
  const acknowledge = trpc.enquiries.acknowledge.useMutation();
  const [run, pending] = useAction(['enquiries', 'backoffice']);
  const may = useCan();
  return (
    <section aria-label={t('reply')}>
      <Stack gap="sm">
        <Clock enquiry={enquiry} words={clockWords(enquiry, formatMoment)} />
        {enquiry.answer && (
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{enquiry.answer}</p>
        )}
        {!settledAt && may('requests.edit') && (
          <>
            {!acknowledgedAt && (
              <Group>
                <Button
                  variant="outline"
                  pending={pending}
                  onClick={() => void run(() => acknowledge.mutateAsync({ id }))}
                >
                  {t('acknowledge')}
                </Button>
              </Group>
            )}
            {kind === 'complaint' && <AnswerForm id={id} changed={changed} />}
            {personId && <PersonsData customer={{ _id: personId }} erased={() => {}} />}
          </>
        )}
      </Stack>
    </section>
  );
}

function AnswerForm({ id, changed }: { id: string; changed: () => Promise<unknown> }) {
  const answer = trpc.enquiries.answer.useMutation();
  const form = useShopForm({
    schema: answerForm,
    initialValues: { answer: '' },
    draft: `answer ${id}`,
  });
  const onSubmit = form.submit(async (values) => {
    toast.success((await answer.mutateAsync({ id, ...values })).message);
    await changed();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextAreaField label={t('answer')} description={t('answerHelp')} {...form.field('answer')} />
        <Group>
          <Button type="submit" pending={form.pending}>
            {t('sendAnswer')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
