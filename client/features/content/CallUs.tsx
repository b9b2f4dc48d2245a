// The way to a person: a call, and WhatsApp, where the business has them.
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import classes from './CallUs.module.css';

/** One line with both ways; `words` before them say when to take them. */
export function CallUs({ words }: { words?: string }) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const { phone = '', whatsapp = '' } = business.data ?? {};
  if (!phone && !whatsapp) return null;
  return (
    <p className={classes.line}>
      {words && <span>{words}</span>}
      {phone && (
        <a className={classes.way} href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <span>
            <span className="visually-hidden">Call </span>
            {phone}
          </span>
        </a>
      )}
      {whatsapp && (
        <a className={classes.way} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" size={20} />
          WhatsApp
        </a>
      )}
    </p>
  );
}
