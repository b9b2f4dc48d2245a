// Who we are and what we take care of.
import { Link } from 'react-router-dom';
import familySmall from '#client/assets/banners/family-kitchen-wide-800.webp';
import family from '#client/assets/banners/family-kitchen-wide-1200.webp';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { paths } from '#shared/paths.ts';
import classes from './AboutPage.module.css';
import { aboutHeader, aboutIntro, type CareCard, careCards } from './about-content.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { careIcons } from './care-icons.ts';

export function Component() {
  const [first, ...rest] = aboutIntro;
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={aboutHeader.title} description={aboutHeader.text} />
      <div className={classes.intro}>
        <div className={classes.words}>
          <h1>{aboutHeader.title}</h1>
          <p className={classes.lead}>{aboutHeader.text}</p>
          <p>{first}</p>
        </div>
        <img
          className={classes.picture}
          src={family}
          srcSet={`${familySmall} 800w, ${family} 1200w`}
          // it is cropped to its right half, with the family
          sizes="(min-width: 48em) 1100px, 190vw"
          alt=""
          width={1200}
          height={420}
        />
      </div>
      <div className={classes.more}>
        {rest.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ButtonLink to={paths.services()} variant="outline" className={classes.all}>
          See all services
        </ButtonLink>
      </div>
      <section className={classes.care} aria-labelledby="care">
        <h2 id="care">What we take care of</h2>
        <ul className={classes.cards}>
          {careCards.map((card) => (
            <Care key={card.title} card={card} />
          ))}
        </ul>
      </section>
      <section className={classes.reach} aria-labelledby="reach">
        <h2 id="reach">Reach us</h2>
        <ContactBlock />
      </section>
    </div>
  );
}

function Care({ card }: { card: CareCard }) {
  const { icon, title, text, appliances, category } = card;
  return (
    <li className={classes.card}>
      <img src={careIcons[icon]} alt="" width={48} height={48} />
      <h3>{title}</h3>
      <p className={classes.text}>{text}</p>
      <ul className={classes.appliances}>
        {appliances.map((appliance) => (
          <li key={appliance}>{appliance}</li>
        ))}
      </ul>
      <Link className={classes.link} to={category ? paths.services([category]) : paths.enquiryForm}>
        {category ? `See ${title} services` : 'Send an enquiry'}
        {!category && <span className="visually-hidden"> about {title}</span>}
      </Link>
    </li>
  );
}
