import { useRef } from 'react';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { roleWords, type SentInvitation } from '#shared/accounts/invitations.ts';
import { whatsAppLink } from '#shared/contact-links.ts';
import { formatLongDate } from '#shared/format.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';

type Props = { invitation: SentInvitation; close: () => void };

/** Shows the link of an invitation once, because the server stores only the link's hash. */
export function LinkDialog({ invitation, close }: Props) {
  const { name, role, email, mobile, link, expiresAt } = invitation;
  const field = useRef<HTMLInputElement>(null);
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const text = `Hello ${firstNameOf(name)}, this is ${business.data?.companyName ?? 'your shop'}. You are invited as ${roleWords(role)}. Choose your password here until ${formatLongDate(expiresAt)}: ${link}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Link copied');
    } catch {
      // Browsers allow the clipboard only over https.
      field.current?.select();
      toast.success('The link is marked. Copy it now.');
    }
  };
  return (
    <Dialog title={`Invitation for ${name}`} close={close}>
      <Stack gap="md">
        <p>
          {email ? `We have sent the link to ${email}. ` : 'Send this link. '}
          It works once, until {formatLongDate(expiresAt)}. Earlier links of this invitation no longer work.
        </p>
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" wide onClick={() => void copy()}>
          Copy link
        </Button>
        <ButtonAnchor
          variant="outline"
          wide
          href={mobile ? whatsAppLink(mobile, text) : `https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={18} />
          WhatsApp
        </ButtonAnchor>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
