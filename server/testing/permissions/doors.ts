// Every procedure and every row of /api as a door that is tried, and a shop to try them in.
import { fileCalls } from '#server/rest/file-calls.ts';
import { routes } from '#server/rest/routes.ts';
import { procedureOf } from '#server/trpc/procedure.ts';
import { type CallName, openTestApi } from '../api.ts';
import { freshDatabase } from '../database.ts';
import { fingerprints } from '../hostile/fingerprint.ts';
import { fileLevels, type Level, levels } from './levels.ts';

/** One way in: a procedure by /trpc, or a row of /api. */
export type Door = { call: CallName; changes: boolean; level: Level };

const doors: readonly Door[] = [
  ...Object.entries(levels).map(([name, level]): Door => {
    const changes = procedureOf(name).type === 'mutation';
    return { call: `${changes ? 'POST' : 'GET'} /trpc/${name}`, changes, level };
  }),
  ...routes.map(({ method, path, procedure }): Door => {
    const changes = procedureOf(procedure).type === 'mutation';
    return { call: `${method} ${askable(path)}`, changes, level: levels[procedure] };
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

/** What is open to all, and what is not. */
export const open = doors.filter(({ level }) => level === 'anyone');
export const closed = doors.filter(({ level }) => level !== 'anyone');

/** How a door says no. */
export const refused = [401, 403];

/** The headers of a caller with this token. */
export const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

/**
 * A shop whose doors are tried: `ask` gives the status that a door answers with (an empty body where it changes
 * something), `fingerprint` one text for all that its database holds, once the mails are through.
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
