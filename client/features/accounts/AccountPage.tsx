import type { Prefetch } from '#client/lib/prefetch.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { YourData } from '../rights/YourData.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { Security } from './Security.tsx';
import { accountTexts as t } from './texts.ts';

export const prefetch: Prefetch = async (queries, { signedIn }) => {
  if (signedIn) await Promise.all([queries.accounts.me.prefetch(), queries.rights.choices.prefetch()]);
};

export function Component() {
  const { user } = useCurrentUser();
  const guest = user !== null && isGuest(user);
  return (
    <Stack className="page" gap="lg" py={{ base: 'lg', md: 40 }}>
      <PageHead title={t('myAccount')} canonical={null} />
      <Title fz="var(--type-2)">{t('myAccount')}</Title>
      {user && !guest && <ProfileCard key={user._id} user={user} />}
      {!guest && <Security email={user?.email ?? ''} />}
      {user && <YourData isGuest={guest} />}
    </Stack>
  );
}
