import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid, Stack } from '#client/ui/mantine/layout.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { stateNames } from '#shared/bills/states.ts';
import { type Business, type BusinessDetails, businessForm } from '#shared/business/schema.ts';
import { yearsInShort } from '#shared/business/words.ts';
import { languageCodes, languages } from '#shared/language.ts';
import { namesOf } from '#shared/names-of.ts';
import { LoadedSection } from '../Section.tsx';
import classes from '../settings/Settings.module.css';
import { settingsTexts } from '../settings/texts.ts';
import { useSettingsForm } from '../settings/use-settings-form.tsx';
import { stateTexts } from './state-texts.ts';
import { businessFormTexts as t } from './texts.ts';

type BusinessField = keyof BusinessDetails;
type Input = {
  label: string;
  type?: string;
  placeholder?: string;
  description?: string;
  inputMode?: 'numeric';
  /** The field is a choice of these. */
  data?: { value: string; label: string }[];
};

const link = (label: string): Input => ({ label, type: 'url', placeholder: 'https://' });
const inputs: Readonly<Record<BusinessField, Input>> = {
  companyName: { label: t('companyName') },
  shortName: { label: t('shortName'), description: t('shortNameHelp') },
  mark: { label: t('mark'), description: t('markHelp') },
  sinceYear: { label: t('sinceYear'), inputMode: 'numeric' },
  phone: { label: t('phone'), type: 'tel' },
  email: { label: t('email'), type: 'email' },
  address: { label: t('address') },
  city: { label: t('city') },
  state: {
    label: t('state'),
    data: [...stateNames].sort().map((value) => ({ value, label: stateTexts(value) })),
  },
  areas: { label: t('areas'), description: t('areasHelp') },
  firstLanguage: {
    label: t('firstLanguage'),
    description: t('firstLanguageHelp'),
    data: languageCodes.map((value) => ({ value, label: languages[value] })),
  },
  promise: { label: t('promise'), description: t('promiseHelp') },
  payPromise: { label: t('payPromise') },
  hoursNote: { label: t('hoursNote') },
  officerName: { label: t('grievanceOfficer'), description: t('officerHelp') },
  officerPhone: { label: t('officerPhone'), type: 'tel' },
  officerEmail: { label: t('officerEmail'), type: 'email' },
  facebook: link('Facebook'),
  instagram: link('Instagram'),
  youtube: link('YouTube'),
  whatsapp: { label: 'WhatsApp', description: t('whatsAppHelp') },
};

const allButName = namesOf(inputs).filter((name) => name !== 'companyName');

/** The company's name, in All Products and in Settings. */
export const CompanyForm = () => (
  <Form title={t('company')} fields={['companyName']} button={t('updateCompany')} />
);

export const BusinessSection = () => (
  <Stack gap="md">
    <CompanyForm />
    <Form title={settingsTexts('business')} fields={allButName} />
  </Stack>
);

type Props = {
  title: string;
  fields: readonly BusinessField[];
  /** The label of the Save button of a form that is one of several on its screen. */
  button?: string;
};

function Form({ title, ...props }: Props) {
  const business = trpc.business.get.useQuery();
  return (
    <LoadedSection title={title} reading={business} height={320}>
      {(data) => <Fields {...props} business={data} refetch={async () => (await business.refetch()).data} />}
    </LoadedSection>
  );
}

type FieldsProps = Omit<Props, 'title'> & {
  business: Business;
  refetch: () => Promise<Business | undefined>;
};

function Fields({ fields, button, business, refetch }: FieldsProps) {
  const update = trpc.business.update.useMutation();
  const toValues = (saved: Business) =>
    Object.fromEntries(fields.map((name) => [name, saved[name]])) as BusinessDetails;
  const { form, notice, onSubmit, bar } = useSettingsForm({
    schema: businessForm.partial(),
    saved: business,
    toValues,
    refetch,
    send: (values, seen) => update.mutateAsync({ ...values, seen }),
    note: t('note'),
    guarded: !button,
  });
  const years = yearsInShort(business);
  const hints: Partial<Record<BusinessField, string>> = {
    sinceYear: years ? t('yearsRead', { years }) : t('yearsLater'),
    hoursNote: t('hoursRead', { hours: business.hours }),
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {notice}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" style={{ alignItems: 'end' }}>
        {fields.map((name) => {
          const Field = inputs[name].data ? NativeSelect : name === 'areas' ? TextAreaField : TextField;
          return (
            <Field
              key={name}
              size="sm"
              {...(inputs[name] as object)}
              {...(hints[name] && { description: hints[name] })}
              {...form.field(name)}
            />
          );
        })}
      </SimpleGrid>
      {button ? (
        <div>
          <Button type="submit" variant="outline" pending={form.pending}>
            {button}
          </Button>
        </div>
      ) : (
        bar
      )}
    </form>
  );
}
