// The list of all sections. A section has its own page, with the list beside it on desks.
import type { ComponentType } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useCan } from '#client/lib/use-can.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Flex, Paper, SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { NavLink } from '#client/ui/mantine/NavLink.ts';
import { paths } from '#shared/paths.ts';
import { ApiPage } from '../api/ApiPage.tsx';
import { Stickers } from '../appliances/Stickers.tsx';
import { Audit } from '../audit/Audit.tsx';
import { BusinessSection } from '../business/BusinessForm.tsx';
import { Screen } from '../Screen.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import { type SectionId, type SettingsSection, sections } from './sections.ts';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
import { settingsTexts as t } from './texts.ts';
import { VisitTimes } from './VisitTimes.tsx';

const parts: Record<SectionId, ComponentType> = {
  business: BusinessSection,
  'visit-times': VisitTimes,
  technicians: Technicians,
  'tax-and-bills': TaxAndBills,
  'price-list': PriceList,
  guests: GuestSwitch,
  stickers: Stickers,
  api: ApiPage,
  audit: Audit,
};

export function Component() {
  const { section: id } = useParams();
  const { hash } = useLocation();
  const may = useCan();
  const mine = sections.filter(({ permission }) => may(permission));
  const section = mine.find((each) => each.id === (id ?? hash.slice(1)));
  if (id && !section) return <Navigate to={paths.admin.settings} replace />;
  // Redirects links with an anchor, because Settings was one page before.
  if (!id && section) return <Navigate to={paths.admin.settingsSection(section.id)} replace />;
  if (!section)
    return (
      <Screen title={t('settings')}>
        <SectionList sections={mine} />
      </Screen>
    );
  const Part = parts[section.id];
  return (
    <Screen
      title={t('settings')}
      head={t('headOf', { section: section.title })}
      beside={
        <Box display={{ md: 'none' }}>
          <Link to={paths.admin.settings}>{t('allSettings')}</Link>
        </Box>
      }
    >
      <Flex gap="lg" align="start" maw={1280}>
        <Box
          component="nav"
          aria-label={t('sections')}
          display={{ base: 'none', md: 'block' }}
          w={176}
          flex="none"
          pos="sticky"
          top="calc(var(--header) + 8px)"
        >
          {mine.map(({ id, title }) => (
            <NavLink
              key={id}
              component={Link}
              to={paths.admin.settingsSection(id)}
              label={title}
              style={{ borderRadius: 'var(--radius-input)' }}
              active={id === section.id}
              aria-current={id === section.id ? 'page' : undefined}
            />
          ))}
        </Box>
        <Box flex={1} miw={0}>
          <Part key={section.id} />
        </Box>
      </Flex>
    </Screen>
  );
}

const SectionList = ({ sections }: { sections: readonly SettingsSection[] }) => (
  <nav aria-label={t('sections')}>
    <SimpleGrid component="ul" minColWidth="min(100%, 300px)" spacing="xs" maw={1000}>
      {sections.map(({ id, title, about }) => (
        <Paper key={id} component="li" withBorder>
          <NavLink
            component={Link}
            to={paths.admin.settingsSection(id)}
            label={
              <Text component="h2" fw={700}>
                {title}
              </Text>
            }
            description={about}
            rightSection={<Icon name="right" size={20} />}
          />
        </Paper>
      ))}
    </SimpleGrid>
  </nav>
);
