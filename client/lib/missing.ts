import { useState } from 'react';
import { codeOf } from './failure.ts';
import { useKnownInBrowser } from './known-in-browser.ts';

/**
 * Whether the page's subject does not exist. Only then the server renders a page without data, and the browser
 * shows the same until its own answer comes.
 */
export function useIsMissing({ data, error }: { data: unknown; error: unknown }): boolean {
  const isServersPage = useKnownInBrowser(true) === null;
  const [isMissingAtFirst] = useState(isServersPage && !data);
  return !data && (error ? codeOf(error) === 'NOT_FOUND' : isMissingAtFirst);
}
