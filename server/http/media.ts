import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsOfFailure } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { mediaPath, typeOfName } from '../platform/media/file-names.ts';
import type { ByteRange } from '../platform/media/media.ts';

/** Reads a Range header (RFC 9110, section 14). A malformed header, or one for several ranges, gets the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from >= size) return 'unsatisfiable';
  return to < from ? 'whole' : { from, to };
}

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(wordsOfFailure('unknownPath'));

// A picture's name contains a hash of the file, so the name serves as ETag.
const describeFile = (reply: FastifyReply, tag: string, type: string) =>
  reply
    .type(type)
    .header('etag', tag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    // Other sites may show the shop's pictures, because /api returns their absolute URLs.
    .header('cross-origin-resource-policy', 'cross-origin');

async function sendFile(request: FastifyRequest, reply: FastifyReply, media: Deps['media'], name: string) {
  const type = typeOfName(name);
  // Bills are stored in the same folder as pictures. Only the calls for bills may read them.
  if (!type || name.endsWith('.pdf')) return notFound(reply);
  const tag = `"${name}"`;
  const { range, 'if-range': ifRange = tag, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch?.includes(tag)) return describeFile(reply, tag, type).code(304).send();
  if (range === undefined || ifRange !== tag) {
    const body = await media.get(name);
    return body ? describeFile(reply, tag, type).send(body) : notFound(reply);
  }
  const size = await media.size(name);
  if (size === null) return notFound(reply);
  const part = readRange(range, size);
  if (part === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const body = await media.get(name, part === 'whole' ? undefined : part);
  if (!body) return notFound(reply);
  describeFile(reply, tag, type);
  if (part !== 'whole') reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`);
  return reply.send(body);
}

export async function addMediaFiles(app: FastifyInstance, { media }: Pick<Deps, 'media'>): Promise<void> {
  app.get<{ Params: { '*': string } }>(`${mediaPath}*`, (request, reply) =>
    sendFile(request, reply, media, request.params['*']),
  );
}
