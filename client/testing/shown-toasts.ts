import { afterEach, beforeEach } from 'vitest';
import { showToasts, type Toast } from '#client/lib/toast.ts';

/** The toasts of the current test, in order. Call it at the top of a test file. */
export function shownToasts(): readonly Toast[] {
  const toasts: Toast[] = [];
  let stop = () => {};
  beforeEach(() => {
    toasts.length = 0;
    stop = showToasts((toast) => toasts.push(toast));
  });
  afterEach(() => stop());
  return toasts;
}
