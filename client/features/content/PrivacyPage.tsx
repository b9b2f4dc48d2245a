// The privacy policy.
import type { Prefetch } from '#client/lib/prefetch.ts';
import { LongRead } from './LongRead.tsx';
import { privacyIntro, privacySections, privacyUpdated } from './privacy-content.ts';

export const prefetch: Prefetch = (queries) => queries.business.get.prefetch();

export const Component = () => (
  <LongRead title="Privacy Policy" intro={privacyIntro} updated={privacyUpdated} sections={privacySections} />
);
