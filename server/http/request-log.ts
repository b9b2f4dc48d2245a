import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { FailureId } from '#shared/errors.ts';
import type { Metrics } from '../platform/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    refusal: FailureId | null;
  }
}

const isTrpc = /^(?:\/(?:hi|mr))?\/trpc\//;

const pathOf = (request: FastifyRequest): string => {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
};

/** Logs the route's pattern instead of the path, because a path may contain the token of a reset link. */
function routeOf(request: FastifyRequest, procedures: ReadonlySet<string>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined || pattern === '*' || pattern === '/*') return 'other';
  if (!isTrpc.test(pattern)) return pattern;
  const name = pathOf(request).replace(isTrpc, '');
  if (procedures.has(name)) return `/trpc/${name}`;
  return /,|%2c/i.test(name) ? '/trpc/batch' : '/trpc/unknown';
}

class OwnLines extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    const byCaller = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!byCaller) request.log.error({ err: error }, 'an answer broke off');
  }
}

export const shopLogLines = new OwnLines();

export function addRequestLog(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'answered'>,
  procedures: ReadonlySet<string>,
): void {
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request, procedures);
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    metrics.answered({ method, route, status, seconds: ms / 1000 });
    const { refusal, ip: address } = request;
    const line = { method, route, status, ms: Math.round(ms * 10) / 10, address };
    request.log.info(refusal ? { ...line, refusal } : line, 'request');
    done();
  });
}
