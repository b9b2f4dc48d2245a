import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Paper, SimpleGrid, Title } from '#client/ui/mantine/layout.tsx';
import { AccountForm } from './AccountCard.tsx';
import { CurrentPassword, NewPassword } from './NewPassword.tsx';
import { SessionList, securityPadding } from './SessionList.tsx';
import { accountTexts as t } from './texts.ts';

export function Security({ email }: { email: string }) {
  return (
    <section aria-labelledby="security">
      <Title order={2} mb="md" fz="var(--type-3)" id="security">
        {t('security')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'md', sm: 'lg' }}>
        <ChangePassword email={email} />
        <SessionList />
      </SimpleGrid>
    </section>
  );
}

function ChangePassword({ email }: { email: string }) {
  const queries = trpc.useUtils();
  const change = trpc.accounts.changePassword.useMutation();
  const form = useShopForm({
    schema: rules('changePasswordInput'),
    initialValues: { currentPassword: '', newPassword: '' },
  });
  const onSubmit = form.submit(async (values) => {
    const { message } = await change.mutateAsync(values);
    form.reset();
    toast.success(message);
    void queries.accounts.sessions.invalidate();
  });
  return (
    <Paper withBorder radius="lg" p={securityPadding}>
      <details>
        <Title component="summary" order={3} fz="md" c="teal" className="tall-link" id="change-password">
          {t('changePassword')}
        </Title>
        <AccountForm onSubmit={onSubmit} aria-labelledby="change-password">
          {/* Tells password managers which account this password belongs to. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <CurrentPassword label={t('currentPassword')} field={form.field('currentPassword')} />
          <NewPassword label={t('newPassword')} hint={t('sixAndOut')} field={form.field('newPassword')} />
          <Button type="submit" variant="outline" pending={form.pending}>
            {t('changeButton')}
          </Button>
        </AccountForm>
      </details>
    </Paper>
  );
}
