import { Link } from 'react-router-dom';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { paths } from '#shared/paths.ts';
import { CallUs } from '../features/content/CallUs.tsx';
import { appTexts as t } from './texts.ts';

export const handle = { status: 404 };

export const Component = () => (
  <NothingHere title={t('notFound')} text={t('notFoundHelp')}>
    <CallUs words={t('orCall')} />
    <Link className="tall-link" to={paths.lostLink}>
      {t('lostLink')}
    </Link>
  </NothingHere>
);
