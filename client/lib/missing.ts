import { useState } from 'react';
import { codeOf } from './failure.ts';
import { useKnownInBrowser } from './known-in-browser.ts';

/**
 * Whether what a page should show does not exist. The server renders a page without its data only for this
 * reason, and the browser shows the same until its own answer comes.
 */
export function useIsMissing({ isPending, error }: { isPending: boolean; error: unknown }): boolean {
  const isServersPage = useKnownInBrowser(true) === null;
  const [isMissingAtFirst] = useState(isServersPage && isPending);
  return codeOf(error) === 'NOT_FOUND' || (isMissingAtFirst && isPending);
}
