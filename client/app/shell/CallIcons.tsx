// The way to a person from the header of small screens: a call, and WhatsApp, where the business has them.
import { Icon } from '#client/ui/Icon.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import classes from './Header.module.css';

const look = `${classes.action} ${classes.call}`;

export const CallIcons = ({ phone = '', whatsapp = '' }: { phone?: string; whatsapp?: string }) => (
  <>
    {phone && (
      <a className={look} href={phoneLink(phone)} aria-label="Call us">
        <Icon name="phone" />
      </a>
    )}
    {whatsapp && (
      <a className={look} href={whatsapp} target="_blank" rel="noopener noreferrer" aria-label="WhatsApp us">
        <Icon name="chat" />
      </a>
    )}
  </>
);
