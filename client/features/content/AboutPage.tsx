import { Link } from 'react-router-dom';
import familySmall from '#client/assets/banners/family-kitchen-wide-800.webp';
import family from '#client/assets/banners/family-kitchen-wide-1200.webp';
import airCare from '#client/assets/icons/air-care.svg';
import floorCare from '#client/assets/icons/floor-care.svg';
import homeEntertainment from '#client/assets/icons/home-entertainment.svg';
import kitchenCare from '#client/assets/icons/kitchen-care.svg';
import laundryCare from '#client/assets/icons/laundry-care.svg';
import { useBusiness } from '#client/lib/use-business.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { asList, Paper, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { paths } from '#shared/paths.ts';
import { aboutHeader, aboutIntro, type CareCard, type CareIcon, careCards } from './about-content.ts';
import { aboutTexts as t } from './about-texts.ts';
import { ContactBlock } from './ContactBlock.tsx';
import classes from './Content.module.css';

const careIcons: Record<CareIcon, string> = {
  'laundry-care': laundryCare,
  'kitchen-care': kitchenCare,
  'air-care': airCare,
  'floor-care': floorCare,
  'home-entertainment': homeEntertainment,
};

export function Component() {
  const business = useBusiness();
  const { title, text } = aboutHeader(business);
  return (
    <div className={`page ${classes.about}`}>
      <PageHead title={title} description={text} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'lg', sm: 48 }}>
        <Stack>
          <h1>{title}</h1>
          <Text c="ink.7" fz="var(--type-3)" lh={1.4}>
            {text}
          </Text>
          {aboutIntro(business).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div>
            <ButtonLink to={paths.services()} variant="outline">
              {t('seeAll')}
            </ButtonLink>
          </div>
        </Stack>
        <img
          className={classes.aboutPicture}
          src={family}
          srcSet={`${familySmall} 800w, ${family} 1200w`}
          sizes="(min-width: 48em) 1100px, 190vw"
          alt=""
          width={1200}
          height={420}
        />
      </SimpleGrid>
      <section aria-labelledby="care">
        <h2 id="care">{t('careTitle')}</h2>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} mt="lg" renderRoot={asList}>
          {careCards.map((card) => (
            <Care key={card.title} card={card} />
          ))}
        </SimpleGrid>
      </section>
      <Stack maw={560} renderRoot={(props) => <section aria-labelledby="reach" {...props} />}>
        <h2 id="reach">{t('reach')}</h2>
        <ContactBlock />
      </Stack>
    </div>
  );
}

function Care({ card }: { card: CareCard }) {
  const { icon, title, text, appliances, category } = card;
  return (
    <Paper component="li" withBorder radius="lg" p={20} className={classes.care}>
      <img src={careIcons[icon]} alt="" width={48} height={48} />
      <h3>{title}</h3>
      <Text c="ink.7">{text}</Text>
      <ul className={classes.list}>
        {appliances.map((appliance) => (
          <li key={appliance}>{appliance}</li>
        ))}
      </ul>
      <Link className="tall-link" to={category ? paths.services([category]) : paths.enquiryForm}>
        {category ? t('seeServices', { title }) : t('sendEnquiry')}
        {!category && <span className="visually-hidden">{t('about', { title })}</span>}
      </Link>
    </Paper>
  );
}
