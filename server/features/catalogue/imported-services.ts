import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ServiceTranslations } from '#shared/catalogue/translations.ts';
import type { ServiceRow } from '#shared/imports/schema.ts';
import { toPaise } from '#shared/primitives.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { removeUnused } from '../../platform/db/remove-unused.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { UserContext } from '../../procedures/context.ts';
import { demoServices } from '../../seed/data.ts';
import { readSamplePicture } from '../../seed/demo-pictures.ts';
import { recordChange } from '../audit/audit.ts';
import { lockPictures, storePicture } from '../media/commands.ts';
import { storedTexts } from './in-language.ts';

type Named = Pick<ServiceRow, 'productName' | 'category' | 'picture'>;

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const sampleNamed = (name: string) => demoServices.find(({ productName }) => sameName(productName, name));

export const isSampleName = (name: string): boolean => sampleNamed(name) !== undefined;

/**
 * Chooses the sample picture of a service: the named one, the one with the service's name, or the first of
 * the category.
 */
const slugOf = ({ productName, category, picture }: Named): string =>
  (
    sampleNamed(picture) ??
    sampleNamed(productName) ??
    demoServices.find((sample) => sample.category === category) ??
    demoServices[0]
  )?.slug ?? '';

export type SamplePictures = ReadonlyMap<string, string>;

/** Stores the sample pictures of these services. A sweep removes them after a day if no service uses them. */
export async function storeSamplePictures(db: Db, deps: Deps, services: readonly Named[]) {
  const pictures = new Map<string, string>();
  for (const slug of new Set(services.map(slugOf))) {
    const { address } = await storePicture(db, deps, await readSamplePicture(slug));
    pictures.set(slug, address);
  }
  return pictures;
}

export async function servicesByName(db: Db, names: readonly string[]) {
  return db
    .selectFrom('services')
    .select([
      'id',
      'product_name as productName',
      'category',
      'warranty_days as warrantyDays',
      'in_shop as inShop',
    ])
    .where(sql<boolean>`lower(product_name) = any(${names.map((name) => name.toLowerCase())}::text[])`)
    .orderBy('in_shop', 'desc')
    .orderBy('created_at')
    .execute();
}

type NewService = Omit<ServiceRow, 'picture'> &
  Named & { inShop: boolean; translations?: ServiceTranslations };

export async function addServices(
  db: Db,
  services: readonly NewService[],
  pictures: SamplePictures,
  now: Date,
  report?: (done: number) => void,
): Promise<string[]> {
  const placeholders = await lockPictures(db, [...pictures.values()]);
  const add = (batch: readonly NewService[]) =>
    db
      .insertInto('services')
      .values(
        batch.map((service) => {
          const address = pictures.get(slugOf(service)) ?? '';
          return {
            id: newId(),
            product_name: service.productName,
            brand_name: service.brandName,
            category: service.category,
            images: [address],
            placeholder: placeholders.get(address) ?? null,
            description: service.description ?? '',
            translations: storedTexts(service.translations ?? {}),
            charge_paise: toPaise(service.charge),
            in_shop: service.inShop,
            ...(typeof service.warrantyDays === 'number' && { warranty_days: service.warrantyDays }),
            created_at: now,
            updated_at: now,
          } satisfies Partial<NewRow<'services'>>;
        }),
      )
      .returning('id')
      .execute();
  return (await inBatches(services, add, report)).map(({ id }) => id);
}

/** Removes services that nobody has changed, booked or put into a cart. Returns the names of the others. */
export const removeUnusedServices = (db: Db, ids: readonly string[]): Promise<string[]> =>
  removeUnused(
    ids,
    (batch) => db.selectFrom('services').select(['id', 'product_name as name']).where('id', 'in', batch),
    (batch) =>
      db
        .deleteFrom('services')
        .where('id', 'in', batch)
        .whereRef('updated_at', '=', 'created_at')
        .where(sql<boolean>`not exists (select from order_lines where service_id = services.id)`)
        .where(sql<boolean>`not exists (select from cart_lines where service_id = services.id)`)
        .execute(),
  );

/** Adds the sample services whose names the shop does not have yet, with their pictures. */
export async function addSamples({ db, deps, user: admin }: UserContext) {
  const samples = demoServices.map((sample) => ({ ...sample, picture: '', inShop: true }));
  const pictures = await storeSamplePictures(db, deps, samples);
  const added = await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    // Without this lock, a second click would add the services twice.
    await db.selectFrom('business').select('id').forUpdate().execute();
    const names = samples.map(({ productName }) => productName);
    const known = await servicesByName(db, names);
    const categories = await db.selectFrom('categories').select('value').execute();
    const missing = samples.filter(
      ({ productName, category }) =>
        categories.some(({ value }) => value === category) &&
        !known.some((service) => sameName(service.productName, productName)),
    );
    if (missing.length === 0) return 0;
    await addServices(db, missing, pictures, deps.clock());
    await recordChange(db, admin, 'service.addSamples', 'samples', `${missing.length} sample services`);
    return missing.length;
  });
  return { message: successTexts('samplesAdded', { count: added }) };
}
