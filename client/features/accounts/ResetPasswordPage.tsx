import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { accountFailureTexts } from '#shared/account-failure-texts.ts';
import { clientMessages } from '#shared/client-messages.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { NewPassword } from './NewPassword.tsx';
import { accountTexts as t } from './texts.ts';

export function Component() {
  const { token = '' } = useParams();
  return <ResetPassword key={token} token={token} />;
}

const wordsFor = (error: unknown): string => {
  if (isUnreachable(error)) return clientMessages.somethingWrong;
  return (error instanceof Error && wordsOf(error)) || clientMessages.resetFailed;
};

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [linkIsDead, setLinkIsDead] = useState(false);
  const reset = trpc.accounts.resetPassword.useMutation();
  const form = useShopForm({ schema: rules('resetPasswordInput'), initialValues: { password: '', token } });

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
      if (words === accountFailureTexts('resetLinkInvalid')) setLinkIsDead(true);
    },
  );
  if (linkIsDead) return <DeadLink />;
  return (
    <AccountCard
      title={t('resetTitle')}
      lead={t('resetLead')}
      links={<Link to={paths.login}>{t('login')}</Link>}
    >
      <AccountForm onSubmit={onSubmit}>
        <NewPassword label={t('newPassword')} field={form.field('password')} />
        <Button type="submit" wide pending={form.pending}>
          {t('reset')}
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
      title={t('deadLink')}
      lead={t('resetOnce')}
      links={<Link to={paths.login}>{t('login')}</Link>}
    >
      <ButtonLink to={paths.forgotPassword} wide ref={next}>
        {t('sendNew')}
      </ButtonLink>
    </AccountCard>
  );
}
