import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { CustomerInFull } from '#shared/orders/customer.ts';
import { paths } from '#shared/paths.ts';
import { customerTexts as t } from './texts.ts';

type Props = { customer: CustomerInFull; close: () => void };

/** Merges the shown record into another one of the same person, after a preview. */
export function MergeDialog({ customer, close }: Props) {
  const navigate = useNavigate();
  const queries = trpc.useUtils();
  const [number, setNumber] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const into = /^\d{1,9}$/.test(number.trim()) ? Number(number) : null;
  const other = trpc.orders.customer.useQuery(
    { userId: into ?? 0 },
    { enabled: into !== null, retry: false },
  );
  const merge = trpc.accounts.merge.useMutation();
  const kept = into === null ? undefined : other.data;
  const [send, pending] = usePending(async () => {
    if (!kept) return;
    try {
      const { message } = await merge.mutateAsync({ from: customer.userId, into: kept.userId });
      await navigate(paths.admin.customer(kept.userId), { replace: true });
      toast.success(message);
      close();
      void queries.invalidate();
    } catch (error) {
      setFailure(wordsOf(error));
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog title={t('merge')} close={close} pending={pending}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <p>{t('mergeHelp', { name: customer.name || t('guest'), id: customer.userId })}</p>
          <TextField
            label={t('mergeInto')}
            inputMode="numeric"
            data-autofocus
            value={number}
            error={into !== null && other.error ? wordsOf(other.error) : undefined}
            onChange={(event) => {
              setNumber(event.currentTarget.value);
              setFailure(null);
            }}
          />
          {kept && (
            <p role="status">
              {t('mergePreview', {
                count: customer.orderCount,
                name: kept.name || t('guest'),
                id: kept.userId,
                mobile: kept.mobile,
                total: customer.orderCount + kept.orderCount,
              })}
            </p>
          )}
          <DialogActions failure={failure}>
            <Button variant="outline" onClick={close} pending={pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="danger" pending={pending} aria-disabled={!kept || undefined}>
              {t('mergeNow')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
