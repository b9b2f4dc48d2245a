import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { type BankColumns, type ColumnKind, columnKinds, maxBankFileBytes } from '#shared/bills/bank-file.ts';
import { maxLength } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import type { TableChoices } from '#shared/separators.ts';
import classes from '../ListAndPanel.module.css';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { TableChoicesFields } from '../TableChoicesFields.tsx';
import { adminTexts } from '../texts.ts';
import { BankLines } from './BankLines.tsx';
import type { BankFilePlan, BillOfLine } from './plan.ts';
import { columnTexts, bankFileTexts as t } from './texts.ts';

type Chosen = TableChoices & { fileName: string; file: string };

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(t('notRead')));
    reader.readAsDataURL(file);
  });

const sureBills = ({ lines }: BankFilePlan): Map<number, BillOfLine> =>
  new Map(lines.flatMap(({ row, state, bill }) => (state === 'sure' && bill ? [[row, bill]] : [])));

/** Reads a bank's file, proposes a bill for each line, and books the lines that a person ticks. */
export function Component() {
  const queries = trpc.useUtils();
  const planning = trpc.bills.planBankFile.useMutation();
  const booking = trpc.bills.bookBankLines.useMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [plan, setPlan] = useState<BankFilePlan | null>(null);
  const [ticked, setTicked] = useState<ReadonlyMap<number, BillOfLine>>(new Map());
  const [failures, setFailures] = useState<readonly string[]>([]);

  const plansOf = async (next: Chosen, columns?: BankColumns) => {
    const read = await planning.mutateAsync({ ...next, ...(columns && { columns }) });
    setChosen(next);
    setPlan(read);
    setTicked(sureBills(read));
  };
  const [read, isReading] = usePending(async (next: Chosen, columns?: BankColumns) => {
    setFailures([]);
    await plansOf(next, columns).catch((error: unknown) => {
      setChosen(next);
      setPlan(null);
      setFailures([`${next.fileName}: ${wordsOf(error)}`]);
    });
  });
  const choose = async (file: File) => {
    setPlan(null);
    if (file.size > maxBankFileBytes) return setFailures([`${file.name}: ${t('tooLarge')}`]);
    const base64 = await base64Of(file).catch(() => null);
    if (base64 === null) return setFailures([`${file.name}: ${t('notRead')}`]);
    await read({ fileName: file.name.slice(0, maxLength.name), file: base64 });
  };
  const [book, isBooking] = usePending(async (next: Chosen, { columns }: BankFilePlan) => {
    const lines = [...ticked].map(([row, bill]) => ({ row, billId: bill._id }));
    try {
      const { message, data } = await booking.mutateAsync({ ...next, columns, lines });
      if (data.booked > 0) toast.success(message);
      setFailures(data.refused.map(({ row, why }) => `${t('rowOf', { row })}: ${why}`));
      await plansOf(next, columns);
    } catch (error) {
      setFailures([wordsOf(error)]);
    }
    await queries.invalidate();
  });
  const isBusy = isReading || isBooking;
  const tick = (row: number, bill: BillOfLine | null) => {
    const next = new Map(ticked);
    if (bill) next.set(row, bill);
    else next.delete(row);
    setTicked(next);
  };

  return (
    <Screen title={adminTexts('bankFile')} beside={<Link to={paths.admin.bills}>{adminTexts('bills')}</Link>}>
      <Stack gap="md">
        <Small maw={760}>{t('about')}</Small>
        <div>
          <FileInput
            words={isReading ? t('reading') : t('choose')}
            aria-label={t('choose')}
            accept=".csv,.xlsx,.txt,.xls"
            busy={isReading}
            disabled={isBusy}
            onFiles={([file]) => {
              if (file) void choose(file);
            }}
          />
        </div>
        {failures.length > 0 && (
          <Notice kind="failure">
            {failures.map((failure) => (
              <div key={failure}>{failure}</div>
            ))}
          </Notice>
        )}
        {chosen && (
          <TableChoicesFields
            fileName={chosen.fileName}
            value={chosen}
            disabled={isBusy}
            change={(choices) => void read({ ...chosen, ...choices })}
          />
        )}
        {chosen && plan && (
          <>
            <Section title={chosen.fileName}>
              <Columns
                plan={plan}
                disabled={isBusy}
                change={(kinds) => void read(chosen, { ...plan.columns, kinds })}
              />
            </Section>
            <BankLines plan={plan} ticked={ticked} tick={tick} />
            {ticked.size > 0 && (
              <div className={classes.foot}>
                <Button pending={isBusy} onClick={() => void book(chosen, plan)}>
                  {t('book', { count: ticked.size })}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Screen>
  );
}

type ColumnsProps = { plan: BankFilePlan; disabled: boolean; change: (kinds: ColumnKind[]) => void };

function Columns({ plan: { head, columns }, disabled, change }: ColumnsProps) {
  const { headings, kinds } = columns;
  return (
    <PlainTable
      wide
      label={t('columns')}
      head={kinds.map((kind, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={at}
          label={headings[at] || t('columnOf', { column: at + 1 })}
          options={columnKinds}
          nameOf={(option) => columnTexts(option as ColumnKind)}
          value={kind}
          disabled={disabled}
          miw={132}
          onChange={({ currentTarget: { value } }) =>
            change(kinds.map((one, column) => (column === at ? (value as ColumnKind) : one)))
          }
        />
      ))}
    >
      {head.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <tr key={row}>
          {kinds.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={at}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </PlainTable>
  );
}
