import { useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Flex, Group, SimpleGrid, Small, Subtitle } from '#client/ui/mantine/layout.tsx';
import { formatVisitDay } from '#shared/visits/words.ts';
import { tightGroup } from '../cells.tsx';
import { DayWindows, FieldFailure } from './DayWindows.tsx';
import type { SpecialDayForm, VisitFailures, VisitForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type Props = {
  days: VisitForm['days'];
  /** The windows that a new day begins with. */
  usual: SpecialDayForm['windows'];
  failures: VisitFailures;
  onChange: (days: VisitForm['days']) => void;
};

export function SpecialDays({ days, usual, failures, onChange }: Props) {
  const added = useRef<number | null>(null);
  const add = (windows: SpecialDayForm['windows']) => {
    added.current = days.length;
    onChange([...days, { date: '', windows }]);
  };
  const change = (at: number, part: Partial<SpecialDayForm>) =>
    onChange(days.map((day, other) => (other === at ? { ...day, ...part } : day)));
  const isTwice = (date: string) => days.filter((day) => day.date === date).length > 1;
  return (
    <Flex component="section" direction="column" gap="md" aria-labelledby="special-days">
      <Subtitle id="special-days">{t('specialDays')}</Subtitle>
      {days.length === 0 && <Small>{t('noSpecialDays')}</Small>}
      {failures.days && <FieldFailure>{failures.days}</FieldFailure>}
      <SimpleGrid
        minColWidth="min(100%, 300px)"
        spacing="lg"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
      >
        {days.map(({ date, windows }, at) => {
          const name = date ? formatVisitDay(date) : t('newDay');
          return (
            <DayWindows
              // biome-ignore lint/suspicious/noArrayIndexKey: new days have no date yet
              key={at}
              name={name}
              place={`days.${at}`}
              windows={windows}
              failures={failures}
              onChange={(windows) => change(at, { windows })}
              actions={
                <Button
                  variant="quiet"
                  onClick={() => onChange(days.filter((_, other) => other !== at))}
                  aria-label={t('removeDayOf', { day: name })}
                >
                  {t('removeDay')}
                </Button>
              }
            >
              <TextInput
                size="sm"
                type="date"
                label={t('date')}
                value={date}
                error={failures[`days.${at}.date`] ?? (failures.days !== undefined && isTwice(date))}
                ref={(input) => {
                  if (!input || added.current !== at) return;
                  added.current = null;
                  input.focus();
                }}
                onChange={(event) => change(at, { date: event.currentTarget.value })}
              />
            </DayWindows>
          );
        })}
      </SimpleGrid>
      <Group gap="xs" className={tightGroup}>
        <Button variant="outline" onClick={() => add([])}>
          {t('addClosedDay')}
        </Button>
        <Button variant="outline" onClick={() => add(usual)}>
          {t('addOtherDay')}
        </Button>
      </Group>
    </Flex>
  );
}
