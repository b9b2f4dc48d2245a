import { v7 as newId } from 'uuid';
import type { AdminCategory, Category, CategoryForm, Move } from '#shared/catalogue/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, ShopContext } from '../../deps.ts';
import type { Tag } from '../../platform/cache.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { violates } from '../../platform/db/violates.ts';
import { countRows } from '../../platform/paging.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { followCategory } from '../technicians/settings.ts';
import { allCategoryTexts, labelInLanguage, storedTexts } from './in-language.ts';

const touched: readonly Tag[] = ['categories', 'catalogue'];

export const categoryValue = (label: string): string => label.trim().toLowerCase();

const columns = ['id', 'label', 'value', 'translations'] as const;

const readCategories = (db: Db) => db.selectFrom('categories').select(columns).orderBy('position').execute();

export const listCategories = async (db: Db): Promise<Category[]> =>
  (await readCategories(db)).map((row) => ({
    _id: row.id,
    label: labelInLanguage(row),
    value: row.value,
  }));

export const adminCategories = async ({ db }: ShopContext): Promise<AdminCategory[]> =>
  (await readCategories(db)).map(({ id, label, value, translations }) => ({
    _id: id,
    label,
    value,
    translations: allCategoryTexts(translations),
  }));

const formColumns = ({ label, translations }: CategoryForm) => ({
  label,
  value: categoryValue(label),
  ...(translations && { translations: storedTexts(translations) }),
});

const audited = ({ label, translations }: CategoryForm) => ({
  label,
  ...(translations && {
    Hindi: translations.hi,
    Marathi: translations.mr,
    shortName: translations.shortEn,
    shortHindi: translations.shortHi,
    shortMarathi: translations.shortMr,
  }),
});

export async function addCategory({ db, deps, user: actor }: UserContext, form: CategoryForm) {
  const { label } = form;
  const added = await invalidatingTransaction(db, deps.cache, touched, async (db) => {
    const row = await db
      .insertInto('categories')
      .values({ id: newId(), ...formColumns(form) })
      .onConflict((conflict) => conflict.column('value').doNothing())
      .returning(['id', 'label', 'value'])
      .executeTakeFirstOrThrow(() => new AppError('categoryExists', { path: 'label' }));
    await recordChange(db, actor, 'category.add', row.id, label, { after: audited(form) });
    return row;
  });
  return { message: successMessages.categoryAdded, data: { _id: added.id, label, value: added.value } };
}

export async function renameCategory(
  { db, deps, user: actor }: UserContext,
  input: CategoryForm & { id: string },
) {
  const { id, label } = input;
  const rename = async (db: Db) => {
    const category = await lockCategory(db, id);
    await db.updateTable('categories').set(formColumns(input)).where('id', '=', id).execute();
    await followCategory(db, category.value, categoryValue(label));
    await recordChange(db, actor, 'category.rename', id, label, {
      before: audited({ label: category.label, translations: allCategoryTexts(category.translations) }),
      after: audited(input),
    });
  };
  await invalidatingTransaction(db, deps.cache, touched, rename).catch((error: unknown) => {
    throw violates(error, 'categories_value_key') ? new AppError('categoryExists', { path: 'label' }) : error;
  });
  return { message: successMessages.categoryUpdated, data: { _id: id, label, value: categoryValue(label) } };
}

export async function deleteCategory({ db, deps, user: actor }: UserContext, { id }: { id: string }) {
  await invalidatingTransaction(db, deps.cache, touched, async (db) => {
    const { label, value } = await lockCategory(db, id);
    const count = await countRows(db.selectFrom('services').where('category', '=', value));
    if (count > 0) throw new AppError('categoryInUse', { count });
    await db.deleteFrom('categories').where('id', '=', id).execute();
    await followCategory(db, value, null);
    await recordChange(db, actor, 'category.delete', id, label, { before: { label } });
  });
  return { message: successMessages.categoryDeleted };
}

/** Puts a category before or after another one. */
export async function moveCategory({ db, deps, user: actor }: UserContext, { _id, beside, side }: Move) {
  await invalidatingTransaction(db, deps.cache, touched, async (db) => {
    const { label } = await lockCategory(db, _id);
    const other = await lockCategory(db, beside);
    const ids = (await readCategories(db)).map(({ id }) => id).filter((id) => id !== _id);
    const places = ids.toSpliced(ids.indexOf(beside) + (side === 'before' ? 0 : 1), 0, _id);
    for (const [place, id] of places.entries())
      await db
        .updateTable('categories')
        .set({ position: place + 1 })
        .where('id', '=', id)
        .execute();
    await recordChange(db, actor, 'category.move', _id, label, {
      after: { [side === 'before' ? 'movedBefore' : 'movedAfter']: other.label },
    });
  });
  return { message: successMessages.categoryMoved };
}

// This lock also makes other transactions wait that put a service into the category.
const lockCategory = (db: Db, id: string) =>
  db
    .selectFrom('categories')
    .select(['label', 'value', 'translations'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('categoryNotFound'));
