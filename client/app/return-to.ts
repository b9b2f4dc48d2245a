import type { Location } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export type ReturnState = {
  returnTo: string;
  wish?: string;
};

export const returnHere = (location: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: location.pathname + location.search + location.hash,
});

/** The page after Login: the page before it, or Home. Never a page of another site. */
export function returnPath(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : paths.home;
}

export function wishedService(state: unknown): string | null {
  const wish = typeof state === 'object' && state !== null && 'wish' in state ? state.wish : null;
  return typeof wish === 'string' && wish !== '' ? wish : null;
}
