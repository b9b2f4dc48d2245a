import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type Business, type BusinessDetails, businessForm } from '#shared/business/schema.ts';
import { namesOf } from '#shared/names-of.ts';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { useEditConflicts } from '../edit-conflicts/use-edit-conflicts.ts';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import classes from './Products.module.css';

const names = {
  companyName: 'Company Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
} as const satisfies Record<keyof BusinessDetails, string>;

const asLink = { type: 'url', placeholder: 'https://' } as const;
const inputs: Record<keyof BusinessDetails, { type?: string; placeholder?: string }> = {
  companyName: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  address: {},
  facebook: asLink,
  instagram: asLink,
  youtube: asLink,
  whatsapp: asLink,
};

const toValues = (details: BusinessDetails): BusinessDetails => details;
const detailsOf = ({ guestBookings: _, taxOnTop: __, ...details }: Business): BusinessDetails => details;

export function CompanyForm() {
  const business = trpc.business.get.useQuery(undefined, { select: detailsOf });
  return (
    <Section title="Company">
      <Loaded reading={business} height={320}>
        {(data) => <Fields business={data} refetch={async () => (await business.refetch()).data} />}
      </Loaded>
    </Section>
  );
}

type FieldsProps = { business: BusinessDetails; refetch: () => Promise<BusinessDetails | undefined> };

function Fields({ business, refetch }: FieldsProps) {
  const update = trpc.business.update.useMutation();
  const form = useShopForm({ schema: businessForm, initialValues: business });
  const edit = useEditConflicts({ form, saved: business, toValues, reload: refetch });
  const field = form.getInputProps;
  const onSubmit = form.submit(async (values) => {
    const { message } = await edit.save((seen) => update.mutateAsync({ ...values, seen }));
    toast.success(message);
    edit.fill((await refetch()) ?? business);
  });
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <EditConflicts {...edit} names={names} />
      {namesOf(inputs).map((name) => (
        <TextField key={name} size="sm" label={names[name]} {...inputs[name]} {...field(name)} />
      ))}
      <Button type="submit" pending={form.pending} className={classes.submit}>
        Update Company Name
      </Button>
    </form>
  );
}
