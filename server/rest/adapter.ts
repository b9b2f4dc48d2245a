// The thin door of third parties: every row of the table becomes a route that calls its procedure.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { describeError } from '../http/error-body.ts';
import { sendKept } from '../http/kept.ts';
import { admit, type Meta } from '../trpc/access.ts';
import type { Caller } from '../trpc/context.ts';
import { type Procedure, procedureOf } from '../trpc/procedure.ts';
import { answerStatus, answerText } from './answer.ts';
import { queryDecoder } from './decode.ts';
import { type Row, routes } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, as admitted before the body was read. */
    caller: Caller | null;
  }
}

/** Before the body is read: the rate limit, then who calls (rest-api.md, order of checks). */
export const admission =
  (deps: Deps, meta: Meta, changes: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(deps, request, reply, true);
    request.caller = caller;
    if (meta.limit) await deps.limiter.take(meta.limit, caller.address);
    if (meta.access !== 'public') reply.header('cache-control', 'no-store');
    await admit(caller, meta.access, changes);
  };

/** The caller that `admission` put on the request. */
export function admitted(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route has no admission');
  return request.caller;
}

const inputOf = (row: Row, procedure: Procedure) => {
  const decode = queryDecoder(procedure.input);
  return (request: FastifyRequest): unknown => {
    const params = request.params as Record<string, string>;
    if (row.method === 'GET') return decode({ ...(request.query as Record<string, unknown>), ...params });
    const { body } = request;
    if (Object.keys(params).length === 0) return body ?? {};
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, ...params }
      : params;
  };
};

function nextLink(request: FastifyRequest, output: unknown): string | null {
  const { nextCursor } = output as { nextCursor?: string };
  if (nextCursor === undefined) return null;
  const here = new URL(request.url, 'http://here');
  here.searchParams.set('cursor', nextCursor);
  return `<${here.pathname}${here.search}>; rel="next"`;
}

function addRow(app: FastifyInstance, deps: Deps, row: Row): void {
  const procedure = procedureOf(row.procedure);
  const readInput = inputOf(row, procedure);
  const { publicUrl } = deps.config;
  const { keep } = procedure.meta;
  const run = (request: FastifyRequest, input: unknown) =>
    procedure.call({ deps, caller: admitted(request) }, input);

  app.route({
    method: row.method,
    url: row.path.slice('/api'.length),
    onRequest: admission(deps, procedure.meta, procedure.type === 'mutation'),
    handler: async (request, reply) => {
      const raw = readInput(request);
      if (keep) {
        const input = procedure.input ? procedure.input.parse(raw) : undefined;
        const key = `${row.path}\n${JSON.stringify(input)}`;
        const kept = await deps.keeper.serve(key, keep, async () =>
          Buffer.from(answerText(row, await run(request, raw), publicUrl)),
        );
        return sendKept(request, reply, kept, 'application/json; charset=utf-8');
      }
      const output = await run(request, raw);
      const link = row.bare ? nextLink(request, output) : null;
      if (link) reply.header('link', link);
      reply.code(answerStatus(row, output)).type('application/json; charset=utf-8');
      const text = answerText(row, output, publicUrl);
      if (row.method === 'GET' && procedure.meta.access === 'public' && procedure.type === 'query') {
        return sendKept(
          request,
          reply,
          deps.keeper.name(Buffer.from(text)),
          'application/json; charset=utf-8',
        );
      }
      return reply.send(text);
    },
  });
}

/** What a failed call answers: the envelope with the first failing rule and, for fields, all of them. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = describeError(error);
  if (told.status >= 500) request.log.error({ err: error }, told.message);
  if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds));
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        success: false,
        error: true,
        message: told.message,
        ...(told.issues ? { issues: told.issues } : {}),
      }),
    );
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

/** Methods that a path of the surface knows, for 405 with Allow; empty for an unknown path. */
function methodsOf(known: readonly { method: string; path: string }[]) {
  const byPath = new Map<string, { test: RegExp; methods: Set<string> }>();
  for (const { method, path } of known) {
    const entry = byPath.get(path) ?? { test: pattern(path), methods: new Set<string>() };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    byPath.set(path, entry);
  }
  return (url: string): string[] => {
    const path = url.split('?', 1)[0] ?? '';
    return [...byPath.values()]
      .filter((entry) => entry.test.test(path))
      .flatMap((entry) => [...entry.methods]);
  };
}

/** Registers the table under /api. `beside` names the handlers that are not rows, so that 405 knows them too. */
export function addRestRoutes(
  app: FastifyInstance,
  deps: Deps,
  beside: readonly { method: string; path: string }[],
): void {
  app.decorateRequest('caller', null);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  const allowed = methodsOf([...routes, ...beside]);
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url);
    if (methods.length === 0) return sendFailure(new AppError('unknownPath'), request, reply);
    reply.header('allow', methods.join(', '));
    return sendFailure(new AppError('methodNotAllowed'), request, reply);
  });
  for (const row of routes) addRow(app, deps, row);
}
