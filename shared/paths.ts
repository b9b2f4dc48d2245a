const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const admin = '/admin-panel';

const anyOrigin = 'https://shop.invalid';

/** Returns a path of this site, encoded as a browser reads it, and Home for anything else. */
export function ownPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(path, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

export const paths = {
  home: '/',
  enquiryForm: '/#enquiry',
  enquiryAbout: (sought: string) => `/?${new URLSearchParams({ about: sought })}#enquiry`,
  login: '/login',
  /** Login with its way back in the URL, for forms that the server answers. */
  loginFor: (way: { service?: string; back?: string }) =>
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
    testBooking: `${admin}/new-booking?test=yes`,
    bookEnquiry: (id: string) => withQuery(`${admin}/new-booking`, new URLSearchParams({ enquiry: id })),
    bills: `${admin}/bills`,
    cash: `${admin}/cash`,
    bankFile: `${admin}/bills/bank-file`,
    figures: `${admin}/figures`,
    daySheet: (date: string) => `${admin}/day-sheet?date=${date}`,
    jobSlip: (id: string) => `${admin}/job-slip/${id}`,
    categories: `${admin}/all-category`,
    complaints: `${admin}/all-Enquiries?kind=complaint`,
    help: `${admin}/help`,
    settings: `${admin}/settings`,
    settingsSection: (id: string) => `${admin}/settings/${id}`,
    import: (kind: string) => withQuery(`${admin}/import`, new URLSearchParams({ kind })),
  },
} as const;
