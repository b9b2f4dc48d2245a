import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { migrationsFolder } from '#server/platform/db/migrate.ts';

export function migrationsHash(extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(file).update(readFileSync(new URL(file, migrationsFolder)));
  }
  return hash.digest('hex').slice(0, 16);
}
