// Stored pictures and clips over HTTP, under /media: whole or in parts, kept for a year.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { mediaPath, typeOfName } from '../platform/media/file-names.ts';
import { readRange } from './range.ts';

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(failures.unknownPath.text);

// What lies under a name never changes, so the name is its tag and a browser need not ask again for a year.
const describeFile = (reply: FastifyReply, tag: string, type: string) =>
  reply
    .type(type)
    .header('etag', tag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    // the addresses of /api are absolute, so that other sites may show our pictures
    .header('cross-origin-resource-policy', 'cross-origin');

async function sendFile(request: FastifyRequest, reply: FastifyReply, media: Deps['media'], name: string) {
  const type = typeOfName(name);
  if (!type) return notFound(reply);
  const tag = `"${name}"`;
  const { range, 'if-range': ifRange = tag, 'if-none-match': known } = request.headers;
  if (known?.includes(tag)) return describeFile(reply, tag, type).code(304).send();
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

/** Serves stored pictures and clips; anything else under /media is a plain 404. */
export async function addMediaFiles(app: FastifyInstance, { media }: Pick<Deps, 'media'>): Promise<void> {
  app.get<{ Params: { '*': string } }>(`${mediaPath}*`, (request, reply) =>
    sendFile(request, reply, media, request.params['*']),
  );
}
