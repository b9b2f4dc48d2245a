import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import classes from './ListAndPanel.module.css';
import { adminTexts as t } from './texts.ts';

export const Clamped = ({ text }: { text: string }) => (
  <Text span inherit lineClamp={2} title={text} style={{ overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);

/** The second line of a cell. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Small span display="block" lh="max(1.3, var(--least-line))" truncate>
    {children}
  </Small>
);

export const Nowrap = ({ children }: { children: ReactNode }) => (
  <span className={classes.call}>{children}</span>
);

/** Opens a row's details beside its list. */
export const OpenLink = ({ to, words }: { to: string; words: string }) => (
  <Link
    to={to}
    state={{ opened: true }}
    preventScrollReset
    title={words}
    className={classes.open}
    data-opens-row
  >
    {words}
  </Link>
);

export const MobileLink = ({ mobile }: { mobile: string }) => (
  <a href={mobileLink(mobile)} className={classes.call}>
    {mobile}
  </a>
);

const ContactIcon = ({ icon, href, words }: { icon: IconName; href: string; words: string }) => (
  <a
    href={href}
    className={classes.icon}
    aria-label={words}
    title={words}
    {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    <Icon name={icon} size={18} />
  </a>
);

export const CallLink = ({ mobile }: { mobile: string }) => (
  <ContactIcon icon="phone" href={mobileLink(mobile)} words={t('callMobile', { mobile })} />
);

export const WhatsAppLink = ({ mobile }: { mobile: string }) => (
  <ContactIcon icon="chat" href={whatsAppLink(mobile, '')} words={`WhatsApp ${mobile}`} />
);

/** An email address that breaks before its @ if it does not fit. */
export function EmailCell({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');
  return (
    <Text span inherit lineClamp={2} title={email} style={{ overflowWrap: 'anywhere' }}>
      {name}
      {domain.map((part) => (
        <Fragment key={part}>
          <wbr />@{part}
        </Fragment>
      ))}
    </Text>
  );
}

/** The class of a group with little space between its buttons. */
export const tightGroup = classes.tight ?? '';
