import type { Selectable } from 'kysely';
import type { AdminService, Service, ServiceOnCard } from '#shared/catalogue/schema.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { allServiceTexts, serviceInLanguage } from './in-language.ts';

const columns = [
  'id',
  'product_name',
  'brand_name',
  'category',
  'images',
  'placeholder',
  'description',
  'charge_paise',
  'warranty_days',
  'translations',
  'ratings',
  'rating_count',
  'rating_sum',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Tables['services'])[];

export const serviceColumns = columns.map((column) => `services.${column}` as const);

export type ServiceRow = Pick<Selectable<Tables['services']>, (typeof columns)[number]>;

export const averageOf = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;

export const presentService = (row: ServiceRow): Service => ({
  _id: row.id,
  ...serviceInLanguage(row),
  brandName: row.brand_name,
  category: row.category,
  productImage: row.images,
  charge: toRupees(row.charge_paise),
  warrantyDays: row.warranty_days,
  ratings: row.ratings,
  ratingCount: row.rating_count,
  averageRating: averageOf(row.rating_sum, row.rating_count),
  placeholder: row.placeholder,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const withoutDescription = ({ description: _, ...names }: ReturnType<typeof serviceInLanguage>) => names;

export const presentOnCard = (row: ServiceRow): ServiceOnCard => ({
  _id: row.id,
  ...withoutDescription(serviceInLanguage(row)),
  productImage: row.images.slice(0, 1),
  charge: toRupees(row.charge_paise),
  ratingCount: row.rating_count,
  averageRating: averageOf(row.rating_sum, row.rating_count),
});

/** Gives the English texts and their translations in every language, because the form shows both. */
export const presentForAdmin = (row: ServiceRow & { in_shop: boolean }): AdminService => ({
  ...inLanguage('en', () => presentService(row)),
  inShop: row.in_shop,
  translations: allServiceTexts(row.translations),
});
