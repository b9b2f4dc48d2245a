import { Menu } from '#client/ui/Menu.tsx';
import { whatsAppLink } from '#shared/contact-links.ts';
import { namesOf } from '#shared/names-of.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';
import { MenuButton } from '../MenuButton.tsx';
import { whatsAppNames } from './texts.ts';

type About = WhatsAppText | 'Your enquiry';

type Props = {
  mobile: string;
  texts: Readonly<Partial<Record<About, string>>>;
  opened: (about: About) => void;
};

export function WhatsApp({ mobile, texts, opened }: Props) {
  const abouts: About[] = [...namesOf(texts), 'Own words'];
  return (
    <MenuButton label="WhatsApp" icon="chat" inDialog>
      {abouts.map((about) => (
        <Menu.Item
          key={about}
          component="a"
          href={whatsAppLink(mobile, texts[about] ?? '')}
          title={texts[about]}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => opened(about)}
        >
          {whatsAppNames(about)}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}
