import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Paper, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { paths } from '#shared/paths.ts';
import { DataActions } from './DataActions.tsx';
import { GrievanceLink } from './GrievanceLink.tsx';
import { MailChoices } from './MailChoices.tsx';
import { rightsTexts as t } from './texts.ts';

/** The rights of somebody with an account or a visit as a guest, in My Orders. */
export function YourData({ isGuest }: { isGuest: boolean }) {
  const navigate = useNavigate();
  const queries = trpc.useUtils();
  const copy = trpc.rights.copyMine.useMutation();
  const erase = trpc.rights.eraseMe.useMutation();
  const leave = async () => {
    // Home first, because the guard of My Orders would lead to Login.
    await navigate(paths.home, { replace: true });
    forgetToken();
    await queries.invalidate();
  };
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p={{ base: 'md', sm: 'lg' }}
      aria-labelledby="your-data"
    >
      <Stack>
        <Title order={2} fz="var(--type-3)" id="your-data">
          {t('yourData')}
        </Title>
        <OwnMailChoices />
        <Group gap="sm">
          <DataActions
            asker={isGuest ? 'guest' : 'account'}
            copy={() => copy.mutateAsync()}
            erase={(password) => erase.mutateAsync(isGuest ? {} : { password })}
            erased={() => void leave()}
          >
            <GrievanceLink />
          </DataActions>
        </Group>
      </Stack>
    </Paper>
  );
}

function OwnMailChoices() {
  const queries = trpc.useUtils();
  const { data } = trpc.rights.choices.useQuery();
  const choose = trpc.rights.choose.useMutation({
    onSuccess: ({ data }) => queries.rights.choices.setData(undefined, data),
  });
  return data ? (
    <MailChoices choices={data} choose={(kind, on) => choose.mutateAsync({ kind, on })} />
  ) : (
    <Skeleton width="100%" height={56} />
  );
}

/** For somebody with a tracking link: the shop calls the booking's number, then does what was asked. */
export function LinkData({ token, order }: { token: string; order: number }) {
  const ask = trpc.rights.askByLink.useMutation({
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(wordsOf(error)),
  });
  const button = (kind: 'copy' | 'erasure', variant: 'outline' | 'quiet') => (
    <Button variant={variant} pending={ask.isPending} onClick={() => ask.mutate({ token, kind })}>
      {t(kind)}
    </Button>
  );
  return (
    <details>
      <Text component="summary" className="tall-link" c="teal" fz="sm" style={{ cursor: 'pointer' }}>
        {t('yourData')}
      </Text>
      <Group gap="sm">
        {button('copy', 'outline')}
        <GrievanceLink order={order} />
        {button('erasure', 'quiet')}
      </Group>
    </details>
  );
}
