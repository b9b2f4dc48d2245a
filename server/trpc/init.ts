// tRPC's start: the three kinds of procedures. There is no bare one, so who may call is never forgotten.
import { initTRPC } from '@trpc/server';
import type { Permission } from '#shared/permissions.ts';
import { speakPlainly } from '#shared/words.ts';
import { describeError } from '../http/error-body.ts';
import type { Tag } from '../platform/cache/keeper.ts';
import type { LimitName } from '../platform/limiter.ts';
import { admit, type Meta } from './access.ts';
import type { Context, CurrentUser } from './context.ts';
import { oneStep, type Rules } from './one-step.ts';

speakPlainly();

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'public' },
    errorFormatter({ shape, error }) {
      const told = describeError(error);
      return {
        ...shape,
        message: told.message,
        data: {
          code: told.code,
          httpStatus: told.status,
          issues: told.issues ?? [],
          retryAfter: told.retryAfterSeconds ?? null,
        },
      };
    },
  });

const neverRun = () => {
  throw new Error('A procedure runs in one step (one-step.ts)');
};

const guarded = <User extends CurrentUser | null>(meta: Meta, more: Pick<Rules, 'insteadOfRefusal'> = {}) =>
  oneStep(
    // for the types alone
    t.procedure.meta(meta).use<{ user: User }>(neverRun),
    {
      ...more,
      async admit({ ctx: { deps, caller }, type }) {
        if (meta.limit && !caller.limited) await deps.limiter.take(meta.limit, caller.address);
        return admit(caller, meta.access, type === 'mutation');
      },
    },
  );

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type PublicOptions = { limit?: Exclude<LimitName, 'general'>; keep?: readonly Tag[] };

/** Open to all; `ctx.user` is null. `limit` counts per client address, `keep` lets finished answers be kept. */
export const publicProcedure = (options: PublicOptions = {}) =>
  guarded<null>({ access: 'public', ...options });

/** Any signed-in user. */
export const customer = (more: Pick<Rules, 'insteadOfRefusal'> = {}) =>
  guarded<CurrentUser>({ access: 'customer' }, more);

/** Users whose role holds the permission. */
export const allow = (permission: Permission, options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: permission, ...options });
