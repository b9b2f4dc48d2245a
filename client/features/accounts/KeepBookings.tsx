import { Link } from 'react-router-dom';
import { codeOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { keepBookingsInput } from '#shared/accounts/schema.ts';
import type { BookingPrefill } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { AccountForm } from './AccountCard.tsx';
import { signedUp } from './login-state.ts';
import { ProfileFrame, ProfileSkeleton } from './ProfileCard.tsx';

const backHere = { returnTo: paths.myOrders };

export function KeepBookings({ user }: { user: CurrentUser }) {
  const prefill = trpc.orders.prefill.useQuery();
  if (prefill.isPending) return <ProfileSkeleton />;
  return (
    <ProfileFrame title="Keep my bookings">
      <p>
        You are here without an account: your bookings are on this device alone. With an email and a password
        you have them everywhere.
      </p>
      {prefill.data ? (
        <KeepForm user={user} prefill={prefill.data} />
      ) : (
        <LoadError error={prefill.error} retry={() => void prefill.refetch()} />
      )}
      <p>
        Have an account?{' '}
        <Link to={paths.login} state={backHere}>
          Login
        </Link>
      </p>
    </ProfileFrame>
  );
}

function KeepForm({ user, prefill }: { user: CurrentUser; prefill: BookingPrefill }) {
  const queries = trpc.useUtils();
  const keep = trpc.accounts.keepBookings.useMutation();
  const { fullname, email, mobile } = prefill;
  const form = useShopForm({
    schema: keepBookingsInput,
    initialValues: {
      name: user.name || fullname,
      email,
      mobile: user.mobile || mobile,
      password: '',
      confirmPassword: '',
    },
  });
  const onSubmit = form.submit(async (values) => {
    const { message, data: token, user: account } = await keep.mutateAsync(values);
    storeToken(token);
    queries.accounts.me.setData(undefined, account);
    toast.success(message);
  });
  const hasAccount = codeOf(keep.error) === 'CONFLICT';
  const needed = { required: true, withAsterisk: false };
  const newPassword = { autoComplete: 'new-password', ...needed };
  return (
    <AccountForm onSubmit={onSubmit} aria-labelledby="profile">
      <TextField
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        {...needed}
        {...form.getInputProps('name')}
      />
      <EmailField {...needed} {...form.getInputProps('email')} />
      {hasAccount && (
        <p>
          <Link to={paths.login} state={signedUp(backHere, form.values.email)}>
            Login with this email and add these bookings
          </Link>
        </p>
      )}
      <MobileInput label="Mobile" description="10 digits" {...needed} {...form.getInputProps('mobile')} />
      <PasswordField
        label="Password"
        description="At least 6 characters"
        {...newPassword}
        {...form.getInputProps('password')}
      />
      <PasswordField label="Confirm Password" {...newPassword} {...form.getInputProps('confirmPassword')} />
      <Button type="submit" wide pending={form.pending}>
        Keep my bookings
      </Button>
    </AccountForm>
  );
}
