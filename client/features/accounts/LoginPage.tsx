// Signing in, and on to where one was sent from.
import { Link, Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '#client/app/return-to.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useAuthToken } from '#client/lib/session.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { EmailField } from '#client/ui/TextField.tsx';
import { signInInput } from '#shared/accounts/schema.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { signedUpEmail } from './signed-up.ts';

export function Component() {
  const { state } = useLocation();
  // also after signing in here or in another tab
  if (useAuthToken()) return <Navigate to={returnPath(state)} replace />;
  return (
    <AccountCard
      title="Login"
      lead={returnPath(state) === paths.home ? undefined : 'Login to go on where you were.'}
      links={
        <>
          <Link to={paths.signUp} state={state}>
            Sign up
          </Link>
          <Link to={paths.forgotPassword}>Forgot password?</Link>
        </>
      }
    >
      <LoginForm email={signedUpEmail(state)} />
    </AccountCard>
  );
}

function LoginForm({ email }: { email: string }) {
  const queries = trpc.useUtils();
  const signIn = trpc.accounts.signIn.useMutation();
  const form = useShopForm({ schema: signInInput, initialValues: { email, password: '' } });

  const onSubmit = form.submit(
    async (values) => {
      const { message, data: token, user } = await signIn.mutateAsync(values);
      storeToken(token);
      queries.accounts.me.setData(undefined, user);
      toast.success(message);
    },
    (error) => {
      toast.error(wordsOf(error));
      if (codeOf(error) !== 'UNAUTHORIZED') return;
      form.setFieldError('password', wordsOf(error));
      form.getInputNode('password')?.focus();
    },
  );
  return (
    <AccountForm onSubmit={onSubmit}>
      <EmailField autoComplete="username" required withAsterisk={false} {...form.getInputProps('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        {...form.getInputProps('password')}
      />
      <Button type="submit" wide pending={form.pending}>
        Login
      </Button>
    </AccountForm>
  );
}
