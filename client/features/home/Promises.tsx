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
import {
  type HomeIcon,
  type HomePoint,
  ourServices,
  trustPoints,
  whoWeAre,
  whyChooseUs,
} from '#client/features/content/home-content.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import {
  asList,
  asListItem,
  Box,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

const trustPictures = { years, fast: within24Hours, warranty, cash };

const pointPictures: Record<HomeIcon, string> = {
  'repair-maintenance': repair,
  installation,
  emergency,
  'preventative-maintenance': preventative,
  'customer-satisfaction': satisfaction,
  'experienced-technicians': technicians,
  'affordable-pricing': affordable,
  'fast-response': fast,
  'satisfaction-guarantee': guarantee,
};

export const TrustRow = () => {
  const business = useBusiness();
  return (
    <SimpleGrid
      cols={{ base: 2, sm: 4 }}
      spacing="sm"
      verticalSpacing={4}
      mt={{ base: 'sm', sm: 20 }}
      className={classes.trustRow}
      aria-label={t('trust')}
      renderRoot={asList}
    >
      {trustPoints(business).map(({ icon, text }) => (
        <Group key={icon} gap="xs" wrap="nowrap" className={classes.trust} renderRoot={asListItem}>
          <img src={trustPictures[icon]} alt="" width={24} height={24} />
          {text}
        </Group>
      ))}
    </SimpleGrid>
  );
};

export const WhoWeAre = () => {
  const { title, paragraphs } = whoWeAre(useBusiness());
  return (
    <section className={classes.band} aria-labelledby="who-we-are">
      <SimpleGrid className="page" cols={{ base: 1, sm: 2 }} spacing={{ base: 'lg', sm: 48 }}>
        <Stack fz={{ sm: 'lg' }} justify="center">
          <h2 id="who-we-are">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link to={paths.about} className="tall-link">
            {t('moreAbout')}
          </Link>
        </Stack>
        <img src={welcome} alt="" width={400} height={280} loading="lazy" className={classes.welcome} />
      </SimpleGrid>
    </section>
  );
};

const PointWords = ({ point }: { point: HomePoint }) => (
  <>
    <img src={pointPictures[point.icon]} alt="" width={48} height={48} loading="lazy" />
    <div>
      <Title order={3} fz="1.0625rem">
        {point.title}
      </Title>
      <Text c="ink.7">{point.text}</Text>
    </div>
  </>
);

export const OurServices = () => (
  <Box component="section" className="page" mt="var(--section)" aria-label={ourServices.title}>
    <h2>{ourServices.title}</h2>
    <SimpleGrid
      cols={{ base: 1, sm: 2, md: 4 }}
      spacing={{ base: 'sm', sm: 'md' }}
      mt={20}
      renderRoot={asList}
    >
      {ourServices.points.map((point) => (
        <Paper
          key={point.icon}
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
  <Box component="section" className="page" mt="var(--section)" aria-label={whyChooseUs.title}>
    <h2>{whyChooseUs.title}</h2>
    <SimpleGrid
      cols={{ base: 1, sm: 2, md: 3 }}
      spacing="xl"
      verticalSpacing="lg"
      mt={20}
      renderRoot={asList}
    >
      {whyChooseUs.points.map((point) => (
        <Group key={point.icon} align="flex-start" wrap="nowrap" renderRoot={asListItem}>
          <PointWords point={point} />
        </Group>
      ))}
    </SimpleGrid>
  </Box>
);
