// Two people change one thing: what the second one did not see is not overwritten.
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Refuses a change of fields where something else stands than was seen, and not what is wanted anyway. A field that is
 * not in `seen` is not compared. Throws AppError changedMeanwhile with the first such field.
 */
export function refuseEditConflict(current: Fields, seen: Fields, wanted: Fields): void {
  for (const [field, value] of Object.entries(wanted)) {
    const before = seen[field];
    if (value === undefined || before === undefined || isDeepStrictEqual(current[field], before)) continue;
    if (!isDeepStrictEqual(current[field], value)) throw new AppError('changedMeanwhile', { path: field });
  }
}
