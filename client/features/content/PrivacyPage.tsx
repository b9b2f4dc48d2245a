import { paths } from '#shared/paths.ts';
import { LongRead } from './LongRead.tsx';
import { privacyIntro, privacySections, privacyUpdated } from './privacy-content.ts';

export const Component = () => (
  <LongRead
    title="Privacy Policy"
    path={paths.privacy}
    intro={privacyIntro}
    updated={privacyUpdated}
    sections={privacySections}
  />
);
