import { type FormEvent, useState } from 'react';
import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Paper, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type DayClosing, type DayCount, dayCount, desk, type OpenHolder } from '#shared/bills/closing.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { can } from '#shared/permissions.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { differenceWords } from './difference-words.ts';
import { closingTexts as t } from './texts.ts';

type Fields = { cash: string; upi: string; reason: string };
const blank: Fields = { cash: '', upi: '', reason: '' };

const counted = typed(dayCount.shape.cashCounted);
const read = (text: string) => counted.safeParse(text.trim().replace(/^−/, '-'));

const nameOf = ({ holder, name }: OpenHolder) => (holder === desk ? t('desk') : name);

/** What nobody has taken needs no counting. */
const startOf = (one: OpenHolder): Fields => ({
  ...blank,
  ...(one.cash === 0 && { cash: '0' }),
  ...(one.upi === 0 && { upi: '0' }),
});

/** The sums that each should have, with fields for what was counted. Closes the day. */
export function CountForm({ closing: { day, open, lastDay } }: { closing: DayClosing }) {
  const { user } = useCurrentUser();
  const mayClose = user !== null && user !== undefined && can(user.role, 'bills.edit');
  const close = trpc.bills.closeDay.useMutation();
  const [run, pending] = useBillAction();
  const [typedIn, setTyped] = useState<Record<string, Partial<Fields>>>({});
  const [tried, setTried] = useState(false);
  const [counts, setCounts] = useState<DayCount[] | null>(null);
  const fieldsOf = (one: OpenHolder): Fields => ({ ...startOf(one), ...typedIn[one.holder] });

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
        {open.map((one) => (
          <Holder
            key={one.holder}
            holder={one}
            fields={fieldsOf(one)}
            failures={tried ? readCount(one, fieldsOf(one)).failures : {}}
            disabled={!mayClose}
            change={(some) => setTyped({ ...typedIn, [one.holder]: { ...typedIn[one.holder], ...some } })}
          />
        ))}
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

type HolderProps = {
  holder: OpenHolder;
  fields: Fields;
  failures: Failures;
  disabled: boolean;
  change: (some: Partial<Fields>) => void;
};

function Holder({ holder: one, fields, failures, disabled, change }: HolderProps) {
  const name = nameOf(one);
  const differenceOf = (text: string, expected: number) => {
    const { data } = read(text);
    return data === undefined ? null : toRupees(toPaise(data) - toPaise(expected));
  };
  const cash = differenceOf(fields.cash, one.cash);
  const upi = differenceOf(fields.upi, one.upi);
  const differs = Boolean(cash) || Boolean(upi);
  const isDesk = one.holder === desk;
  const parts = [
    one.before !== 0 && t('before', { amount: formatRupees(one.before) }),
    one.took !== 0 && t('took', { amount: formatRupees(one.took) }),
    one.handedOver !== 0 && t(isDesk ? 'received' : 'gave', { amount: formatRupees(one.handedOver) }),
    one.spent !== 0 && t('spent', { amount: formatRupees(one.spent) }),
  ].filter(Boolean);
  const field = (
    what: 'cashCounted' | 'upiCounted',
    key: 'cash' | 'upi',
    expected: number,
    difference: number | null,
  ) => (
    <TextField
      label={t(what)}
      aria-label={t('of', { what: t(what), name })}
      description={`${t(key === 'cash' ? 'cashExpected' : 'upiExpected')}: ${formatRupees(expected)}`}
      inputMode="decimal"
      maxLength={14}
      value={fields[key]}
      disabled={disabled}
      error={failures[key] || (difference ? differenceWords(difference) : undefined)}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <Paper component="fieldset" withBorder p="sm" radius="md" m={0}>
      <Text component="legend" fw={700} px={4}>
        {name}
      </Text>
      <Stack gap="xs">
        {parts.length > 0 && <Text size="sm">{parts.join(' · ')}</Text>}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
          {field('cashCounted', 'cash', one.cash, cash)}
          {field('upiCounted', 'upi', one.upi, upi)}
          {differs && (
            <TextField
              label={t('reason')}
              aria-label={t('of', { what: t('reason'), name })}
              description={differenceWords(toRupees(toPaise(cash ?? 0) + toPaise(upi ?? 0)))}
              maxLength={maxLength.reason}
              value={fields.reason}
              disabled={disabled}
              error={failures.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
      </Stack>
    </Paper>
  );
}
