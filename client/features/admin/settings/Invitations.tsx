import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Small, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import type { OpenInvitation, SentInvitation } from '#shared/accounts/invitations.ts';
import { roleTexts } from '#shared/accounts/texts.ts';
import { formatLongDate } from '#shared/format.ts';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { technicianTexts as t } from './technicians-texts.ts';

/** Invites technicians and admins, and lists open invitations. */
export function Invitations() {
  const open = trpc.accounts.invitations.useQuery(undefined, { staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState<{ invitation: SentInvitation; hasEarlierLinks: boolean } | null>(null);
  const show = (invitation: SentInvitation, hasEarlierLinks = false) => {
    setAsking(false);
    setSent({ invitation, hasEarlierLinks });
    void open.refetch();
  };
  return (
    <Stack gap="sm">
      <Group>
        <Button onClick={() => setAsking(true)}>{t('invite')}</Button>
      </Group>
      <Loaded reading={open} height={44}>
        {(all) =>
          all.length > 0 && (
            <Stack gap={4}>
              <Subtitle>{t('openInvitations')}</Subtitle>
              <ul>
                {all.map((one) => (
                  <Row key={one._id} invitation={one} show={(invitation) => show(invitation, true)} />
                ))}
              </ul>
            </Stack>
          )
        }
      </Loaded>
      {asking && <InviteDialog close={() => setAsking(false)} sent={show} />}
      {sent && <LinkDialog {...sent} close={() => setSent(null)} />}
    </Stack>
  );
}

type RowProps = { invitation: OpenInvitation; show: (invitation: SentInvitation) => void };

function Row({ invitation, show }: RowProps) {
  const { _id: id, name, role, email, expired, expiresAt, invitedBy } = invitation;
  const again = trpc.accounts.inviteAgain.useMutation();
  const withdraw = trpc.accounts.withdrawInvitation.useMutation();
  const sendAgain = async () => {
    const answer = await again.mutateAsync({ id });
    show(answer.data);
    return answer;
  };
  const [run, pending] = useAction(['accounts']);
  return (
    <Group component="li" justify="space-between" gap="4px 16px" py={4}>
      <span>
        {t.rich('who', { name, role: roleTexts(role), b: (inner) => <strong key="name">{inner}</strong> })}
        <Small span display="block" style={{ overflowWrap: 'anywhere' }}>
          {email && `${email}, `}
          {t(expired ? 'expiredBy' : 'untilBy', { day: formatLongDate(expiresAt), name: invitedBy })}
        </Small>
      </span>
      <Group gap="xs">
        <Button
          variant="outline"
          pending={pending}
          aria-label={t('sendAgainTo', { name })}
          onClick={() => void run(sendAgain)}
        >
          {t('sendAgain')}
        </Button>
        <Button
          variant="quiet"
          pending={pending}
          aria-label={t('withdrawOf', { name })}
          onClick={() => void run(() => withdraw.mutateAsync({ id }))}
        >
          {t('withdraw')}
        </Button>
      </Group>
    </Group>
  );
}
