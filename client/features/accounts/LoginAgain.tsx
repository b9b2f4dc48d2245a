import { useEffect } from 'react';
import { leaveSession, resumeSession } from '#client/lib/ended-session.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { EmailField } from '#client/ui/TextField.tsx';
import { AccountForm } from './AccountCard.tsx';
import { CurrentPassword } from './NewPassword.tsx';
import { accountTexts as t } from './texts.ts';

/** Asks for the password over a page with unsaved text after the session expired. A guest is signed out. */
export default function LoginAgain() {
  const { user } = useCurrentUser();
  const email = user?.email ?? '';
  useEffect(() => {
    if (!email) leaveSession();
  }, [email]);
  return email ? <Question email={email} /> : null;
}

function Question({ email }: { email: string }) {
  const queries = trpc.useUtils();
  const signIn = trpc.accounts.signIn.useMutation();
  const form = useShopForm({ schema: rules('signInInput'), initialValues: { email, password: '' } });
  const onSubmit = form.submit(
    async (values) => {
      const { data: token, user } = await signIn.mutateAsync(values);
      resumeSession(token);
      queries.accounts.me.setData(undefined, user);
    },
    (error) => {
      toast.error(wordsOf(error));
      if (codeOf(error) !== 'UNAUTHORIZED') return;
      form.setFieldError('password', wordsOf(error));
      form.getInputNode('password')?.focus();
    },
  );
  return (
    <Dialog title={t('loginAgain')} close={leaveSession} backCloses={false} onlyByButton>
      <p>{t('typedStays')}</p>
      <AccountForm onSubmit={onSubmit}>
        <EmailField autoComplete="username" readOnly {...form.field('email')} />
        <CurrentPassword label={t('password')} field={form.field('password')} />
        <DialogActions>
          <Button variant="outline" onClick={leaveSession}>
            {t('leaveIt')}
          </Button>
          <Button type="submit" pending={form.pending}>
            {t('login')}
          </Button>
        </DialogActions>
      </AccountForm>
    </Dialog>
  );
}
