import { expect, test } from 'vitest';
import { noSuchId } from '#shared/primitives.ts';
import { pageAddressOf } from './address.ts';

const id = '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10';

test.each([
  ['/?q=random', '/'],
  ['/?category=laundary&sort=asc', '/'],
  ['/about-us?utm_source=a', '/about-us'],
  ['/About-Us/', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/admin-panel/all-users/1002', '/admin-panel/all-users'],
  ['/admin-panel/settings/Visit-Times', '/admin-panel/settings'],
  ['/search', '/search'],
  ['/search?q=', '/search'],
  ['/search?x=1&q=ac+repair&q=other&sort=asc', '/search?q=ac+repair'],
  ['/search#here', '/search'],
  [
    '/product-category?sort=dsc&category=a&x=1&category=b',
    '/product-category?category=a&category=b&sort=dsc',
  ],
  [`/product/${id}?q=x`, `/product/${id}`],
  [`/product/${id}?pages=2`, `/product/${id}?pages=2`],
  ['/search?q=a&pages=2', '/search?q=a&pages=2'],
  ['/login?signedUp=yes', '/login?signedUp=yes'],
  [`/product/${id.toUpperCase()}`, `/product/${id}`],
  ['http://elsewhere.example/search?q=a', '/search?q=a'],
])('the URL %s is the page %s', (url, address) => {
  expect(pageAddressOf(url)).toEqual({ language: 'en', address, status: 200, secret: false });
});

test('My Orders is a personal page', () => {
  const page = { language: 'en', address: '/my-orders', status: 200, secret: false, personal: true };
  expect(pageAddressOf('/My-Orders/?x=1')).toEqual(page);
});

test('a page of an appliance and of a sticker is rendered for its reader', () => {
  const language = 'en';
  expect(pageAddressOf(`/My-Appliances/${id}?x=1`)).toEqual({
    ...{ language, address: '/my-appliances', status: 200, secret: false, personal: true },
    own: `/my-appliances/${id}`,
  });
  expect(pageAddressOf('/hi/a/7K4m%202qxp')).toEqual({
    ...{ language: 'hi', address: '/a/token', status: 404, secret: true, personal: true },
    own: '/a/7K4m%202qxp',
  });
});

test('screens for work keep their address and query for who may open them', () => {
  const work = { language: 'hi', status: 200, secret: false, personal: true, work: true };
  const asked = '/Admin-Panel/all-Payment?order=x&page=2';
  expect(pageAddressOf(`/hi${asked}`)).toEqual({ ...work, address: '/admin-panel/all-payment', own: asked });
  expect(pageAddressOf('/hi/jobs')).toEqual({ ...work, address: '/jobs', own: '/jobs' });
});

test("all reset links lead to one page without the link's token", () => {
  for (const url of ['/reset-password/a-token', '/Reset-Password/another?q=x'])
    expect(pageAddressOf(url)).toEqual({
      language: 'en',
      address: '/reset-password/link',
      status: 200,
      secret: true,
    });
});

test("all invitation links lead to one page without the link's token", () => {
  expect(pageAddressOf('/Invite/A-token')).toEqual({
    language: 'en',
    address: '/invite/link',
    status: 200,
    secret: true,
  });
});

test('tracking links keep the case of their token', () => {
  for (const [url, token] of [
    ['/track/AbC-d_E', 'AbC-d_E'],
    ['/Track/AbC-d_E/?q=x', 'AbC-d_E'],
  ] as const)
    expect(pageAddressOf(url)).toEqual({
      language: 'en',
      address: '/track/link',
      status: 404,
      secret: true,
      token,
    });
});

test.each([
  '/wp-login.php',
  '/search/more',
  '/search/../x',
  '/..',
  '/product',
  '/product/',
  `/product/${id}/more`,
  '/product/..%2f..',
  '/reset-password',
  '/track',
  '/%ff',
  '/a//search',
  '/search\\',
  '/constructor',
])('%s has the same page as any unknown URL', (url) => {
  expect(pageAddressOf(url)).toMatchObject({ address: '/no-such-page', status: 404 });
});

test.each(['/admin-panel/overview', '/admin-panel/settings/business/more', '/Admin-Panel/constructor/1'])(
  '%s has the frame of the panel',
  (url) => {
    expect(pageAddressOf(url)).toMatchObject({ address: '/admin-panel/no-such-page', status: 404 });
  },
);

test('a malformed service id has the same page as any unknown service', () => {
  for (const url of ['/product/1', '/product/..', '/product/%00'])
    expect(pageAddressOf(url)).toMatchObject({ address: `/product/${noSuchId}`, status: 404 });
});

test.each(['//', '/\\', '//[', '///', '//elsewhere.example/search', '/\\elsewhere.example', '\\\\', '*', ''])(
  '%s is no URL of this site',
  (url) => {
    expect(() => pageAddressOf(url)).toThrow('The request could not be read');
  },
);

test.each([
  ['/hi', 'hi', '/'],
  ['/mr/search?q=a', 'mr', '/search?q=a'],
  ['/hi/About-Us/', 'hi', '/about-us'],
  ['/history', 'en', '/no-such-page'],
])('the URL %s is a page in the language %s', (url, language, address) => {
  expect(pageAddressOf(url)).toMatchObject({ language, address });
});

test('a language prefix counts in any case', () => {
  expect(pageAddressOf('/HI/Cart')).toMatchObject({ language: 'hi', address: '/cart' });
});
