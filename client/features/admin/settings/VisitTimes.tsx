import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid, Stack } from '#client/ui/mantine/layout.tsx';
import type { VisitSettings } from '#shared/visits/schema.ts';
import { CalendarFeed } from '../../calendar/CalendarFeed.tsx';
import { LoadedSection, Section } from '../Section.tsx';
import classes from './Settings.module.css';
import { SpecialDays } from './SpecialDays.tsx';
import { settingsTexts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.tsx';
import { failuresOf, toValues, visitForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';
import { Week } from './Week.tsx';

const numbers = [
  ['perTechnician', 'perTechnicianHelp'],
  ['leadMinutes', 'leadHelp'],
  ['horizonDays', 'horizonHelp'],
  ['callHours', 'callHoursHelp'],
] as const;

export function VisitTimes() {
  const may = useCan();
  const settings = trpc.visits.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack gap="md">
      <LoadedSection title={settingsTexts('visitTimes')} reading={settings} height={480}>
        {(saved) => <Settings saved={saved} refetch={async () => (await settings.refetch()).data} />}
      </LoadedSection>
      {may('calendar.read') && (
        <Section>
          <CalendarFeed />
        </Section>
      )}
    </Stack>
  );
}

type Props = { saved: VisitSettings; refetch: () => Promise<VisitSettings | undefined> };

function Settings({ saved, refetch }: Props) {
  const queries = trpc.useUtils();
  const update = trpc.visits.setSettings.useMutation();
  const { form, notice, onSubmit, bar } = useSettingsForm({
    schema: visitForm,
    saved,
    toValues,
    refetch,
    send: async (settings, seen) => {
      const answer = await update.mutateAsync({ ...settings, seen });
      // The opening hours on the shop's pages follow from the visit times, so the business is read again.
      for (const query of [queries.visits.times, queries.business.get]) void query.invalidate();
      return answer;
    },
    note: t('visitsStay'),
  });
  const { week, days } = form.values;
  // The form knows only which field has an error. `failuresOf` finds the visit window.
  const failures = Object.keys(form.errors).length > 0 ? failuresOf(form.values) : {};
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {notice}
      <Week week={week} failures={failures} onChange={(changed) => form.setFieldValue('week', changed)} />
      <SpecialDays
        days={days}
        usual={week[0] ?? []}
        failures={failures}
        onChange={(changed) => form.setFieldValue('days', changed)}
      />
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit" style={{ alignItems: 'end' }}>
        {numbers.map(([name, help]) => (
          <TextInput
            key={name}
            size="sm"
            inputMode="numeric"
            maxLength={5}
            label={t(name)}
            description={t(help)}
            {...form.field(name)}
            error={failures[name]}
          />
        ))}
      </SimpleGrid>
      {bar}
    </form>
  );
}
