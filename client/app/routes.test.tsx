import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '#shared/pages.ts';
import { routes } from './routes.tsx';

const addressesOf = (route: RouteObject, above: string): string[] => {
  const here = route.path && route.path !== '/' ? `${above}/${route.path}` : above;
  if (route.children) return route.children.flatMap((child) => addressesOf(child, here));
  if (here.endsWith('?')) return [here.replace(/\/[^/]*$/, ''), here.slice(0, -1)];
  return route.path === '*' ? [] : [here || '/'];
};

test('the list of pages and the routes are the same', () => {
  const drawn = routes.flatMap((route) => addressesOf(route, ''));
  const inOneCase = (address: string) => (address.includes(':') ? address : address.toLowerCase());
  expect(drawn.map(inOneCase).sort()).toEqual(Object.keys(pages).sort());
});

test('each path of the list has its own route', () => {
  for (const address of Object.keys(pages))
    expect(matchRoutes(routes, address)?.at(-1)?.route.path, address).not.toBe('*');
});
