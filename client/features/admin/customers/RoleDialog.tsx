import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type FormEvent, useState } from 'react';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { guestName, isGuest } from '#shared/accounts/guest.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { clientMessages } from '#shared/messages.ts';
import { can, type Role, roles } from '#shared/permissions.ts';
import type { Customer } from './customer-columns.tsx';

type Props = { customer: Customer; close: () => void };

export function RoleDialog({ customer, close }: Props) {
  const [role, setRole] = useState<Role>(customer.role);
  const [refused, setRefused] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const update = trpc.accounts.updateUser.useMutation();

  const [send, pending] = usePending(async () => {
    try {
      const { message } = await update.mutateAsync({ userId: customer._id, role });
      toast.success(message);
      close();
    } catch (error) {
      const words = isUnreachable(error) ? clientMessages.userUpdateError : wordsOf(error);
      setRefused(words);
      toast.error(words);
    }
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.accounts.me) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.accounts.table) });
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const who = [customer.name || guestName, customer.email].filter(Boolean).join(', ');
  if (isGuest(customer))
    return (
      <Dialog title="Change Role" close={close}>
        <p>{who}</p>
        <p>{wordsOfFailure('noAccountForRole')}.</p>
        <DialogActions>
          <Button variant="outline" onClick={close} data-autofocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title="Change Role" close={close} pending={pending}>
      <form onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }}>
        <p>{who}</p>
        <NativeSelect
          label="Role"
          data={[...roles]}
          value={role}
          error={refused}
          data-autofocus
          onChange={(event) => {
            setRole(event.currentTarget.value as Role);
            setRefused(null);
          }}
        />
        {can(customer.role, 'jobs.work') && !can(role, 'jobs.work') && <OpenVisits customer={customer} />}
        <DialogActions>
          <Button variant="outline" onClick={close} pending={pending}>
            Cancel
          </Button>
          <Button type="submit" pending={pending}>
            Change Role
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function OpenVisits({ customer: { _id, name } }: { customer: Customer }) {
  const { data } = trpc.technicians.openVisits.useQuery({ id: _id }, { staleTime: 0 });
  if (!data?.count) return null;
  return (
    <Notice kind="note">
      {name} has {data.count} open {data.count === 1 ? 'visit' : 'visits'}. Nobody has{' '}
      {data.count === 1 ? 'it' : 'them'} until you assign {data.count === 1 ? 'it' : 'them'} again.
    </Notice>
  );
}
