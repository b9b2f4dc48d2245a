// Who may change which account, and what a change comes to: decisions without the database.
import type { UpdateUser } from '#shared/accounts/schema.ts';
import { can, type Role } from '#shared/permissions.ts';
import { isKey } from '#shared/primitives.ts';

/** The opaque `_id` or the counted number, as a caller names an account. */
export type UserKey = { id: string } | { user_id: number };

const largestNumber = 2 ** 31 - 1;

/** Reads an account's name; null for what no account can be called. */
export function readUserKey(value: string | number): UserKey | null {
  if (typeof value === 'string' && isKey(value)) return { id: value.toLowerCase() };
  const number = typeof value === 'number' || /^[0-9]+$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= largestNumber ? { user_id: number } : null;
}

type Actor = { id: string; userId: number; role: Role };

/** One's own account only, and no role; who may edit customers may do both (docs/rules.md#accounts). */
export function mayUpdate(actor: Actor, key: UserKey | null, input: Pick<UpdateUser, 'role'>): boolean {
  if (can(actor.role, 'customers.edit')) return true;
  const own = key !== null && ('id' in key ? key.id === actor.id : key.user_id === actor.userId);
  return own && input.role === undefined;
}

/** The entries of `wanted` that differ from what is there. */
export function changedFields<T extends object>(
  there: T,
  wanted: { [K in keyof T]?: T[K] | undefined },
): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(wanted) as (keyof T)[]) {
    const value = wanted[name];
    if (value !== undefined && value !== there[name]) changed[name] = value;
  }
  return changed;
}
