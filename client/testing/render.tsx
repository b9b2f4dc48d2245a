// Renders components with fake answers instead of a server.
import { render } from '@testing-library/react';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers.tsx';
import { createQueryClient } from '#client/lib/query-client.ts';
import { trpc } from '#client/lib/trpc.ts';
import { loadModal } from '#client/ui/Modal.tsx';
import type { AppRouter } from '#server/trpc/router.ts';

// A test does not wait for the code of dialogs.
await loadModal();

/** Answers by procedure: a value, or a function of the input. A promise is a slow answer, an error a failed one. */
export type Answers = Record<string, unknown>;

const answering =
  (answers: Answers): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const answer = answers[op.path];
      const give = (data: unknown) => {
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      };
      const fail = (error: unknown) =>
        observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
      try {
        if (answer === undefined) throw new Error(`No answer for ${op.path}`);
        const data = typeof answer === 'function' ? answer(op.input) : answer;
        if (data instanceof Promise) void data.then(give, fail);
        else give(data);
      } catch (error) {
        fail(error);
      }
    });

/** Renders the routes at a URL. Returns Testing Library's result and the router. */
export function renderAt(address: string, routes: RouteObject[], answers: Answers = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const client = trpc.createClient({ links: [answering(answers)] });
  const view = render(
    <Providers queryClient={queryClient} client={client} origin="http://shop.example" signedIn={false}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient };
}
