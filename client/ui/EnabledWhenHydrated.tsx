import type { ReactNode } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';

/** Disables buttons and fields of the server's page until React answers them. Links work at once. */
export const EnabledWhenHydrated = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" disabled={!useKnownInBrowser(true)} style={{ display: 'contents' }}>
    {children}
  </fieldset>
);
