import { trpc } from '#client/lib/trpc.ts';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { LoadedSection } from '../Section.tsx';
import classes from './Settings.module.css';
import { SpecialDays } from './SpecialDays.tsx';
import { settingsTexts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.tsx';
import {
  type FlatSettings,
  failuresOf,
  fieldNames,
  flatten,
  toValues,
  unflatten,
  visitForm,
} from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';
import { Week } from './Week.tsx';

export function VisitTimes() {
  const settings = trpc.visits.settings.useQuery(undefined, { staleTime: 0, select: flatten });
  return (
    <LoadedSection title={settingsTexts('visitTimes')} reading={settings} height={480}>
      {(saved) => <Settings saved={saved} refetch={async () => (await settings.refetch()).data} />}
    </LoadedSection>
  );
}

type Props = { saved: FlatSettings; refetch: () => Promise<FlatSettings | undefined> };

function Settings({ saved, refetch }: Props) {
  const queries = trpc.useUtils();
  const update = trpc.visits.setSettings.useMutation();
  const { form, notice, onSubmit, bar } = useSettingsForm({
    schema: visitForm,
    saved,
    toValues,
    refetch,
    send: async (settings, seen) => {
      const answer = await update.mutateAsync({ ...settings, seen: unflatten(seen) });
      // The opening hours on the shop's pages follow from the visit times, so the business is read again.
      for (const query of [queries.visits.times, queries.business.get]) void query.invalidate();
      return answer;
    },
    note: t('visitsStay'),
    alwaysOffered: true,
  });
  // The form knows only which day has an error. `failuresOf` finds the visit window.
  const failures = Object.keys(form.errors).length > 0 ? failuresOf(form.values) : {};
  const number = (
    name: 'perTechnician' | 'leadMinutes' | 'horizonDays' | 'callHours',
    description: string,
  ) => (
    <TextInput
      size="sm"
      inputMode="numeric"
      maxLength={5}
      label={fieldNames[name]}
      description={description}
      {...form.getInputProps(name)}
      error={failures[name]}
    />
  );

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {notice}
      <Week form={form.values} failures={failures} onChange={form.setValues} />
      <SpecialDays
        form={form.values}
        failures={failures}
        onChange={(days) => form.setFieldValue('days', days)}
      />
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit" style={{ alignItems: 'end' }}>
        {number('perTechnician', t('perTechnicianHelp'))}
        {number('leadMinutes', t('leadHelp'))}
        {number('horizonDays', t('horizonHelp'))}
        {number('callHours', t('callHoursHelp'))}
      </SimpleGrid>
      {bar}
    </form>
  );
}
