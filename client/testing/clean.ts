// Resets what test files of one worker share: the page and its toasts.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { closeToasts } from '#client/lib/toast.ts';

// Testing Library waits one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  closeToasts();
});
