import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { useEditConflicts } from '../edit-conflicts/use-edit-conflicts.ts';
import { LoadedSection } from '../Section.tsx';
import { SaveBar } from './SaveBar.tsx';
import classes from './Settings.module.css';
import { SpecialDays } from './SpecialDays.tsx';
import { settingsTexts } from './texts.ts';
import {
  type FlatSettings,
  failuresOf,
  fieldNames,
  flatten,
  formatValue,
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
  const form = useShopForm({ schema: visitForm, initialValues: toValues(saved) });
  const edit = useEditConflicts({ form, saved, toValues, reload: refetch });
  const unsaved = form.isDirty();
  const { question } = useUnsaved({ unsaved });
  const onSubmit = form.submit(async (settings) => {
    const { message } = await edit.save((seen) => update.mutateAsync({ ...settings, seen: unflatten(seen) }));
    toast.success(message);
    edit.fillSaved((await refetch()) ?? saved);
    void queries.visits.times.invalidate();
    // The opening hours on the shop's pages follow from the visit times, so the business is read again.
    void queries.business.get.invalidate();
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
      <EditConflicts
        {...edit}
        names={fieldNames}
        format={(field, value) => formatValue(field, value as (typeof form.values)[typeof field])}
      />
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
      <SaveBar
        unsaved={unsaved}
        pending={form.pending}
        undo={() => edit.fill(saved)}
        note={t('visitsStay')}
      />
      {question}
    </form>
  );
}
