// The one check of who may call a procedure; both doors ask it.
import { AppError } from '#shared/errors.ts';
import { type Access, can } from '#shared/permissions.ts';
import type { Tag } from '../platform/cache/tagged-cache.ts';
import type { LimitName } from '../platform/limiter.ts';
import type { Caller, CurrentUser } from './context.ts';

/** What a procedure says of itself beside input and output. */
export type Meta = {
  access: Access;
  /** The rate limit per client address that its calls count against. */
  limit?: Exclude<LimitName, 'general'>;
  /** Finished public answers are cached; a change of one of these drops them. */
  cacheTags?: readonly Tag[];
  /** How long at most, where the clock changes them too: until the minute is over. */
  cacheFor?: 'minute';
};

/**
 * Decides whether the caller may call. Gives the user, or null on a public procedure.
 * Throws loginRequired (401), permissionDenied (403) or foreignOrigin (403).
 */
export async function admit(
  caller: Caller,
  { access, changes }: { access: Access; changes: boolean },
): Promise<CurrentUser | null> {
  if (access === 'public') return null;
  const user = await caller.user();
  if (!user) throw new AppError('loginRequired');
  if (access !== 'customer' && !can(user.role, access)) throw new AppError('permissionDenied');
  if (changes && caller.foreign) throw new AppError('foreignOrigin');
  return user;
}
