import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

/** Renames a category of all technicians, or removes it, in the caller's transaction. */
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
