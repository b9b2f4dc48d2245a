import { type FormEvent, useState } from 'react';
import { isUnreachable } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import type { User } from '#shared/accounts/schema.ts';
import { roleHelpTexts, roleNameTexts } from '#shared/accounts/texts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { formatLongDate } from '#shared/format.ts';
import { clientMessages } from '#shared/messages.ts';
import { can, type Role, roles } from '#shared/permissions.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import { useAction } from '../use-action.ts';
import { OrdersLink } from './customer-columns.tsx';
import { customerTexts as t } from './texts.ts';

/** The facts about the person that the dialog shows. */
type Person = User & { orderCount: number };
export function RoleDialog({ customer, close }: { customer: Person; close: () => void }) {
  const [role, setRole] = useState<Role>(customer.role);
  const [refused, setRefused] = useState<string | null>(null);
  const update = trpc.accounts.updateUser.useMutation();
  const [run, pending] = useAction(['accounts'], (said, error) => {
    const words = isUnreachable(error) ? clientMessages.userUpdateError : said;
    setRefused(words);
    toast.error(words);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => update.mutateAsync({ userId: customer._id, role }), close);
  };

  if (isGuest(customer))
    return (
      <Dialog title={t('changeRole')} close={close}>
        <Person customer={customer} />
        <p>{wordsOfFailure('noAccountForRole')}.</p>
        <DialogActions close={close} />
      </Dialog>
    );
  return (
    <FormDialog title={t('changeRole')} close={close} pending={pending} onSubmit={onSubmit}>
      <Person customer={customer} />
      <NativeSelect
        label={t('role')}
        data={roles.map((role) => ({ value: role, label: roleNameTexts(role) }))}
        value={role}
        error={refused}
        data-autofocus
        onChange={(event) => {
          setRole(event.currentTarget.value as Role);
          setRefused(null);
        }}
      />
      <Text component="ul" size="sm">
        {roles.map((each) => (
          <Text key={each} component="li" inherit {...(each !== role && { c: 'dimmed' })}>
            <strong>{roleNameTexts(each)}:</strong> {roleHelpTexts(each)}
          </Text>
        ))}
      </Text>
      {can(customer.role, 'jobs.work') && !can(role, 'jobs.work') && <OpenVisits customer={customer} />}
    </FormDialog>
  );
}

// A phone's list shows only the name, the role and the email.
function Person({ customer }: { customer: Person }) {
  const { name, mobile, email, address, createdAt, orderCount } = customer;
  const since = { name: name || t('guest'), day: formatLongDate(createdAt) };
  return (
    <Stack gap="xs">
      <p>
        {address ? t('sinceAt', { ...since, address }) : t('since', since)}
        {orderCount > 0 && (
          <>
            , <OrdersLink customer={customer} />
          </>
        )}
      </p>
      <ContactLinks mobile={mobile} email={email} />
    </Stack>
  );
}

function OpenVisits({ customer: { _id, name } }: { customer: Person }) {
  const { data } = trpc.technicians.openVisits.useQuery({ id: _id }, { staleTime: 0 });
  if (!data?.count) return null;
  return <Notice kind="note">{t('openVisits', { name, count: data.count })}</Notice>;
}
