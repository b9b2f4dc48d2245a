import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { asList, Small, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import { desk } from '#shared/bills/cash.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { formatMoment, formatRupees, formatShortDate } from '#shared/format.ts';
import { dayAfter, indiaDayOf } from '#shared/india-day.ts';
import { Arrows } from '../Arrows.tsx';
import { AskedButton } from '../AskedButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { adminTexts } from '../texts.ts';
import { CashTable } from './CashTable.tsx';
import { differenceWords } from './difference-words.ts';
import { PayOutDialog } from './PayOutDialog.tsx';
import { cashTexts as t } from './texts.ts';

type CashDay = Answer['bills']['cash'];

export function Component() {
  const [params, setParams] = useSearchParams();
  const mayEdit = useCan()('bills.edit');
  const [isPayingOut, setPayingOut] = useState(false);
  const today = indiaDayOf(Date.now());
  const asked = params.get('day') ?? '';
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) ? asked : today;
  const go = (next: string) => setParams(next && next !== today ? { day: next } : {}, { replace: true });
  const reading = trpc.bills.cash.useQuery({ day }, { staleTime: 0 });
  return (
    <Screen
      title={adminTexts('cash')}
      beside={
        <Arrows earlier={() => go(dayAfter(day, -1))} later={day < today ? () => go(dayAfter(day, 1)) : null}>
          <TextInput
            size="sm"
            type="date"
            aria-label={t('day')}
            value={day}
            max={today}
            onChange={({ currentTarget: { value } }) => (value === '' || value.startsWith('20')) && go(value)}
          />
        </Arrows>
      }
      actions={
        mayEdit && (
          <Button variant="outline" onClick={() => setPayingOut(true)}>
            {t('payOut')}
          </Button>
        )
      }
    >
      <Stack gap="md" maw={860}>
        <Loaded reading={reading} height={320}>
          {(cash) => <Day key={cash.day} cash={cash} today={today} mayEdit={mayEdit} />}
        </Loaded>
      </Stack>
      {isPayingOut && <PayOutDialog close={() => setPayingOut(false)} />}
    </Screen>
  );
}

function Day({ cash, today, mayEdit }: { cash: CashDay; today: string; mayEdit: boolean }) {
  const { day, closed, isOpen, lastDay, late, corrected, days } = cash;
  const isCountable = isOpen && day <= today;
  return (
    <>
      <Section title={formatShortDate(day)}>
        <Stack gap="sm">
          {closed && <Small>{t('closedBy', { by: closed.by, moment: formatMoment(closed.at) })}</Small>}
          {!closed && !isOpen && <p>{t('notAlone')}</p>}
          {isOpen && !isCountable && <p>{t('notBegun')}</p>}
          {isCountable && (
            <Small maw={760}>
              {t('about')} {lastDay && t('withoutClosing', { day: formatShortDate(lastDay) })}
            </Small>
          )}
          {(isCountable || closed) && <CashTable cash={cash} mayEdit={mayEdit && isCountable} />}
          {late.length > 0 && <Named title={t('late')} lines={late.map(lateWords)} />}
          {corrected.length > 0 && <Named title={t('corrected')} lines={corrected.map(correctionWords)} />}
          {mayEdit && isCountable && <CloseDay cash={cash} />}
        </Stack>
      </Section>
      <Section title={t('days')}>
        {days.length === 0 && <p>{t('noDays')}</p>}
        <Stack component={asList} gap={6}>
          {days.map((one) => (
            <li key={one.day}>
              <Link to={`?day=${one.day}`}>{formatShortDate(one.day)}</Link>
              {`: ${differenceWords(one.difference)}`}
              <Small>{t('closedBy', { by: one.by, moment: formatMoment(one.at) })}</Small>
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}

function CloseDay({ cash: { day, counts } }: { cash: CashDay }) {
  const close = trpc.bills.closeDay.useMutation();
  const isCounted = counts.some(({ holder }) => holder === desk);
  return (
    <div>
      <AskedButton
        aria-disabled={!isCounted || undefined}
        question={t('question', { day: formatShortDate(day) })}
        help={t('help')}
        yes={t('close')}
        danger
        changed={['bills', 'orders']}
        send={() => close.mutateAsync({ day })}
      />
      {!isCounted && <Small>{t('countDeskFirst')}</Small>}
    </div>
  );
}

function lateWords({ day, what, name, amount, bill }: CashDay['late'][number]): string {
  const words = {
    payment: t('payment', { bill }),
    handover: t('handover'),
    expense: t('expense'),
    advance: t('advance'),
  }[what];
  const parts = [`${words} ${t('fromDay', { day: formatShortDate(day) })}`, name, formatRupees(amount)];
  return parts.filter(Boolean).join(', ');
}

const correctionWords = ({ bill, before, after, method }: CashDay['corrected'][number]): string =>
  t('correction', {
    bill,
    before: formatRupees(before),
    after: formatRupees(after),
    method: methodName(method),
  });

const Named = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap={4}>
    <Subtitle>{title}</Subtitle>
    <Stack component={asList} gap={4}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids and does not change its order
        <li key={at}>{line}</li>
      ))}
    </Stack>
  </Stack>
);
