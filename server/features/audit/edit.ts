import { isDeepStrictEqual } from 'node:util';
import { type AuditedAction, auditedActions } from '#shared/backoffice/audited.ts';
import { AppError } from '#shared/errors.ts';
import { formatMoment } from '#shared/format.ts';
import type { Db } from '../../deps.ts';

type Edit<T> = {
  stored: T;
  /** The wanted values. A blank field keeps its stored value. */
  wanted: { [Field in keyof T]?: T[Field] | null | undefined };
  /** The fields as the editor's form was filled. Without them, the edit changes whatever is stored. */
  seen?: { [Field in keyof T]?: T[Field] | undefined } | undefined;
};

/**
 * The stored record with an edit. Throws changedMeanwhile, with who changed it and when, if the record is not as the
 * editor has seen it. The caller holds its lock.
 */
export async function applyEdit<T extends object>(
  db: Db,
  [action, entityId]: [AuditedAction, string],
  { stored, wanted, seen = {} }: Edit<T>,
): Promise<T> {
  const after = { ...stored };
  for (const field of Object.keys(stored) as (keyof T)[]) {
    const value = wanted[field];
    if (value !== undefined && value !== null) after[field] = value;
  }
  const isStale = (Object.keys(seen) as (keyof T)[]).some(
    (field) => seen[field] !== undefined && !isDeepStrictEqual(seen[field], stored[field]),
  );
  if (isStale && !isDeepStrictEqual(after, stored))
    throw new AppError('changedMeanwhile', { words: await lastChange(db, auditedActions[action], entityId) });
  return after;
}

async function lastChange(db: Db, entity: string, entityId: string): Promise<string> {
  const last = await db
    .selectFrom('audit_entries')
    .select(['actor', 'at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? `${last.actor}, ${formatMoment(last.at.toISOString())}` : '–';
}
