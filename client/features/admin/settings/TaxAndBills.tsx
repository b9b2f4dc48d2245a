import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { type Registration, registrations, registrationTable } from '#shared/bills/kinds.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import { type BillSettings, billSettings } from '#shared/bills/schema.ts';
import { type StateCode, stateCodes, stateWords } from '#shared/bills/states.ts';
import { Choice } from '../Choice.tsx';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { useEditConflicts } from '../edit-conflicts/use-edit-conflicts.ts';
import { LoadedSection } from '../Section.tsx';
import { SaveBar } from './SaveBar.tsx';
import classes from './Settings.module.css';
import { toNumber } from './visit-form.ts';

export function TaxAndBills() {
  const settings = trpc.bills.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title="Tax and Bills" reading={settings} height={420}>
      {(saved) => <Settings saved={saved} refetch={async () => (await settings.refetch()).data} />}
    </LoadedSection>
  );
}

type Props = { saved: BillSettings; refetch: () => Promise<BillSettings | undefined> };
type Field = keyof BillSettings;

const names: Readonly<Record<Field, string>> = {
  registration: 'Registration for tax (GST)',
  upiId: 'UPI id',
  legalName: 'Name on bills',
  address: 'Address on bills',
  gstin: 'GSTIN',
  state: 'State',
  serviceCode: 'SAC of services',
  partCode: 'HSN of parts',
  serviceRate: 'Tax on services and labour, percent',
  partRate: 'Tax on parts, percent',
  pricesIncludeTax: 'Prices include tax',
  billPrefix: 'Bills begin with',
  creditPrefix: 'Credit notes begin with',
};

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

const formatValue = (field: Field, value: unknown): string => {
  if (field === 'registration') return registrationTable[value as Registration].label;
  if (field === 'state') return stateWords(value as StateCode);
  if (field === 'pricesIncludeTax') return value ? 'Yes' : 'No';
  return String(value);
};

function Settings({ saved, refetch }: Props) {
  const queryClient = useQueryClient();
  const update = trpc.bills.setSettings.useMutation();
  const form = useShopForm({ schema: billForm, initialValues: toValues(saved) });
  const edit = useEditConflicts({ form, saved, toValues, reload: refetch });
  const unsaved = form.isDirty();
  const { question } = useUnsaved({ unsaved });
  const onSubmit = form.submit(async (values) => {
    const { message } = await edit.save((seen) => update.mutateAsync({ ...values, seen }));
    toast.success(message);
    edit.fill((await refetch()) ?? saved);
    // The shop's pages show whether tax comes on top of prices, so the business is read again.
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.business.get) });
  });

  const { state: place } = useBusiness();
  const { registration, billPrefix } = form.values;
  const { kind, charges } = registrationTable[registration];
  const isRegistered = registration !== 'none';
  const sample = billNumber(billPrefix.toUpperCase() || 'PA', financialYear(new Date()), 42);
  const text = (name: Field, description?: string) => (
    <TextInput
      size="sm"
      label={names[name]}
      maxLength={300}
      {...(description && { description })}
      {...form.getInputProps(name)}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <EditConflicts {...edit} names={names} format={formatValue} />
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        <NativeSelect
          size="sm"
          label={names.registration}
          description={`Customers get a '${kind}'`}
          data={registrations.map((value) => ({ value, label: registrationTable[value].label }))}
          {...form.getInputProps('registration')}
        />
        {text('upiId', 'Like name@bank. With it, phones and bills show a QR code for the exact amount')}
      </SimpleGrid>
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        {text('legalName', isRegistered ? 'As registered for tax' : "Blank: the company's name")}
        {text('address', isRegistered ? 'As registered for tax' : "Blank: the company's address")}
      </SimpleGrid>
      {isRegistered && (
        <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
          {text('gstin')}
          <NativeSelect
            size="sm"
            label={names.state}
            description={`Work is in ${place}: a business of that state charges CGST and SGST, another IGST`}
            data={stateCodes.map((value) => ({ value, label: stateWords(value) }))}
            {...form.getInputProps('state')}
          />
          {text('serviceCode')}
          {text('partCode', 'Where a line has none of its own')}
        </SimpleGrid>
      )}
      {charges && (
        <>
          <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
            {text('serviceRate')}
            {text('partRate')}
          </SimpleGrid>
          <Choice>
            <input type="checkbox" {...form.getInputProps('pricesIncludeTax', { type: 'checkbox' })} />
            Prices include tax. Without it, tax comes on top of what customers see
          </Choice>
        </>
      )}
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit">
        {text('billPrefix', `1 to 3 letters or digits: ${sample}`)}
        {text('creditPrefix', '1 to 3 letters or digits')}
      </SimpleGrid>
      <SaveBar
        unsaved={unsaved}
        pending={form.pending}
        undo={() => edit.fill(saved)}
        onDemand
        note="Bills that are written stay as they are."
      />
      {question}
    </form>
  );
}
