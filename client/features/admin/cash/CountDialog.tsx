import { useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { countFields, desk } from '#shared/bills/cash.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { differenceWords } from './difference-words.ts';
import { cashTexts as t } from './texts.ts';

/** Somebody whose cash is to be counted. `expected` in rupees; below zero the office owes it. */
export type Holder = { _id: string; name: string; expected: number };

type Props = { day: string; holder: Holder; close: () => void };

/** Asks what was counted. The field begins empty, so nobody confirms a sum that nobody counted. */
export function CountDialog({ day, holder, close }: Props) {
  const count = trpc.bills.countCash.useMutation();
  const [run] = useBillAction();
  // Keeps the sum that the dialog opened with: the server refuses it if it has changed.
  const [{ _id, name, expected }] = useState(holder);
  const form = useShopForm({
    schema: countFields(expected),
    initialValues: { counted: '', reason: '', writeOff: false },
  });
  const { counted } = form.getValues();
  const read = countFields(expected).shape.counted.safeParse(counted);
  const difference = read.data === undefined ? 0 : toRupees(toPaise(read.data) - toPaise(expected));
  return (
    <FormDialog
      title={t('of', { what: t('count'), name })}
      close={close}
      yes={t('count')}
      form={form}
      onSubmit={form.submit(async (fields) => {
        await run(() => count.mutateAsync({ day, holder: _id, expected, ...fields }), close, close);
      })}
    >
      <p>{t('shouldHold', { name, amount: formatRupees(expected) })}</p>
      <TextField
        label={t('countedInRupees')}
        inputMode="decimal"
        maxLength={14}
        data-autofocus
        {...form.field('counted')}
      />
      <Group justify="space-between" role="status">
        <span>{t('difference')}</span>
        <Text span fw={700}>
          {read.data === undefined ? '–' : differenceWords(difference)}
        </Text>
      </Group>
      {difference !== 0 && (
        <TextField label={t('reason')} aria-required maxLength={maxLength.reason} {...form.field('reason')} />
      )}
      {difference < 0 && _id !== desk && (
        <Choice {...form.field('writeOff', { type: 'checkbox' })}>{t('writeOff')}</Choice>
      )}
    </FormDialog>
  );
}
