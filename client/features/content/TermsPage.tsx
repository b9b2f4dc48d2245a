import { useBusiness } from '#client/lib/use-business.ts';
import { paths } from '#shared/paths.ts';
import { useCancellationFee } from '../catalogue/PlusTax.tsx';
import { LongRead } from './LongRead.tsx';
import { termsIntro, termsSections, termsUpdated } from './terms-content.ts';

export const Component = () => (
  <LongRead
    title="Terms and Conditions"
    path={paths.terms}
    intro={termsIntro}
    updated={termsUpdated}
    sections={termsSections(useCancellationFee(), useBusiness())}
  />
);
