// Requesting a repair: into the cart and on to it, or first to Login (docs/rules.md#cart-and-booking).
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ReturnState, returnHere } from '#client/app/return-to.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { readToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { paths } from '#shared/paths.ts';

/** The option that requests from this shop have always carried (docs/rules.md#cart-and-booking). */
const usualOption = 12;

type Options = {
  /** The cart takes the present page's place in the history. */
  replace?: boolean;
  /** Instead of a toast, or of the way to Login where nobody is signed in. */
  failed?: (error: unknown) => void;
};

/** `request` adds one service; while it is under way `pending` is true and a second call does nothing. */
export function useRepairRequest(productId: string, { replace = false, failed }: Options = {}) {
  const navigate = useNavigate();
  const location = useLocation();
  const queries = trpc.useUtils();
  const running = useRef(false);
  const toLogin = () => {
    const state: ReturnState = { ...returnHere(location), wish: productId };
    return navigate(paths.login, { state });
  };

  const add = trpc.cart.add.useMutation({
    onSuccess: async ({ message }) => {
      toast.success(message);
      void queries.cart.invalidate();
      await navigate(paths.cart, { replace });
    },
    onError: (error) => {
      if (failed) failed(error);
      else if (codeOf(error) === 'UNAUTHORIZED') void toLogin();
      else toast.error(wordsOf(error));
    },
    onSettled: () => {
      running.current = false;
    },
  });

  const request = () => {
    if (!readToken()) return void toLogin();
    if (running.current) return;
    running.current = true;
    add.mutate({ productId, selectedOption: usualOption });
  };
  return { request, pending: add.isPending };
}
