import { useNavigate } from 'react-router-dom';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { forgetToken, signOutOffline } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { paths } from '#shared/paths.ts';
import { appTexts as t } from '../texts.ts';

export type LeavingProps = {
  pending: boolean;
  /**
   * Logs out, then calls `afterwards`. If the server is unreachable, does nothing, except with `withoutShop`,
   * which logs out on this device alone.
   */
  leave: (options?: { afterwards?: () => Promise<unknown>; withoutShop?: boolean }) => void;
  close: () => void;
};

export function useSignOut(): Pick<LeavingProps, 'leave' | 'pending'> {
  const navigate = useNavigate();
  const { mutateAsync, isPending: pending } = trpc.accounts.signOut.useMutation();
  const leave: LeavingProps['leave'] = async ({ afterwards, withoutShop = false } = {}) => {
    if (pending) return;
    try {
      const { message } = await mutateAsync();
      // Goes to Home first, because the guard of a personal page would redirect to Login.
      await navigate(paths.home);
      forgetToken();
      toast.success(message);
    } catch (error) {
      if (!withoutShop || !isUnreachable(error)) return toast.error(wordsOf(error));
      signOutOffline();
      toast.success(t('loggedOut'));
    }
    await afterwards?.();
  };
  return { leave, pending };
}
