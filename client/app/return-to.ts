import type { Location } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export type ReturnState = {
  returnTo: string;
  /** The service that goes into the cart after signing in. */
  wish?: string;
};

/** State of a link to Login that leads back to this page. */
export const returnHere = (location: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: location.pathname + location.search + location.hash,
});

/** Where Login leads on success: back, or to Home (docs/rules.md#pages). Never to another site. */
export function returnPath(state: unknown): string {
  const asked = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof asked === 'string' && /^\/(?![/\\])/.test(asked) ? asked : paths.home;
}

export function wishedService(state: unknown): string | null {
  const wish = typeof state === 'object' && state !== null && 'wish' in state ? state.wish : null;
  return typeof wish === 'string' && wish !== '' ? wish : null;
}
