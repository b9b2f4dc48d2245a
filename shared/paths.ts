const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const admin = '/admin-panel';

/** `URL.parse`, which browsers before 2024 lack. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const anyOrigin = 'https://shop.invalid';

/** Returns a path of this site, encoded as a browser reads it, and Home for anything else. */
export function ownPath(path: unknown): string {
  const url = typeof path === 'string' && path.startsWith('/') ? readUrl(path, anyOrigin) : null;
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

export const paths = {
  home: '/',
  enquiryForm: '/#enquiry',
  enquiryAbout: (sought: string) => `/?${new URLSearchParams({ about: sought })}#enquiry`,
  login: '/login',
  /** Login with its way back in the URL, for forms that the server answers. */
  loginFor: (way: { service?: string; back?: string; signedUp?: 'yes' }) =>
    withQuery('/login', new URLSearchParams(Object.entries(way).filter(([, value]) => value !== ''))),
  signUp: '/sign-up',
  lostLink: '/lost-link',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  service: (id: string) => `/product/${encodeURIComponent(id)}`,
  search: (q = '') => (q ? withQuery('/search', new URLSearchParams({ q })) : '/search'),
  services: (categories: readonly string[] = [], sort?: 'asc' | 'dsc') => {
    const query = new URLSearchParams();
    if (categories.length > 0) query.set('category', categories.join(','));
    if (sort) query.set('sort', sort);
    return withQuery('/product-category', query);
  },
  cart: '/cart',
  myOrders: '/my-orders',
  jobs: '/jobs',
  jobsHelp: '/jobs/help',
  myAccount: '/my-account',
  appliances: '/my-appliances',
  appliance: (id: string) => `/my-appliances/${encodeURIComponent(id)}`,
  /** The page that a sticker leads to. */
  sticker: (token: string) => `/a/${encodeURIComponent(token)}`,
  track: (token: string) => `/track/${encodeURIComponent(token)}`,
  faq: '/my-faqs',
  about: '/about-us',
  terms: '/terms-condition',
  privacy: '/privacy-policy',
  grievance: '/grievance',
  /** The feed that calendar programs read. */
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  mails: (link: string) => `/mails/${encodeURIComponent(link)}`,
  admin: {
    panel: admin,
    day: `${admin}/day`,
    dayOf: (date: string) => withQuery(`${admin}/day`, new URLSearchParams({ date })),
    week: (date: string) => withQuery(`${admin}/day`, new URLSearchParams({ view: 'week', date })),
    customers: `${admin}/all-users`,
    products: `${admin}/all-products`,
    orders: `${admin}/all-Payment`,
    order: (id: string) => withQuery(`${admin}/all-Payment`, new URLSearchParams({ order: id })),
    customer: (userId: number) => `${admin}/all-users/${userId}`,
    bookFor: (mobile: string) => withQuery(`${admin}/new-booking`, new URLSearchParams({ mobile })),
    enquiries: `${admin}/all-Enquiries`,
    newBooking: `${admin}/new-booking`,
    bookEnquiry: (id: string) => withQuery(`${admin}/new-booking`, new URLSearchParams({ enquiry: id })),
    bills: `${admin}/bills`,
    cash: `${admin}/cash`,
    bankFile: `${admin}/bills/bank-file`,
    figures: `${admin}/figures`,
    categories: `${admin}/all-category`,
    complaints: `${admin}/all-Enquiries?kind=complaint`,
    help: `${admin}/help`,
    settings: `${admin}/settings`,
    settingsSection: (id: string) => `${admin}/settings/${id}`,
    import: (kind: string) => withQuery(`${admin}/import`, new URLSearchParams({ kind })),
  },
} as const;
