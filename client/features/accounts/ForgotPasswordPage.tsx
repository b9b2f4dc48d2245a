import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Group } from '#client/ui/mantine/layout.tsx';
import { EmailField } from '#client/ui/TextField.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { accountTexts as t } from './texts.ts';

export function Component() {
  const { state } = useLocation();
  const [sent, setSent] = useState<{ to: string; message: string } | null>(null);
  const forgot = trpc.accounts.forgotPassword.useMutation();
  const form = useShopForm({ schema: rules('forgotPasswordInput'), initialValues: { email: '' } });

  const onSubmit = form.submit(
    async ({ email }) => {
      const { message } = await forgot.mutateAsync({ email });
      toast.success(message);
      setSent({ to: email, message });
    },
    (error) => toast.error(isUnreachable(error) ? clientMessages.somethingWrong : wordsOf(error)),
  );
  return (
    <AccountCard
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      links={
        <Link to={paths.login} state={state}>
          {t('login')}
        </Link>
      }
    >
      {sent && <SentNote {...sent} />}
      <AccountForm onSubmit={onSubmit}>
        <EmailField autoComplete="username" required {...form.field('email')} />
        <Button type="submit" wide variant={sent ? 'outline' : 'primary'} pending={form.pending}>
          {t('submit')}
        </Button>
      </AccountForm>
    </AccountCard>
  );
}

function SentNote({ to, message }: { to: string; message: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm" p="md" bdrs="md" bg="green.0" ref={note} tabIndex={-1}>
      <Box c="green.6">
        <Icon name="mail" />
      </Box>
      <div>
        <p>
          <strong>{message}</strong>
        </p>
        <p>{t('openMail', { to })}</p>
      </div>
    </Group>
  );
}
