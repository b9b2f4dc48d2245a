// The pages by the patterns of their addresses. client/app/routes.tsx says which file draws which.

type Page = {
  /** What of a query it shows. Nothing else in an address makes another page, so the server need not render it again. */
  query: readonly ('q' | 'category' | 'sort')[];
  /**
   * What search engines are told of it. `sitemap`: it stands there, and a link in the footer leads to it; `each`: what it
   * shows stands there, address by address; `refused`: robots.txt keeps them away; `noindex`: the page itself does.
   */
  search: 'sitemap' | 'each' | 'refused' | 'noindex';
};

export const pages = {
  '/': { query: [], search: 'sitemap' },
  '/product-category': { query: ['category', 'sort'], search: 'sitemap' },
  '/product/:id': { query: [], search: 'each' },
  '/search': { query: ['q'], search: 'refused' },
  '/my-faqs': { query: [], search: 'sitemap' },
  '/about-us': { query: [], search: 'sitemap' },
  '/terms-condition': { query: [], search: 'sitemap' },
  '/privacy-policy': { query: [], search: 'sitemap' },
  '/login': { query: [], search: 'refused' },
  '/sign-up': { query: [], search: 'refused' },
  '/forgot-password': { query: [], search: 'refused' },
  '/reset-password/:token': { query: [], search: 'refused' },
  '/track/:token': { query: [], search: 'noindex' },
  '/cart': { query: [], search: 'refused' },
  '/my-orders': { query: [], search: 'refused' },
  '/jobs': { query: [], search: 'refused' },
  // their filters are read by the browser alone: the server does not know who looks
  '/admin-panel': { query: [], search: 'refused' },
  '/admin-panel/day': { query: [], search: 'refused' },
  '/admin-panel/all-users': { query: [], search: 'refused' },
  '/admin-panel/all-products': { query: [], search: 'refused' },
  '/admin-panel/all-payment': { query: [], search: 'refused' },
  '/admin-panel/all-enquiries': { query: [], search: 'refused' },
  '/admin-panel/new-booking': { query: [], search: 'refused' },
  '/admin-panel/all-category': { query: [], search: 'refused' },
  '/admin-panel/bills': { query: [], search: 'refused' },
  '/admin-panel/audit': { query: [], search: 'refused' },
  '/admin-panel/settings': { query: [], search: 'refused' },
} as const satisfies Record<string, Page>;

type Pages = typeof pages;
/** The address of a page that stands in the sitemap. */
export type SitemapPage = {
  [Address in keyof Pages]: Pages[Address]['search'] extends 'sitemap' ? Address : never;
}[keyof Pages];

const told = (search: Page['search']): string[] =>
  Object.entries(pages).flatMap(([address, page]) => (page.search === search ? [address] : []));

/** The pages that stand in the sitemap. */
export const sitemapPages = told('sitemap') as SitemapPage[];

/** Where search engines are not to go, without what stands below another: '/reset-password/', '/admin-panel'. */
export const refusedAddresses = told('refused')
  .map((address) => address.replace(/:.*$/, ''))
  .filter((address, _, all) => !all.some((above) => address.startsWith(`${above}/`)));
