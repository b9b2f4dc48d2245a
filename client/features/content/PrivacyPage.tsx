import { paths } from '#shared/paths.ts';
import { LongRead } from './LongRead.tsx';
import { privacyIntro, privacySections, privacyUpdated } from './privacy-content.ts';
import { privacyTexts as t } from './privacy-texts.ts';

export const Component = () => (
  <LongRead
    title={t('title')}
    path={paths.privacy}
    intro={privacyIntro}
    updated={privacyUpdated}
    sections={privacySections}
  />
);
