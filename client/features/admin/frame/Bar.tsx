import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountMenu } from '#client/app/shell/AccountMenu.tsx';
import { LanguageSelect } from '#client/app/shell/LanguageSwitch.tsx';
import { LogoutButton } from '#client/app/shell/LogoutButton.tsx';
import { NavigationBar } from '#client/app/shell/NavigationBar.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { EnabledWhenHydrated } from '#client/ui/EnabledWhenHydrated.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Menu, MenuOf } from '#client/ui/Menu.tsx';
import { Indicator } from '#client/ui/mantine/Indicator.ts';
import { Box, Group, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { useNews } from '../news/news.ts';
import { PanelSearch } from '../search/PanelSearch.tsx';
import { adminTexts } from '../texts.ts';
import classes from './Frame.module.css';
import { frameTexts as t } from './texts.ts';

export function PanelBar() {
  const { companyName, shortName } = useBusiness();
  return (
    <Group h="100%" px={{ base: 8, sm: 'md' }} gap="xs" wrap="nowrap" justify="space-between">
      <Text
        component={Link}
        to={paths.admin.day}
        c="var(--ink)"
        td="none"
        fw={700}
        lh="max(1.15, var(--least-line))"
        maw="32ch"
        lineClamp={2}
      >
        {companyName || shortName}
      </Text>
      <EnabledWhenHydrated>
        <PanelSearch />
      </EnabledWhenHydrated>
      <Group gap={0} wrap="nowrap">
        <EnabledWhenHydrated>
          <NewsMenu />
        </EnabledWhenHydrated>
        <UnstyledButton
          component={Link}
          to={paths.admin.help}
          aria-label={adminTexts('help')}
          className={classes.action}
        >
          <Icon name="help" size={22} />
        </UnstyledButton>
        <Box display={{ base: 'none', sm: 'block' }}>
          <LanguageSelect />
        </Box>
        <AccountMenu link={{ words: t('toShop'), path: paths.home }} onPhones={null} />
        <LogoutButton />
      </Group>
      <NavigationBar />
    </Group>
  );
}

/** New bookings and enquiries since the panel was opened. The sign counts those after the last look. */
function NewsMenu() {
  const news = useNews();
  const { orders = 0, enquiries = 0, newestOrder, newestEnquiry } = news ?? {};
  const [seen, setSeen] = useState(0);
  const count = orders + enquiries - seen;
  return (
    <MenuOf
      position="bottom-end"
      onOpen={() => setSeen(orders + enquiries)}
      button={
        <UnstyledButton className={classes.action} aria-label={t('news', { count })}>
          <Indicator label={count} maxValue={99} size={20} disabled={count === 0}>
            <Icon name="bell" size={22} />
          </Indicator>
        </UnstyledButton>
      }
    >
      {newestOrder && orders > 0 && (
        <Menu.Item component={Link} to={paths.admin.orders}>
          {t('newOrders', { count: orders, name: newestOrder.fullname })}
        </Menu.Item>
      )}
      {newestEnquiry && enquiries > 0 && (
        <Menu.Item component={Link} to={paths.admin.enquiries}>
          {t('newEnquiries', { count: enquiries, name: newestEnquiry.fullname })}
        </Menu.Item>
      )}
      {orders + enquiries === 0 && <Menu.Label>{t('nothingNew')}</Menu.Label>}
    </MenuOf>
  );
}
