// Resets what the tests of one worker share: page, toasts, storage, clock and globals.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { closeToasts } from '#client/lib/toast.ts';

// Testing Library waits one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closeToasts();
  // Test files without a DOM have no page to reset.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  vi.unstubAllGlobals();
});
