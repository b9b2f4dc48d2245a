import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asIndiaClock } from '../india-days.ts';

/** The names that backupPath makes. */
export const backupName = /^shop-\d{4}-\d\d-\d\d-\d{4}\.tar$/;

/** Lists the backups whose names backupPath made, oldest first. */
export const backupsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => backupName.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Names a backup by India's date and time: shop-2026-11-20-0230.tar. */
export const backupPath = (folder: string, now: Date): string => {
  const [day = '', time = ''] = asIndiaClock(now).toISOString().split('T');
  return join(folder, `shop-${day}-${time.slice(0, 5).replace(':', '')}.tar`);
};

export function removeOldBackups(folder: string, keep: number): void {
  for (const path of backupsIn(folder).slice(0, -keep)) rmSync(path);
}
