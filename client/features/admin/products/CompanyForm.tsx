// The company's name and contact details, which ticker, pages and mails show at once.

import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type Business, businessForm } from '#shared/business/schema.ts';
import classes from './Products.module.css';

export function CompanyForm() {
  const business = trpc.business.get.useQuery();
  return (
    <section className={classes.card} aria-labelledby="company">
      <h2 id="company" className={classes.heading}>
        Company
      </h2>
      {business.data ? (
        <Fields business={business.data} />
      ) : business.error ? (
        <LoadError error={business.error} retry={() => void business.refetch()} />
      ) : (
        <Skeleton width="100%" height={320} />
      )}
    </section>
  );
}

function Fields({ business }: { business: Business }) {
  const queryClient = useQueryClient();
  const update = trpc.business.update.useMutation();
  const form = useShopForm({ schema: businessForm, initialValues: business });
  const field = form.getInputProps;
  const onSubmit = form.submit(async (values) => {
    const { message } = await update.mutateAsync(values);
    toast.success(message);
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.business.get) });
  });
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextField size="sm" label="Company Name" {...field('companyName')} />
      <TextField size="sm" label="Phone" type="tel" {...field('phone')} />
      <TextField size="sm" label="Email" type="email" {...field('email')} />
      <TextField size="sm" label="Address" {...field('address')} />
      <TextField size="sm" label="Facebook" type="url" placeholder="https://" {...field('facebook')} />
      <TextField size="sm" label="Instagram" type="url" placeholder="https://" {...field('instagram')} />
      <TextField size="sm" label="YouTube" type="url" placeholder="https://" {...field('youtube')} />
      <TextField size="sm" label="WhatsApp" type="url" placeholder="https://" {...field('whatsapp')} />
      <Button type="submit" pending={form.pending} className={classes.submit}>
        Update Company Name
      </Button>
    </form>
  );
}
