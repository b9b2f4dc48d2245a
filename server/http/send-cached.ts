import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../platform/cache/tagged-cache.ts';

const worthCompressing = 1024;
const quick = 5;
// The best compression takes about 1 ms per kilobyte in another thread and saves a tenth.
const worthTheBest = 256 * 1024;
const best = promisify(brotliCompress);

// The default window of 4 MiB uses many times the memory of a page.
const brotliOptions = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16)))),
  },
});

const askedAgain = new WeakSet<CachedAnswer>();

function improve(cached: CachedAnswer): void {
  if (askedAgain.has(cached) || cached.body.length > worthTheBest) return;
  askedAgain.add(cached);
  best(cached.body, brotliOptions(cached.body.length, constants.BROTLI_MAX_QUALITY)).then(
    (body) => cached.addCompressed('br', body),
    () => {}, // what there is will do
  );
}

function compressed(cached: CachedAnswer, accepts: string): { body: Buffer; encoding: 'br' | 'gzip' | null } {
  if (cached.body.length < worthCompressing) return { body: cached.body, encoding: null };
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
  if (!encoding) return { body: cached.body, encoding };
  let body = cached.compressed(encoding);
  if (!body) {
    body =
      encoding === 'br'
        ? brotliCompressSync(cached.body, brotliOptions(cached.body.length, quick))
        : gzipSync(cached.body, { level: 6 });
    cached.addCompressed(encoding, body);
  } else if (encoding === 'br') improve(cached);
  return { body, encoding };
}

function varies(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

function encoded(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer): Buffer {
  const { body, encoding } = compressed(cached, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return body;
}

/** Compresses an answer without an ETag as the client accepts. */
export function bodyFor(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer): Buffer {
  varies(reply);
  return encoded(request, reply, cached);
}

/** Answers with cached bytes and their ETag, or with 304 (RFC 9110, 13.1.2). */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
  type: string,
): FastifyReply {
  reply.header('etag', cached.etag).header('cache-control', 'no-cache');
  varies(reply);
  const known = request.headers['if-none-match'];
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (
    known &&
    isGet &&
    known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === cached.etag || tag.trim() === '*')
  ) {
    return reply.code(304).send();
  }
  return reply.type(type).send(encoded(request, reply, cached));
}
