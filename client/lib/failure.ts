import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/trpc/router.ts';
import { maxWaitInMinutes, shortWaitMinutes } from '#shared/limits.ts';
import { failureTexts as t } from './failure-texts.ts';

type ShopError = TRPCClientError<AppRouter>;

const asShopError = (error: unknown): ShopError | null =>
  error instanceof TRPCClientError ? (error as ShopError) : null;

export const codeOf = (error: unknown): string | null => asShopError(error)?.data?.code ?? null;

export function fieldFailures(error: unknown): Record<string, string> {
  const failures: Record<string, string> = {};
  for (const issue of asShopError(error)?.data?.issues ?? []) {
    const field = issue.path.split('.')[0] ?? '';
    failures[field] ??= issue.message;
  }
  return failures;
}

export const isUnreachable = (error: unknown): boolean => codeOf(error) === null;

export function isWorthRetrying(error: unknown): boolean {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  const status = asShopError(error)?.data?.httpStatus;
  return status === undefined || status >= 500;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > maxWaitInMinutes
    ? t('waitHours', { count: Math.ceil(minutes / 60) })
    : t('waitMinutes', { count: minutes, long: minutes > shortWaitMinutes ? 'yes' : 'no' });
}

export function wordsOf(error: unknown): string {
  const data = asShopError(error)?.data;
  if (data?.code === 'TOO_MANY_REQUESTS' && data.retryAfter) return waitWords(data.retryAfter);
  if (!isUnreachable(error) && error instanceof Error) return error.message;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return t('offline');
  return error instanceof Error && error.name === 'ChunkLoadError' ? t('partFailed') : t('unreachable');
}

export const isRefusal = (error: unknown): boolean => {
  const status = asShopError(error)?.data?.httpStatus;
  return status !== undefined && status < 500;
};
