// The windows of one day: from, to and how many visits each takes; none is a closed day.
import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { formatClock } from '#shared/visits/words.ts';
import classes from './Settings.module.css';
import type { DraftFailures } from './use-draft.ts';
import { clockTimes, furtherWindow, type WindowDraft } from './visit-draft.ts';

type Props = {
  /** What the day is called. */
  name: string;
  /** Its place among the failures: 'week.0'. */
  place: string;
  windows: readonly WindowDraft[];
  failures: DraftFailures;
  onChange: (windows: readonly WindowDraft[]) => void;
  /** Before the windows. */
  children?: ReactNode;
  /** What else can be done with the day. */
  actions?: ReactNode;
};

export function DayWindows({ name, place, windows, failures, onChange, children, actions }: Props) {
  const added = useRef<number | null>(null);
  const change = (key: number, part: Partial<WindowDraft>) =>
    onChange(windows.map((window) => (window.key === key ? { ...window, ...part } : window)));
  const add = () => {
    const window = furtherWindow(windows);
    added.current = window.key;
    onChange([...windows, window]);
  };
  const failure = failures[place];
  const eachEnds = windows.every(({ from, to }) => from < to);
  const isAtFault = ({ from, to }: Pick<WindowDraft, 'from' | 'to'>) => eachEnds || to <= from;
  return (
    <fieldset className={classes.day}>
      <legend className={classes.dayName}>{name}</legend>
      {children}
      {windows.length === 0 && <p className={classes.closed}>Closed</p>}
      {windows.length > 0 && (
        <div className={classes.columns} aria-hidden="true">
          <span>From</span>
          <span>To</span>
          <span>Visits</span>
        </div>
      )}
      {windows.map(({ key, from, to, visits }, at) => {
        const which = `${name}, window ${at + 1}`;
        const visitsFailure = failures[`${place}.${at}.visits`];
        return (
          <div key={key} className={classes.window}>
            <NativeSelect
              size="sm"
              aria-label={`${which}: from`}
              value={from}
              ref={(select) => {
                if (!select || added.current !== key) return;
                added.current = null;
                select.focus();
              }}
              onChange={(event) => change(key, { from: event.currentTarget.value })}
            >
              {beginnings}
            </NativeSelect>
            <NativeSelect
              size="sm"
              aria-label={`${which}: to`}
              value={to}
              error={failure !== undefined && isAtFault({ from, to })}
              onChange={(event) => change(key, { to: event.currentTarget.value })}
            >
              {ends}
            </NativeSelect>
            <TextInput
              size="sm"
              aria-label={`${which}: visits`}
              inputMode="numeric"
              maxLength={3}
              value={visits}
              error={visitsFailure !== undefined}
              onChange={(event) => change(key, { visits: event.currentTarget.value })}
            />
            <Button
              variant="quiet"
              className={classes.remove}
              aria-label={`Remove ${which}`}
              onClick={() => onChange(windows.filter((window) => window.key !== key))}
            >
              <Icon name="trash" size={18} />
            </Button>
            {visitsFailure && <p className={classes.failure}>{visitsFailure}</p>}
          </div>
        );
      })}
      {failure && <p className={classes.failure}>{failure}</p>}
      <div className={classes.actions}>
        <Button variant="quiet" onClick={add} aria-label={`Add a window to ${name}`}>
          <Icon name="plus" size={16} />
          Add window
        </Button>
        {actions}
      </div>
    </fieldset>
  );
}

const timeOption = (time: string) => (
  <option key={time} value={time}>
    {time === '24:00' ? 'midnight' : formatClock(time)}
  </option>
);

// the same elements for every window, which then cost nothing while one types
const beginnings = clockTimes.slice(0, -1).map(timeOption);
const ends = clockTimes.slice(1).map(timeOption);
