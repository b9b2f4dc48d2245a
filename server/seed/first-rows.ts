// What every shop starts with, the real one too: five categories and a business row with the name alone.
import { v7 as newId } from 'uuid';
import { firstCategories } from '#shared/business.ts';
import type { Db } from '../platform/db/schema.ts';

const firstCompanyName = 'Home Appliance Care';

/**
 * Writes the first rows, once in the life of a database: the business row, which nobody can delete, marks that
 * it was done, so that a category that an admin removed does not come back. Safe for instances that start together.
 */
export async function firstRows(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('business')
      .values({ company_name: firstCompanyName })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    const rows = firstCategories.map((label) => ({ id: newId(), label, value: label.toLowerCase() }));
    await db.insertInto('categories').values(rows).execute();
  });
}
