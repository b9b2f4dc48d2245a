import { AccountCard } from './AccountCard.tsx';
import { LostLink } from './LostLink.tsx';
import { accountTexts as t } from './texts.ts';

export const Component = () => (
  <AccountCard title={t('lostLink')}>
    <LostLink />
  </AccountCard>
);
