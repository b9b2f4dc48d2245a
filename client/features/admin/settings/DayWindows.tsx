import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { Flex, Group, Small, Text } from '#client/ui/mantine/layout.tsx';
import { currentLanguage } from '#shared/language.ts';
import { tightGroup } from '../cells.tsx';
import classes from './Settings.module.css';
import { clockTimes, formatTime, nextWindow, type VisitFailures, type WindowForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type Props = {
  name: string;
  place: string;
  windows: readonly WindowForm[];
  failures: VisitFailures;
  onChange: (windows: readonly WindowForm[]) => void;
  children?: ReactNode;
  actions?: ReactNode;
};

export function DayWindows({ name, place, windows, failures, onChange, children, actions }: Props) {
  const added = useRef<number | null>(null);
  const change = (at: number, part: Partial<WindowForm>) =>
    onChange(windows.map((window, other) => (other === at ? { ...window, ...part } : window)));
  const add = () => {
    added.current = windows.length;
    onChange([...windows, nextWindow(windows)]);
  };
  const failure = failures[place];
  const eachEnds = windows.every(({ from, to }) => from < to);
  const isAtFault = ({ from, to }: Pick<WindowForm, 'from' | 'to'>) => eachEnds || to <= from;
  return (
    <Flex component="fieldset" direction="column" gap={6} miw={0}>
      <Text component="legend" fw={700} mb={4}>
        {name}
      </Text>
      {children}
      {windows.length === 0 && <Small>{t('closed')}</Small>}
      {windows.length > 0 && (
        <Small component="div" className={classes.window ?? ''} aria-hidden="true">
          <span>{t('from')}</span>
          <span>{t('to')}</span>
          <span>{t('visits')}</span>
        </Small>
      )}
      {windows.map(({ from, to, visits }, at) => {
        const which = { day: name, number: at + 1 };
        const visitsFailure = failures[`${place}.${at}.visits`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two windows can have the same times while they are edited
          <div key={at} className={classes.window}>
            <NativeSelect
              size="sm"
              aria-label={t('windowFrom', which)}
              value={from}
              ref={(select) => {
                if (!select || added.current !== at) return;
                added.current = null;
                select.focus();
              }}
              onChange={(event) => change(at, { from: event.currentTarget.value })}
            >
              {beginnings}
            </NativeSelect>
            <NativeSelect
              size="sm"
              aria-label={t('windowTo', which)}
              value={to}
              error={failure !== undefined && isAtFault({ from, to })}
              onChange={(event) => change(at, { to: event.currentTarget.value })}
            >
              {ends}
            </NativeSelect>
            <TextInput
              size="sm"
              aria-label={t('windowVisits', which)}
              inputMode="numeric"
              maxLength={3}
              placeholder={t('auto')}
              value={visits}
              error={visitsFailure !== undefined}
              onChange={(event) => change(at, { visits: event.currentTarget.value })}
            />
            <IconButton
              icon="trash"
              label={t('removeWindow', which)}
              onClick={() => onChange(windows.filter((_, other) => other !== at))}
            />
            {visitsFailure && <FieldFailure>{visitsFailure}</FieldFailure>}
          </div>
        );
      })}
      {failure && <FieldFailure>{failure}</FieldFailure>}
      <Group gap="xs" className={tightGroup}>
        <Button variant="quiet" onClick={add} aria-label={t('addWindowTo', { day: name })}>
          <Icon name="plus" size={16} />
          {t('addWindow')}
        </Button>
        {actions}
      </Group>
    </Flex>
  );
}

export const FieldFailure = ({ children }: { children: string }) => (
  <Text size="sm" c="var(--danger)" style={{ gridColumn: '1 / -1' }}>
    {children}
  </Text>
);

// In Hindi and Marathi the words for parts of the day are too long for a phone.
const timeOption = (time: string) => (
  <option key={time} value={time}>
    {currentLanguage() === 'en' ? formatTime(time) : time}
  </option>
);

// All visit windows share these options of times, because 98 options for each would make typing slow.
const beginnings = clockTimes.slice(0, -1).map(timeOption);
const ends = clockTimes.slice(1).map(timeOption);
