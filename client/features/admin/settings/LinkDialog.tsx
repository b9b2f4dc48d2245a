import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import type { SentInvitation } from '#shared/accounts/invitations.ts';
import { roleTexts } from '#shared/accounts/texts.ts';
import { whatsAppLink, whatsAppText } from '#shared/contact-links.ts';
import { formatLongDate } from '#shared/format.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { CopyField } from '../CopyField.tsx';
import { technicianTexts as t } from './technicians-texts.ts';

type Props = { invitation: SentInvitation; hasEarlierLinks: boolean; close: () => void };

/** Shows the link of an invitation once, because the server stores only the link's hash. */
export function LinkDialog({ invitation, hasEarlierLinks, close }: Props) {
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
