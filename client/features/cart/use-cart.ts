// The cart as it is shown: changes are seen at once and taken back where the server refuses them.
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';

/** Changes reach the server one after the other, so that the last one wins. */
const inTurn = { scope: { id: 'cart' } };

/** `view` is the query of the cart; a change is shown before the server has it, and a refusal is told by a toast. */
export function useCart() {
  const queries = trpc.useUtils();
  const view = trpc.cart.view.useQuery();

  const showAtOnce = async (change: (cart: Cart) => Cart) => {
    await queries.cart.view.cancel();
    const before = queries.cart.view.getData();
    queries.cart.view.setData(undefined, (cart) => cart && change(cart));
    return { before };
  };
  const takeBack = (error: unknown, before: Cart | undefined) => {
    toast.error(wordsOf(error));
    queries.cart.view.setData(undefined, before);
    void queries.cart.invalidate();
  };

  const setQuantity = trpc.cart.setQuantity.useMutation({
    ...inTurn,
    onMutate: ({ _id, quantity }) =>
      showAtOnce((cart) => ({
        ...cart,
        lines: cart.lines.map((line) => (line._id === _id ? { ...line, quantity } : line)),
      })),
    onError: (error, _input, change) => takeBack(error, change?.before),
  });
  const remove = trpc.cart.remove.useMutation({
    ...inTurn,
    onMutate: ({ _id }) =>
      showAtOnce((cart) => ({ ...cart, lines: cart.lines.filter((line) => line._id !== _id) })),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queries.cart.count.invalidate();
    },
    onError: (error, _input, change) => takeBack(error, change?.before),
  });
  const forgetDropped = trpc.cart.forgetDropped.useMutation({
    onMutate: () => showAtOnce((cart) => ({ ...cart, dropped: [] })),
    onError: (error, _input, change) => takeBack(error, change?.before),
  });

  return {
    view,
    setQuantity: (line: CartLine, quantity: number) => setQuantity.mutate({ _id: line._id, quantity }),
    remove: (line: CartLine) => remove.mutate({ _id: line._id }),
    forgetDropped: () => forgetDropped.mutate(),
  };
}
