import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import type { AppRouter } from '#server/trpc/router.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { readAreasFrom } from '#shared/place-names.ts';
import type { CallProcedure, Refusal, RenderPage } from '#shared/rendered-page.ts';
import { loadPages } from './app/prefetcher.ts';
import { Providers } from './app/providers.tsx';
import { Pages, routes } from './app/routes.tsx';
import './app/styles.ts';
import { codeOf } from './lib/failure.ts';
import { collectState } from './lib/page-state.ts';
import { PrefetchProvider } from './lib/prefetch.ts';
import { createQueryClient } from './lib/query-client.ts';
import { shopQueries, type TrpcClient } from './lib/trpc.ts';

const asClientError = ({ message, code, status }: Refusal) =>
  TRPCClientError.from<AppRouter>({
    error: { message, code: -32000, data: { code, httpStatus: status, issues: [], retryAfter: null } },
  } as never);

const inProcess = (call: CallProcedure) =>
  createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            call(op.path, op.input).then(
              (answer) => {
                if ('refusal' in answer) return observer.error(asClientError(answer.refusal));
                observer.next({ result: { type: 'data', data: answer.data } });
                observer.complete();
              },
              (cause: Error) => observer.error(TRPCClientError.from(cause)),
            );
          }),
    ],
  }) as unknown as TrpcClient;

const rootStart = '<div id="root">';

// React writes the contents of <head> before the root element.
function takeApart(rendered: string): { head: string; root: string } {
  const at = rendered.indexOf(rootStart);
  if (at <= 0)
    throw new Error(`React wrote no head before ${rootStart}: titles and descriptions would be lost`);
  return { head: rendered.slice(0, at), root: rendered.slice(at) };
}

const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Renders the page of a path with query for the shop at `origin`, with all data of page and shell. */
export const renderPage: RenderPage = async (address, call, known) => {
  const { origin, signedIn, sent } = known;
  const url = new URL(address, origin);
  const basename = prefixOf(currentLanguage());
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const client = inProcess(call);
  const queries = shopQueries({ client, queryClient });

  await loadPages(routes, url.pathname);
  const pages = matchRoutes(routes, url.pathname) ?? [];
  const reads = await Promise.allSettled(
    pages.map(({ route, params }) =>
      route.prefetch?.(queries, { params, search: url.searchParams, signedIn, sent }),
    ),
  );
  const failures = [
    ...queryClient
      .getQueryCache()
      .getAll()
      .flatMap((query) => query.state.error ?? []),
    ...reads.flatMap((read) => (read.status === 'rejected' ? (read.reason as Error) : [])),
  ];
  const broken = failures.find((error) => codeOf(error) !== 'NOT_FOUND');
  if (broken) throw broken;

  readAreasFrom(() => queries.business.get.getData()?.areas ?? '');
  const rendered = renderToString(
    <div id="root">
      <StrictMode>
        <Providers queryClient={queryClient} client={client} {...known}>
          <PrefetchProvider value={() => {}}>
            <StaticRouter basename={basename} location={basename + address}>
              <Pages />
            </StaticRouter>
          </PrefetchProvider>
        </Providers>
      </StrictMode>
    </div>,
  );
  const routeStatus = pages.find(({ route }) => route.handle)?.route.handle?.status;
  const state = safeJson(collectState(queryClient, known));
  queryClient.clear();
  return {
    status: failures.length > 0 ? 404 : (routeStatus ?? 200),
    ...takeApart(rendered),
    state: `<script type="application/json" id="page-state">${state}</script>`,
    modules: pages.flatMap(({ route }) => route.id ?? []),
  };
};
