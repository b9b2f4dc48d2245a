import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { phoneLink, withText } from '#shared/contact-links.ts';
import { contentTexts as t } from './content-texts.ts';

type Props = {
  words?: string;
  about?: string;
};

export function CallUs({ words, about }: Props) {
  const { phone, whatsapp } = useBusiness();
  if (!phone && !whatsapp) return null;
  return (
    <Group gap="0 12px" maw="none" c="ink.7" renderRoot={(props) => <p {...props} />}>
      {words && <span>{words}</span>}
      {phone && (
        <a className="tall-link" href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <span>
            <span className="visually-hidden">{t('call')}</span>
            <Unbroken>{phone}</Unbroken>
          </span>
        </a>
      )}
      {whatsapp && (
        <a
          className="tall-link"
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
