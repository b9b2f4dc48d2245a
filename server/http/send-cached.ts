import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#shared/durations.ts';
import type { Deps } from '../deps.ts';
import type { CachedAnswer, Encoding } from '../platform/cache.ts';
import type { Meta } from '../procedures/access.ts';

const minCompressedLength = 1024;

const encodingFor = (request: FastifyRequest, { body }: CachedAnswer): Encoding | null => {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  if (body.length < minCompressedLength) return null;
  return /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
};

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

async function encode(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer): Promise<Buffer> {
  const encoding = encodingFor(request, cached);
  if (!encoding) return cached.body;
  reply.header('content-encoding', encoding);
  return cached.compressed(encoding);
}

export function bodyFor(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer): Promise<Buffer> {
  varyByEncoding(reply);
  return encode(request, reply, cached);
}

/** Whether the client has this answer already. */
export function isNotModified({ headers, method }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
  type: string,
  cacheControl = 'no-cache',
): Promise<FastifyReply> {
  reply.header('etag', cached.etag).header('cache-control', cacheControl);
  varyByEncoding(reply);
  if (isNotModified(request, cached.etag)) return reply.code(304).send();
  return reply.type(type).send(await encode(request, reply, cached));
}

export const cacheKey = (
  key: string,
  { cacheFor }: Pick<Meta, 'cacheFor'>,
  { clock }: Pick<Deps, 'clock'>,
) => (cacheFor === 'minute' ? `${key}\n${Math.floor(clock().getTime() / minuteMs)}` : key);
