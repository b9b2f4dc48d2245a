// Pictures over HTTP: stored files out under /media, uploads in.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError, failures } from '#shared/errors.ts';
import { maxUploadBytes, type UploadAnswer } from '#shared/media/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../deps.ts';
import { uploadPicture } from '../features/media/commands.ts';
import type { StoredPicture } from '../platform/media/media.ts';
import { mediaPath, nameOfAddress, typeOfName } from '../platform/media/names.ts';
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

const limits = { fileSize: maxUploadBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 22 };

// The library's refusals in our words. What is left is a form that is broken or was cut off.
const refusalOf = (error: unknown): AppError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('imageTooLarge', { cause: error });
  if (code.endsWith('_LIMIT')) return new AppError('bodyTooLarge', { cause: error });
  return new AppError('imageMissing', { cause: error });
};

// Read to its end even when the file is there already: a form that was cut off is no form.
async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('wrongUploadType');
  let picture: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') picture ??= bytes;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (!picture?.length) throw new AppError('imageMissing');
  return picture;
}

const uploadAnswer = ({ address, width, height }: StoredPicture, publicUrl: string): UploadAnswer => ({
  message: successMessages.imageUploaded,
  url: `${publicUrl}${address}`,
  secure_url: `${publicUrl}${address}`,
  public_id: nameOfAddress(address).replace('.webp', ''),
  width,
  height,
});

/**
 * Registers the upload call under `path` in a scope of its own, whose bodies nothing parses but the handler.
 * `admission` says who may call before anything of the body is read.
 */
export async function addUpload(
  scope: FastifyInstance,
  deps: Pick<Deps, 'db' | 'media' | 'clock' | 'config'>,
  path: string,
  admission: onRequestAsyncHookHandler,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits });
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.post(path, { onRequest: admission }, async (request, reply) => {
    const picture = await uploadPicture(deps.db, deps, await readUpload(request));
    return reply
      .code(201)
      .send({ success: true, error: false, ...uploadAnswer(picture, deps.config.publicUrl) });
  });
}
