// Renders components with fake answers instead of a server.
import { render } from '@testing-library/react';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type NavigateFunction,
  type NavigateOptions,
  type RouteObject,
  type To,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { Providers } from '#client/app/providers.tsx';
import { ShopRouter } from '#client/app/ShopRouter.tsx';
import { createQueryClient } from '#client/lib/query-client.ts';
import { createShopHistory } from '#client/lib/shop-history.ts';
import { trpc } from '#client/lib/trpc.ts';
import { loadModal } from '#client/ui/Modal.tsx';
import type { AppRouter } from '#server/trpc/router.ts';

// A test does not wait for the code of dialogs.
await loadModal();

type Outputs = inferRouterOutputs<AppRouter>;
type Path = { [Domain in keyof Outputs]: `${Domain}.${keyof Outputs[Domain] & string}` }[keyof Outputs];
type OutputOf<P extends Path> = P extends `${infer Domain extends keyof Outputs}.${infer Name}`
  ? Outputs[Domain][Name & keyof Outputs[Domain]]
  : never;
/** A test gives the fields that its screen shows, by the procedure's names. */
type Some<Value> = Value extends string
  ? string
  : Value extends (infer Item)[]
    ? Some<Item>[]
    : Value extends object
      ? { [Field in keyof Value]?: Some<Value[Field]> | undefined }
      : Value;
type Given<Value> = Value | Promise<Value> | Error | undefined;

/** Answers by procedure: a value, or a function of the input. A promise is a slow answer, an error a failed one. */
export type Answers = {
  [P in Path]?: Given<Some<OutputOf<P>>> | ((input: never) => Given<Some<OutputOf<P>>>);
};

const answering =
  (answers: Answers): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const answer = answers[op.path as Path];
      const give = (data: unknown) => {
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      };
      const fail = (error: unknown) =>
        observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
      try {
        if (answer === undefined) throw new Error(`No answer for ${op.path}`);
        const data = typeof answer === 'function' ? answer(op.input as never) : answer;
        if (data instanceof Promise) void data.then(give, fail);
        else give(data);
      } catch (error) {
        fail(error);
      }
    });

type PagesProps = { routes: RouteObject[]; navigate: { current: NavigateFunction } };

function Pages({ routes, navigate }: PagesProps) {
  navigate.current = useNavigate();
  return useRoutes(routes);
}

/** Renders the routes at a URL. Returns Testing Library's result and the router. */
export function renderAt(address: string, routes: RouteObject[], answers: Answers = {}) {
  const history = createShopHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
  const navigate = { current: (() => {}) as NavigateFunction };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const client = trpc.createClient({ links: [answering(answers)] });
  const view = render(
    <Providers
      queryClient={queryClient}
      client={client}
      origin="http://shop.example"
      signedIn={false}
      sent={null}
    >
      <ShopRouter history={history} basename="/">
        <Pages routes={routes} navigate={navigate} />
      </ShopRouter>
    </Providers>,
  );
  const router = {
    get location() {
      return history.location();
    },
    navigate: async (to: To | number, options?: NavigateOptions) =>
      void (typeof to === 'number' ? navigate.current(to) : navigate.current(to, options)),
  };
  return { ...view, router, queryClient };
}
