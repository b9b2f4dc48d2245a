import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Box, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useKeptFocus } from '#client/ui/use-return-focus.ts';
import { type Cash, handOverInput } from '#shared/bills/schema.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatMoment, formatRupees } from '#shared/format.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { Choice } from '../Choice.tsx';
import { LoadedSection } from '../Section.tsx';
import classes from './Bills.module.css';
import { differenceWords } from './difference-words.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

type Technician = Cash['technicians'][number];

// A cash payment that is corrected after the technician has handed it over leaves a debt of the office.
const isPaidBack = (amount: number, difference: number) => amount === 0 && difference > 0;

type Props = { title?: string };

export function CashSection({ title }: Props) {
  const cash = trpc.bills.cash.useQuery(undefined, { staleTime: 0 });
  const [technician, setTechnician] = useState<Technician | null>(null);
  // A person who has handed over leaves the list.
  const region = useKeptFocus(cash.data, technician !== null);
  return (
    <Box ref={region} tabIndex={-1}>
      <LoadedSection title={title} reading={cash} height={72}>
        {({ technicians, handovers }) => {
          const without = technicians.filter(({ held }) => held === 0).map(({ name }) => name);
          return (
            <Stack gap="xs">
              {technicians.length === 0 && <p>{t('noTechnicians')}</p>}
              <ul className={classes.cash}>
                {technicians
                  .filter(({ held }) => held !== 0)
                  .map((one) => (
                    <li key={one._id}>
                      <span>{one.name}</span>
                      <Text span fw={700}>
                        {one.held < 0
                          ? t('officeOwes', { amount: formatRupees(-one.held) })
                          : formatRupees(one.held)}
                      </Text>
                      <Button
                        variant="quiet"
                        aria-label={t('handedOverBy', { name: one.name })}
                        onClick={() => setTechnician(one)}
                      >
                        {t('handedOver')}
                      </Button>
                    </li>
                  ))}
              </ul>
              {without.length > 0 && (
                <Text c="dimmed">{t('holdNothing', { names: without.join(', ') })}</Text>
              )}
              {handovers.length > 0 && <Handovers handovers={handovers} />}
            </Stack>
          );
        }}
      </LoadedSection>
      {technician && <HandOverDialog technician={technician} close={() => setTechnician(null)} />}
    </Box>
  );
}

function handoverWords({ at, technician, amount, difference, by }: Cash['handovers'][number]): string {
  const who = { moment: formatMoment(at), technician, by };
  if (isPaidBack(amount, difference)) return t('paidBack', { ...who, amount: formatRupees(difference) });
  const sum = { ...who, amount: formatRupees(amount) };
  return difference === 0
    ? t('handover', sum)
    : t('handoverDifference', { ...sum, difference: differenceWords(difference) });
}

const Handovers = ({ handovers }: Pick<Cash, 'handovers'>) => (
  <details>
    <summary>{t('lastHandovers')}</summary>
    <ul className={classes.handovers}>
      {handovers.map((handover) => (
        <li key={handover._id}>{handoverWords(handover)}</li>
      ))}
    </ul>
  </details>
);

const amountForm = typed(handOverInput.shape.amount);

function HandOverDialog({ technician, close }: { technician: Technician; close: () => void }) {
  const handOver = trpc.bills.handOver.useMutation();
  const [run, pending] = useBillAction();
  // Keeps the cash sum that the dialog opened with. A retry sends the same sum, and the server refuses it
  // because the sum has changed.
  const [{ _id: technicianId, name, held }] = useState(technician);
  const first = String(Math.max(held, 0));
  const [amount, setAmount] = useState(first);
  const [tried, setTried] = useState(false);
  const [writeOff, setWriteOff] = useState(false);
  const read = amountForm.safeParse(amount);
  const isShort = read.data !== undefined && held > 0 && toPaise(read.data) < toPaise(held);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (read.data === undefined) return event.currentTarget.querySelector<HTMLElement>('input')?.focus();
    const input = { technicianId, held, amount: read.data, ...(isShort && writeOff && { writeOff }) };
    void run(() => handOver.mutateAsync(input), close, close);
  };
  return (
    <FormDialog
      title={t('handedOver')}
      close={close}
      pending={pending}
      yes={held < 0 ? t('paidBackButton') : t('handedOver')}
      unsaved={amount !== first}
      onSubmit={onSubmit}
    >
      <p>
        {held < 0
          ? t('owesWhy', { name, amount: formatRupees(-held) })
          : t('shouldHold', { name, amount: formatRupees(held) })}
      </p>
      {held > 0 && (
        <>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            maxLength={13}
            value={amount}
            error={tried && read.error?.issues[0]?.message}
            data-autofocus
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <Group justify="space-between" role="status">
            <span>{t('difference')}</span>
            <Text span fw={700}>
              {read.data === undefined ? '–' : differenceWords(toRupees(toPaise(read.data) - toPaise(held)))}
            </Text>
          </Group>
          {isShort && (
            <Choice>
              <input type="checkbox" checked={writeOff} onChange={() => setWriteOff(!writeOff)} />
              {t('writeOff')}
            </Choice>
          )}
        </>
      )}
    </FormDialog>
  );
}
