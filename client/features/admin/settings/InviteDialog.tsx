import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { inviteInput, type SentInvitation } from '#shared/accounts/invitations.ts';

type Props = { close: () => void; sent: (invitation: SentInvitation) => void };

export function InviteDialog({ close, sent }: Props) {
  const invite = trpc.accounts.invite.useMutation();
  const form = useShopForm({
    schema: inviteInput,
    initialValues: { role: 'TECHNICIAN', name: '', mobile: '', email: '' },
  });
  const onSubmit = form.submit(async (values) => sent((await invite.mutateAsync(values)).data));
  return (
    <Dialog title="Invite" close={close} pending={form.pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <NativeSelect
            label="Role"
            data={[
              { value: 'TECHNICIAN', label: 'Technician: sees his jobs' },
              { value: 'ADMIN', label: 'Admin: sees and changes everything' },
            ]}
            {...form.getInputProps('role')}
          />
          <TextField label="Name" data-autofocus autoComplete="off" {...form.getInputProps('name')} />
          <MobileInput
            label="Mobile (optional)"
            description="10 digits, for WhatsApp"
            autoComplete="off"
            {...form.getInputProps('mobile')}
          />
          <EmailField
            label="Email (optional)"
            description="With an email we send the link. You can always copy it."
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <DialogActions>
            <Button variant="outline" onClick={close} pending={form.pending}>
              Cancel
            </Button>
            <Button type="submit" pending={form.pending}>
              Invite
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
