import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { whatsAppLink } from '#shared/contact-links.ts';
import { namesOf } from '#shared/names-of.ts';
import contact from '../ContactLinks.module.css';
import type { Texts } from './wording.ts';

const ownWords = 'Own words';

type Props<Name extends string> = {
  mobile: string;
  texts: Texts<Name>;
  opened?: (about: Name | typeof ownWords) => void;
};

export function WhatsApp<Name extends string>({ mobile, texts, opened }: Props<Name>) {
  const links = [
    ...namesOf(texts).map((about) => ({ about, text: texts[about] ?? '' })),
    { about: ownWords, text: '' } as const,
  ];
  return (
    <Flex component="section" direction="column" gap="xs">
      <Text component="h3" fw={800} fz="var(--type-4)">
        WhatsApp
      </Text>
      <Group gap="xs">
        {links.map(({ about, text }) => (
          <a
            key={about}
            className={contact.link}
            href={whatsAppLink(mobile, text)}
            title={text || undefined}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => opened?.(about)}
          >
            <Icon name="chat" size={18} />
            {about}
          </a>
        ))}
      </Group>
    </Flex>
  );
}
