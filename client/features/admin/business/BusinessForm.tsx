import type { ReactNode } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { stateNames } from '#shared/bills/states.ts';
import { type Business, type BusinessDetails, businessForm } from '#shared/business/schema.ts';
import { yearsInShort } from '#shared/business/words.ts';
import { languageCodes, languages } from '#shared/language.ts';
import { namesOf } from '#shared/names-of.ts';
import { LoadedSection } from '../Section.tsx';
import classes from '../settings/Settings.module.css';
import { useSettingsForm } from '../settings/use-settings-form.tsx';
import { stateTexts } from './state-texts.ts';
import { businessFormTexts as t } from './texts.ts';

export type BusinessField = keyof BusinessDetails;
type Details = Readonly<Record<BusinessField, string>>;

const names: Details = {
  companyName: t('companyName'),
  shortName: t('shortName'),
  mark: t('mark'),
  sinceYear: t('sinceYear'),
  phone: t('phone'),
  email: t('email'),
  address: t('address'),
  city: t('city'),
  state: t('state'),
  areas: t('areas'),
  firstLanguage: t('firstLanguage'),
  promise: t('promise'),
  payPromise: t('payPromise'),
  hoursNote: t('hoursNote'),
  officerName: t('grievanceOfficer'),
  officerPhone: t('officerPhone'),
  officerEmail: t('officerEmail'),
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
};

const asLink = { type: 'url', placeholder: 'https://' } as const;
type Input = { type?: string; placeholder?: string; description?: string; inputMode?: 'numeric' };
const inputs: Partial<Record<BusinessField, Input>> = {
  shortName: { description: t('shortNameHelp') },
  mark: { description: t('markHelp') },
  sinceYear: { inputMode: 'numeric' },
  phone: { type: 'tel' },
  email: { type: 'email' },
  officerName: { description: t('officerHelp') },
  officerPhone: { type: 'tel' },
  officerEmail: { type: 'email' },
  firstLanguage: { description: t('firstLanguageHelp') },
  promise: { description: t('promiseHelp') },
  facebook: asLink,
  instagram: asLink,
  youtube: asLink,
  whatsapp: { description: t('whatsAppHelp') },
};

const choices: Partial<Record<BusinessField, { value: string; label: string }[]>> = {
  state: stateNames.toSorted().map((value) => ({ value, label: stateTexts(value) })),
  firstLanguage: languageCodes.map((value) => ({ value, label: languages[value] })),
};

export const allBusinessFields = namesOf(names);

type Props = {
  title: string;
  fields: readonly BusinessField[];
  aside?: ReactNode;
  /** The label of a Save button that is always visible. Without a label, a bar with Save appears after a change. */
  button?: string;
};

export function BusinessForm({ title, aside, ...props }: Props) {
  const business = trpc.business.get.useQuery();
  return (
    <LoadedSection title={title} aside={aside} reading={business} height={320}>
      {(data) => <Fields {...props} business={data} refetch={async () => (await business.refetch()).data} />}
    </LoadedSection>
  );
}

type FieldsProps = Omit<Props, 'title' | 'aside'> & {
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
  const hints: Partial<Details> = {
    sinceYear: years ? t('yearsRead', { years }) : t('yearsLater'),
    hoursNote: t('hoursRead', { hours: business.hours }),
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {notice}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" style={{ alignItems: 'end' }}>
        {fields.map((name) =>
          choices[name] ? (
            <NativeSelect
              key={name}
              size="sm"
              label={names[name]}
              data={choices[name]}
              {...inputs[name]}
              {...form.getInputProps(name)}
            />
          ) : name === 'areas' ? (
            <TextAreaField
              key={name}
              size="sm"
              label={names[name]}
              description={t('areasHelp')}
              {...form.getInputProps(name)}
            />
          ) : (
            <TextField
              key={name}
              size="sm"
              label={names[name]}
              {...(hints[name] && { description: hints[name] })}
              {...inputs[name]}
              {...form.getInputProps(name)}
            />
          ),
        )}
      </SimpleGrid>
      {button ? (
        <div>
          <Button type="submit" pending={form.pending}>
            {button}
          </Button>
        </div>
      ) : (
        bar
      )}
    </form>
  );
}
