// The section 'Tax and Bills': how the business is registered, what stands on its bills, how customers pay by UPI.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { type Registration, registrations, registrationTable } from '#shared/bills/kinds.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import { type BillSettingsRead, billSettings } from '#shared/bills/schema.ts';
import { type StateCode, stateCodes, stateWords } from '#shared/bills/states.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import classes from './Settings.module.css';

export function TaxAndBills() {
  const settings = trpc.bills.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <Section title="Tax and Bills">
      {settings.data ? (
        <BillForm saved={settings.data} readAgain={settings.refetch} />
      ) : settings.error ? (
        <LoadError error={settings.error} retry={() => void settings.refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton width="100%" height={420} />
        </>
      )}
    </Section>
  );
}

/** As it is typed: rates are texts. */
type Draft = Omit<BillSettingsRead, 'version' | 'serviceRate' | 'partRate'> & {
  serviceRate: string;
  partRate: string;
};

const draftOf = ({ version: _, serviceRate, partRate, ...others }: BillSettingsRead): Draft => ({
  ...others,
  serviceRate: String(serviceRate),
  partRate: String(partRate),
});
const rateOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
const differs = (draft: Draft, saved: BillSettingsRead) =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(saved));

type Props = { saved: BillSettingsRead; readAgain: () => Promise<unknown> };

function BillForm({ saved, readAgain }: Props) {
  const queryClient = useQueryClient();
  const update = trpc.bills.setSettings.useMutation();
  // what the draft began with; a colleague's newer settings are taken over where nothing was changed here
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [failures, setFailures] = useState<Partial<Record<keyof Draft, string>>>({});
  const [clash, setClash] = useState(false);
  const unsaved = differs(draft, base);
  const startWith = (settings: BillSettingsRead) => {
    setBase(settings);
    setDraft(draftOf(settings));
    setFailures({});
    setClash(false);
  };
  if (saved.version > base.version && !unsaved && !clash) startWith(saved);
  const { question } = useUnsaved({ unsaved });

  const [save, pending] = useOneAtATime(async (form: HTMLFormElement) => {
    const checked = billSettings.safeParse({
      ...draft,
      serviceRate: rateOf(draft.serviceRate),
      partRate: rateOf(draft.partRate),
    });
    const told: Partial<Record<keyof Draft, string>> = {};
    for (const { path, message } of checked.error?.issues ?? []) told[path[0] as keyof Draft] ??= message;
    flushSync(() => setFailures(told));
    if (!checked.success) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    try {
      const { message, data } = await update.mutateAsync({ ...checked.data, version: base.version });
      startWith(data);
      queryClient.setQueryData(getQueryKey(trpc.bills.settings, undefined, 'query'), data);
      toast.success(message);
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') return toast.error(wordsOf(error));
      await readAgain();
      setClash(true);
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  type Typed = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];
  const field = (name: Typed, label: string, description?: string) => (
    <TextInput
      size="sm"
      label={label}
      {...(description && { description })}
      maxLength={300}
      value={draft[name]}
      error={failures[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  const registered = draft.registration !== 'none';
  const taxed = registrationTable[draft.registration].charges;
  const sample = billNumber(draft.billPrefix.toUpperCase() || 'PA', financialYear(new Date()), 42);

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <div className={classes.numbers}>
        <NativeSelect
          size="sm"
          label="Registration for tax (GST)"
          description={`Customers get a '${registrationTable[draft.registration].kind}'`}
          value={draft.registration}
          onChange={(event) => change({ registration: event.currentTarget.value as Registration })}
        >
          {registrations.map((name) => (
            <option key={name} value={name}>
              {registrationTable[name].label}
            </option>
          ))}
        </NativeSelect>
        {field(
          'upiId',
          'UPI id',
          'Like name@bank. With it, phones and bills show a QR code for the exact amount',
        )}
      </div>
      <div className={classes.numbers}>
        {field(
          'legalName',
          'Name on bills',
          registered ? 'As registered for tax' : "Blank: the company's name",
        )}
        {field(
          'address',
          'Address on bills',
          registered ? 'As registered for tax' : "Blank: the company's address",
        )}
      </div>
      {registered && (
        <div className={classes.numbers}>
          {field('gstin', 'GSTIN')}
          <NativeSelect
            size="sm"
            label="State"
            description="Work is in Maharashtra: a business of that state charges CGST and SGST, another IGST"
            value={draft.state}
            error={failures.state}
            onChange={(event) => change({ state: event.currentTarget.value as StateCode })}
          >
            {stateCodes.map((code) => (
              <option key={code} value={code}>
                {stateWords(code)}
              </option>
            ))}
          </NativeSelect>
          {field('serviceCode', 'SAC of services')}
          {field('partCode', 'HSN of parts', 'Where a line has none of its own')}
        </div>
      )}
      {taxed && (
        <div className={classes.numbers}>
          {field('serviceRate', 'Tax on services and labour, percent')}
          {field('partRate', 'Tax on parts, percent')}
        </div>
      )}
      {taxed && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={draft.pricesIncludeTax}
            onChange={() => change({ pricesIncludeTax: !draft.pricesIncludeTax })}
          />
          Prices include tax. Without it, tax comes on top of what customers see
        </label>
      )}
      <div className={classes.numbers}>
        {field('billPrefix', 'Bills begin with', `1 to 3 letters or digits: ${sample}`)}
        {field('creditPrefix', 'Credit notes begin with', '1 to 3 letters or digits')}
      </div>
      <SaveBar
        unsaved={unsaved}
        onDemand
        pending={pending}
        undo={() => startWith(base)}
        clash={
          clash
            ? {
                what: 'tax and bills',
                takeTheirs: () => startWith(saved),
                keepMine: () => {
                  setBase(saved);
                  setClash(false);
                },
              }
            : null
        }
        note="Bills that are written stay as they are."
      />
      {question}
    </form>
  );
}
