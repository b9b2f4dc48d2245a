import { useLocation, useNavigate } from 'react-router-dom';
import { type ReturnState, returnStateTo } from '#client/app/return-to.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { readToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usualOption } from '#shared/business.ts';
import { paths } from '#shared/paths.ts';

type Options = {
  replace?: boolean;
  failed?: (error: unknown) => void;
};

export function useRepairRequest(productId: string, { replace = false, failed }: Options = {}) {
  const navigate = useNavigate();
  const location = useLocation();
  const queries = trpc.useUtils();
  const toLogin = () => {
    const state: ReturnState = { ...returnStateTo(location), wish: productId };
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
  });

  const request = () => {
    if (!readToken()) return void toLogin();
    add.mutate({ productId, selectedOption: usualOption });
  };
  return { request, pending: add.isPending };
}
