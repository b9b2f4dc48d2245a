// Let's Talk: the phone and the mail of the business, where it has given them.
import { letsTalk } from '#client/features/content/home-content.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { mailLink, phoneLink } from '#shared/contact-links.ts';
import classes from './LetsTalk.module.css';

export function LetsTalk() {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const { phone = '', email = '' } = business.data ?? {};
  return (
    <section className={classes.talk} aria-labelledby="lets-talk">
      <h2 id="lets-talk">{letsTalk.title}</h2>
      <p>{letsTalk.text}</p>
      {phone && (
        <a className={classes.way} href={phoneLink(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a className={classes.way} href={mailLink(email)}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </section>
  );
}
