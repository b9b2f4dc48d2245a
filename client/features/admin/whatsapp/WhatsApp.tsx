// Writing to somebody in WhatsApp: a link for each prepared text, and one without.
import { Icon } from '#client/ui/Icon.tsx';
import { whatsAppLink } from '#shared/contact-links.ts';
import contact from '../ContactLinks.module.css';
import type { Texts } from './texts.ts';
import classes from './WhatsApp.module.css';

export function WhatsApp({ mobile, texts }: { mobile: string; texts: Texts }) {
  return (
    <section className={classes.messages}>
      <h3>WhatsApp</h3>
      <div className={contact.links}>
        {[...Object.entries(texts), ['Own words', ''] as const].map(([name, text]) => (
          <a
            key={name}
            className={contact.link}
            href={whatsAppLink(mobile, text)}
            title={text || undefined}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={18} />
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}
