type Page = {
  /** Query parameters that change the page. The render cache ignores all others. */
  query: readonly ('q' | 'category' | 'sort' | 'service' | 'back' | 'signedUp' | 'pages')[];
  /**
   * The page in search engines. `sitemap`: listed in sitemap and footer. `each`: one sitemap entry per item.
   * `refused`: excluded by robots.txt. `noindex`: excluded by a meta tag.
   */
  search: 'sitemap' | 'each' | 'refused' | 'noindex';
};

export const pages = {
  '/': { query: [], search: 'sitemap' },
  '/product-category': { query: ['category', 'sort', 'pages'], search: 'sitemap' },
  '/product/:id': { query: ['pages'], search: 'each' },
  '/search': { query: ['q', 'pages'], search: 'refused' },
  '/my-faqs': { query: [], search: 'sitemap' },
  '/about-us': { query: [], search: 'sitemap' },
  '/terms-condition': { query: [], search: 'sitemap' },
  '/privacy-policy': { query: [], search: 'sitemap' },
  '/grievance': { query: [], search: 'sitemap' },
  '/login': { query: ['service', 'back', 'signedUp'], search: 'refused' },
  '/sign-up': { query: ['service', 'back'], search: 'refused' },
  '/lost-link': { query: [], search: 'refused' },
  '/forgot-password': { query: [], search: 'refused' },
  '/reset-password/:token': { query: [], search: 'refused' },
  '/invite/:token': { query: [], search: 'noindex' },
  '/mails/:link': { query: [], search: 'noindex' },
  '/track/:token': { query: [], search: 'noindex' },
  '/a/:token': { query: [], search: 'noindex' },
  '/cart': { query: [], search: 'refused' },
  '/my-orders': { query: ['pages'], search: 'refused' },
  '/my-account': { query: [], search: 'refused' },
  '/my-appliances': { query: [], search: 'refused' },
  '/my-appliances/:id': { query: [], search: 'refused' },
  '/jobs': { query: [], search: 'refused' },
  '/jobs/help': { query: [], search: 'refused' },
  '/admin-panel': { query: [], search: 'refused' },
  '/admin-panel/day': { query: [], search: 'refused' },
  '/admin-panel/all-users': { query: [], search: 'refused' },
  '/admin-panel/all-users/:userId': { query: [], search: 'refused' },
  '/admin-panel/all-products': { query: [], search: 'refused' },
  '/admin-panel/all-payment': { query: [], search: 'refused' },
  '/admin-panel/all-enquiries': { query: [], search: 'refused' },
  '/admin-panel/new-booking': { query: [], search: 'refused' },
  '/admin-panel/all-category': { query: [], search: 'refused' },
  '/admin-panel/figures': { query: [], search: 'refused' },
  '/admin-panel/bills': { query: [], search: 'refused' },
  '/admin-panel/help': { query: [], search: 'refused' },
  '/admin-panel/cash': { query: [], search: 'refused' },
  '/admin-panel/bills/bank-file': { query: [], search: 'refused' },
  '/admin-panel/settlement': { query: [], search: 'refused' },
  '/admin-panel/closing': { query: [], search: 'refused' },
  '/admin-panel/requests': { query: [], search: 'refused' },
  '/admin-panel/audit': { query: [], search: 'refused' },
  '/admin-panel/import': { query: [], search: 'refused' },
  '/admin-panel/settings': { query: [], search: 'refused' },
  '/admin-panel/settings/:section': { query: [], search: 'refused' },
} as const satisfies Record<string, Page>;

type Pages = typeof pages;
export type SitemapPage = {
  [Address in keyof Pages]: Pages[Address]['search'] extends 'sitemap' ? Address : never;
}[keyof Pages];

const addressesWith = (search: Page['search']): string[] =>
  Object.entries(pages).flatMap(([address, page]) => (page.search === search ? [address] : []));

export const sitemapPages = addressesWith('sitemap') as SitemapPage[];

export const refusedAddresses = addressesWith('refused')
  .map((address) => address.replace(/:.*$/, ''))
  .filter((address, _, all) => !all.some((above) => address.startsWith(`${above}/`)));
