// Ends the session on the server and here, says so and leads to Home (docs/rules.md#pages).
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { forgetToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { paths } from '#shared/paths.ts';
import type { LeavingProps } from './leaving.ts';

/** Gives the way to leave, and whether it is under way. */
export function useSignOut(): Pick<LeavingProps, 'leave' | 'pending'> {
  const navigate = useNavigate();
  const { mutateAsync, isPending: pending } = trpc.accounts.signOut.useMutation({
    onSuccess: async ({ message }) => {
      // first away from pages that would send a signed-out person to Login
      await navigate(paths.home);
      forgetToken();
      toast.success(message);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  const leave: LeavingProps['leave'] = (also) => {
    if (!pending) mutateAsync().then(also, () => {});
  };
  return { leave, pending };
}
