export const personalHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Headers for pages that a tracking link or reset link opens. No cache, search engine or other site may see
 * the link's URL.
 */
export const secretHeaders = { ...personalHeaders, 'referrer-policy': 'no-referrer' };
