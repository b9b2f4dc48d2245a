import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { whatsAppLink } from '#shared/contact-links.ts';
import { namesOf } from '#shared/names-of.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';
import contact from '../ContactLinks.module.css';
import { whatsAppNames } from './texts.ts';

type About = WhatsAppText | 'Your enquiry';

type Props = {
  mobile: string;
  texts: Readonly<Partial<Record<About, string>>>;
  opened?: (about: WhatsAppText) => void;
};

export function WhatsApp({ mobile, texts, opened }: Props) {
  const abouts: About[] = [...namesOf(texts), 'Own words'];
  return (
    <Flex component="section" direction="column" gap="xs">
      <Text component="h3" fw={800} fz="var(--type-4)">
        WhatsApp
      </Text>
      <Group gap="xs">
        {abouts.map((about) => (
          <a
            key={about}
            className={contact.link}
            href={whatsAppLink(mobile, texts[about] ?? '')}
            title={texts[about]}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              if (about !== 'Your enquiry') opened?.(about);
            }}
          >
            <Icon name="chat" size={18} />
            {whatsAppNames(about)}
          </a>
        ))}
      </Group>
    </Flex>
  );
}
