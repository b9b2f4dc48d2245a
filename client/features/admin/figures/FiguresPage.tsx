import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { definitions, type FigureName, formatFigure } from '#shared/figures/definitions.ts';
import { earlierDay, type PeriodKind } from '#shared/figures/periods.ts';
import { figureHelpTexts, figureTexts } from '#shared/figures/texts.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { namesOf } from '#shared/names-of.ts';
import { reasonName } from '#shared/orders/cancel-reasons.ts';
import { Quiet } from '../cells.tsx';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { lists } from '../lists.ts';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { Breakdown } from './Breakdown.tsx';
import { WeekCharts, WeekTable } from './Charts.tsx';
import { DailyMail } from './DailyMail.tsx';
import { FigureLink } from './FigureLink.tsx';
import { Numbers } from './Numbers.tsx';
import { PeriodBar, usePeriod } from './PeriodBar.tsx';
import { columnWords, periodWords } from './period-words.ts';
import { figurePageTexts as t } from './texts.ts';

type FiguresCompared = Answer['figures']['compared'];

const names = namesOf(definitions);

export function Component() {
  const { kind, period, today, go } = usePeriod();
  const input = { ...period, period: kind };
  const reading = trpc.figures.compared.useQuery(input, { staleTime: 0 });
  return (
    <Screen
      title={t('figures')}
      actions={
        <>
          <FileButton
            words={t('export')}
            failed={t('exportFailed')}
            address={withFilters('/api/export-figures', input)}
            fileName={`Figures-${period.from}-${period.to}.xlsx`}
          />
          <Button variant="outline" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <PeriodBar kind={kind} period={period} today={today} go={go} />
        <Text component="p" fw={800} fz="var(--type-4)" aria-live="polite">
          {periodWords(kind, period)}
          {period.from <= today && today < period.to && <Small span> {t('soFar')}</Small>}
        </Text>
        <Loaded reading={reading} height={132}>
          {(columns) => <FirstNumbers columns={columns} />}
        </Loaded>
        <WeekCharts day={earlierDay(period.to, today)} />
        <Loaded reading={reading} height={560}>
          {(columns) => (
            <>
              <Totals columns={columns} kind={kind} />
              <Reasons of={columns[0]} />
            </>
          )}
        </Loaded>
        <Breakdown kind={kind} period={period} />
        <WeekTable day={earlierDay(period.to, today)} />
        <DailyMail />
      </Stack>
    </Screen>
  );
}

type Column = FiguresCompared[number];

const dueNames = { week: 'dueWeek', month: 'dueMonth', older: 'dueOlder' } as const;
const dueOf = ({ due }: Column) => due.week + due.month + due.older;

type ChangeProps = { now: number | null; before: number | null; lessIsBetter?: boolean };

/** The change in percent, with its sign. Shows nothing without an earlier value. */
function Change({ now, before, lessIsBetter = false }: ChangeProps) {
  if (now === null || !before) return null;
  const percent = Math.round((100 * (now - before)) / Math.abs(before));
  if (percent === 0) return t('same');
  const count = formatCount(Math.abs(percent));
  return (
    <Text span inherit fw={700} c={percent > 0 === lessIsBetter ? 'var(--danger)' : 'var(--success)'}>
      <span aria-hidden="true">
        {percent > 0 ? '+' : '−'}
        {count}%
      </span>
      <span className="visually-hidden">{t(percent > 0 ? 'more' : 'less', { percent: count })}</span>
    </Text>
  );
}

const shown = ['booked', 'done', 'onTime', 'billed', 'taken'] as const satisfies FigureName[];

/** The six numbers of the first view, each with its change since the period before. */
function FirstNumbers({ columns: [now, before] }: { columns: FiguresCompared }) {
  if (!now || !before) return null;
  const numbers = [
    ...shown.map((name) => ({
      name: figureTexts(name),
      value: <Link to={lists.figure(name, now)}>{formatFigure(name, now)}</Link>,
      change: <Change now={definitions[name].read(now)} before={definitions[name].read(before)} />,
    })),
    {
      name: t('due'),
      value: <Link to={lists.dueOn(now.dueOn)}>{formatRupees(dueOf(now))}</Link>,
      change: <Change now={dueOf(now)} before={dueOf(before)} lessIsBetter />,
    },
  ];
  return <Numbers figures={numbers} />;
}

const columnTitles = { this: 'thisPeriod', before: 'before', yearAgo: 'yearAgo' } as const;

function Totals({ columns, kind }: { columns: FiguresCompared; kind: PeriodKind }) {
  const row = (name: string, title: string, cell: (column: Column) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{title}</th>
      {columns.map((column) => (
        <td key={column.name} data-numeric>
          {cell(column)}
        </td>
      ))}
    </tr>
  );
  return (
    <div>
      <PlainTable
        wide
        label={t('figures')}
        head={[
          t('figure'),
          ...columns.map(({ name, from, to }) => (
            <Fragment key={name}>
              {t(columnTitles[name])}
              <Quiet>{columnWords(kind, { from, to })}</Quiet>
            </Fragment>
          )),
        ]}
        numbers="others"
      >
        {names.map((name) =>
          row(name, figureTexts(name), (column) => (
            <FigureLink name={name} figures={column} period={column} />
          )),
        )}
        {namesOf(dueNames).map((age) =>
          row(age, figureTexts(dueNames[age]), ({ dueOn, due }) => (
            <Link to={lists.dueOfAge(dueOn, age)}>{formatRupees(due[age])}</Link>
          )),
        )}
      </PlainTable>
      <details data-screen-only>
        <summary>{t('meanings')}</summary>
        <dl>
          {([...names, 'due'] as const).map((name) => (
            <div key={name}>
              <Text component="dt" fw={600}>
                {name === 'due' ? t('due') : figureTexts(name)}
              </Text>
              <Text component="dd" m={0} maw="64ch">
                {figureHelpTexts(name)}
              </Text>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Reasons({ of }: { of: Column | undefined }) {
  if (!of) return null;
  return (
    <Section title={t('reasons')}>
      {of.reasons.length === 0 && <p>{t('noneCancelled')}</p>}
      {of.reasons.length > 0 && (
        <PlainTable head={[t('reason'), t('orders')]} numbers="others">
          {of.reasons.map(({ reason, count }) => (
            <tr key={reason}>
              <th scope="row">{reason ? reasonName(reason) : t('noReason')}</th>
              <td data-numeric>
                <Link to={lists.figure('cancelled', of, { reason: reason || 'none' })}>
                  {formatCount(count)}
                </Link>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Section>
  );
}
