// Where to go after signing in, and what was wished for: carried in the history entry of Login, never in its address.
import type { Location } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export type ReturnState = {
  returnTo: string;
  /** Id of the service whose repair was requested; it goes into the cart after signing in. */
  wish?: string;
};

/** State for a navigation to Login that comes back to where the person is now. */
export const returnHere = (location: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: location.pathname + location.search + location.hash,
});

/** Where Login leads on success: back, or Home (docs/rules.md#pages). Never to another site. */
export function returnPath(state: unknown): string {
  const asked = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof asked === 'string' && /^\/(?![/\\])/.test(asked) ? asked : paths.home;
}

/** The service to put into the cart after signing in, or null. The server judges the id. */
export function wishedService(state: unknown): string | null {
  const wish = typeof state === 'object' && state !== null && 'wish' in state ? state.wish : null;
  return typeof wish === 'string' && wish !== '' ? wish : null;
}
