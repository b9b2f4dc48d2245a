import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { changePasswordInput } from '#shared/accounts/schema.ts';
import classes from './Security.module.css';
import { SessionList } from './SessionList.tsx';

export function Security({ email }: { email: string }) {
  return (
    <section className={classes.security} aria-labelledby="security">
      <h2 className={classes.title} id="security">
        Password and devices
      </h2>
      <div className={classes.sides}>
        <ChangePassword email={email} />
        <SessionList />
      </div>
    </section>
  );
}

function ChangePassword({ email }: { email: string }) {
  const queries = trpc.useUtils();
  const change = trpc.accounts.changePassword.useMutation();
  const form = useShopForm({
    schema: changePasswordInput,
    initialValues: { currentPassword: '', newPassword: '' },
  });
  const onSubmit = form.submit(async (values) => {
    const { message } = await change.mutateAsync(values);
    form.reset();
    toast.success(message);
    void queries.accounts.sessions.invalidate();
  });
  const needed = { required: true, withAsterisk: false };
  return (
    <form
      noValidate
      method="post"
      className={classes.card}
      onSubmit={onSubmit}
      aria-labelledby="change-password"
    >
      <h3 id="change-password">Change password</h3>
      {/* Tells password managers which account this password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...needed}
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label="New Password"
        description="At least 6 characters. You will be signed out on your other devices."
        autoComplete="new-password"
        {...needed}
        {...form.getInputProps('newPassword')}
      />
      <Button type="submit" variant="outline" pending={form.pending}>
        Change Password
      </Button>
    </form>
  );
}
