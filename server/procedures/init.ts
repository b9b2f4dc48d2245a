// tRPC's start: the three kinds of procedures. There is no bare one, so who may call is never forgotten.
import { initTRPC, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { Permission } from '#shared/permissions.ts';
import { setZodFallbackMessages } from '#shared/zod-fallback-messages.ts';
import { admit, type Meta } from './access.ts';
import type { Context, CurrentUser } from './context.ts';
import { describeError } from './errors.ts';

setZodFallbackMessages();

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
function withCode(error: unknown): unknown {
  const { code, message } = describeError(error);
  if (code === 'INTERNAL_SERVER_ERROR') return error;
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  return new TRPCError({ code, message, cause });
}

// The rate limit comes before the question who calls, as the checks are ordered (docs/rules.md#api). One middleware, because
// each costs a call another 5 µs.
const guarded = <User extends CurrentUser | null>(meta: Meta) =>
  t.procedure.meta(meta).use(async ({ ctx: { deps, caller }, type, next }) => {
    try {
      if (meta.limit && !caller.limited) await deps.limiter.take(meta.limit, caller.address);
      const user = (await admit(caller, { access: meta.access, changes: type === 'mutation' })) as User;
      const result = await next({ ctx: { user } });
      if (result.ok) return result;
      throw result.error;
    } catch (error) {
      throw withCode(error);
    }
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type PublicOptions = Pick<Meta, 'limit' | 'cacheTags' | 'cacheFor'>;

/**
 * Open to all; `ctx.user` is null. `limit` counts per client address. With `cacheTags` finished answers are cached until one
 * of these changes.
 */
export const publicProcedure = (options: PublicOptions = {}) =>
  guarded<null>({ access: 'public', ...options });

/** Any signed-in user. */
export const customer = (options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: 'customer', ...options });

/** Users whose role holds the permission. */
export const allow = (permission: Permission, options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: permission, ...options });

/**
 * An output schema as a function, for `.output()`. tRPC would ask a schema for a promise, for which zod leaves its
 * compiled parser aside: checking a page of fifty orders took 78 µs so, and takes 10. `schema` is what REST's document
 * reads. An answer that breaks its schema is our mistake and ends as 500.
 */
export const checked = <Schema extends z.ZodType>(schema: Schema) => {
  const check = (value: unknown): z.output<Schema> => schema.parse(value);
  return Object.assign(check as typeof check & Pick<Schema, '_input' | '_output'>, { schema });
};
