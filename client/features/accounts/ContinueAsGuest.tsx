import type { ReactNode } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Small, Stack } from '#client/ui/mantine/layout.tsx';
import { accountTexts as t } from './texts.ts';

export function ContinueAsGuest({ fields }: { fields: ReactNode }) {
  const queries = trpc.useUtils();
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const start = trpc.accounts.startGuest.useMutation();
  const [goOn, pending] = usePending(async () => {
    try {
      const { data: token, user } = await start.mutateAsync();
      storeToken(token);
      queries.accounts.me.setData(undefined, user);
    } catch (error) {
      toast.error(wordsOf(error));
      // An admin may have switched guests off since this page was loaded.
      void business.refetch();
    }
  });
  if (!business.data?.guestBookings) return null;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <Stack gap="xs">
        {fields}
        <Button sends="guest" variant="outline" wide pending={pending} style={{ paddingInline: 8 }}>
          {t('continueGuest')}
        </Button>
        <Small>{t('guestNote')}</Small>
      </Stack>
    </form>
  );
}
