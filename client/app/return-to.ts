// Where to go after signing in: carried in the history entry of Login, never in its address.
import type { Location } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export type ReturnState = { returnTo: string };

/** State for a navigation to Login that comes back to where the person is now. */
export const returnHere = (location: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: location.pathname + location.search + location.hash,
});

/** Where Login leads on success: back, or Home (specification, section 2). Never to another site. */
export function returnPath(state: unknown): string {
  const asked = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof asked === 'string' && /^\/(?![/\\])/.test(asked) ? asked : paths.home;
}
