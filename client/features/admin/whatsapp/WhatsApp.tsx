// Writing to somebody in WhatsApp: a link for each prepared text, and one without.
import { Icon } from '#client/ui/Icon.tsx';
import { whatsAppLink } from '#shared/contact-links.ts';
import { namesOf } from '#shared/names-of.ts';
import contact from '../ContactLinks.module.css';
import type { Texts } from './texts.ts';
import classes from './WhatsApp.module.css';

/** The link without a text. */
const ownWords = 'Own words';

type Props<Name extends string> = {
  mobile: string;
  /** By the names of their buttons. */
  texts: Texts<Name>;
  /** Hears which one was opened. */
  opened?: (about: Name | typeof ownWords) => void;
};

export function WhatsApp<Name extends string>({ mobile, texts, opened }: Props<Name>) {
  const links = [
    ...namesOf(texts).map((about) => ({ about, text: texts[about] ?? '' })),
    { about: ownWords, text: '' } as const,
  ];
  return (
    <section className={classes.messages}>
      <h3>WhatsApp</h3>
      <div className={contact.links}>
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
      </div>
    </section>
  );
}
