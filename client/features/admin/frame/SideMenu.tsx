import { Link, matchPath, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/session.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Group, Small, Text } from '#client/ui/mantine/layout.tsx';
import { NavLink } from '#client/ui/mantine/NavLink.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import classes from './Frame.module.css';
import { type PanelScreen, screenGroupsOf } from './screens.ts';

export function SideMenu({ folded = false, onChoose }: { folded?: boolean; onChoose?: () => void }) {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const isAt = ({ to }: PanelScreen) => matchPath({ path: to, end: false }, pathname) !== null;
  return (
    <>
      <Group gap="sm" wrap="nowrap" p={folded ? 8 : '12px 12px 8px'}>
        <Avatar name={user?.name ?? ''} picture={user?.profilePic} size={40} />
        {!folded && (
          <Text fw={700} lh="max(1.3, var(--least-line))">
            {user?.name}
            <Small span display="block">
              {user && roleNameTexts(user.role)}
            </Small>
          </Text>
        )}
      </Group>
      {screenGroupsOf(user?.role).map(({ name, screens }) => (
        <Box key={screens[0]?.to} p="6px 8px" style={{ borderTop: '1px solid var(--hairline)' }}>
          {name && !folded && <Small px="sm">{name}</Small>}
          {screens.map((screen) => (
            <NavLink
              key={screen.to}
              component={Link}
              to={screen.to}
              aria-current={isAt(screen) ? 'page' : undefined}
              label={screen.name}
              leftSection={<Icon name={screen.icon} size={20} />}
              title={folded ? screen.name : undefined}
              data-folded={folded || undefined}
              className={classes.link}
              {...(onChoose && { replace: true, onClick: onChoose })}
            />
          ))}
        </Box>
      ))}
    </>
  );
}
