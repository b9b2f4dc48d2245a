// Ends the session on the server and here, says so and leads to Home (docs/rules.md#pages). A guest, who can't come back,
// is asked first.
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGuest } from '#client/features/accounts/use-guest.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { paths } from '#shared/paths.ts';
import { chunk } from '../chunk.ts';
import classes from './Header.module.css';

const loadQuestion = chunk(() => import('./LeaveQuestion.tsx'));
const LeaveQuestion = lazy(loadQuestion);

export function LogoutButton() {
  const navigate = useNavigate();
  const { guest, hasThings } = useGuest();
  const [asking, setAsking] = useState(false);
  const signOut = trpc.accounts.signOut.useMutation({
    onSuccess: async ({ message }) => {
      // first away from pages that would send a signed-out person to Login
      await navigate(paths.home);
      forgetToken();
      toast.success(message);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  const press = async () => {
    if (signOut.isPending) return;
    if (!guest || !(await hasThings())) return signOut.mutate();
    loadQuestion().then(
      () => setAsking(true),
      (error: unknown) => toast.error(wordsOf(error)),
    );
  };
  return (
    <>
      <button
        type="button"
        className={`${classes.action} ${classes.logoutButton} ${classes.mine}`}
        aria-label="Logout"
        aria-disabled={signOut.isPending || undefined}
        onClick={() => void press()}
      >
        <Icon name="logout" />
        <span className={classes.logoutWord}>Logout</span>
      </button>
      {asking && (
        <LazyPart loading={null} failed={null}>
          <LeaveQuestion
            pending={signOut.isPending}
            leave={() => signOut.mutate()}
            close={() => setAsking(false)}
          />
        </LazyPart>
      )}
    </>
  );
}
