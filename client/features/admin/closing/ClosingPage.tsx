import { Link, useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { DayClosing, LateMove } from '#shared/bills/closing.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { formatMoment, formatRupees, formatShortDate } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { CashTabs } from '../bills/CashTabs.tsx';
import { differenceWords } from '../bills/difference-words.ts';
import { Quiet } from '../cells.tsx';
import { Loaded } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { adminTexts } from '../texts.ts';
import { CountForm } from './CountForm.tsx';
import { CountTable, differencesInWords, sumInWords } from './CountTable.tsx';
import { PayOuts } from './PayOuts.tsx';
import { closingTexts as t } from './texts.ts';

const today = () => indiaDayOf(Date.now());

export function Component() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) ? asked : today();
  const reading = trpc.bills.dayClosing.useQuery({ day }, { staleTime: 0 });
  return (
    <Screen title={adminTexts('closing')}>
      <CashTabs />
      <Stack gap="md">
        <Group>
          <FilterDay
            label={t('day')}
            value={day}
            onChange={(next) => setParams(next ? { day: next } : {}, { replace: true })}
          />
        </Group>
        <Loaded reading={reading} height={320}>
          {(closing) => <Day key={closing.day} closing={closing} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}

function Day({ closing }: { closing: DayClosing }) {
  const { day, closed, lastDay, late, outs, days } = closing;
  const isOpen = lastDay === null || day > lastDay;
  return (
    <>
      <Section title={`${t('counted')}: ${formatShortDate(day)}`}>
        {closed && <Counts closing={closing} />}
        {!closed && !isOpen && <p>{t('notAlone')}</p>}
        {isOpen && day > today() && <p>{t('notBegun')}</p>}
        {isOpen && day <= today() && <CountForm closing={closing} />}
        {isOpen && late.length > 0 && <Late moves={late} />}
      </Section>
      <PayOuts outs={outs} mayAdd={isOpen} />
      <Section title={t('days')}>
        {days.length === 0 && <p>{t('noDays')}</p>}
        <Stack component={asList} gap={6}>
          {days.map((one) => (
            <li key={one.day}>
              <Link to={`?day=${one.day}`}>{formatShortDate(one.day)}</Link>
              {': '}
              {differencesInWords(one.cash, one.upi) || differenceWords(0)}
              <Text size="sm" c="dimmed">
                {t('closedBy', { by: one.by, moment: formatMoment(one.at) })}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}

const differenceOf = (counted: number, expected: number) => toRupees(toPaise(counted) - toPaise(expected));

const Counts = ({ closing: { closed, counts } }: { closing: DayClosing }) => (
  <Stack gap="sm">
    {closed && (
      <Text c="dimmed" size="sm">
        {t('closedBy', { by: closed.by, moment: formatMoment(closed.at) })}
      </Text>
    )}
    <CountTable
      rows={counts}
      counted={(one, what) => sumInWords(one, what, one[`${what}Counted`])}
      reason={({ cash, cashCounted, upi, upiCounted, reason }) =>
        reason && (
          <>
            {reason}
            <Quiet>
              {differencesInWords(differenceOf(cashCounted, cash), differenceOf(upiCounted, upi))}
            </Quiet>
          </>
        )
      }
    />
  </Stack>
);

function lateWords({ day, what, name, method, amount, bill }: LateMove): string {
  const words = {
    payment: t('payment', { bill }),
    handover: t('handover'),
    expense: t('expense'),
    advance: t('advance'),
  }[what];
  const sum = `${methodName(method)} ${formatRupees(amount)}`;
  return [`${words} ${t('fromDay', { day: formatShortDate(day) })}`, name, sum].filter(Boolean).join(', ');
}

const Late = ({ moves }: { moves: readonly LateMove[] }) => (
  <Stack gap={4} mt="md">
    <Text component="h3" fw={700}>
      {t('late')}
    </Text>
    <Stack component={asList} gap={4}>
      {moves.map((move, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids and does not change its order
        <li key={at}>{lateWords(move)}</li>
      ))}
    </Stack>
  </Stack>
);
