// tRPC's start: the three kinds of procedures. There is no bare one, so who may call is never forgotten.
import { initTRPC, TRPCError } from '@trpc/server';
import { AppError } from '#shared/errors.ts';
import type { Permission } from '#shared/permissions.ts';
import { speakPlainly } from '#shared/words.ts';
import { describeError } from '../http/error-body.ts';
import type { Tag } from '../platform/cache/keeper.ts';
import type { LimitName } from '../platform/limiter.ts';
import { admit, type Meta } from './access.ts';
import type { Context, CurrentUser } from './context.ts';
import { parsingAtOnce } from './parsing-at-once.ts';

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

// Who may call is settled first. Commands throw AppError and drivers throw their own: tRPC's code (and so the status)
// comes from the one map. One middleware does both, because each of them copies what it hands on.
const guarded = <User extends CurrentUser | null>(meta: Meta) => {
  const builder = t.procedure.meta(meta).use(async ({ next, ctx, type }) => {
    if (meta.limit && !ctx.caller.limited) await ctx.deps.limiter.take(meta.limit, ctx.caller.address);
    const user = (await admit(ctx.caller, meta.access, type === 'mutation')) as User;
    const result = await next({ ctx: { user } });
    if (result.ok || isTranslated(result.error)) return result;
    const told = describeError(result.error);
    if (told.code === result.error.code) return result;
    const cause = result.error.cause ?? result.error;
    throw new TRPCError({ code: told.code, message: told.message, cause });
  });
  return parsingAtOnce(builder);
};

const isTranslated = ({ cause, code }: TRPCError): boolean =>
  cause instanceof AppError && cause.code === code;

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type PublicOptions = { limit?: Exclude<LimitName, 'general'>; keep?: readonly Tag[] };

/** Open to all; `ctx.user` is null. `limit` counts per client address, `keep` lets finished answers be kept. */
export const publicProcedure = (options: PublicOptions = {}) =>
  guarded<null>({ access: 'public', ...options });

/** Any signed-in user. */
export const customer = () => guarded<CurrentUser>({ access: 'customer' });

/** Users whose role holds the permission. */
export const allow = (permission: Permission, options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: permission, ...options });
