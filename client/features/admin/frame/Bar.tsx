import { Link } from 'react-router-dom';
import { AccountMenu } from '#client/app/shell/AccountMenu.tsx';
import { LanguageSelect } from '#client/app/shell/LanguageSwitch.tsx';
import { LogoutButton } from '#client/app/shell/LogoutButton.tsx';
import { NavigationBar } from '#client/app/shell/NavigationBar.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { PanelSearch } from '../search/PanelSearch.tsx';
import { adminTexts } from '../texts.ts';
import classes from './Frame.module.css';
import { NewsMenu } from './NewsMenu.tsx';
import { frameTexts as t } from './texts.ts';

export function Bar() {
  const { companyName, shortName } = useBusiness();
  return (
    <Group h="100%" px={{ base: 8, sm: 'md' }} gap="xs" wrap="nowrap" justify="space-between">
      <Text component={Link} to={paths.admin.day} fw={700} maw="32ch" lineClamp={2} className={classes.name}>
        {companyName || shortName}
      </Text>
      <PanelSearch />
      <Group gap={0} wrap="nowrap">
        <NewsMenu />
        <UnstyledButton
          component={Link}
          to={paths.admin.help}
          aria-label={adminTexts('help')}
          className={classes.action}
        >
          <Icon name="help" size={22} />
        </UnstyledButton>
        <div className={classes.language}>
          <LanguageSelect />
        </div>
        <AccountMenu link={{ words: t('toShop'), path: paths.home }} onPhones={null} />
        <LogoutButton />
      </Group>
      <NavigationBar />
    </Group>
  );
}
