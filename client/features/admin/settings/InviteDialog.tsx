import { useShopForm } from '#client/lib/form.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { invitedRoles, inviteInput } from '#shared/accounts/invitations.ts';
import { roleHelpTexts, roleNameTexts } from '#shared/accounts/texts.ts';
import { technicianTexts as t } from './technicians-texts.ts';

export type SentInvitation = Answer['accounts']['invite']['data'];

type Props = { close: () => void; sent: (invitation: SentInvitation) => void };

export function InviteDialog({ close, sent }: Props) {
  const invite = trpc.accounts.invite.useMutation();
  const form = useShopForm({
    schema: inviteInput,
    initialValues: { role: 'TECHNICIAN', name: '', mobile: '', email: '' },
  });
  const onSubmit = form.submit(async (values) => sent((await invite.mutateAsync(values)).data));
  return (
    <FormDialog title={t('invite')} close={close} pending={form.pending} onSubmit={onSubmit}>
      <NativeSelect
        label={t('role')}
        data={invitedRoles.map((role) => ({
          value: role,
          label: t('asRole', { name: roleNameTexts(role), help: roleHelpTexts(role) }),
        }))}
        {...form.field('role')}
      />
      <TextField label={t('name')} data-autofocus autoComplete="off" {...form.field('name')} />
      <MobileInput
        label={t('mobileOptional')}
        description={t('mobileHelp')}
        autoComplete="off"
        {...form.field('mobile')}
      />
      <EmailField
        label={t('emailOptional')}
        description={t('emailHelp')}
        autoComplete="off"
        {...form.field('email')}
      />
    </FormDialog>
  );
}
