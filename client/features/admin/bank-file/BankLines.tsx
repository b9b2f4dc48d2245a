import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { lineStates } from '#shared/bills/bank-file.ts';
import { formatCount, formatRupees, formatShortDate } from '#shared/format.ts';
import { Section } from '../Section.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import type { BankFilePlan, BankLine, BillOfLine } from './plan.ts';
import { stateTexts, bankFileTexts as t, whyTexts } from './texts.ts';

type Props = {
  plan: BankFilePlan;
  ticked: ReadonlyMap<number, BillOfLine>;
  tick: (row: number, bill: BillOfLine | null) => void;
};

/** The lines of a bank's file, each with its state and reason. */
export function BankLines({ plan: { lines, counts }, ticked, tick }: Props) {
  const [choosing, setChoosing] = useState<BankLine | null>(null);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const summary = lineStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${stateTexts(state)}: ${formatCount(counts[state])}`);
  return (
    <Section title={t('lines')}>
      <p role="status">{all === 0 ? t('noLines') : summary.join(' · ')}</p>
      {lines.length > 0 && (
        <PlainTable
          wide
          label={t('lines')}
          head={[t('row'), t('amount'), t('text'), t('state')]}
          numbers={[1]}
        >
          {lines.map((line) => (
            <Line
              key={line.row}
              line={line}
              bill={ticked.get(line.row)}
              tick={(bill) => tick(line.row, bill)}
              choose={() => setChoosing(line)}
            />
          ))}
        </PlainTable>
      )}
      {all > lines.length && <Small>{t('firstOnly', { count: formatCount(lines.length) })}</Small>}
      {choosing && (
        <MatchDialog
          line={choosing}
          choose={(bill) => tick(choosing.row, bill)}
          close={() => setChoosing(null)}
        />
      )}
    </Section>
  );
}

type LineProps = {
  line: BankLine;
  bill: BillOfLine | undefined;
  tick: (bill: BillOfLine | null) => void;
  choose: () => void;
};

function Line({ line, bill, tick, choose }: LineProps) {
  const { row, day, amount, text, state, why, word, mayBook } = line;
  const meant = bill ?? line.bill;
  const sum = amount === null ? '–' : formatRupees(amount);
  const label = t('lineOf', { row, amount: sum });
  return (
    <tr>
      <td>
        {mayBook && meant && (bill || state !== 'open') ? (
          <Choice
            checked={bill !== undefined}
            onChange={({ currentTarget: { checked } }) => tick(checked ? meant : null)}
          >
            {row}
            <span className="visually-hidden">{sum}</span>
          </Choice>
        ) : (
          row
        )}
      </td>
      <td data-numeric>
        {sum}
        {day && <Small>{formatShortDate(day)}</Small>}
      </td>
      <td style={{ minWidth: 160, overflowWrap: 'anywhere' }}>{text}</td>
      <td style={{ minWidth: 200 }}>
        <Text span fw={600}>
          {stateTexts(state)}
        </Text>
        <Small>{why === 'word' || why === 'unread' ? whyTexts(why, { word }) : whyTexts(why)}</Small>
        {meant && (
          <div>
            {meant.number}, {meant.fullname}
          </div>
        )}
        {mayBook && state !== 'sure' && (
          <Button variant="quiet" aria-label={`${t('match')}: ${label}`} onClick={choose}>
            {t('match')}
          </Button>
        )}
      </td>
    </tr>
  );
}
