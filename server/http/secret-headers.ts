/**
 * Headers for pages that a tracking link or reset link opens. No cache, search engine or other site may see
 * the link's URL.
 */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
