import type { ReactNode } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import classes from './EnabledWhenHydrated.module.css';

/** Disables buttons and fields of the server's page until React answers them. Links work at once. */
export const EnabledWhenHydrated = ({ children }: { children: ReactNode }) => (
  <fieldset
    role="presentation"
    disabled={!useKnownInBrowser(true)}
    className={classes.waiting}
    style={{ display: 'contents' }}
  >
    {children}
  </fieldset>
);
