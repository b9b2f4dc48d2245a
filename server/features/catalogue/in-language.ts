// Gives names and descriptions of the catalogue in the language of the call, with English as fallback.
import { sql } from 'kysely';
import type { Category, Service } from '#shared/catalogue/schema.ts';
import {
  type CategoryTranslations,
  categoryTranslations,
  type ServiceTranslations,
  serviceTranslations,
} from '#shared/catalogue/translations.ts';
import { currentLanguage } from '#shared/language.ts';
import type { Db } from '../../deps.ts';
import type { StoredCategoryTexts, StoredServiceTexts } from '../../platform/db/tables/catalogue.ts';

type ServiceTexts = { product_name: string; description: string; translations: StoredServiceTexts };

export function serviceInLanguage(
  row: ServiceTexts,
): Pick<Service, 'productName' | 'description' | 'englishName'> {
  const language = currentLanguage();
  const texts = language === 'en' ? undefined : row.translations[language];
  return {
    productName: texts?.name || row.product_name,
    description: texts?.description || row.description,
    ...(texts?.name && { englishName: row.product_name }),
  };
}

export function labelInLanguage(row: {
  label: string;
  translations: StoredCategoryTexts;
}): Category['label'] {
  const language = currentLanguage();
  return (language !== 'en' && row.translations[language]) || row.label;
}

const isGiven = (text: unknown): boolean => typeof text !== 'string' || text !== '';

/** Writes translations as JSON without blank texts. */
export const storedTexts = (translations: Partial<ServiceTranslations | CategoryTranslations>): string =>
  JSON.stringify(translations, (_, value: unknown) => (isGiven(value) ? value : undefined));

export const allServiceTexts = (stored: StoredServiceTexts): ServiceTranslations =>
  serviceTranslations.parse(stored);
export const allCategoryTexts = (stored: StoredCategoryTexts): CategoryTranslations =>
  categoryTranslations.parse(stored);

/**
 * Gives the name of order line `line` in SQL, in the language of the call. Orders store the English name. If
 * the service has another name now, the stored name stays.
 */
export function bookedName(line: string): string {
  const language = currentLanguage();
  const stored = `${line}.product_name`;
  if (language === 'en') return stored;
  return `coalesce((select nullif(named.translations #>> '{${language},name}', '') from services named
    where named.id = ${line}.service_id and named.product_name = ${stored}), ${stored})`;
}

/** Maps the stored names of an order's services to their names in the language of the call. */
export async function namesOfBooked(db: Db, orderId: string): Promise<ReadonlyMap<string, string>> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_name', bookedNameOf('order_lines').as('name')])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(lines.map(({ product_name, name }) => [product_name, name]));
}

export const bookedNameOf = (line: string) => sql.raw<string>(bookedName(line));
