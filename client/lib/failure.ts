// What went wrong with a call, in words for people and in kinds for the code.
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/trpc/router.ts';

type ShopError = TRPCClientError<AppRouter>;

const asShopError = (error: unknown): ShopError | null =>
  error instanceof TRPCClientError ? (error as ShopError) : null;

/** The refusal's code (NOT_FOUND, UNAUTHORIZED …), or null where no answer of the server came. */
export const codeOf = (error: unknown): string | null => asShopError(error)?.data?.code ?? null;

/** Fields that the server refused, first words of each; empty where it was not about fields. */
export function fieldFailures(error: unknown): Record<string, string> {
  const failures: Record<string, string> = {};
  for (const issue of asShopError(error)?.data?.issues ?? []) {
    const field = issue.path.split('.')[0] ?? '';
    failures[field] ??= issue.message;
  }
  return failures;
}

/** True where the server was not reached at all: offline, a dropped network, a proxy in between. */
export const isUnreachable = (error: unknown): boolean => codeOf(error) === null;

/** True where trying again by itself may help. */
export function worthRetrying(error: unknown): boolean {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  const status = asShopError(error)?.data?.httpStatus;
  return status === undefined || status >= 500;
}

/** Words for a person: the server's own, else what to do about the connection. */
export function wordsOf(error: unknown): string {
  if (!isUnreachable(error) && error instanceof Error) return error.message;
  if (typeof navigator !== 'undefined' && navigator.onLine === false)
    return 'You are offline. Connect to the internet and try again.';
  // code that has gone with an update of the shop does not come by trying again (app/chunk.ts)
  return error instanceof Error && error.name === 'ChunkLoadError'
    ? 'This part did not load. Please reload the page.'
    : 'We could not reach the shop. Check your connection and try again.';
}

/** True where the server understood and said no (4xx), in words meant for this person. */
export const isRefusal = (error: unknown): boolean => {
  const status = asShopError(error)?.data?.httpStatus;
  return status !== undefined && status < 500;
};
