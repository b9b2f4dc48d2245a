import { isDeepStrictEqual } from 'node:util';
import {
  type OwnWord,
  parseSearchWords,
  type SearchWords,
  type SetSearchWords,
  searchWordKinds,
} from '#shared/catalogue/search-words.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { mergeEdit } from '../audit/merge-edit.ts';

export async function readSearchWords(db: Db): Promise<SearchWords> {
  const rows = await db.selectFrom('search_words').selectAll().execute();
  const none: SearchWords = { appliance: '', work: '', fault: '' };
  return { ...none, ...Object.fromEntries(rows.map(({ kind, lines }) => [kind, lines])) };
}

export async function readOwnWords(db: Db): Promise<OwnWord[]> {
  const words = await readSearchWords(db);
  return searchWordKinds.flatMap((kind) => parseSearchWords(kind, words[kind]));
}

export async function setSearchWords(
  db: Db,
  { cache }: Pick<Deps, 'cache'>,
  actor: CurrentUser,
  { seen, ...wanted }: SetSearchWords,
): Promise<{ message: string; data: SearchWords }> {
  const data = await invalidatingTransaction(db, cache, ['catalogue'], async (db) => {
    await db.selectFrom('business').select('id').forUpdate().execute();
    const before = await readSearchWords(db);
    const after = mergeEdit(before, wanted, seen);
    if (isDeepStrictEqual(before, after)) return after;
    await db
      .insertInto('search_words')
      .values(searchWordKinds.map((kind) => ({ kind, lines: after[kind] })))
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet(({ ref }) => ({ lines: ref('excluded.lines') })),
      )
      .execute();
    await recordChange(db, actor, {
      action: 'searchWords.update',
      entityId: 'search',
      label: 'Search Words',
      before,
      after,
    });
    return after;
  });
  return { message: successMessages.searchWordsSaved, data };
}
