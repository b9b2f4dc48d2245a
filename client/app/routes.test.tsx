// The server knows which pages there are without loading them: its list and the routes must be the same.
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '#shared/pages.ts';
import { routes } from './routes.tsx';

const addressesOf = (route: RouteObject, above: string): string[] => {
  const here = route.path && route.path !== '/' ? `${above}/${route.path}` : above;
  if (route.children) return route.children.flatMap((child) => addressesOf(child, here));
  return route.path === '*' ? [] : [here || '/'];
};

test('every page is in the list of pages, and nothing else is', () => {
  const drawn = routes.flatMap((route) => addressesOf(route, ''));
  const inOneCase = (address: string) => (address.includes(':') ? address : address.toLowerCase());
  expect(drawn.map(inOneCase).sort()).toEqual(Object.keys(pages).sort());
});

test('an address of the list is drawn by its own page', () => {
  for (const address of Object.keys(pages))
    expect(matchRoutes(routes, address)?.at(-1)?.route.path, address).not.toBe('*');
});
