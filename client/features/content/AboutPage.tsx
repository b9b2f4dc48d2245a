import { Link } from 'react-router-dom';
import familySmall from '#client/assets/banners/family-kitchen-wide-800.webp';
import family from '#client/assets/banners/family-kitchen-wide-1200.webp';
import airCare from '#client/assets/icons/air-care.svg';
import floorCare from '#client/assets/icons/floor-care.svg';
import homeEntertainment from '#client/assets/icons/home-entertainment.svg';
import kitchenCare from '#client/assets/icons/kitchen-care.svg';
import laundryCare from '#client/assets/icons/laundry-care.svg';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { asList, Paper, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { paths } from '#shared/paths.ts';
import { aboutTexts as t } from './about-texts.ts';
import classes from './Content.module.css';
import { ContentBlocks } from './ContentBlocks.tsx';
import type { Part } from './part.ts';
import { Team } from './Team.tsx';
import { type InEachLanguage, plainText, useWritten } from './written.ts';

const about: InEachLanguage = import.meta.glob('./about.*.md', { eager: true, import: 'default' });

/** Icons and categories of the cards in their order. Without a category the shop quotes on request. */
const cardFacts = [
  { icon: laundryCare, category: 'laundary' },
  { icon: kitchenCare, category: 'kitchen' },
  { icon: airCare, category: 'air condition' },
  { icon: floorCare },
  { icon: homeEntertainment },
];

export const prefetch: Prefetch = (queries) => queries.technicians.team.prefetch();

export function Component() {
  const { title, blocks, parts } = useWritten(about);
  const [lead = '', ...intro] = blocks.map((block) => plainText([block]));
  const [care, reach] = parts;
  return (
    <div className={`page ${classes.about}`}>
      <PageHead title={title} description={lead} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'lg', sm: 48 }}>
        <Stack>
          <h1>{title}</h1>
          <Text c="ink.7" fz="var(--type-3)" lh={1.4}>
            {lead}
          </Text>
          {intro.map((paragraph) => (
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
      <Team />
      <section aria-labelledby="care">
        <h2 id="care">{care?.title}</h2>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} mt="lg" renderRoot={asList}>
          {care?.parts.map((card, at) => (
            <Care key={card.title} card={card} {...cardFacts[at]} />
          ))}
        </SimpleGrid>
      </section>
      <Stack maw={560} renderRoot={(props) => <section aria-labelledby="reach" {...props} />}>
        <h2 id="reach">{reach?.title}</h2>
        {reach && <ContentBlocks blocks={reach.blocks} />}
      </Stack>
    </div>
  );
}

function Care({ card: { title, blocks }, icon, category }: { card: Part; icon?: string; category?: string }) {
  return (
    <Paper component="li" withBorder radius="lg" p={20} className={classes.care}>
      <img src={icon} alt="" width={48} height={48} />
      <h3>{title}</h3>
      <ContentBlocks blocks={blocks} />
      <Link className="tall-link" to={category ? paths.services([category]) : paths.enquiryForm}>
        {category ? t('seeServices', { title }) : t('sendEnquiry')}
        {!category && <span className="visually-hidden">{t('about', { title })}</span>}
      </Link>
    </Paper>
  );
}
