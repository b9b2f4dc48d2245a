// The week of visit times: one pattern, and a choice of each weekday between it, windows of its own and closed.
import { useState } from 'react';
import { Text } from '#client/ui/mantine/layout.tsx';
import { formatWeekday, weekdays } from '#shared/visits/weekdays.ts';
import { DayWindows } from './DayWindows.tsx';
import classes from './Settings.module.css';
import { nextWindow, type VisitFailures, type VisitForm, type WindowForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type Props = {
  form: VisitForm;
  failures: VisitFailures;
  onChange: (changed: Partial<VisitForm>) => void;
};
type Weekday = (typeof weekdays)[number];
type Windows = readonly WindowForm[];

const kinds = ['pattern', 'own', 'closed'] as const;
type Plan = { pattern: Windows; kinds: Readonly<Record<Weekday, (typeof kinds)[number]>> };

const isSame = (one: Windows, other: Windows) => JSON.stringify(one) === JSON.stringify(other);

/** The pattern is what most open weekdays have. */
function planOf(form: VisitForm): Plan {
  const daysLike = (windows: Windows) => weekdays.filter((name) => isSame(form[name], windows)).length;
  const open = weekdays.map((name) => form[name]).filter((windows) => windows.length > 0);
  const pattern = open.toSorted((one, other) => daysLike(other) - daysLike(one))[0] ?? [nextWindow([])];
  const kindOf = (windows: Windows) =>
    windows.length === 0 ? 'closed' : isSame(windows, pattern) ? 'pattern' : 'own';
  return {
    pattern,
    kinds: Object.fromEntries(weekdays.map((name) => [name, kindOf(form[name])])) as Plan['kinds'],
  };
}

const fits = ({ pattern, kinds }: Plan, form: VisitForm) =>
  weekdays.every((name) =>
    kinds[name] === 'pattern'
      ? isSame(form[name], pattern)
      : kinds[name] === 'own' || form[name].length === 0,
  );

export function Week({ form, failures, onChange }: Props) {
  const [remembered, setPlan] = useState(() => planOf(form));
  // 'Undo' and a colleague's change replace the form's values.
  const plan = fits(remembered, form) ? remembered : planOf(form);
  const following = weekdays.filter((name) => plan.kinds[name] === 'pattern');
  const setPattern = (pattern: Windows) => {
    setPlan({ ...plan, pattern });
    onChange(Object.fromEntries(following.map((name) => [name, pattern])));
  };
  const choose = (name: Weekday, kind: (typeof kinds)[number]) => {
    setPlan({ ...plan, kinds: { ...plan.kinds, [name]: kind } });
    const own = form[name].length > 0 ? form[name] : plan.pattern;
    onChange({ [name]: kind === 'closed' ? [] : kind === 'own' ? own : plan.pattern });
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('autoHelp')}
      </Text>
      <div className={classes.week}>
        <DayWindows
          name={t('usualDay')}
          place={`week.${weekdays.findIndex((name) => plan.kinds[name] === 'pattern')}`}
          windows={plan.pattern}
          failures={failures}
          onChange={setPattern}
        />
        <table className={classes.weekdays}>
          <caption className="visually-hidden">{t('weekdays')}</caption>
          <thead>
            <tr>
              <td />
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((name, at) => (
              <tr key={name}>
                <th scope="row">{formatWeekday(at)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>
                    <label>
                      <input
                        type="radio"
                        name={`kind-${name}`}
                        aria-label={t('weekdayIs', { day: formatWeekday(at), kind: t(kind) })}
                        checked={plan.kinds[name] === kind}
                        onChange={() => choose(name, kind)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {weekdays.map(
          (name, at) =>
            plan.kinds[name] === 'own' && (
              <DayWindows
                key={name}
                name={formatWeekday(at)}
                place={`week.${at}`}
                windows={form[name]}
                failures={failures}
                onChange={(windows) => onChange({ [name]: windows })}
              />
            ),
        )}
      </div>
    </>
  );
}
