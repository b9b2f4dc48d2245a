import { useState } from 'react';
import { listQuery } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { asList, Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { Loaded } from '../Loaded.tsx';
import type { BankLine, BillOfLine } from './plan.ts';
import { bankFileTexts as t } from './texts.ts';

type Props = { line: BankLine; choose: (bill: BillOfLine) => void; close: () => void };

/** Lists bills that a line of the bank may pay. */
export function MatchDialog({ line: { amount, day, text }, choose, close }: Props) {
  const [search, setSearch] = useState('');
  const bills = trpc.bills.billsForLine.useQuery({ amount: amount ?? 0, day: day ?? '', search }, listQuery);
  return (
    <Dialog title={t('matchTitle')} close={close}>
      <Stack gap="md">
        <div>
          <p>{t('matchHelp', { amount: formatRupees(amount ?? 0), day: formatShortDate(day ?? '') })}</p>
          <Small style={{ overflowWrap: 'anywhere' }}>{text}</Small>
        </div>
        <TextField
          label={t('search')}
          maxLength={maxLength.name}
          value={search}
          data-autofocus
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Loaded reading={bills} height={72}>
          {({ length }) => length === 0 && <p role="status">{t('noBill')}</p>}
        </Loaded>
        <Stack component={asList} gap={4} mah={300} style={{ overflowY: 'auto' }}>
          {bills.data?.map((bill) => (
            <li key={bill._id}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <div>
                  {bill.number}, {bill.fullname}
                  <Small>
                    {formatShortDate(bill.issuedAt)} ·{' '}
                    {bill.recorded ? t('recorded') : t('amountDue', { amount: formatRupees(bill.due) })}
                  </Small>
                </div>
                <Button
                  variant="outline"
                  aria-label={`${t('match')} ${bill.number}`}
                  onClick={() => {
                    choose(bill);
                    close();
                  }}
                >
                  {t('match')}
                </Button>
              </Group>
            </li>
          ))}
        </Stack>
        <DialogActions>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
