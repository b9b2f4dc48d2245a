// The week of visit times: one pattern. Each weekday follows it, has windows of its own, or is closed.
import { useState } from 'react';
import { Flex, SimpleGrid, Small } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { formatWeekday } from '#shared/date-format.ts';
import { DayWindows } from './DayWindows.tsx';
import { nextWindow, type VisitFailures, type VisitForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type WeekForm = VisitForm['week'];
type Windows = WeekForm[number];
type Props = { week: WeekForm; failures: VisitFailures; onChange: (week: WeekForm) => void };

const kinds = ['pattern', 'own', 'closed'] as const;
type Kind = (typeof kinds)[number];
type Plan = { pattern: Windows; kinds: readonly Kind[] };

const isSame = (one: Windows, other: Windows) => JSON.stringify(one) === JSON.stringify(other);

const withOne = <T,>(all: readonly T[], at: number, one: T) =>
  all.map((other, i) => (i === at ? one : other));

/** The pattern is what most open weekdays have. */
function planOf(week: WeekForm): Plan {
  const daysLike = (windows: Windows) => week.filter((other) => isSame(other, windows)).length;
  const open = week.filter((windows) => windows.length > 0);
  const pattern = open.sort((one, other) => daysLike(other) - daysLike(one))[0] ?? [nextWindow([])];
  const kindOf = (windows: Windows) =>
    windows.length === 0 ? 'closed' : isSame(windows, pattern) ? 'pattern' : 'own';
  return { pattern, kinds: week.map(kindOf) };
}

const fits = ({ pattern, kinds }: Plan, week: WeekForm) =>
  week.every((windows, at) =>
    kinds[at] === 'pattern' ? isSame(windows, pattern) : kinds[at] === 'own' || windows.length === 0,
  );

export function Week({ week, failures, onChange }: Props) {
  const [remembered, setPlan] = useState(() => planOf(week));
  // 'Undo' and a colleague's change replace the form's values.
  const plan = fits(remembered, week) ? remembered : planOf(week);
  const setPattern = (pattern: Windows) => {
    setPlan({ ...plan, pattern });
    onChange(week.map((windows, at) => (plan.kinds[at] === 'pattern' ? pattern : windows)));
  };
  const choose = (at: number, kind: Kind) => {
    setPlan({ ...plan, kinds: withOne(plan.kinds, at, kind) });
    const own = week[at]?.length ? week[at] : plan.pattern;
    onChange(withOne(week, at, { closed: [], own, pattern: plan.pattern }[kind]));
  };
  return (
    <>
      <Small>{t('autoHelp')}</Small>
      <SimpleGrid
        minColWidth="min(100%, 300px)"
        autoFlow="auto-fit"
        spacing="lg"
        style={{ alignItems: 'start' }}
      >
        <DayWindows
          name={t('usualDay')}
          place={`week.${plan.kinds.indexOf('pattern')}`}
          windows={plan.pattern}
          failures={failures}
          onChange={setPattern}
        />
        <PlainTable label={t('weekdays')} head={['', ...kinds.map((kind) => t(kind))]}>
          {week.map((_, at) => {
            const day = formatWeekday(at);
            return (
              <tr key={day}>
                <th scope="row">{day}</th>
                {kinds.map((kind) => (
                  <td key={kind}>
                    <Flex component="label" align="center" mih={28}>
                      <input
                        type="radio"
                        name={`kind-${at}`}
                        aria-label={t('weekdayIs', { day, kind: t(kind) })}
                        checked={plan.kinds[at] === kind}
                        onChange={() => choose(at, kind)}
                      />
                    </Flex>
                  </td>
                ))}
              </tr>
            );
          })}
        </PlainTable>
        {week.map(
          (windows, at) =>
            plan.kinds[at] === 'own' && (
              <DayWindows
                key={formatWeekday(at)}
                name={formatWeekday(at)}
                place={`week.${at}`}
                windows={windows}
                failures={failures}
                onChange={(changed) => onChange(withOne(week, at, changed))}
              />
            ),
        )}
      </SimpleGrid>
    </>
  );
}
