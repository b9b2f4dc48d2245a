import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { formatMoment } from '#shared/format.ts';
import { answerForm, type Request } from '#shared/rights/schema.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import { kindTexts, requestTexts as t } from './texts.ts';

type Props = { request: Request; close: () => void; changed: () => void };

export function RequestDialog({ request, close, changed }: Props) {
  const { kind, number, fullname, order, message, mobile, email, byStaff } = request;
  const acknowledge = trpc.rights.acknowledge.useMutation();
  const [take, pending] = usePending(async () => {
    try {
      toast.success((await acknowledge.mutateAsync({ id: request._id })).message);
      changed();
    } catch (error) {
      toast.error(wordsOf(error));
    }
  });
  return (
    <Dialog
      title={kind === 'complaint' ? t('about', { number }) : kindTexts(kind)}
      close={close}
      width={560}
      pending={pending}
    >
      <div>
        <Text fw={700}>{fullname}</Text>
        <Text c="dimmed" fz="sm">
          {formatMoment(request.at)}
          {order !== null && `, ${t('order', { number: order })}`}
        </Text>
      </div>
      {mobile && <ContactLinks mobile={mobile} email={email} />}
      {message && <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</p>}
      {byStaff && <p>{t('forStaff', { name: byStaff })}</p>}
      {request.answeredAt ? (
        <Answered request={request} close={close} />
      ) : (
        <>
          <Text fz="sm" c="dimmed">
            {request.acknowledgedAt
              ? t('answerBy', { moment: formatMoment(request.answerBy) })
              : t('acknowledgeBy', { moment: formatMoment(request.acknowledgeBy) })}
          </Text>
          {!request.acknowledgedAt && (
            <Button variant="outline" pending={pending} onClick={() => void take()}>
              {t('acknowledge')}
            </Button>
          )}
          <AnswerForm id={request._id} close={close} changed={changed} />
        </>
      )}
    </Dialog>
  );
}

const Answered = ({ request: { answer, answeredBy, answeredAt }, close }: Omit<Props, 'changed'>) => (
  <>
    {answer && <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</p>}
    {answeredBy && answeredAt && (
      <Text fz="sm" c="dimmed">
        {t('answeredBy', { name: answeredBy, moment: formatMoment(answeredAt) })}
      </Text>
    )}
    <DialogActions>
      <Button variant="outline" onClick={close}>
        {t('close')}
      </Button>
    </DialogActions>
  </>
);

function AnswerForm({ id, close, changed }: { id: string; close: () => void; changed: () => void }) {
  const answer = trpc.rights.answer.useMutation();
  const form = useShopForm({
    schema: answerForm,
    initialValues: { answer: '' },
    draft: `answer ${id}`,
  });
  const onSubmit = form.submit(async (values) => {
    toast.success((await answer.mutateAsync({ id, ...values })).message);
    changed();
    close();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextAreaField label={t('answer')} description={t('answerHelp')} {...form.getInputProps('answer')} />
        <DialogActions>
          <Button variant="outline" onClick={close} pending={form.pending}>
            {t('close')}
          </Button>
          <Button type="submit" pending={form.pending}>
            {t('sendAnswer')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
