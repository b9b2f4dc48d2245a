import { Link, useSearchParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { definitions } from '#shared/figures/definitions.ts';
import {
  type Period,
  type PeriodKind,
  periodAfter,
  periodBefore,
  periodKinds,
  periodWith,
  yearAgo,
} from '#shared/figures/periods.ts';
import { figureHelpTexts, figureTexts } from '#shared/figures/texts.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { namesOf } from '#shared/names-of.ts';
import { reasonName } from '#shared/orders/cancel-reasons.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { LoadedSection } from '../Section.tsx';
import { Breakdown } from './Breakdown.tsx';
import { ClaimsChart, PlacesChart, WeekCharts } from './Charts.tsx';
import { DailyMail } from './DailyMail.tsx';
import { FigureLink } from './FigureLink.tsx';
import classes from './Figures.module.css';
import { lists } from './lists.ts';
import { periodWords } from './period-words.ts';
import { figurePageTexts as t } from './texts.ts';

const names = namesOf(definitions);
const isDay = (text: string | null): text is string => /^20\d\d-\d\d-\d\d$/.test(text ?? '');

const earlier = (...days: string[]): string => days.sort()[0] ?? '';
const later = (...days: string[]): string => days.sort().at(-1) ?? '';

/** The period in the address; without one, this month. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = indiaDayOf(Date.now());
  const kind = periodKinds.find((one) => one === params.get('period')) ?? 'month';
  const [from, to] = [params.get('from'), params.get('to')];
  const own = isDay(from) && isDay(to) && from <= to ? { from, to } : periodWith('month', today);
  const day = isDay(from) ? from : today;
  const period = kind === 'own' ? own : periodWith(kind, day);
  const go = (next: PeriodKind, { from, to }: Period) => {
    const changed = new URLSearchParams(params);
    changed.set('period', next);
    changed.set('from', from);
    if (next === 'own') changed.set('to', to);
    else changed.delete('to');
    setParams(changed, { preventScrollReset: true });
  };
  return { kind, period, today, go };
}

export function Component() {
  const { kind, period, today, go } = usePeriod();
  return (
    <Screen
      title={t('figures')}
      actions={
        <>
          <FileButton
            words={t('export')}
            failed={t('exportFailed')}
            address={withFilters('/api/export-figures', { ...period, period: kind })}
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
          {period.from <= today && today < period.to && (
            <Text span size="sm" c="dimmed">
              {' '}
              {t('soFar')}
            </Text>
          )}
        </Text>
        <Totals kind={kind} period={period} today={today} />
        <Breakdown kind={kind} period={period} />
        <WeekCharts day={earlier(period.to, today)} />
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <PlacesChart period={period} />
          <ClaimsChart period={period} />
        </SimpleGrid>
        <DailyMail />
      </Stack>
    </Screen>
  );
}

type BarProps = ReturnType<typeof usePeriod>;

function PeriodBar({ kind, period, today, go }: BarProps) {
  const step = (to: Period) => () => go(kind, to);
  return (
    <Group gap="xs" align="end" className={classes.screenOnly} role="group" aria-label={t('period')}>
      <FilterSelect
        label={t('period')}
        all={t('month')}
        value={kind === 'month' ? '' : kind}
        options={periodKinds.filter((one) => one !== 'month').map((one) => ({ value: one, label: t(one) }))}
        onChange={(chosen) => {
          const next = periodKinds.find((one) => one === chosen) ?? 'month';
          const day = earlier(period.to, today);
          go(next, next === 'own' ? period : periodWith(next, later(day, period.from)));
        }}
      />
      {kind === 'own' ? (
        <>
          <FilterDay
            label={t('from')}
            value={period.from}
            onChange={(from) => from && go('own', { from, to: later(from, period.to) })}
          />
          <FilterDay
            label={t('to')}
            value={period.to}
            onChange={(to) => to && go('own', { to, from: earlier(to, period.from) })}
          />
        </>
      ) : (
        <>
          <Button
            variant="outline"
            aria-label={t('earlier')}
            className={classes.step}
            onClick={step(periodBefore(kind, period))}
          >
            <Icon name="left" size={20} />
          </Button>
          <Button
            variant="outline"
            aria-label={t('later')}
            className={classes.step}
            aria-disabled={period.to >= today || undefined}
            onClick={() => {
              if (period.to < today) go(kind, periodAfter(kind, period));
            }}
          >
            <Icon name="right" size={20} />
          </Button>
        </>
      )}
    </Group>
  );
}

type PeriodProps = { kind: PeriodKind; period: Period };

function Totals({ kind, period, today }: PeriodProps & { today: string }) {
  const [before, ago] = [periodBefore(kind, period), yearAgo(kind, period)];
  // The financial year before is the same a year ago.
  const periods = kind === 'year' ? [period, before] : [period, before, ago];
  const readings = [
    trpc.figures.totals.useQuery(period, { staleTime: 0 }),
    trpc.figures.totals.useQuery(before),
    trpc.figures.totals.useQuery(ago, { enabled: kind !== 'year' }),
  ].slice(0, periods.length);
  const endOf = ({ to }: Period) => earlier(to, today);
  const dues = [
    trpc.figures.due.useQuery({ day: endOf(period) }, { staleTime: 0 }),
    trpc.figures.due.useQuery({ day: endOf(before) }),
    trpc.figures.due.useQuery({ day: endOf(ago) }, { enabled: kind !== 'year' }),
  ];
  const [reading] = readings;
  if (!reading) return null;
  return (
    <>
      <Loaded reading={reading} height={560}>
        {(data) => (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <caption className="visually-hidden">{t('figures')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('figure')}</th>
                  {periods.map((one, at) => (
                    <th key={one.from} scope="col" className={classes.number}>
                      {[t('thisPeriod'), t('before'), t('yearAgo')][at]}
                      <span className={classes.help}>{periodWords(kind, one)}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">
                      {figureTexts(name)}
                      <span className={classes.help}>{figureHelpTexts(name)}</span>
                    </th>
                    {periods.map((one, at) => {
                      const figures = at === 0 ? data : readings[at]?.data;
                      return (
                        <td key={one.from} className={classes.number}>
                          {figures ? <FigureLink name={name} figures={figures} period={one} /> : '…'}
                        </td>
                      );
                    })}
                  </tr>
                ))}
                {(['week', 'month', 'older'] as const).map((age, row) => (
                  <tr key={age}>
                    <th scope="row">
                      {figureTexts(dueNames[age])}
                      {row === 0 && <span className={classes.help}>{figureHelpTexts('due')}</span>}
                    </th>
                    {periods.map((one, at) => {
                      const due = dues[at]?.data;
                      return (
                        <td key={one.from} className={classes.number}>
                          {due ? <Link to={lists.due(endOf(one), age)}>{formatRupees(due[age])}</Link> : '…'}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      <LoadedSection title={t('reasons')} reading={reading} height={120}>
        {(data) => <Reasons totals={data} period={period} />}
      </LoadedSection>
    </>
  );
}

const dueNames = { week: 'dueWeek', month: 'dueMonth', older: 'dueOlder' } as const;

function Reasons({ totals, period }: { totals: Answer['figures']['totals']; period: Period }) {
  if (totals.reasons.length === 0) return <p>{t('noneCancelled')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('reason')}</th>
          <th scope="col" className={classes.number}>
            {t('orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.reasons.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row">{reason ? reasonName(reason) : t('noReason')}</th>
            <td className={classes.number}>
              <Link to={lists.figure('cancelled', period, { reason: reason || 'none' })}>
                {formatCount(count)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
