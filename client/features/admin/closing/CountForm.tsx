import { type FormEvent, useState } from 'react';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type DayClosing, type DayCount, dayCount, desk, type OpenHolder } from '#shared/bills/closing.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { CountTable, differencesInWords, isTakenOut, nameOf, sumInWords } from './CountTable.tsx';
import { closingTexts as t } from './texts.ts';

type Fields = { cash: string; upi: string; reason: string };
const blank: Fields = { cash: '', upi: '', reason: '' };

const counted = typed(dayCount.shape.cashCounted);
const read = (text: string) => counted.safeParse(text.trim().replace(/^−/, '-'));

/** A sum of zero needs no counting, and a sum below zero can't be counted. */
const startOf = (one: OpenHolder): Fields => ({
  ...blank,
  ...(one.cash <= 0 && { cash: String(one.cash) }),
  ...(one.upi <= 0 && { upi: String(one.upi) }),
});

/** The difference in rupees. What is not a number makes none. */
function differenceOf(text: string, expected: number): number {
  const { data } = read(text);
  return data === undefined ? 0 : toRupees(toPaise(data) - toPaise(expected));
}

function partsOf({ holder, before, took, handedOver, spent }: OpenHolder): string {
  const parts = [
    before !== 0 && t('before', { amount: formatRupees(before) }),
    took !== 0 && t('took', { amount: formatRupees(took) }),
    handedOver !== 0 && t(holder === desk ? 'received' : 'gave', { amount: formatRupees(handedOver) }),
    spent !== 0 && t('spent', { amount: formatRupees(spent) }),
  ];
  const words = parts.filter(Boolean).join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The expected sums of each, with fields for the counted ones. Closes the day. */
export function CountForm({ closing: { day, open, lastDay } }: { closing: DayClosing }) {
  const mayClose = useCan()('bills.edit');
  const close = trpc.bills.closeDay.useMutation();
  const [run, pending] = useBillAction();
  const [typedIn, setTyped] = useState<Record<string, Partial<Fields>>>({});
  const [tried, setTried] = useState(false);
  const [counts, setCounts] = useState<DayCount[] | null>(null);
  const fieldsOf = (one: OpenHolder): Fields => ({ ...startOf(one), ...typedIn[one.holder] });
  const failuresOf = (one: OpenHolder) => (tried ? readCount(one, fieldsOf(one)).failures : {});
  const change = (one: OpenHolder, some: Partial<Fields>) =>
    setTyped({ ...typedIn, [one.holder]: { ...typedIn[one.holder], ...some } });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const read = open.map((one) => readCount(one, fieldsOf(one)));
    const ready = read.flatMap(({ count }) => count ?? []);
    if (ready.length === open.length) return setCounts(ready);
    const form = event.currentTarget;
    // The messages appear with the next render.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text c="dimmed" size="sm" maw={760}>
          {t('about')} {lastDay && t('withoutClosing', { day: formatShortDate(lastDay) })}
        </Text>
        <CountTable
          rows={open}
          isOpen
          parts={partsOf}
          counted={(one, key) => {
            const what = key === 'cash' ? 'cashCounted' : 'upiCounted';
            const expected = t(key === 'cash' ? 'cashExpected' : 'upiExpected');
            const sum = sumInWords(one, key, one[key]);
            return (
              <TextField
                size="sm"
                label={t(what)}
                aria-label={t('of', { what: t(what), name: nameOf(one) })}
                description={isTakenOut(one, key, one[key]) ? sum : `${expected}: ${sum}`}
                descriptionProps={{ 'data-expected': true }}
                inputMode="decimal"
                maxLength={14}
                value={fieldsOf(one)[key]}
                disabled={!mayClose}
                error={failuresOf(one)[key]}
                onChange={(event) => change(one, { [key]: event.currentTarget.value })}
              />
            );
          }}
          reason={(one) => {
            const fields = fieldsOf(one);
            const differences = differencesInWords(
              differenceOf(fields.cash, one.cash),
              differenceOf(fields.upi, one.upi),
            );
            if (!differences) return null;
            return (
              <TextField
                size="sm"
                label={t('reason')}
                aria-label={t('of', { what: t('reason'), name: nameOf(one) })}
                aria-required
                description={differences}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                maxLength={maxLength.reason}
                value={fields.reason}
                disabled={!mayClose}
                error={failuresOf(one).reason}
                onChange={(event) => change(one, { reason: event.currentTarget.value })}
              />
            );
          }}
        />
        {mayClose && (
          <div>
            <Button type="submit" pending={pending}>
              {t('close')}
            </Button>
          </div>
        )}
      </Stack>
      {counts && (
        <ConfirmDialog
          question={t('question', { day: formatShortDate(day) })}
          yes={t('close')}
          danger
          pending={pending}
          cancel={() => setCounts(null)}
          confirm={() =>
            void run(
              () => close.mutateAsync({ day, counts }),
              () => setCounts(null),
              () => setCounts(null),
            )
          }
        >
          <p>{t('help')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

type Failures = Partial<Record<keyof Fields, string>>;

function readCount(one: OpenHolder, fields: Fields): { count: DayCount | null; failures: Failures } {
  const [cash, upi] = [read(fields.cash), read(fields.upi)];
  const failures: Failures = {};
  if (cash.error) failures.cash = cash.error.issues[0]?.message ?? '';
  if (upi.error) failures.upi = upi.error.issues[0]?.message ?? '';
  if (cash.data === undefined || upi.data === undefined) return { count: null, failures };
  const { data, error } = dayCount.safeParse({
    holder: one.holder,
    cashExpected: one.cash,
    cashCounted: cash.data,
    upiExpected: one.upi,
    upiCounted: upi.data,
    reason: fields.reason,
  });
  return data
    ? { count: data, failures }
    : { count: null, failures: { reason: error.issues[0]?.message ?? '' } };
}
