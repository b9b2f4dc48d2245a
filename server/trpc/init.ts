// tRPC's start: the three kinds of procedures. There is no bare one, so who may call is never forgotten.
import { initTRPC, TRPCError } from '@trpc/server';
import { AppError } from '#shared/errors.ts';
import type { Permission } from '#shared/permissions.ts';
import { speakPlainly } from '#shared/words.ts';
import { describeError } from '../http/error-body.ts';
import type { Tag } from '../platform/cache/keeper.ts';
import type { LimitName } from '../platform/limiter.ts';
import { admit, type Meta } from './access.ts';
import type { Context } from './context.ts';

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

// Commands throw AppError and drivers throw their own: tRPC's code (and so the status) comes from the one map.
const translated = t.procedure.use(async ({ next, ctx, meta, type }) => {
  if (meta?.limit && !ctx.caller.limited) await ctx.deps.limiter.take(meta.limit, ctx.caller.address);
  const user = await admit(ctx.caller, meta?.access ?? 'public', type === 'mutation');
  const result = await next({ ctx: { user } });
  if (
    !result.ok &&
    !(result.error.cause instanceof AppError && result.error.code === result.error.cause.code)
  ) {
    const told = describeError(result.error);
    if (told.code !== result.error.code) {
      throw new TRPCError({
        code: told.code,
        message: told.message,
        cause: result.error.cause ?? result.error,
      });
    }
  }
  return result;
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type PublicOptions = { limit?: Exclude<LimitName, 'general'>; keep?: readonly Tag[] };

/** Open to all; `ctx.user` is null. `limit` counts per client address, `keep` lets finished answers be kept. */
export const publicProcedure = (options: PublicOptions = {}) =>
  translated.meta({ access: 'public', ...options });

const signedIn = (meta: Meta) =>
  translated.meta(meta).use(({ next, ctx }) => {
    if (!ctx.user) throw new AppError('loginRequired');
    return next({ ctx: { user: ctx.user } });
  });

/** Any signed-in user. */
export const customer = () => signedIn({ access: 'customer' });

/** Users whose role holds the permission. */
export const allow = (permission: Permission, options: Pick<Meta, 'limit'> = {}) =>
  signedIn({ access: permission, ...options });
