import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ChangeService, Move, ServiceForm, UpdateService } from '#shared/catalogue/schema.ts';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';
import { lockPictures } from '../media/commands.ts';
import { categoryValue } from './categories.ts';
import { allServiceTexts, storedTexts } from './in-language.ts';
import { presentService, type ServiceRow, serviceColumns } from './present.ts';

export async function addService({ db, deps, user: actor }: UserContext, input: ServiceForm) {
  const row = await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    const now = deps.clock();
    const added = await db
      .insertInto('services')
      .values({ id: newId(), ...(await formColumns(db, deps, input)), created_at: now, updated_at: now })
      .returning([...serviceColumns, 'in_shop'])
      .executeTakeFirstOrThrow();
    await recordChange(db, actor, 'service.add', added.id, added.product_name, { after: audited(added) });
    return added;
  });
  return { message: successMessages.productUploaded, data: presentService(row) };
}

export const updateService = ({ db, deps, user: actor }: UserContext, input: UpdateService) =>
  rewriteService(db, deps, actor, input._id, async () => input);

export const changeService = (
  { db, deps, user: actor }: UserContext,
  { _id, seen, ...edits }: ChangeService,
) =>
  rewriteService(db, deps, actor, _id, async (service, db) => {
    const now = audited(service);
    const category = edits.category && categoryValue(edits.category);
    const wanted = await applyEdit(db, ['service.update', _id], {
      stored: now,
      wanted: { ...edits, category },
      seen,
    });
    return isDeepStrictEqual(now, wanted) ? null : wanted;
  });

async function rewriteService(
  db: Db,
  deps: Deps,
  actor: CurrentUser,
  id: string,
  formOf: (before: StoredService, db: Db) => Promise<ServiceForm | null>,
) {
  const row = await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    const oldService = await lockService(db, id);
    const form = await formOf(oldService, db);
    if (form === null) return oldService;
    const after = await db
      .updateTable('services')
      .set({ ...(await formColumns(db, deps, form)), updated_at: deps.clock() })
      .where('id', '=', id)
      .returning([...serviceColumns, 'in_shop'])
      .executeTakeFirstOrThrow();
    await recordChange(db, actor, 'service.update', after.id, after.product_name, {
      before: audited(oldService),
      after: audited(after),
    });
    return after;
  });
  return { message: successMessages.productUpdated, data: presentService(row) };
}

export async function setVisibility(
  { db, deps, user: actor }: UserContext,
  input: { _id: string; inShop: boolean },
) {
  const { _id, inShop } = input;
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    const service = await lockService(db, _id);
    if (service.in_shop === inShop) return;
    await db.updateTable('services').set({ in_shop: inShop }).where('id', '=', _id).execute();
    await recordChange(db, actor, inShop ? 'service.show' : 'service.hide', _id, service.product_name, {
      before: { inShop: service.in_shop },
      after: { inShop },
    });
  });
  return { message: inShop ? successMessages.productRestored : successMessages.productWithdrawn };
}

/** Puts a service before or after another one in the shop's order, in which the highest position is first. */
export async function moveService({ db, deps, user: actor }: UserContext, { _id, beside, side }: Move) {
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    const service = await lockService(db, _id);
    const other = await lockService(db, beside);
    const above = side === 'before';
    const place = sql`(select position from services where id = ${beside})`;
    const middle = sql`(select (${above ? sql`min` : sql`max`}(position) + ${place}) * 0.5 from services
      where position ${above ? sql`>` : sql`<`} ${place} and id <> ${_id})`;
    const end = above ? sql`nextval('services_position')` : sql`${place} - 1`;
    await db
      .updateTable('services')
      .set({ position: sql<string>`coalesce(${middle}, ${end})` })
      .where('id', '=', _id)
      .execute();
    await recordChange(db, actor, 'service.move', _id, service.product_name, {
      after: { [above ? 'movedBefore' : 'movedAfter']: other.product_name },
    });
  });
  return { message: successMessages.productMoved };
}

const lockService = (db: Db, id: string) =>
  db
    .selectFrom('services')
    .select([...serviceColumns, 'in_shop'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('serviceNotFound'));

type StoredService = ServiceRow & { in_shop: boolean };

type Unset = 'position' | 'in_shop' | 'ratings' | 'rating_count' | 'rating_sum';
type FormColumns = NewRow<
  'services',
  Unset | 'id' | 'warranty_days' | 'translations' | 'created_at' | 'updated_at'
> & {
  warranty_days?: number;
  translations?: string;
  in_shop?: boolean;
};

async function formColumns(db: Db, { config }: Deps, form: ServiceForm): Promise<FormColumns> {
  const category = await db
    .selectFrom('categories')
    .select('value')
    .where('value', '=', categoryValue(form.category))
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new AppError('categoryUnknown', { path: 'category' }));
  const images = form.productImage.map((address) => withoutOrigin(address, config.publicUrl));
  if (images.some((address) => address.startsWith('http:')))
    throw new AppError('imageUnknown', { path: 'productImage' });
  const placeholders = await lockPictures(db, images);
  return {
    product_name: form.productName,
    brand_name: form.brandName,
    category: category.value,
    images,
    placeholder: placeholders.get(images[0] ?? '') ?? null,
    description: form.description ?? '',
    charge_paise: toPaise(form.charge),
    // An older client does not send these fields, so the stored values stay.
    ...(typeof form.warrantyDays === 'number' && { warranty_days: form.warrantyDays }),
    ...(form.inShop !== undefined && { in_shop: form.inShop }),
    ...(form.translations && { translations: storedTexts(form.translations) }),
  };
}

// API clients send back the absolute URLs that the API returned.
const withoutOrigin = (address: string, publicUrl: string): string => {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  return readPictureAddress(path) ? path : address;
};

const audited = (
  row: StoredService,
): Required<ServiceForm> & { description: string; warrantyDays: number } => ({
  productName: row.product_name,
  brandName: row.brand_name,
  category: row.category,
  charge: toRupees(row.charge_paise),
  productImage: row.images,
  description: row.description,
  warrantyDays: row.warranty_days,
  translations: allServiceTexts(row.translations),
  inShop: row.in_shop,
});
