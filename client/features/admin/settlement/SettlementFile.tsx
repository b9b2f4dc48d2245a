import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Group, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import {
  type BankMapping,
  bankColumns,
  maxSettlementBytes,
  type PlannedLine,
  type SettlementPlan,
} from '#shared/bills/settlement.ts';
import { formatCount, formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import classes from '../figures/Figures.module.css';
import { Section } from '../Section.tsx';
import { doesTexts, settlementTexts as t, whyTexts } from './texts.ts';

type Chosen = { fileName: string; file: string };

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(t('notRead')));
    reader.readAsDataURL(file);
  });

/** Reads a file of the bank: its columns, the plan of each line, and the button that takes it over. */
export function SettlementFile() {
  const queries = trpc.useUtils();
  const planning = trpc.bills.planSettlement.useMutation();
  const taking = trpc.bills.takeSettlement.useMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [plan, setPlan] = useState<SettlementPlan | null>(null);
  const [failure, setFailure] = useState('');

  const discard = () => {
    setChosen(null);
    setPlan(null);
  };
  const [read, isReading] = usePending(async (next: Chosen, columns?: BankMapping) => {
    setFailure('');
    try {
      setPlan(await planning.mutateAsync({ ...next, ...(columns && { columns }) }));
      setChosen(next);
    } catch (error) {
      discard();
      setFailure(`${next.fileName}: ${wordsOf(error)}`);
    }
  });
  const choose = async (file: File) => {
    discard();
    if (file.size > maxSettlementBytes) return setFailure(`${file.name}: ${t('tooLarge')}`);
    const base64 = await base64Of(file).catch(() => null);
    if (base64 === null) return setFailure(`${file.name}: ${t('notRead')}`);
    await read({ fileName: file.name.slice(0, maxLength.name), file: base64 });
  };
  const [take, isTaking] = usePending(async (next: Chosen, { columns }: SettlementPlan) => {
    setFailure('');
    try {
      const { message } = await taking.mutateAsync({ ...next, columns });
      toast.success(message);
      discard();
    } catch (error) {
      setFailure(`${next.fileName}: ${wordsOf(error)}`);
    }
    await queries.invalidate();
  });
  const isBusy = isReading || isTaking;

  return (
    <Section title={t('file')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed" maw={760}>
          {t('about')}
        </Text>
        <div>
          <FileInput
            words={isReading ? t('reading') : t('choose')}
            aria-label={t('choose')}
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            busy={isReading}
            disabled={isBusy}
            onFiles={([file]) => {
              if (file) void choose(file);
            }}
          />
        </div>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {chosen && plan && (
          <>
            <Text component="h3" fw={800}>
              {chosen.fileName}
            </Text>
            <Columns plan={plan} disabled={isBusy} change={(columns) => void read(chosen, columns)} />
            <Plan plan={plan} />
            <Group gap="xs">
              {plan.counts.book + plan.counts.link + plan.counts.open > 0 && (
                <Button pending={isBusy} onClick={() => void take(chosen, plan)}>
                  {t('takeOver', { count: plan.counts.book + plan.counts.link + plan.counts.open })}
                </Button>
              )}
              <Button variant="outline" pending={isBusy} onClick={discard}>
                {t('discard')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Section>
  );
}

type ColumnsProps = { plan: SettlementPlan; disabled: boolean; change: (columns: BankMapping) => void };

function Columns({ plan: { head, columns }, disabled, change }: ColumnsProps) {
  const cells = head[columns.row]?.cells ?? [];
  const places = cells.map((_, at) => String(at));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" component="fieldset" bd={0} p={0} m={0}>
      <legend className="visually-hidden">{t('columns')}</legend>
      <SelectField
        label={t('headings')}
        options={head.map((_, at) => String(at))}
        nameOf={(at) => {
          const { row, cells } = head[Number(at)] ?? { row: 0, cells: [] };
          return t('rowOf', { row, cells: cells.filter(Boolean).join(', ').slice(0, 60) });
        }}
        value={String(columns.row)}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => change({ ...columns, row: Number(value) })}
      />
      {bankColumns.map((column) => (
        <SelectField
          key={column}
          label={t(column)}
          blank={t('none')}
          options={places}
          nameOf={(at) => cells[Number(at)] || `(${Number(at) + 1})`}
          value={columns[column] < 0 ? '' : String(columns[column])}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            change({ ...columns, [column]: value === '' ? -1 : Number(value) })
          }
        />
      ))}
    </SimpleGrid>
  );
}

const whatOf = ({ does, why, bill }: PlannedLine): string => {
  const words = does === 'open' ? whyTexts(why ?? 'unknown') : doesTexts(does);
  return bill ? `${words}: ${bill.number}, ${bill.fullname}` : words;
};

function Plan({ plan: { columns, lines, counts, unread, skipped } }: { plan: SettlementPlan }) {
  const all = counts.book + counts.link + counts.open + counts.known + counts.twice;
  if (columns.date < 0 || columns.amount < 0) return <p role="status">{t('chooseColumns')}</p>;
  const summary = [
    counts.book > 0 && t('books', { count: counts.book }),
    counts.link > 0 && t('links', { count: counts.link }),
    counts.open > 0 && t('opens', { count: counts.open }),
    counts.known > 0 && counts.known < all && t('knowns', { count: counts.known }),
    counts.twice > 0 && t('twices', { count: counts.twice }),
    skipped > 0 && t('skips', { count: skipped }),
  ].filter(Boolean);
  return (
    <>
      <div role="status">
        {all === 0 && <p>{t('noLines')}</p>}
        {all > 0 && counts.known === all && <p>{t('allKnown')}</p>}
        {summary.length > 0 && <p>{summary.join(' · ')}</p>}
        {unread.length > 0 && <p>{t('unread', { rows: unread.slice(0, 20).join(', ') })}</p>}
      </div>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
        <section className={classes.scroll} style={{ maxHeight: 420 }} tabIndex={0} aria-label={t('what')}>
          <table className={classes.table} aria-label={t('what')}>
            <thead>
              <tr>
                <th scope="col">{t('row')}</th>
                <th scope="col" className={classes.number}>
                  {t('sum')}
                </th>
                <th scope="col">{t('what')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.row}>
                  <td>{line.row}</td>
                  <td className={classes.number}>
                    {formatRupees(line.amount)}
                    <Text size="sm" c="dimmed">
                      {formatShortDate(line.day)}
                    </Text>
                  </td>
                  <td style={{ overflowWrap: 'anywhere' }}>
                    {whatOf(line)}
                    <Text size="sm" c="dimmed">
                      {[line.words, line.reference].filter(Boolean).join(' · ')}
                    </Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {all > lines.length && (
        <Text size="sm" c="dimmed">
          {t('firstOnly', { count: formatCount(lines.length) })}
        </Text>
      )}
    </>
  );
}
