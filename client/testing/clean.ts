// Test files share their modules: what one has left on the page or said to nobody is no other's.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { takeToasts } from '#client/lib/toast.ts';

// a second, as it is by itself, is over where the machine does something else
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  takeToasts();
});
