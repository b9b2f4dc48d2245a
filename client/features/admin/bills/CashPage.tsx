import { Screen } from '../Screen.tsx';
import { CashSection } from './CashSection.tsx';
import { billTexts as t } from './texts.ts';

export const Component = () => (
  <Screen title={t('cash')}>
    <CashSection />
  </Screen>
);
