import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { type FirstValues, useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { areas, serviceTypes } from '#shared/business.ts';
import { enquiryForm } from '#shared/enquiries/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { clientMessages } from '#shared/messages.ts';
import classes from './EnquiryForm.module.css';
import { WhenWeCall } from './EnquiryFormSkeleton.tsx';

const blank: FirstValues<typeof enquiryForm> = {
  fullname: '',
  email: '',
  mobile: '',
  area: '',
  serviceType: '',
  message: '',
  website: '',
};

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
    schema: enquiryForm,
    initialValues: blank,
    failures: 'toast',
    draft: 'enquiry',
  });
  useFailedSearch((query) => {
    if (!form.getValues().message) form.setFieldValue('message', `Do you repair this: ${query}?`);
  });
  const send = trpc.enquiries.send.useMutation();
  const isSent = send.isSuccess && !form.isDirty();
  const field = form.getInputProps;

  const onSubmit = form.submit(
    async (enquiry) => {
      const { message } = await send.mutateAsync(enquiry);
      form.reset();
      toast.success(message);
    },
    (error) => toast.error(isRefusal(error) ? wordsOf(error) : clientMessages.enquiryFailed),
  );

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-label="Enquiry">
      <TextField label="Full Name" autoComplete="name" {...field('fullname')} />
      <EmailField {...field('email')} />
      <MobileInput label="Mobile" {...field('mobile')} />
      <SelectField label="Location" options={areas} blank="Select your area" {...field('area')} />
      <SelectField
        label="Service Type"
        options={serviceTypes}
        blank="Select a service type"
        className={classes.whole}
        {...field('serviceType')}
      />
      <TextAreaField label="Message" rows={4} className={classes.whole} {...field('message')} />
      <label className="visually-hidden" aria-hidden="true">
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...field('website')} />
      </label>
      <Button type="submit" pending={form.pending} className={classes.whole}>
        Send Enquiry
      </Button>
      <p role="status" className={classes.sent} data-sent={isSent || undefined}>
        {isSent ? 'We have your enquiry. We will call you within 2 hours.' : <WhenWeCall />}
      </p>
    </form>
  );
}
