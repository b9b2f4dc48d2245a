import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sitemapPages } from '#shared/pages.ts';
import { Footer } from './Footer.tsx';

test('the footer links to every page of the sitemap', async () => {
  const { findByRole, getAllByRole } = renderAt('/', [{ path: '/', Component: Footer }], {
    'catalogue.categories': [],
    'business.get': { companyName: 'Prince', phone: '', email: '', address: '' },
  });
  await findByRole('link', { name: 'All services' });
  const led = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(led).toEqual(expect.arrayContaining(sitemapPages.filter((address) => address !== '/')));
});
