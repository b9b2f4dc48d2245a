// The thin door of third parties: every row of the table becomes a route that calls its procedure.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { sendKept } from '../http/kept.ts';
import { admit, type Meta } from '../trpc/access.ts';
import type { Caller } from '../trpc/context.ts';
import { type Procedure, procedureOf } from '../trpc/procedure.ts';
import { answerStatus, answerWriter } from './answer.ts';
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
    // public reads say otherwise when they are sent (sendKept)
    reply.header('cache-control', 'no-store');
    await admit(caller, meta.access, changes);
  };

/** The caller that `admission` put on the request. */
function admitted(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route has no admission');
  return request.caller;
}

const inputOf = (row: Row, procedure: Procedure) => {
  const decode = queryDecoder(procedure.input);
  return (request: FastifyRequest): unknown => {
    const params = request.params as Record<string, string>;
    if (row.method === 'GET') return decode({ ...(request.query as Record<string, unknown>), ...params });
    const body = request.body ?? {};
    // what is no object is left to the schema, which says so
    return typeof body === 'object' && !Array.isArray(body) ? { ...body, ...params } : body;
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
  const textOf = answerWriter(row, procedure.output, deps.config.publicUrl);
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
          Buffer.from(textOf(await run(request, raw))),
        );
        return sendKept(request, reply, kept, 'application/json; charset=utf-8');
      }
      const output = await run(request, raw);
      const link = row.bare ? nextLink(request, output) : null;
      if (link) reply.header('link', link);
      reply.code(answerStatus(row, output)).type('application/json; charset=utf-8');
      const text = textOf(output);
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

/** Registers the table under /api. */
export function addRestRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null);
  for (const row of routes) addRow(app, deps, row);
}
