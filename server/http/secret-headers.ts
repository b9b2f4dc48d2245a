/** For answers that a tracking or reset link opens: no cache, search engine or other site may learn the address. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
