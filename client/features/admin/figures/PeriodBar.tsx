import { useSearchParams } from 'react-router-dom';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import {
  earlierDay,
  type Period,
  type PeriodKind,
  periodAfter,
  periodBefore,
  periodKinds,
  periodWith,
} from '#shared/figures/periods.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { Arrows } from '../Arrows.tsx';
import { figurePageTexts as t } from './texts.ts';

const isDay = (text: string | null): text is string => /^20\d\d-\d\d-\d\d$/.test(text ?? '');

const later = (...days: string[]): string => days.sort().at(-1) ?? '';

/** The period in the URL. Without one, the current month. */
export function usePeriod() {
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

type BarProps = ReturnType<typeof usePeriod>;

export function PeriodBar({ kind, period, today, go }: BarProps) {
  const choice = (
    <SelectField
      size="sm"
      label={t('period')}
      options={periodKinds}
      nameOf={(one) => t(one as PeriodKind)}
      value={kind}
      onChange={({ currentTarget: { value } }) => {
        const next = value as PeriodKind;
        const day = earlierDay(period.to, today);
        go(next, next === 'own' ? period : periodWith(next, later(day, period.from)));
      }}
    />
  );
  return (
    <Group gap="xs" align="end" data-screen-only role="group" aria-label={t('period')}>
      {kind === 'own' ? (
        <>
          {choice}
          <FilterDay
            label={t('from')}
            value={period.from}
            onChange={(from) => from && go('own', { from, to: later(from, period.to) })}
          />
          <FilterDay
            label={t('to')}
            value={period.to}
            onChange={(to) => to && go('own', { to, from: earlierDay(to, period.from) })}
          />
        </>
      ) : (
        <Arrows
          earlier={() => go(kind, periodBefore(kind, period))}
          later={period.to < today ? () => go(kind, periodAfter(kind, period)) : null}
        >
          {choice}
        </Arrows>
      )}
    </Group>
  );
}
