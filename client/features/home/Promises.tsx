import { Link } from 'react-router-dom';
import welcome from '#client/assets/empty/booked.svg';
import affordable from '#client/assets/icons/affordable-pricing.svg';
import cash from '#client/assets/icons/cash-after-service.svg';
import satisfaction from '#client/assets/icons/customer-satisfaction.svg';
import emergency from '#client/assets/icons/emergency.svg';
import technicians from '#client/assets/icons/experienced-technicians.svg';
import fast from '#client/assets/icons/fast-response.svg';
import installation from '#client/assets/icons/installation.svg';
import preventative from '#client/assets/icons/preventative-maintenance.svg';
import repair from '#client/assets/icons/repair-maintenance.svg';
import guarantee from '#client/assets/icons/satisfaction-guarantee.svg';
import warranty from '#client/assets/icons/warranty.svg';
import within24Hours from '#client/assets/icons/within-24-hrs.svg';
import years from '#client/assets/icons/years.svg';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import {
  asList,
  asListItem,
  Box,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Subtitle,
  Text,
} from '#client/ui/mantine/layout.tsx';
import type { Business } from '#shared/business/schema.ts';
import { cityOf, payPromiseOf, promiseOf, yearsInShort } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import type { ShopRating } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

export const trustPoints = (business: Business, standing: ShopRating = null) =>
  [
    [
      satisfaction,
      standing ? t('rated', { average: formatRating(standing.average), count: standing.count }) : '',
    ],
    [years, yearsInShort(business)],
    [within24Hours, promiseOf(business)],
    [warranty, t('warranty', { days: legal.warrantyDays })],
    [cash, payPromiseOf(business)],
  ].filter(([, words]) => words);

const services = [
  ['repair', repair],
  ['installation', installation],
  ['emergency', emergency],
  ['prevent', preventative],
] as const;

const reasons = [
  ['satisfaction', satisfaction],
  ['experienced', technicians],
  ['affordable', affordable],
  ['fast', fast],
  ['guarantee', guarantee],
] as const;

export function TrustRow() {
  const { data } = trpc.catalogue.standing.useQuery(undefined, { staleTime: 5 * 60_000 });
  return (
    <SimpleGrid
      cols={{ base: 2, sm: 4 }}
      spacing="sm"
      verticalSpacing={2}
      mt={{ base: 8, sm: 20 }}
      className={classes.trustRow}
      aria-label={t('trust')}
      renderRoot={asList}
    >
      {trustPoints(useBusiness(), data).map(([icon, words]) => (
        <Group
          key={words}
          gap="xs"
          wrap="nowrap"
          fz={{ base: 'sm', sm: 'md' }}
          lh="max(1.25, var(--least-line))"
          renderRoot={asListItem}
        >
          <img src={icon} alt="" width={24} height={24} />
          {words}
        </Group>
      ))}
    </SimpleGrid>
  );
}

export const WhoWeAre = () => (
  <section className={classes.band} aria-labelledby="who-we-are">
    <SimpleGrid className="page" cols={{ base: 1, sm: 2 }} spacing={{ base: 'lg', sm: 48 }}>
      <Stack fz={{ sm: 'lg' }} justify="center">
        <h2 id="who-we-are">{t('who')}</h2>
        <p>{t('whoText', { city: cityOf(useBusiness()) })}</p>
        <p>{t('whoCall')}</p>
        <Link to={paths.about} className="tall-link">
          {t('moreAbout')}
        </Link>
      </Stack>
      <img src={welcome} alt="" width={400} height={280} loading="lazy" style={{ placeSelf: 'center' }} />
    </SimpleGrid>
  </section>
);

type Point = (typeof services | typeof reasons)[number];

const PointWords = ({ point: [name, icon] }: { point: Point }) => (
  <>
    <img src={icon} alt="" width={48} height={48} loading="lazy" style={{ flex: 'none' }} />
    <div>
      <Subtitle>{t(name)}</Subtitle>
      <Text c="ink.7">{t(`${name}Text`)}</Text>
    </div>
  </>
);

export const OurServices = () => (
  <Box component="section" className="page" mt="var(--section)" aria-label={t('ourServices')}>
    <h2>{t('ourServices')}</h2>
    <SimpleGrid
      cols={{ base: 1, sm: 2, md: 4 }}
      spacing={{ base: 'sm', sm: 'md' }}
      mt={20}
      renderRoot={asList}
    >
      {services.map((point) => (
        <Paper
          key={point[0]}
          component="li"
          withBorder
          radius="lg"
          p={{ base: 'md', md: 'lg' }}
          className={classes.pointCard}
        >
          <PointWords point={point} />
        </Paper>
      ))}
    </SimpleGrid>
  </Box>
);

export const WhyChooseUs = () => (
  <Box component="section" className="page" mt="var(--section)" aria-label={t('why')}>
    <h2>{t('why')}</h2>
    <SimpleGrid
      cols={{ base: 1, sm: 2, md: 3 }}
      spacing="xl"
      verticalSpacing="lg"
      mt={20}
      renderRoot={asList}
    >
      {reasons.map((point) => (
        <Group key={point[0]} align="flex-start" wrap="nowrap" renderRoot={asListItem}>
          <PointWords point={point} />
        </Group>
      ))}
    </SimpleGrid>
  </Box>
);
