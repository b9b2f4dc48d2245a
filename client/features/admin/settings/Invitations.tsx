import { useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Small, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import { roleTexts } from '#shared/accounts/texts.ts';
import { whatsAppLink, whatsAppText } from '#shared/contact-links.ts';
import { formatLongDate } from '#shared/format.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { CopyField } from '../CopyField.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { InviteDialog, type SentInvitation } from './InviteDialog.tsx';
import { technicianTexts as t } from './technicians-texts.ts';

type OpenInvitation = Answer['accounts']['invitations'][number];

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

type Props = { invitation: SentInvitation; hasEarlierLinks: boolean; close: () => void };

/** Shows the link of an invitation once, because the server stores only the link's hash. */
function LinkDialog({ invitation, hasEarlierLinks, close }: Props) {
  const { name, role, email, mobile, link, expiresAt } = invitation;
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const text = t('inviteText', {
    name: firstNameOf(name),
    shop: business.data?.companyName ?? t('yourShop'),
    role: roleTexts(role),
    day: formatLongDate(expiresAt),
    link,
  });
  return (
    <Dialog title={t('invitationFor', { name })} close={close}>
      <Stack gap="md">
        <p>
          {email ? t('linkSent', { email }) : t('sendLink')}{' '}
          {t('worksOnce', { day: formatLongDate(expiresAt) })} {hasEarlierLinks && t('earlierLinks')}
        </p>
        <CopyField
          label={t('link')}
          value={link}
          copy={t('copyLink')}
          copied={t('linkCopied')}
          marked={t('linkMarked')}
        />
        <ButtonAnchor
          variant="outline"
          wide
          href={mobile ? whatsAppLink(mobile, text) : whatsAppText(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={18} />
          WhatsApp
        </ButtonAnchor>
        <DialogActions>
          <Button onClick={close}>{t('done')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
