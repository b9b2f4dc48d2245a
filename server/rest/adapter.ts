import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { mayCallApi } from '#shared/permissions.ts';
import type { Deps } from '../deps.ts';
import { answerOnce, replayedHeader } from '../features/keys/idempotency.ts';
import { callerOf } from '../http/caller.ts';
import { cacheKey, sendCached } from '../http/send-cached.ts';
import { sendFailure } from '../http/send-failure.ts';
import { withEtag } from '../platform/cache.ts';
import { admit, type Meta } from '../procedures/access.ts';
import type { Caller, CurrentUser } from '../procedures/context.ts';
import { type Procedure, procedureOf } from '../trpc/procedure.ts';
import { answerStatus, answerWriter } from './answer.ts';
import { inputReader, pathWriter } from './contract-names.ts';
import { queryDecoder } from './decode.ts';
import { type NeededScope, refuseWithoutScope } from './key-of-request.ts';
import { type Row, routes } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Checks the rate limit and then the session, before the body is read. If `isRow`, only roles that may call /api
 * pass. It is false for files, which the panel itself uses.
 */
export const admission =
  (
    deps: Deps,
    { meta: { access, limit }, scope }: { meta: Meta; scope: NeededScope },
    { changes, isRow = false }: { changes: boolean; isRow?: boolean },
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(deps, request, reply, { isLimitCounted: true, language: 'en' });
    // Public calls ignore API keys, so that a wrong key cannot make them fail.
    const { apiKey } = request;
    if (apiKey && access !== 'public') caller.user = () => apiKey;
    request.caller = caller;
    if (limit) await deps.limiter.take(limit, caller.address);
    reply.header('cache-control', 'no-store');
    const user = await admit(caller, { access, changes });
    if (isRow && access !== 'customer' && user && !mayCallApi(user.role))
      throw new AppError('permissionDenied');
    if (user) refuseWithoutScope(user, scope);
  };

function admitted(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route has no admission');
  return request.caller;
}

export async function signedInUser(request: FastifyRequest): Promise<CurrentUser> {
  const user = await admitted(request).user();
  if (!user) throw new AppError('loginRequired');
  return user;
}

const inputOf = (row: Row, procedure: Procedure) => {
  const decode = queryDecoder(procedure.input);
  const read = inputReader(procedure.input);
  return (request: FastifyRequest): unknown => {
    const params = request.params as Record<string, string>;
    const fields = row.method === 'GET' ? request.query : (request.body ?? {});
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
    const input = read({ ...fields, ...params });
    for (const field of row.unlisted ?? []) delete input[field];
    return row.method === 'GET' ? decode(input) : input;
  };
};

function nextLink(request: FastifyRequest, output: unknown): string | null {
  const { nextCursor } = output as { nextCursor?: string };
  if (nextCursor === undefined) return null;
  const here = new URL(request.url, 'http://here');
  here.searchParams.set('cursor', nextCursor);
  return `<${here.pathname}${here.search}>; rel="next"`;
}

const json = 'application/json; charset=utf-8';

function cachedHandler(deps: Deps, row: Row, procedure: Procedure, run: Run) {
  const { cacheTags = [] } = procedure.meta;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = run.input(request);
    const input = procedure.input ? procedure.input.parse(raw) : undefined;
    const key = cacheKey(`${row.path}\n${JSON.stringify(input)}`, procedure.meta, deps);
    const make = async () => Buffer.from(run.text(await run.call(request, raw)));
    return sendCached(request, reply, await deps.cache.serve(key, cacheTags, make), json);
  };
}

function freshHandler(row: Row, procedure: Procedure, run: Run) {
  const isTagged = row.method === 'GET' && procedure.meta.access === 'public' && procedure.type === 'query';
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const output = await run.call(request, run.input(request));
    const link = row.bare ? nextLink(request, output) : null;
    if (link) reply.header('link', link);
    reply.code(answerStatus(row, output));
    const text = run.text(output);
    if (isTagged) return sendCached(request, reply, withEtag(Buffer.from(text)), json);
    return reply.type(json).send(text);
  };
}

function creatingHandler(deps: Deps, row: Row, run: Run) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const user = (await request.apiKey?.catch(() => null)) ?? (await admitted(request).user());
    const { status, text, replayed } = await answerOnce(deps, request, user, async () => {
      const output = await run.call(request, run.input(request));
      return { status: answerStatus(row, output), text: run.text(output) };
    });
    if (replayed) reply.header(replayedHeader, 'true');
    return reply.code(status).type(json).send(text);
  };
}

type Run = {
  input(request: FastifyRequest): unknown;
  call(request: FastifyRequest, input: unknown): Promise<unknown>;
  text(output: unknown): string;
};

function handlerOf(deps: Deps, row: Row, procedure: Procedure, run: Run) {
  if (row.creates) return creatingHandler(deps, row, run);
  return procedure.meta.cacheTags
    ? cachedHandler(deps, row, procedure, run)
    : freshHandler(row, procedure, run);
}

function addRow(app: FastifyInstance, deps: Deps, row: Row): void {
  const procedure = procedureOf(row.procedure);
  const run: Run = {
    input: inputOf(row, procedure),
    call: (request, input) => procedure.call({ deps, caller: admitted(request) }, input),
    text: answerWriter(row, procedure.output, deps.config.publicUrl),
  };
  const pathOf = pathWriter(procedure.input);
  const changes = procedure.type === 'mutation';
  app.route({
    method: row.method,
    url: row.path.slice('/api'.length),
    onRequest: admission(deps, { ...row, meta: procedure.meta }, { changes, isRow: true }),
    handler: handlerOf(deps, row, procedure, run),
    errorHandler: (error, request, reply) => sendFailure(error, request, reply, pathOf),
  });
}

export function addRestRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null);
  for (const row of routes) addRow(app, deps, row);
}
