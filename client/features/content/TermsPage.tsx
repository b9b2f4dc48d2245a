// The terms.
import type { Prefetch } from '#client/lib/prefetch.ts';
import { LongRead } from './LongRead.tsx';
import { termsIntro, termsSections, termsUpdated } from './terms-content.ts';

export const prefetch: Prefetch = (queries) => queries.business.get.prefetch();

export const Component = () => (
  <LongRead title="Terms and Conditions" intro={termsIntro} updated={termsUpdated} sections={termsSections} />
);
