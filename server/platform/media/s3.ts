import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors.ts';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { typeOfName } from './file-names.ts';
import type { MediaStore } from './media.ts';

type S3Settings = NonNullable<Config['s3']>;

const connectWithin = 3_000;
const answerWithin = 15_000;
const checkWithin = 12_000;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

// A missing file is a normal result. Other errors mean that the bucket is unavailable.
const nullWhereMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw new AppError('unavailable', { retryAfterSeconds: 30, cause: error });
};

function unusable({ bucket, endpoint }: S3Settings, cause: unknown): StartError {
  const { name = '', message = '', code = '' } = cause as { name?: string; message?: string; code?: string };
  const place = `The bucket ${bucket} of S3_BUCKET${endpoint ? ` at ${endpoint}` : ''}`;
  if (name === 'NoSuchBucket')
    return new StartError(`${place} does not exist: create it, or correct S3_BUCKET and S3_REGION`, {
      cause,
    });
  const reason = [code || name.replace(/^Error$/, ''), message]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\s+/g, ' ');
  return new StartError(
    `${place} cannot be used (${reason}): check S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`,
    { cause },
  );
}

/** Opens a client of the store. A request fails without an answer in `answerMs`. */
export const openClient = async ({ region, endpoint, credentials }: S3Settings, answerMs = answerWithin) => {
  const aws = await import('@aws-sdk/client-s3');
  const client: S3Client = new aws.S3Client({
    region,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectWithin,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    // S3-compatible stores other than AWS need the bucket in the path and reject the newer checksums.
    ...(endpoint
      ? {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED' as const,
          responseChecksumValidation: 'WHEN_REQUIRED' as const,
        }
      : {}),
    ...(credentials ? { credentials } : {}),
  });
  return { aws, client };
};

export function s3Store(settings: S3Settings): MediaStore {
  let opened: ReturnType<typeof openClient> | undefined;
  const open = () => (opened ??= openClient(settings));

  const place = (name: string) => {
    if (!typeOfName(name)) throw new Error(`Not a name of a stored file: ${name}`);
    return { Bucket: settings.bucket, Key: `media/${name}` };
  };

  return {
    async put(name, body) {
      const { aws, client } = await open();
      const type = typeOfName(name) ?? undefined;
      const command = new aws.PutObjectCommand({ ...place(name), Body: body, ContentType: type });
      await client.send(command).catch((cause: unknown) => {
        throw new AppError('unavailable', { retryAfterSeconds: 30, cause });
      });
    },

    async get(name, range) {
      const { aws, client } = await open();
      const part = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
      const command = new aws.GetObjectCommand({ ...place(name), ...part });
      const read = async () => (await client.send(command)).Body?.transformToByteArray();
      const bytes = await read().catch(nullWhereMissing);
      return bytes ? Buffer.from(bytes) : null;
    },

    async size(name) {
      const { aws, client } = await open();
      const head = await client.send(new aws.HeadObjectCommand(place(name))).catch(nullWhereMissing);
      return head?.ContentLength ?? null;
    },

    // Deletes files one at a time, because some stores do not support deleting several in one call.
    async remove(names) {
      const { aws, client } = await open();
      for (const name of names) {
        await client.send(new aws.DeleteObjectCommand(place(name))).catch(nullWhereMissing);
      }
    },

    // Reads a file that never exists, because a key that may only read objects cannot ask for the bucket
    // itself.
    async check() {
      const { aws, client } = await open();
      const command = new aws.GetObjectCommand(place('start.webp'));
      const found = await client
        .send(command, { abortSignal: AbortSignal.timeout(checkWithin) })
        .catch((cause: unknown) => {
          if (!isMissing(cause)) throw unusable(settings, cause);
        });
      if (found) throw unusable(settings, new Error('it does not answer like an S3 store'));
    },
  };
}
