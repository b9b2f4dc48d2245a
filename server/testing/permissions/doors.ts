import { fileCalls } from '#server/rest/file-calls.ts';
import { routes } from '#server/rest/routes.ts';
import { procedureOf } from '#server/trpc/procedure.ts';
import { type CallName, openTestApi } from '../api.ts';
import { freshDatabase } from '../database.ts';
import { fingerprints } from '../hostile/fingerprint.ts';
import { fileLevels, type Level, levels } from './levels.ts';

/** `isRow` marks rows of /api, which managers and accountants may not call. */
export type Door = { call: CallName; changes: boolean; level: Level; isRow?: true };

const doors: readonly Door[] = [
  ...Object.entries(levels).map(([name, level]): Door => {
    const changes = procedureOf(name).type === 'mutation';
    return { call: `${changes ? 'POST' : 'GET'} /trpc/${name}`, changes, level };
  }),
  ...routes.map(({ method, path, procedure }): Door => {
    const changes = procedureOf(procedure).type === 'mutation';
    return { call: `${method} ${askable(path)}`, changes, level: levels[procedure], isRow: true };
  }),
  ...fileCalls.map(({ method, path, name }): Door => {
    return {
      call: `${method} ${askable(path)}`,
      changes: method === 'POST',
      level: fileLevels[name] ?? 'admin',
    };
  }),
];

function askable(path: string): `/${string}` {
  return path.replace(/:\w+/, 'no-id') as `/${string}`;
}

export const open = doors.filter(({ level }) => level === 'anyone');
export const closed = doors.filter(({ level }) => level !== 'anyone');

export const refused = [401, 403];

export const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

/**
 * Opens a shop for calls of procedures and REST routes. `ask` returns the status of a call (with an empty
 * body for changes). `fingerprint` returns a hash of the database after all mails were sent.
 */
export async function openShopWithDoors() {
  const database = await freshDatabase();
  const api = await openTestApi(database);
  const takePrint = await fingerprints(database.db);
  const ask = async ({ call, changes }: Door, headers: Record<string, string>): Promise<number> => {
    const { status } = await api.call(call, changes ? { headers, body: {} } : { headers });
    return status;
  };
  const fingerprint = async (): Promise<string> => {
    await api.deps.mail.settled();
    return takePrint();
  };
  return { api, db: database.db, ask, fingerprint };
}
