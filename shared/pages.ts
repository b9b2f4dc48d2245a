// The pages by the patterns of their addresses, each with what of a query it shows. Nothing else in an address makes
// another page, so the server need not render it again. client/app/routes.tsx says which file draws which.
export const pages = {
  '/': [],
  '/product-category': ['category', 'sort'],
  '/product/:id': [],
  '/search': ['q'],
  '/my-faqs': [],
  '/about-us': [],
  '/terms-condition': [],
  '/privacy-policy': [],
  '/login': [],
  '/sign-up': [],
  '/forgot-password': [],
  '/reset-password/:token': [],
  '/track/:token': [],
  '/cart': [],
  '/my-orders': [],
  // their filters are read by the browser alone: the server does not know who looks
  '/admin-panel': [],
  '/admin-panel/all-users': [],
  '/admin-panel/all-products': [],
  '/admin-panel/all-payment': [],
  '/admin-panel/all-enquiries': [],
  '/admin-panel/new-booking': [],
  '/admin-panel/all-category': [],
  '/admin-panel/audit': [],
  '/admin-panel/settings': [],
} as const satisfies Record<string, readonly ('q' | 'category' | 'sort')[]>;
