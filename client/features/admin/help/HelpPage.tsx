import { Link } from 'react-router-dom';
import { Guide } from '#client/features/content/Guide.tsx';
import { paths } from '#shared/paths.ts';
import { Screen } from '../Screen.tsx';
import { adminTexts as t } from '../texts.ts';

export const Component = () => (
  <Screen title={t('help')} beside={<Link to={paths.jobsHelp}>{t('technicianGuide')}</Link>}>
    <Guide name="admin" />
  </Screen>
);
