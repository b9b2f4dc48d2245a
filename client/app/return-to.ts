import type { Location } from 'react-router-dom';
import { ownPath, paths } from '#shared/paths.ts';

export type ReturnState = {
  returnTo: string;
  wish?: string;
};

export const returnStateTo = (location: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: location.pathname + location.search + location.hash,
});

/** The page to return to after Login: from the history state, or from the URL if the server answered the form. */
export function returnStateOf({ search, state }: { search: string; state: unknown }): object {
  const query = new URLSearchParams(search);
  const [service, back] = [query.get('service'), query.get('back')];
  return {
    ...(service && { wish: service, returnTo: paths.service(service) }),
    ...(back && { returnTo: back }),
    ...(typeof state === 'object' && state),
  };
}

/** The page after Login: the page before it, or Home. Never a page of another site. */
export function returnPath(state: unknown): string {
  return ownPath(typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null);
}

export function wishedService(state: unknown): string | null {
  const wish = typeof state === 'object' && state !== null && 'wish' in state ? state.wish : null;
  return typeof wish === 'string' && wish !== '' ? wish : null;
}
