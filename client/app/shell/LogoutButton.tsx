import { type ComponentType, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { sendButtonProps } from '#client/lib/sent-form.ts';
import { type CurrentUser, useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { chunk } from '../chunk.ts';
import { roleHomes } from '../role-homes.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Header.module.css';
import { type LeavingProps, useSignOut } from './use-sign-out.ts';

type Question = ComponentType<LeavingProps>;

const loadGuests = chunk<{ default: Question }>(() => import('./LogoutQuestion.tsx'));
const loadTechnicians = chunk<{ default: Question }>(() => import('#client/features/jobs/LeaveJobs.tsx'));

function questionFor(user: CurrentUser | null) {
  if (!user) return null;
  if (isGuest(user)) return loadGuests;
  // Compares roles directly, because the permissions table would load on every page.
  return roleHomes[user.role].takesSteps ? loadTechnicians : null;
}

export function LogoutButton() {
  const { user } = useCurrentUser();
  const { leave, pending } = useSignOut();
  const [Question, ask] = useState<Question | null>(null);
  const isHydrated = useKnownInBrowser(true);
  const load = questionFor(user);
  if (load && !isHydrated) return null;
  return (
    <>
      <form method="post" action={prefixOf(currentLanguage()) + paths.home}>
        <button
          {...sendButtonProps('logOut')}
          className={`bare ${classes.action} ${classes.logoutButton}`}
          aria-label={t('logout')}
          aria-disabled={pending || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!load) return leave();
            load().then(
              (part) => ask(() => part.default),
              (error) => toast.error(wordsOf(error)),
            );
          }}
        >
          <Icon name="logout" />
          <span className={classes.logoutWord}>{t('logout')}</span>
        </button>
      </form>
      {Question && <Question pending={pending} leave={leave} close={() => ask(null)} />}
    </>
  );
}
