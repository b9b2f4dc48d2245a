import { afterEach, beforeEach } from 'vitest';
import { onToasts, type Toast } from '#client/lib/toast.ts';

/** The toasts of the running test, in their order. Call it at the top of a test file. */
export function shownToasts(): readonly Pick<Toast, 'kind' | 'text'>[] {
  const seen: Pick<Toast, 'kind' | 'text'>[] = [];
  let lastId = 0;
  let stop = () => {};
  beforeEach(() => {
    seen.length = 0;
    stop = onToasts((toasts) => {
      for (const { id, kind, text } of toasts.filter((toast) => toast.id > lastId)) {
        lastId = id;
        seen.push({ kind, text });
      }
    });
  });
  afterEach(() => stop());
  return seen;
}
