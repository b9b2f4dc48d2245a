import { Link } from 'react-router-dom';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { answerForm } from '#shared/enquiries/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { PersonsData } from '../../rights/PersonsData.tsx';
import { History } from '../audit/History.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import { Facts } from '../Facts.tsx';
import { Loaded } from '../Loaded.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { readAgain, useAction } from '../use-action.ts';
import { WhatsApp } from '../whatsapp/WhatsApp.tsx';
import { Clock, clockWords, type ListedEnquiry, typeOf } from './Clock.tsx';
import { enquiryTexts as t } from './texts.ts';

type EnquiryInFull = Answer['enquiries']['one'];

type Props = { id: string; close: () => void; status: StatusChange<ListedEnquiry> };

export function EnquiryPanel({ id, close, status }: Props) {
  const enquiry = trpc.enquiries.one.useQuery({ id }, { staleTime: 0 });
  return (
    <SidePanel
      title={enquiry.data ? t('enquiryOf', { name: enquiry.data.fullname }) : t('anEnquiry')}
      close={close}
    >
      <Loaded reading={enquiry} height={120}>
        {(data) => <Details enquiry={data} status={status} />}
      </Loaded>
    </SidePanel>
  );
}

/** WhatsApp, call and mail. Opening one answers an enquiry, but not a complaint. The history names the way. */
function Reply({ enquiry }: { enquiry: EnquiryInFull }) {
  const set = trpc.enquiries.setStatus.useMutation();
  const [run] = useAction(['enquiries', 'backoffice']);
  const may = useCan();
  const answered = (reply: 'whatsApp' | 'call' | 'mail') => {
    if (may('enquiries.setStatus') && enquiry.kind === 'enquiry')
      void run(() => set.mutateAsync({ id: enquiry._id, status: 'Complete', reply }));
  };
  return (
    <section aria-label={t('reply')}>
      <ContactLinks mobile={enquiry.mobile} email={enquiry.email} opened={answered}>
        <WhatsApp
          mobile={enquiry.mobile}
          texts={{ 'Your enquiry': enquiry.whatsApp }}
          opened={() => answered('whatsApp')}
        />
      </ContactLinks>
    </section>
  );
}

function Details({ enquiry, status }: { enquiry: EnquiryInFull; status: StatusChange<ListedEnquiry> }) {
  const isComplaint = enquiry.kind !== 'enquiry';
  return (
    <>
      <div>
        <StatusRadios
          name={enquiry.fullname}
          status={status.statusOf(enquiry)}
          onPick={(picked) => status.pick(enquiry, picked)}
        />
      </div>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{enquiry.message}</p>
      <Reply enquiry={enquiry} />
      {isComplaint && <Complaint enquiry={enquiry} />}
      {!enquiry.order && !isComplaint && (
        <div>
          <ButtonLink to={paths.admin.bookEnquiry(enquiry._id)}>{t('book')}</ButtonLink>
        </div>
      )}
      <Facts
        of={[
          [t('service'), typeOf(enquiry)],
          [t('location'), areaName(enquiry.area)],
          [t('sent'), formatMoment(enquiry.createdAt)],
          [
            t(isComplaint ? 'aboutOrder' : 'booked'),
            enquiry.order && (
              <Link key="order" to={paths.admin.order(enquiry.order._id)}>
                {t('orderNo', { number: enquiry.order.orderNumber })}
              </Link>
            ),
          ],
        ]}
      />
      <History entity="enquiry" entityId={enquiry._id} />
    </>
  );
}

/** A complaint's deadline and what settles it: an answer, or the requested copy or erasure. */
function Complaint({ enquiry }: { enquiry: EnquiryInFull }) {
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
