import type { ReactNode } from 'react';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { mailLink, mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import { adminTexts as t } from './texts.ts';

type Props = {
  mobile: string;
  email: string;
  /** The URL of a map with the customer's place. */
  map?: string;
  /** Offers WhatsApp with an empty message. */
  hasWhatsApp?: boolean;
  opened?: (way: 'call' | 'mail') => void;
  children?: ReactNode;
};

export function ContactLinks({ mobile, email, map, hasWhatsApp, opened, children }: Props) {
  // One row: the number stays readable, the others are icons.
  const link = (icon: IconName, href: string, words: string, onClick?: () => void) => (
    <ButtonAnchor
      variant="outline"
      href={href}
      aria-label={words}
      title={words}
      onClick={onClick}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size={18} />
      {icon === 'phone' && mobile}
    </ButtonAnchor>
  );
  return (
    <Group gap="xs" style={{ '--button-padding': '5px 11px' }}>
      {link('phone', mobileLink(mobile), t('callMobile', { mobile }), () => opened?.('call'))}
      {hasWhatsApp && link('chat', whatsAppLink(mobile, ''), 'WhatsApp')}
      {children}
      {map && link('place', map, t('map'))}
      {email && link('mail', mailLink(email), email, () => opened?.('mail'))}
    </Group>
  );
}
