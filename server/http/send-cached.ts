// Sends finished bytes: compressed where the browser takes it, 304 where it has them already.

import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from '../platform/cache/tagged-cache.ts';

const worthCompressing = 1024;
const quick = 5;
// The best compression takes 1 ms of another thread for each kilobyte, and makes a page a tenth smaller.
const worthTheBest = 256 * 1024;
const best = promisify(brotliCompress);

// A window no larger than what is compressed: the usual one of 4 MiB takes the compressor many times the memory of a
// page, for every page anew.
const brotliOptions = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16)))),
  },
});

/** Answers that were asked for again. */
const askedAgain = new WeakSet<Kept>();

function improve(kept: Kept): void {
  if (askedAgain.has(kept) || kept.body.length > worthTheBest) return;
  askedAgain.add(kept);
  best(kept.body, brotliOptions(kept.body.length, constants.BROTLI_MAX_QUALITY)).then(
    (body) => kept.addCompressed('br', body),
    () => {}, // what there is will do
  );
}

function compressed(kept: Kept, accepts: string): { body: Buffer; encoding: 'br' | 'gzip' | null } {
  if (kept.body.length < worthCompressing) return { body: kept.body, encoding: null };
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
  if (!encoding) return { body: kept.body, encoding };
  let body = kept.compressed(encoding);
  if (!body) {
    body =
      encoding === 'br'
        ? brotliCompressSync(kept.body, brotliOptions(kept.body.length, quick))
        : gzipSync(kept.body, { level: 6 });
    kept.addCompressed(encoding, body);
  } else if (encoding === 'br') improve(kept);
  return { body, encoding };
}

function varies(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

function encoded(request: FastifyRequest, reply: FastifyReply, kept: Kept): Buffer {
  const { body, encoding } = compressed(kept, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return body;
}

/** Kept bytes as the client takes them, for an answer without an ETag; its headers say how they travel. */
export function bodyFor(request: FastifyRequest, reply: FastifyReply, kept: Kept): Buffer {
  varies(reply);
  return encoded(request, reply, kept);
}

/** Answers with kept bytes under their ETag; a browser that has them gets 304 (RFC 9110, 13.1.2). */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
  type: string,
): FastifyReply {
  reply.header('etag', kept.etag).header('cache-control', 'no-cache');
  varies(reply);
  const known = request.headers['if-none-match'];
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (
    known &&
    isGet &&
    known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === kept.etag || tag.trim() === '*')
  ) {
    return reply.code(304).send();
  }
  return reply.type(type).send(encoded(request, reply, kept));
}
