import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError, type FailureId } from '#shared/errors.ts';
import { formatMegabytes } from '#shared/format.ts';
import { maxUploadBytes, type UploadAnswer } from '#shared/media/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../deps.ts';
import { uploadPicture } from '../features/media/commands.ts';
import { nameOfAddress } from '../platform/media/file-names.ts';
import type { StoredPicture } from '../platform/media/media.ts';
import { successBody } from './envelope.ts';

type Upload = { fileName: string; bytes: Buffer; fields: Readonly<Record<string, string>> };

export type UploadRules = { maxBytes: number; tooLarge: FailureId; missing: FailureId };

const pictureRules: UploadRules = {
  maxBytes: maxUploadBytes,
  tooLarge: 'imageTooLarge',
  missing: 'imageMissing',
};

const limitsOf = ({ maxBytes }: UploadRules) => ({
  fileSize: maxBytes,
  files: 2,
  fields: 20,
  fieldSize: 10_000,
  parts: 22,
});

function refusalOf(error: unknown, { tooLarge, missing }: UploadRules, formBytes: number): AppError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError(tooLarge, { words: formatMegabytes(formBytes), cause: error });
  if (code.endsWith('_LIMIT')) return new AppError('bodyTooLarge', { cause: error });
  return new AppError(missing, { cause: error });
}

// Counts the bytes of the whole form. The library's own limits ignore bytes between parts and in a part that
// never ends.
function refuseLargeForm(
  { headers, raw }: FastifyRequest,
  { maxBytes, tooLarge }: UploadRules,
): Promise<never> {
  return new Promise((_resolve, refuse) => {
    const count = (bytes: number) =>
      bytes > maxBytes + 2 ** 20 && refuse(new AppError(tooLarge, { words: formatMegabytes(bytes) }));
    count(Number(headers['content-length'] ?? 0));
    let arrived = 0;
    raw.on('data', (bytes: Buffer) => {
      arrived += bytes.length;
      count(arrived);
    });
  });
}

async function readForm(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  let file: Pick<Upload, 'fileName' | 'bytes'> | undefined;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file ??= { fileName: part.filename, bytes };
      }
    }
  } catch (error) {
    throw refusalOf(error, rules, Number(request.headers['content-length'] ?? rules.maxBytes + 1));
  }
  if (!file?.bytes.length) throw new AppError(rules.missing);
  return { ...file, fields };
}

export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('wrongUploadType');
  return Promise.race([refuseLargeForm(request, rules), readForm(request, rules)]);
}

/** Makes the routes of this scope accept multipart forms only. */
export async function acceptMultipart(scope: FastifyInstance, rules: UploadRules): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: limitsOf(rules) });
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
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
  await acceptMultipart(scope, pictureRules);
  scope.post(path, { onRequest: admission, config: { boundsItself: true } }, async (request, reply) => {
    const picture = await uploadPicture(deps.db, deps, (await readUpload(request, pictureRules)).bytes);
    return reply.code(201).send(successBody(uploadAnswer(picture, deps.config.publicUrl)));
  });
}
