import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { type FirstValues, useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { Honeypot } from '#client/ui/Honeypot.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { Box, SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { areasOf } from '#shared/business/areas.ts';
import { serviceTypes } from '#shared/business.ts';
import { clientMessages } from '#shared/client-messages.ts';
import type { enquiryForm } from '#shared/enquiries/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { DataNotice } from '../rights/DataNotice.tsx';
import { enquiryTexts as t } from './texts.ts';

const blank: FirstValues<typeof enquiryForm> = {
  fullname: '',
  email: '',
  mobile: '',
  area: '',
  serviceType: '',
  message: '',
  website: '',
};

const whole = { gridColumn: '1 / -1' };

/** Copies the query of an empty search from the URL into the message, once. */
function useFailedSearch(fill: (query: string) => void): void {
  const query = useSearchParams()[0].get('about')?.trim().slice(0, maxLength.search);
  const onQuery = useEffectEvent(fill);
  useEffect(() => {
    if (query) onQuery(query);
  }, [query]);
}

export default function EnquiryForm() {
  const form = useShopForm({
    schema: rules('enquiryForm'),
    initialValues: blank,
    draft: 'enquiry',
    sends: 'enquiry',
  });
  useFailedSearch((query) => {
    if (!form.getValues().message) form.setFieldValue('message', t('question', { query }));
  });
  const send = trpc.enquiries.send.useMutation();
  const isSent = (send.isSuccess || form.sent?.values.success) && !form.isDirty();
  const when = useCallTime();
  const business = useBusiness();
  const areas = areasOf(business);
  const { field } = form;

  const onSubmit = form.submit(
    async (enquiry) => {
      const { message } = await send.mutateAsync(enquiry);
      form.setInitialValues(blank);
      form.reset();
      toast.success(message);
    },
    (error) => toast.error(isRefusal(error) ? wordsOf(error) : clientMessages.enquiryFailed),
  );

  return (
    <form method="post" onSubmit={onSubmit} noValidate aria-label={t('enquiry')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField label={t('fullName')} autoComplete="name" {...field('fullname')} />
        <EmailField {...field('email')} />
        <MobileInput label={t('mobile')} {...field('mobile')} />
        <SelectField
          label={t('location')}
          options={areas.names}
          nameOf={areas.nameOf}
          blank={t('selectArea')}
          {...field('area')}
        />
        <SelectField
          label={t('serviceType')}
          options={serviceTypes}
          nameOf={serviceTypeName}
          blank={t('selectType')}
          style={whole}
          {...field('serviceType')}
        />
        <TextAreaField label={t('message')} rows={4} style={whole} {...field('message')} />
        <Honeypot {...field('website')} />
        <Box style={whole}>
          <DataNotice of="enquiry" />
        </Box>
        <Button type="submit" sends="enquiry" pending={form.pending} style={whole}>
          {t('send')}
        </Button>
        <Text role="status" style={whole} c={isSent ? 'green.6' : 'dimmed'} fw={isSent ? 600 : 400}>
          <Unbroken>
            {isSent ? t('received', { when }) : t('callBack', { when, hours: business.hours })}
          </Unbroken>
        </Text>
      </SimpleGrid>
    </form>
  );
}
