import { Screen } from '../Screen.tsx';
import { CashSection } from './CashSection.tsx';
import { CashTabs } from './CashTabs.tsx';
import { billTexts as t } from './texts.ts';

export const Component = () => (
  <Screen title={t('cash')}>
    <CashTabs />
    <CashSection />
  </Screen>
);
