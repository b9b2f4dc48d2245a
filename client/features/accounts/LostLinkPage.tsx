import { appTexts } from '#client/app/texts.ts';
import { AccountCard } from './AccountCard.tsx';
import { LostLink } from './LostLink.tsx';

export const Component = () => (
  <AccountCard title={appTexts('lostLink')}>
    <LostLink isOnlyAct />
  </AccountCard>
);
