// The section 'Tax and Bills': how the business is registered, what stands on its bills, how customers pay by UPI.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Fragment, type ReactNode } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { type Registration, registrations, registrationTable } from '#shared/bills/kinds.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import type { BillSettingsRead } from '#shared/bills/schema.ts';
import { type StateCode, stateCodes, stateWords } from '#shared/bills/states.ts';
import { namesOf } from '#shared/names-of.ts';
import { type BillDraft, billDraftDiffers, billDraftOf, checkBillDraft } from './bill-draft.ts';
import { SaveBar } from './SaveBar.tsx';
import { LoadedSection } from './Section.tsx';
import classes from './Settings.module.css';
import { type DraftFailures, useDraft } from './use-draft.ts';

export function TaxAndBills() {
  const settings = trpc.bills.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title="Tax and Bills" reading={settings} height={420}>
      {(saved) => <BillForm saved={saved} readAgain={settings.refetch} />}
    </LoadedSection>
  );
}

/** Where a field stands: `registered` is there for who is registered, `rates` and `included` where tax is shown. */
type Row = 'payee' | 'name' | 'registered' | 'rates' | 'included' | 'prefixes';

type Props = { saved: BillSettingsRead; readAgain: () => Promise<unknown> };

function BillForm({ saved, readAgain }: Props) {
  const queryClient = useQueryClient();
  const update = trpc.bills.setSettings.useMutation();
  const { draft, change, failures, onSubmit, bar, question } = useDraft({
    saved,
    readAgain,
    what: 'tax and bills',
    draftOf: billDraftOf,
    differs: billDraftDiffers,
    check: checkBillDraft,
    send: update.mutateAsync,
    keep: (data) => {
      queryClient.setQueryData(getQueryKey(trpc.bills.settings, undefined, 'query'), data);
      // prices say whether tax comes on top
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.business.get) });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <BillFields draft={draft} failures={failures} change={change} />
      <SaveBar {...bar} onDemand note="Bills that are written stay as they are." />
      {question}
    </form>
  );
}

type TextField = {
  [Name in keyof BillDraft]: BillDraft[Name] extends string ? Name : never;
}[keyof BillDraft];
type FieldsProps = {
  draft: BillDraft;
  failures: DraftFailures;
  change: (change: Partial<BillDraft>) => void;
};

function BillFields({ draft, failures, change }: FieldsProps) {
  const field = (name: TextField, label: string, description?: string) => (
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

  const fields: Record<keyof BillDraft, readonly [Row, ReactNode]> = {
    registration: [
      'payee',
      <NativeSelect
        key="registration"
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
      </NativeSelect>,
    ],
    upiId: [
      'payee',
      field(
        'upiId',
        'UPI id',
        'Like name@bank. With it, phones and bills show a QR code for the exact amount',
      ),
    ],
    legalName: [
      'name',
      field('legalName', 'Name on bills', registered ? 'As registered for tax' : "Blank: the company's name"),
    ],
    address: [
      'name',
      field(
        'address',
        'Address on bills',
        registered ? 'As registered for tax' : "Blank: the company's address",
      ),
    ],
    gstin: ['registered', field('gstin', 'GSTIN')],
    state: [
      'registered',
      <NativeSelect
        key="state"
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
      </NativeSelect>,
    ],
    serviceCode: ['registered', field('serviceCode', 'SAC of services')],
    partCode: ['registered', field('partCode', 'HSN of parts', 'Where a line has none of its own')],
    serviceRate: ['rates', field('serviceRate', 'Tax on services and labour, percent')],
    partRate: ['rates', field('partRate', 'Tax on parts, percent')],
    pricesIncludeTax: [
      'included',
      <label key="pricesIncludeTax" className={classes.choice}>
        <input
          type="checkbox"
          checked={draft.pricesIncludeTax}
          onChange={() => change({ pricesIncludeTax: !draft.pricesIncludeTax })}
        />
        Prices include tax. Without it, tax comes on top of what customers see
      </label>,
    ],
    billPrefix: ['prefixes', field('billPrefix', 'Bills begin with', `1 to 3 letters or digits: ${sample}`)],
    creditPrefix: ['prefixes', field('creditPrefix', 'Credit notes begin with', '1 to 3 letters or digits')],
  };
  const fieldsOf = (row: Row) =>
    namesOf(fields).flatMap((name) =>
      fields[name][0] === row ? <Fragment key={name}>{fields[name][1]}</Fragment> : [],
    );
  const rows: Record<Row, ReactNode> = {
    payee: <div className={classes.numbers}>{fieldsOf('payee')}</div>,
    name: <div className={classes.numbers}>{fieldsOf('name')}</div>,
    registered: registered && <div className={classes.numbers}>{fieldsOf('registered')}</div>,
    rates: taxed && <div className={classes.numbers}>{fieldsOf('rates')}</div>,
    included: taxed && fieldsOf('included'),
    prefixes: <div className={classes.numbers}>{fieldsOf('prefixes')}</div>,
  };

  return namesOf(rows).map((row) => <Fragment key={row}>{rows[row]}</Fragment>);
}
