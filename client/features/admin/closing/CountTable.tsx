import type { ReactNode } from 'react';
import { Text } from '#client/ui/mantine/layout.tsx';
import { desk } from '#shared/bills/closing.ts';
import { formatRupees } from '#shared/format.ts';
import { differenceWords } from '../bills/difference-words.ts';
import classes from './CountTable.module.css';
import { closingTexts as t } from './texts.ts';

type Holder = { holder: string; name: string; cash: number; upi: number };

export const nameOf = ({ holder, name }: Pick<Holder, 'holder' | 'name'>) =>
  holder === desk ? t('desk') : name;

/** Names each difference, in rupees. Without one, returns ''. */
export const differencesInWords = (cash: number, upi: number) =>
  [
    cash !== 0 && t('cash', { difference: differenceWords(cash) }),
    upi !== 0 && t('upi', { difference: differenceWords(upi) }),
  ]
    .filter(Boolean)
    .join(', ');

type What = 'cash' | 'upi';

/** If the desk paid out more cash than came in, the rest was taken out of its drawer. */
export const isTakenOut = ({ holder }: Pick<Holder, 'holder'>, what: What, rupees: number) =>
  holder === desk && what === 'cash' && rupees < 0;

/** Names a sum in rupees. */
export const sumInWords = (one: Pick<Holder, 'holder'>, what: What, rupees: number) =>
  isTakenOut(one, what, rupees) ? t('takenOut', { amount: formatRupees(-rupees) }) : formatRupees(rupees);

type Props<Row extends Holder> = {
  rows: readonly Row[];
  isOpen?: boolean;
  /** The parts of the expected cash. */
  parts?: (row: Row) => string;
  counted: (row: Row, what: What) => ReactNode;
  reason: (row: Row) => ReactNode;
};

/** The expected and the counted sums of each, as text or as fields. */
export const CountTable = <Row extends Holder>({
  rows,
  isOpen = false,
  parts = () => '',
  counted,
  reason,
}: Props<Row>) => (
  <div className={`${classes.counts} ${isOpen ? classes.open : classes.closed}`}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          {(['cashExpected', 'cashCounted', 'upiExpected', 'upiCounted'] as const).map((title) => (
            <th key={title} scope="col" data-numeric>
              {t(title)}
            </th>
          ))}
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const words = parts(row);
          const why = reason(row);
          const isIdle = row.cash === 0 && row.upi === 0 && words === '';
          return (
            <tr key={row.holder} data-idle={isIdle || undefined}>
              <th scope="row">
                {nameOf(row)}
                {words && (
                  <Text size="sm" c="dimmed">
                    {words}
                  </Text>
                )}
              </th>
              {(['cash', 'upi'] as const).flatMap((what) => [
                <td key={what} data-numeric data-title={t(`${what}Expected`)} className={classes.expected}>
                  {sumInWords(row, what, row[what])}
                </td>,
                <td
                  key={`${what}Counted`}
                  data-numeric
                  data-title={t(`${what}Counted`)}
                  className={classes.counted}
                >
                  {counted(row, what)}
                </td>,
              ])}
              <td className={classes.reason}>
                {!isOpen && why && <span className={classes.title}>{t('reason')}: </span>}
                {why}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
