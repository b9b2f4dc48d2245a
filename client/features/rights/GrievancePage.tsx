import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type FirstValues, useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { useSent } from '#client/lib/sent-form.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Honeypot } from '#client/ui/Honeypot.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { Paper, SimpleGrid, Stack } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { EmailField, TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { focusHeading } from '#client/ui/use-return-focus.ts';
import { paths } from '#shared/paths.ts';
import type { complaintForm } from '#shared/rights/schema.ts';
import { DataNotice } from './DataNotice.tsx';
import { GrievanceOfficer } from './Officer.tsx';
import { rightsTexts as t } from './texts.ts';

export function Component() {
  const complain = trpc.rights.complain.useMutation();
  const sent = useSent('complaint');
  const number = complain.data?.number ?? (sent?.failure === null && sent.values.number);
  return (
    <div className="page" style={{ paddingBlock: '24px 0' }}>
      <PageHead title={t('grievance')} description={t('grievanceLead')} canonical={paths.grievance} />
      <Stack gap="md" maw={720}>
        <h1>{t('grievance')}</h1>
        {number ? (
          <Received number={Number(number)} />
        ) : (
          <>
            <p>{t('grievanceLead')}</p>
            <GrievanceOfficer />
            <ComplaintForm send={complain.mutateAsync} />
          </>
        )}
      </Stack>
    </div>
  );
}

function Received({ number }: { number: number }) {
  useEffect(() => focusHeading(null), []);
  return (
    <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }} role="status">
      <Stack gap="sm">
        <h2>{t('yourNumber', { number })}</h2>
        <p>{t('whatNext')}</p>
        <GrievanceOfficer />
      </Stack>
    </Paper>
  );
}

type Send = ReturnType<typeof trpc.rights.complain.useMutation>['mutateAsync'];

function ComplaintForm({ send }: { send: Send }) {
  const { state } = useLocation();
  const { user } = useCurrentUser();
  const blank: FirstValues<typeof complaintForm> = {
    fullname: '',
    mobile: '',
    email: '',
    order: state?.order ? `${state.order}` : '',
    message: '',
    website: '',
  };
  const form = useShopForm({
    schema: rules('complaintForm'),
    initialValues: blank,
    draft: 'complaint',
    sends: 'complaint',
  });
  const prefill = useEffectEvent(({ name, mobile, email }: NonNullable<typeof user>) => {
    const values = form.getValues();
    if (!values.fullname) form.setFieldValue('fullname', name);
    if (!values.mobile) form.setFieldValue('mobile', mobile);
    if (!values.email) form.setFieldValue('email', email);
  });
  useEffect(() => {
    if (user) prefill(user);
  }, [user]);
  const onSubmit = form.submit((complaint) => send(complaint));
  const { field } = form;
  return (
    <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }}>
      <form method="post" onSubmit={onSubmit} noValidate aria-label={t('complaint')}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField label={t('fullName')} autoComplete="name" required {...field('fullname')} />
            <MobileInput label={t('yourMobile')} required {...field('mobile')} />
            <EmailField {...field('email')} label={t('emailOptional')} />
            <TextField label={t('orderNumber')} inputMode="numeric" {...field('order')} />
          </SimpleGrid>
          <TextAreaField label={t('complaint')} rows={5} required {...field('message')} />
          <Honeypot {...field('website')} />
          <DataNotice of="complaint" />
          <div>
            <Button type="submit" sends="complaint" pending={form.pending}>
              {t('send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}
