// Ends the session on the server and here, says so and leads to Home (docs/rules.md#pages). A guest, who can't come back,
// is asked first.
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { paths } from '#shared/paths.ts';
import { chunk } from '../chunk.ts';
import classes from './Header.module.css';
import type { LeavingProps } from './LeaveQuestion.tsx';

const loadQuestion = chunk(() => import('./LeaveQuestion.tsx'));

export function LogoutButton() {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const [Question, ask] = useState<ComponentType<LeavingProps> | null>(null);
  const tell = (error: unknown) => toast.error(wordsOf(error));
  const signOut = trpc.accounts.signOut.useMutation({
    onSuccess: async ({ message }) => {
      // first away from pages that would send a signed-out person to Login
      await navigate(paths.home);
      forgetToken();
      toast.success(message);
    },
    onError: tell,
  });
  const leave = () => {
    if (!signOut.isPending) signOut.mutate();
  };
  return (
    <>
      <button
        type="button"
        className={`${classes.action} ${classes.logoutButton} ${classes.mine}`}
        aria-label="Logout"
        aria-disabled={signOut.isPending || undefined}
        onClick={() => {
          if (user && isGuest(user)) loadQuestion().then((part) => ask(() => part.default), tell);
          else leave();
        }}
      >
        <Icon name="logout" />
        <span className={classes.logoutWord}>Logout</span>
      </button>
      {Question && <Question pending={signOut.isPending} leave={leave} close={() => ask(null)} />}
    </>
  );
}
