// Copies of backups in the S3 bucket, encrypted with a passphrase (age, scrypt).
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { openClient } from '../media/s3.ts';
import { backupName } from './nightly.ts';

const folder = 'backups/';
const suffix = '.age';
// A large file takes minutes.
const answerWithin = 30 * 60_000;

type Settings = Pick<Config, 's3' | 'backupPassphrase'>;

async function openVault({ s3, backupPassphrase: passphrase }: Settings) {
  if (!s3 || !passphrase)
    throw new StartError('Backups in the bucket need the settings S3_BUCKET and BACKUP_PASSPHRASE');
  const { aws, client } = await openClient(s3, answerWithin);
  const refuse = (cause: unknown): never => {
    throw new StartError(`The bucket ${s3.bucket} of S3_BUCKET cannot be used (${String(cause)})`, { cause });
  };
  const place = (name: string) => ({ Bucket: s3.bucket, Key: folder + name });
  const listNames = async (): Promise<string[]> => {
    const command = new aws.ListObjectsV2Command({ Bucket: s3.bucket, Prefix: folder });
    const { Contents = [] } = await client.send(command).catch(refuse);
    return Contents.map(({ Key = '' }) => basename(Key))
      .filter((name) => name.endsWith(suffix) && backupName.test(basename(name, suffix)))
      .sort();
  };
  return { aws, client, passphrase, place, listNames, refuse };
}

/**
 * Encrypts a backup and stores it in the bucket. With `keep`, removes all but the newest that many. Returns its
 * name there. Throws StartError.
 */
export async function copyToBucket(settings: Settings, file: string, keep?: number): Promise<string> {
  const { aws, client, passphrase, place, listNames, refuse } = await openVault(settings);
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const { size } = await stat(file);
  const plain = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(plain);
  const name = basename(file) + suffix;
  const body = Readable.fromWeb(encrypted as ReadableStream);
  const upload = { ...place(name), Body: body, ContentLength: encrypted.size(size) };
  await client.send(new aws.PutObjectCommand(upload)).catch(refuse);
  for (const old of keep ? (await listNames()).slice(0, -keep) : [])
    await client.send(new aws.DeleteObjectCommand(place(old))).catch(refuse);
  return folder + name;
}

/**
 * Decrypts the backup `name` of the bucket into `target` and returns its path. Without a name, takes the newest
 * backup. Throws StartError.
 */
export async function copyFromBucket(settings: Settings, name: string, target: string): Promise<string> {
  const { aws, client, passphrase, place, listNames, refuse } = await openVault(settings);
  const wanted = basename(name) || (await listNames()).at(-1);
  if (!wanted) throw new StartError(`There is no backup in ${folder} of the bucket`);
  const { Body } = await client.send(new aws.GetObjectCommand(place(wanted))).catch(refuse);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const file = join(target, 'backup.tar');
  try {
    const encrypted = Body?.transformToWebStream() as globalThis.ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(encrypted);
    await pipeline(Readable.fromWeb(plain as ReadableStream), createWriteStream(file, { mode: 0o600 }));
  } catch (cause) {
    throw new StartError(
      `${wanted} cannot be decrypted (${String(cause)}): nothing was changed. Is BACKUP_PASSPHRASE the one of that time?`,
      { cause },
    );
  }
  return file;
}
