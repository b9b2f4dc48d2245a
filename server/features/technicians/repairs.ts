// The categories that technicians repair follow those of the shop.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

/** Carries a category's new value along, or takes it away where there is none, in the transaction of that change. */
export async function followCategory(db: Db, value: string, to: string | null): Promise<void> {
  await db
    .updateTable('technicians')
    .set({
      categories:
        to === null
          ? sql<string[]>`array_remove(categories, ${value}::text)`
          : sql<string[]>`array_replace(categories, ${value}::text, ${to}::text)`,
    })
    .where(sql<boolean>`${value}::text = any(categories)`)
    .execute();
}
