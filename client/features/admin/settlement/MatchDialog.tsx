import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { BillForLine, StoredBankLine } from '#shared/bills/settlement.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { settlementTexts as t } from './texts.ts';

type Props = { line: StoredBankLine; close: () => void };

/** Lists bills that a line of the bank may belong to. Choosing one matches it. */
export function MatchDialog({ line, close }: Props) {
  const [search, setSearch] = useState('');
  const bills = trpc.bills.billsForLine.useQuery(
    { id: line._id, search },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const match = trpc.bills.matchLine.useMutation();
  const [run, pending] = useBillAction();
  const choose = ({ _id: billId }: BillForLine) =>
    void run(() => match.mutateAsync({ id: line._id, billId }), close);
  return (
    <Dialog title={t('matchTitle')} close={close} pending={pending}>
      <Stack gap="md">
        <div>
          <p>{t('matchHelp', { amount: formatRupees(line.amount), day: formatShortDate(line.day) })}</p>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[line.words, line.reference].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <TextField
          label={t('search')}
          maxLength={maxLength.name}
          value={search}
          data-autofocus
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {bills.error && !bills.data && <LoadError error={bills.error} retry={() => void bills.refetch()} />}
        <div role="status">
          {bills.isPending && <p>{t('loading')}</p>}
          {bills.data?.length === 0 && <p>{t('noBill')}</p>}
        </div>
        <Stack component={asList} gap={4} mah={300} style={{ overflowY: 'auto' }}>
          {bills.data?.map((bill) => (
            <li key={bill._id}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <div>
                  {bill.number}, {bill.fullname}
                  <Text size="sm" c="dimmed">
                    {formatShortDate(bill.issuedAt)} ·{' '}
                    {bill.recorded ? t('recorded') : t('dueOf', { amount: formatRupees(bill.due) })}
                  </Text>
                </div>
                <Button
                  variant="outline"
                  pending={pending}
                  aria-label={`${t('match')} ${bill.number}`}
                  onClick={() => choose(bill)}
                >
                  {t('match')}
                </Button>
              </Group>
            </li>
          ))}
        </Stack>
        <DialogActions>
          <Button variant="outline" onClick={close} pending={pending}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
