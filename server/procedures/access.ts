import { AppError } from '#shared/errors.ts';
import { type Access, can } from '#shared/permissions.ts';
import type { Tag } from '../platform/cache.ts';
import type { ExactLimit } from '../platform/limiter.ts';
import type { Caller, CurrentUser } from './context.ts';

export type Meta = {
  access: Access;
  limit?: ExactLimit;
  cacheTags?: readonly Tag[];
  /** Caches until the minute ends, for answers that change with the clock. */
  cacheFor?: 'minute';
};

/** Decides whether the caller may call a procedure. Returns the user, or null on a public procedure. */
export async function admit(
  caller: Caller,
  { access, changes }: { access: Access; changes: boolean },
): Promise<CurrentUser | null> {
  if (access === 'public') return null;
  const user = await caller.user();
  if (!user) throw new AppError('loginRequired');
  // rest/adapter.ts has already checked the scopes of an API key.
  if (access !== 'customer' && !user.key && !can(user.role, access)) throw new AppError('permissionDenied');
  if (changes && caller.isForeign) throw new AppError('foreignOrigin');
  return user;
}
