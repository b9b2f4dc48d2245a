import { useBusiness } from '#client/lib/use-business.ts';
import { paths } from '#shared/paths.ts';
import { useCancellationFee } from '../catalogue/PlusTax.tsx';
import { LongRead } from './LongRead.tsx';
import { termsIntro, termsSections, termsUpdated } from './terms-content.ts';
import { termsTexts as t } from './terms-texts.ts';

export const Component = () => (
  <LongRead
    title={t('title')}
    path={paths.terms}
    intro={termsIntro}
    updated={termsUpdated}
    sections={termsSections(useCancellationFee(), useBusiness())}
  />
);
