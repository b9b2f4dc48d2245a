import { initTRPC, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { Permission } from '#shared/permissions.ts';
import { answer } from '#shared/primitives.ts';
import { inLanguage } from '../platform/request-language.ts';
import { admit, type Meta } from './access.ts';
import type { Context, CurrentUser } from './context.ts';
import { describeError } from './errors.ts';

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'public' },
    errorFormatter({ shape, error, ctx }) {
      const failure = inLanguage(ctx?.caller.language ?? 'en', () => describeError(error));
      return {
        ...shape,
        message: failure.message,
        data: {
          code: failure.code,
          httpStatus: failure.status,
          issues: failure.issues ?? [],
          retryAfter: failure.retryAfterSeconds ?? null,
        },
      };
    },
  });

function withCode(error: unknown): unknown {
  const { code, message } = describeError(error);
  if (code === 'INTERNAL_SERVER_ERROR') return error;
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  return new TRPCError({ code, message, cause });
}

// Checks the rate limit before the session. Limit and session share one middleware, because each middleware
// adds 5 µs to a call.
const guarded = <User extends CurrentUser | null>(meta: Meta) =>
  t.procedure.meta(meta).use(({ ctx: { deps, caller }, type, next }) =>
    inLanguage(caller.language, async () => {
      try {
        if (meta.limit && !caller.isLimitCounted) await deps.limiter.take(meta.limit, caller.address);
        const changes = type === 'mutation';
        const user = (await admit(caller, { access: meta.access, changes })) as User;
        // A public change that another site's page sends runs as a stranger's.
        const seen = changes && caller.isForeign ? { ...caller, user: async () => null } : caller;
        const result = await next({ ctx: { db: deps.db, user, caller: seen } });
        if (result.ok) return result;
        throw result.error;
      } catch (error) {
        throw withCode(error);
      }
    }),
  );

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type PublicOptions = Pick<Meta, 'limit' | 'cacheTags' | 'cacheFor'>;

/**
 * Makes a procedure that needs no sign-in. `limit` counts per client address. A change of data with one of
 * `cacheTags` drops the cached answer.
 */
export const publicProcedure = (options: PublicOptions = {}) =>
  guarded<null>({ access: 'public', ...options });

export const customer = (options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: 'customer', ...options });

export const allow = (permission: Permission, options: Pick<Meta, 'limit'> = {}) =>
  guarded<CurrentUser>({ access: permission, ...options });

/** Makes a resolver that calls a command with the context and the input. */
export const run =
  <Ctx, Input, Answer>(command: (ctx: Ctx, input: Input) => Answer) =>
  ({ ctx, input }: { ctx: Ctx; input: Input }) =>
    command(ctx, input);

/** Makes a synchronous check of an output schema. tRPC's own check is asynchronous and takes seven times as long. */
export const checked = <Schema extends z.ZodType>(schema: Schema) => {
  const check = (value: unknown): z.output<Schema> => schema.parse(value);
  return Object.assign(check as typeof check & Pick<Schema, '_input' | '_output'>, { schema });
};

/** The output of procedures that answer with a message alone. */
export const message = checked(answer({}));
