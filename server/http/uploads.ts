import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { maxUploadBytes, type UploadAnswer } from '#shared/media/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../deps.ts';
import { uploadPicture } from '../features/media/commands.ts';
import { nameOfAddress } from '../platform/media/file-names.ts';
import type { StoredPicture } from '../platform/media/media.ts';
import { done } from './envelope.ts';

const limits = { fileSize: maxUploadBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 22 };
const maxFormBytes = maxUploadBytes + 2 ** 20;

const refusalOf = (error: unknown): AppError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('imageTooLarge', { cause: error });
  if (code.endsWith('_LIMIT')) return new AppError('bodyTooLarge', { cause: error });
  return new AppError('imageMissing', { cause: error });
};

// Counts the bytes of the whole form. The library's own limits ignore bytes between parts and in a part that
// never ends.
function refuseLargeForm({ headers, raw }: FastifyRequest): Promise<never> {
  return new Promise((_resolve, refuse) => {
    const count = (bytes: number) => bytes > maxFormBytes && refuse(new AppError('imageTooLarge'));
    count(Number(headers['content-length'] ?? 0));
    let arrived = 0;
    raw.on('data', (bytes: Buffer) => {
      arrived += bytes.length;
      count(arrived);
    });
  });
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
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

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('wrongUploadType');
  return Promise.race([refuseLargeForm(request), readPicture(request)]);
}

const uploadAnswer = ({ address, width, height }: StoredPicture, publicUrl: string): UploadAnswer => ({
  message: successMessages.imageUploaded,
  url: `${publicUrl}${address}`,
  secure_url: `${publicUrl}${address}`,
  public_id: nameOfAddress(address).replace('.webp', ''),
  width,
  height,
});

export async function addUpload(
  scope: FastifyInstance,
  deps: Pick<Deps, 'db' | 'media' | 'clock' | 'config'>,
  path: string,
  admission: onRequestAsyncHookHandler,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits });
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.post(path, { onRequest: admission, config: { boundsItself: true } }, async (request, reply) => {
    const picture = await uploadPicture(deps.db, deps, await readUpload(request));
    return reply.code(201).send(done(uploadAnswer(picture, deps.config.publicUrl)));
  });
}
