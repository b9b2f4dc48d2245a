import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWidths } from '#shared/media/address.ts';
import type { Deps } from '../deps.ts';
import { namePicture } from '../platform/media/file-names.ts';
import type { EncodedPicture } from '../platform/media/media.ts';

const folder = join(import.meta.dirname, 'pictures', 'rendered');

type Manifest = Record<string, { width: number; height: number; placeholder: string }>;

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

export async function readSamplePicture(slug: string): Promise<EncodedPicture> {
  const picture = (await readManifest())[slug];
  if (!picture) throw new Error(`There is no sample picture ${slug}`);
  return readPicture(slug, picture);
}

async function readPicture(slug: string, picture: Manifest[string]): Promise<EncodedPicture> {
  const copies = copyWidths(picture.width).map(async (width) => ({
    width,
    body: await readFile(join(folder, slug, `${width}.webp`)),
  }));
  return namePicture({ ...picture, copies: await Promise.all(copies) });
}

export async function portraitOf(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'pictures', 'technicians', `${name}.webp`);
  return `data:image/webp;base64,${await readFile(file, 'base64')}`;
}

export async function storeDemoPictures({
  media,
}: Pick<Deps, 'media'>): Promise<Map<string, EncodedPicture>> {
  const manifest = await readManifest();
  const pictures = await Promise.all(
    Object.entries(manifest).map(async ([slug, picture]) => {
      const encoded = await readPicture(slug, picture);
      await Promise.all(encoded.copies.map((copy) => media.put(copy.name, copy.body)));
      return [slug, encoded] as const;
    }),
  );
  return new Map(pictures);
}
