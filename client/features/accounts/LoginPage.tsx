import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { returnPath, returnStateOf, wishedService } from '#client/app/return-to.ts';
import { appTexts } from '#client/app/texts.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { rules } from '#client/lib/rules.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmailField } from '#client/ui/TextField.tsx';
import { paths } from '#shared/paths.ts';
import { successTexts } from '#shared/success-texts.ts';
import { CallUs } from '../content/CallUs.tsx';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { ContinueAsGuest } from './ContinueAsGuest.tsx';
import { signedUpEmail } from './login-state.ts';
import { CurrentPassword } from './NewPassword.tsx';
import { SignedOutOnly } from './SignedOutOnly.tsx';
import { accountTexts as t } from './texts.ts';
import { useJoinQuestion } from './use-join-question.tsx';
import { WayFields } from './WayFields.tsx';

const storedSteps = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'storedSteps' in state ? Number(state.storedSteps) : 0;

const reasonFor = (state: unknown): string | undefined => {
  const steps = storedSteps(state);
  if (steps > 0) return t('storedSteps', { count: steps });
  if (wishedService(state)) return t('toRequest');
  return returnPath(state) === paths.home ? undefined : t('toGoOn');
};

const wantsToBook = (state: unknown) => Boolean(wishedService(state)) || returnPath(state) === paths.cart;

export function Component() {
  const { state, search } = useLocation();
  // The server does not know the history state of a reloaded page.
  const way = returnStateOf({ search, state: useKnownInBrowser(state) });
  const login = (
    <AccountCard
      title={t('login')}
      lead={new URLSearchParams(search).has('signedUp') ? successTexts('signedUp') : reasonFor(way)}
      links={
        <>
          <Link to={paths.signUp + search} state={way}>
            {t('signUpLink')}
          </Link>
          <Link to={paths.forgotPassword} state={way}>
            {t('forgotLink')}
          </Link>
          <Link to={paths.lostLink}>{appTexts('lostLink')}</Link>
          <CallUs />
        </>
      }
    >
      {wantsToBook(way) && <ContinueAsGuest fields={<WayFields way={way} />} />}
      <LoginForm email={signedUpEmail(way)} fields={<WayFields way={way} />} />
    </AccountCard>
  );
  return <SignedOutOnly guests={login}>{login}</SignedOutOnly>;
}

function LoginForm({ email, fields }: { email: string; fields: ReactNode }) {
  const queries = trpc.useUtils();
  const signIn = trpc.accounts.signIn.useMutation();
  const join = trpc.accounts.join.useMutation();
  const { ask, question } = useJoinQuestion();
  const form = useShopForm({
    schema: rules('signInInput'),
    initialValues: { email, password: '' },
    sends: 'login',
  });
  const fillIn = useEffectEvent(() => {
    if (email && !form.getValues().email) form.setFieldValue('email', email);
  });
  useEffect(() => {
    if (email) fillIn();
  }, [email]);

  const onSubmit = form.submit(
    async (values) => {
      const choice = await ask();
      if (choice === null) return;
      const { message, data: token, user } = await (choice === 'join' ? join : signIn).mutateAsync(values);
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
    <>
      <AccountForm onSubmit={onSubmit}>
        {fields}
        <EmailField autoComplete="username" required {...form.field('email')} />
        <CurrentPassword label={t('password')} field={form.field('password')} />
        <Button type="submit" sends="login" wide pending={form.pending}>
          {t('login')}
        </Button>
      </AccountForm>
      {question}
    </>
  );
}
