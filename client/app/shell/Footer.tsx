import { Link } from 'react-router-dom';
import logo from '#client/assets/logo-on-ink.svg';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { addressWithCity } from '#shared/business/words.ts';
import { mailLink, phoneLink } from '#shared/contact-links.ts';
import { paths } from '#shared/paths.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Footer.module.css';
import { LanguageLinks, languageLabel } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';

const helpLinks = [
  { to: paths.faq, text: t('help') },
  { to: paths.lostLink, text: t('lostLink') },
  { to: paths.enquiryForm, text: t('enquiry') },
  { to: paths.about, text: t('aboutUs') },
  { to: paths.faq, text: t('faqs') },
];
const smallPrint = [
  { to: paths.terms, text: t('terms') },
  { to: paths.privacy, text: t('privacy') },
  { to: paths.grievance, text: t('grievance') },
];

export function Footer() {
  const categories = trpc.catalogue.categories.useQuery(undefined, { staleTime: 5 * 60_000 });
  const services = (categories.data ?? []).map(({ label, value }) => ({
    to: paths.services([value]),
    text: label,
  }));
  return (
    <footer className={`tall-links ${classes.footer}`}>
      <div className={`page ${classes.columns}`}>
        <Contact />
        <LinkList
          title={t('servicesTitle')}
          links={[...services, { to: paths.services(), text: t('allServices') }]}
        />
        <LinkList title={t('helpTitle')} links={helpLinks} />
      </div>
      <div className={`page ${classes.last}`}>
        <nav id="languages" aria-label={languageLabel}>
          <LanguageLinks />
        </nav>
        <ul className={classes.flow}>
          {smallPrint.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} discover="none">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { to: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ to, text }) => (
          <li key={text}>
            <Link to={to} discover="none">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const { companyName, mark, phone, email, address, city, hours, ...social } = useBusiness();
  const socialLinks = (
    [
      ['Facebook', social.facebook],
      ['Instagram', social.instagram],
      ['YouTube', social.youtube],
      ['WhatsApp', social.whatsapp],
    ] as const
  ).filter(([, link]) => link);
  return (
    <address className={classes.contact}>
      <div className={classes.name}>
        {mark ? <Mark mark={mark} /> : <img src={logo} alt="" width={48} height={48} loading="lazy" />}
        {companyName && <p className={classes.company}>{companyName}</p>}
      </div>
      {phone && (
        <a className={classes.line} href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <Unbroken>{phone}</Unbroken>
        </a>
      )}
      {email && (
        <a className={classes.line} href={mailLink(email)}>
          <Icon name="mail" size={20} />
          {email}
        </a>
      )}
      {address && (
        <p className={classes.line}>
          <Icon name="place" size={20} />
          {addressWithCity({ address, city })}
        </p>
      )}
      <p className={classes.line}>
        <Icon name="clock" size={20} />
        <Unbroken>{hours}</Unbroken>
      </p>
      {socialLinks.length > 0 && (
        <ul className={classes.flow}>
          {socialLinks.map(([name, link]) => (
            <li key={name}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}
