import { Link } from 'react-router-dom';
import { roleHomes } from '#client/app/role-homes.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { Screen } from './Screen.tsx';
import { adminTexts as t } from './texts.ts';

export const handle = { status: 404 };

export function Component() {
  const { user } = useCurrentUser();
  return (
    <Screen title={t('noScreen')}>
      <p>{t('noScreenHelp')}</p>
      {user && (
        <p>
          <Link to={roleHomes[user.role].afterLogin}>{t('toYourScreens')}</Link>
        </p>
      )}
    </Screen>
  );
}
