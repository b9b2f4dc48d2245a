// Test files share their modules: what one has left on the page or said to nobody is no other's.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { takeToasts } from '#client/lib/toast.ts';

afterEach(() => {
  cleanup();
  takeToasts();
});
