import { z } from 'zod';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid, Small } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { type Registration, registrations, registrationTable } from '#shared/bills/kinds.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import { type BillSettings, billSettings } from '#shared/bills/schema.ts';
import { type StateCode, stateCodes, states } from '#shared/bills/states.ts';
import { kindTexts, registrationTexts } from '#shared/bills/texts.ts';
import { turnoverLimitOf, type turnoverLimits } from '#shared/bills/turnover.ts';
import { formatLongDate, formatRupees } from '#shared/format.ts';
import { stateTexts } from '../business/state-texts.ts';
import { LoadedSection } from '../Section.tsx';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';
import classes from './Settings.module.css';
import { settingsTexts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.tsx';
import { toNumber } from './visit-form.ts';

export function TaxAndBills() {
  const settings = trpc.bills.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={settingsTexts('taxAndBills')} reading={settings} height={420}>
      {(saved) => <Settings saved={saved} refetch={async () => (await settings.refetch()).data} />}
    </LoadedSection>
  );
}

type Props = { saved: BillSettings; refetch: () => Promise<BillSettings | undefined> };
type Field = Exclude<keyof BillSettings, 'pricesIncludeTax'>;

type Values = Omit<BillSettings, 'serviceRate' | 'partRate'> & { serviceRate: string; partRate: string };

const billForm = z.preprocess(
  (values: Values) => ({
    ...values,
    serviceRate: toNumber(values.serviceRate),
    partRate: toNumber(values.partRate),
  }),
  billSettings,
);

const toValues = (settings: BillSettings): Values => ({
  ...settings,
  serviceRate: String(settings.serviceRate),
  partRate: String(settings.partRate),
});

function Turnover({ registration }: { registration: Registration }) {
  const turnover = trpc.bills.turnover.useQuery(undefined, { staleTime: 0 });
  const found = turnover.data && turnoverLimitOf(registration, turnover.data.rupees);
  if (!turnover.data || !found) return null;
  const words = t(`turnover${registration as keyof typeof turnoverLimits}`, {
    day: formatLongDate(turnover.data.since),
    amount: formatRupees(turnover.data.rupees),
    limit: formatRupees(found.limit),
  });
  return found.state === 'far' ? (
    <Small>{words}</Small>
  ) : (
    <Notice kind={found.state === 'over' ? 'failure' : 'note'}>
      {words} {t(found.state === 'over' ? 'turnoverOver' : 'turnoverNear')}
    </Notice>
  );
}

const stateWords = (code: StateCode) => `${stateTexts(states[code])} (${code})`;

function Settings({ saved, refetch }: Props) {
  const queries = trpc.useUtils();
  const update = trpc.bills.setSettings.useMutation();
  const { form, notice, onSubmit, bar } = useSettingsForm({
    schema: billForm,
    saved,
    toValues,
    refetch,
    send: async (values, seen) => {
      const answer = await update.mutateAsync({ ...values, seen });
      // The shop's pages show whether tax comes on top of prices, so the business is read again.
      void queries.business.get.invalidate();
      return answer;
    },
    note: t('billsStay'),
  });

  const { state: place } = useBusiness();
  const { registration, billPrefix } = form.values;
  const { kind, charges } = registrationTable[registration];
  const isRegistered = registration !== 'none';
  const sample = billNumber(billPrefix.toUpperCase() || 'PA', financialYear(new Date()), 42);
  const text = (name: Field, description?: string) => (
    <TextInput
      size="sm"
      label={t(name === 'address' ? 'billAddress' : name)}
      maxLength={300}
      {...(description && { description })}
      {...form.field(name)}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {notice}
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        <NativeSelect
          size="sm"
          label={t('registration')}
          description={t('customersGet', { kind: kindTexts(kind) })}
          data={registrations.map((value) => ({ value, label: registrationTexts(value) }))}
          {...form.field('registration')}
        />
        {text('upiId', t('upiHelp'))}
      </SimpleGrid>
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        {text('legalName', isRegistered ? t('asRegistered') : t('blankName'))}
        {text('address', isRegistered ? t('asRegistered') : t('blankAddress'))}
      </SimpleGrid>
      <Turnover registration={registration} />
      {isRegistered && (
        <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit" style={{ alignItems: 'end' }}>
          {text('gstin')}
          <NativeSelect
            size="sm"
            label={t('state')}
            description={t('stateHelp', { place: stateTexts(place) })}
            data={stateCodes.map((value) => ({ value, label: stateWords(value) }))}
            {...form.field('state')}
          />
          {text('serviceCode')}
          {text('partCode', t('partCodeHelp'))}
        </SimpleGrid>
      )}
      {charges && (
        <>
          <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
            {text('serviceRate')}
            {text('partRate')}
          </SimpleGrid>
          <Choice {...form.field('pricesIncludeTax', { type: 'checkbox' })}>{t('includeHelp')}</Choice>
        </>
      )}
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        {text('billPrefix', t('billPrefixHelp', { sample }))}
        {text('creditPrefix', t('creditPrefixHelp'))}
      </SimpleGrid>
      {bar}
    </form>
  );
}
