import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';

/** Changes of the cart run one after the other, so that the last one wins. */
const oneAtATime = { scope: { id: 'cart' } };

export function useCart() {
  const queries = trpc.useUtils();
  const view = trpc.cart.view.useQuery();

  const updateOptimistically = async (change: (cart: Cart) => Cart) => {
    await queries.cart.view.cancel();
    const previous = queries.cart.view.getData();
    queries.cart.view.setData(undefined, (cart) => cart && change(cart));
    return { previous };
  };
  const rollBack = (error: unknown, previous: Cart | undefined) => {
    toast.error(wordsOf(error));
    queries.cart.view.setData(undefined, previous);
    void queries.cart.invalidate();
  };

  const setQuantity = trpc.cart.setQuantity.useMutation({
    ...oneAtATime,
    onMutate: ({ _id, quantity }) =>
      updateOptimistically((cart) => ({
        ...cart,
        lines: cart.lines.map((line) => (line._id === _id ? { ...line, quantity } : line)),
      })),
    onError: (error, _input, change) => rollBack(error, change?.previous),
  });
  const remove = trpc.cart.remove.useMutation({
    ...oneAtATime,
    onMutate: ({ _id }) =>
      updateOptimistically((cart) => ({ ...cart, lines: cart.lines.filter((line) => line._id !== _id) })),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queries.cart.count.invalidate();
    },
    onError: (error, _input, change) => rollBack(error, change?.previous),
  });
  const dismissDropped = trpc.cart.dismissDropped.useMutation({
    onMutate: () => updateOptimistically((cart) => ({ ...cart, dropped: [] })),
    onError: (error, _input, change) => rollBack(error, change?.previous),
  });

  return {
    view,
    setQuantity: (line: CartLine, quantity: number) => setQuantity.mutate({ _id: line._id, quantity }),
    remove: (line: CartLine) => remove.mutate({ _id: line._id }),
    dismissDropped: () => dismissDropped.mutate(),
  };
}
