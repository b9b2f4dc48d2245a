import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Scope } from '#shared/keys/schema.ts';
import type { Deps } from '../deps.ts';
import { findKey } from '../features/keys/find-key.ts';
import { clientOf } from '../http/client-address.ts';
import { isWellFormedKey, looksLikeKey } from '../platform/key-secret.ts';
import type { CurrentUser } from '../procedures/context.ts';

/** The scope that a call needs with an API key, or 'person' if only a signed-in person may make it. */
export type NeededScope = Scope | 'person';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller with an API key. Rejects if the key is refused; calls that are open to all never ask. */
    apiKey: Promise<CurrentUser> | null;
  }
}

async function readKey(deps: Deps, request: FastifyRequest, secret: string): Promise<CurrentUser> {
  const user = isWellFormedKey(secret) && (await findKey(deps.db, deps.clock, secret, request.ip));
  if (!user) {
    await deps.limiter.take('wrongKey', clientOf(request.ip));
    throw new AppError('loginRequired');
  }
  if (request.headers.origin !== undefined) throw new AppError('keyInBrowser');
  return user;
}

/**
 * Finds the request's API key and counts the call: a valid key has a general limit of its own, all other
 * calls count for their address. Sets the headers of draft-ietf-httpapi-ratelimit-headers-11.
 */
export async function countCall(deps: Deps, request: FastifyRequest, reply: FastifyReply, calls: 0 | 1) {
  const [, token = ''] = /^bearer\s+(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
  request.apiKey = calls && looksLikeKey(token) ? readKey(deps, request, token) : null;
  const key = (await request.apiKey?.catch(() => null))?.key;
  const counted = key ? `key ${key.id}` : clientOf(request.ip);
  const max = deps.limiter.max('general');
  const say = (left: number, seconds: number) =>
    max !== null &&
    reply
      .header('ratelimit-policy', `"default";q=${max};w=60`)
      .header('ratelimit', `"default";r=${left};t=${seconds}`);
  try {
    const { left, seconds } = await deps.limiter.takeGeneral(counted, calls);
    say(left, seconds);
  } catch (error) {
    if (error instanceof AppError) say(0, error.retryAfterSeconds ?? 0);
    if (calls) throw error;
  }
}

export function refuseWithoutScope({ key }: CurrentUser, scope: NeededScope): void {
  if (!key) return;
  if (scope === 'person') throw new AppError('keyNotForPeople');
  if (!key.scopes.includes(scope)) throw new AppError('keyLacksScope', { words: scope });
}
