import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/errors.ts';

/** Keeps stored fields that the editor did not change. Throws changedMeanwhile if two people changed the same field. */
export function mergeEdit<T extends object>(
  stored: T,
  wanted: { [Field in keyof T]?: T[Field] | null | undefined },
  seen: { [Field in keyof T]?: T[Field] | undefined } = {},
): T {
  const merged = { ...stored };
  for (const field of Object.keys(stored) as (keyof T & string)[]) {
    const value = wanted[field];
    const seenValue = seen[field];
    if (value === undefined || value === null || isDeepStrictEqual(value, seenValue)) continue;
    const isStale = seenValue !== undefined && !isDeepStrictEqual(stored[field], seenValue);
    if (isStale && !isDeepStrictEqual(stored[field], value))
      throw new AppError('changedMeanwhile', { path: field });
    merged[field] = value;
  }
  return merged;
}
