import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { phoneLink, withText } from '#shared/contact-links.ts';
import classes from './CallUs.module.css';

type Props = {
  words?: string;
  about?: string;
};

export function CallUs({ words, about }: Props) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const { phone = '', whatsapp = '' } = business.data ?? {};
  if (!phone && !whatsapp) return null;
  return (
    <Group gap="0 12px" maw="none" c="ink.7" renderRoot={(props) => <p {...props} />}>
      {words && <span>{words}</span>}
      {phone && (
        <a className={classes.link} href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <span>
            <span className="visually-hidden">Call </span>
            {phone}
          </span>
        </a>
      )}
      {whatsapp && (
        <a
          className={classes.link}
          href={about ? withText(whatsapp, about) : whatsapp}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={20} />
          WhatsApp
        </a>
      )}
    </Group>
  );
}
