// Ends the session on the server and here, says so and leads to Home (docs/rules.md#pages).
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import classes from './Header.module.css';

export function LogoutButton() {
  const navigate = useNavigate();
  const signOut = trpc.accounts.signOut.useMutation({
    onSuccess: async ({ message }) => {
      // first away from pages that would send a signed-out person to Login
      await navigate(paths.home);
      forgetToken();
      toast.success(message);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  return (
    <button
      type="button"
      className={`${classes.action} ${classes.logoutButton} ${classes.mine}`}
      aria-label="Logout"
      aria-disabled={signOut.isPending || undefined}
      onClick={() => {
        if (!signOut.isPending) signOut.mutate();
      }}
    >
      <Icon name="logout" />
      <span className={classes.logoutWord}>Logout</span>
    </button>
  );
}
