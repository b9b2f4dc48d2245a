import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isUnreachable } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { resetPasswordInput } from '#shared/accounts/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';

export function Component() {
  const { token = '' } = useParams();
  return <ResetPassword key={token} token={token} />;
}

const wordsFor = (error: unknown): string => {
  if (isUnreachable(error)) return clientMessages.somethingWrong;
  return (error instanceof Error && error.message) || clientMessages.resetFailed;
};

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [linkIsDead, setLinkIsDead] = useState(!resetPasswordInput.shape.token.safeParse(token).success);
  const reset = trpc.accounts.resetPassword.useMutation();
  const form = useShopForm({ schema: resetPasswordInput, initialValues: { password: '', token } });

  const onSubmit = form.submit(
    async (values) => {
      const { message } = await reset.mutateAsync(values);
      toast.success(message);
      await navigate(paths.login, { replace: true });
      forgetToken();
    },
    (error) => {
      const words = wordsFor(error);
      toast.error(words);
      if (words === wordsOfFailure('resetLinkInvalid')) setLinkIsDead(true);
    },
  );
  if (linkIsDead) return <DeadLink />;
  return (
    <AccountCard
      title="Reset password"
      lead="Choose a new password. You will be signed out on all your devices."
      links={<Link to={paths.login}>Login</Link>}
    >
      <AccountForm onSubmit={onSubmit}>
        <PasswordField
          label="New Password"
          description="At least 6 characters"
          autoComplete="new-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <Button type="submit" wide pending={form.pending}>
          Reset
        </Button>
      </AccountForm>
    </AccountCard>
  );
}

function DeadLink() {
  const next = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is removed, so the focus moves to the heading.
  useEffect(() => next.current?.focus(), []);
  return (
    <AccountCard
      title="This link no longer works"
      lead="A reset link works only once, and only for one hour. Ask for a new one. You will get it by email in a minute or two."
      links={<Link to={paths.login}>Login</Link>}
    >
      <ButtonLink to={paths.forgotPassword} wide ref={next}>
        Send me a new link
      </ButtonLink>
    </AccountCard>
  );
}
