import type { UpdateUser } from '#shared/accounts/schema.ts';
import { can, type Role } from '#shared/permissions.ts';
import { isKey } from '#shared/primitives.ts';

export type UserKey = { id: string } | { user_id: number };

const largestNumber = 2 ** 31 - 1;

export function readUserKey(value: string | number): UserKey | null {
  if (typeof value === 'string' && isKey(value)) return { id: value.toLowerCase() };
  const number = typeof value === 'number' || /^[0-9]+$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= largestNumber ? { user_id: number } : null;
}

type Actor = { id: string; userId: number; role: Role };

/** Only one's own account, without a role; those with customers.edit may change any (docs/rules.md#accounts). */
export function mayUpdate(actor: Actor, key: UserKey | null, input: Pick<UpdateUser, 'role'>): boolean {
  if (can(actor.role, 'customers.edit')) return true;
  const own = key !== null && ('id' in key ? key.id === actor.id : key.user_id === actor.userId);
  return own && input.role === undefined;
}

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
