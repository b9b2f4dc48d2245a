// Which page a request asks for. Addresses are endless and pages are few: spelling, unknown parameters and addresses
// where nothing stands lead to the same finished page, so that nobody can have pages rendered without end.
import { AppError } from '#shared/errors.ts';
import { pages } from '#shared/pages.ts';
import { isKey, noSuchId } from '#shared/primitives.ts';

export type PageAddress = {
  /** Path and query, as the page is rendered and kept. */
  address: string;
  /** 404 where it is known already that nothing stands there. */
  status: 200 | 404;
  /** The address holds a secret: its page is not to be kept by browsers or named to other sites. */
  secret: boolean;
  /** Of a tracking link: its token, which decides whether something stands there. */
  token?: string;
};

type Page = PageAddress & { query: readonly string[] };

const fixed = new Map<string, Page>();
for (const [address, { query }] of Object.entries(pages))
  if (!address.includes(':')) fixed.set(address, { address, status: 200, secret: false, query });

const nothing: Page = { address: '/no-such-page', status: 404, secret: false, query: [] };
const noService: Page = { ...nothing, address: `/product/${noSuchId}` };
// whatever the link, the page is the same
const newPassword: Page = { address: '/reset-password/link', status: 200, secret: true, query: [] };
const tracked: Page = { address: '/track/link', status: 200, secret: true, query: [] };

function oneOfMany(path: string, given: readonly (string | null)[]): Page {
  const [, kind, name = '', ...rest] = path.split('/');
  if (rest.length > 0 || name === '') return nothing;
  if (kind === 'reset-password') return newPassword;
  // upper and lower case tell tokens apart
  if (kind === 'track') return { ...tracked, token: given[2] ?? '' };
  if (kind !== 'product') return nothing;
  return isKey(name) ? { ...nothing, address: `/product/${name}`, status: 200 } : noService;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

// Routes match without case and with or without a slash at the end. What is decoded to a slash is no further step.
function pageAt(path: string): Page {
  const exact = fixed.get(path);
  if (exact) return exact;
  const steps = path.split('/').map(decoded);
  if (steps.some((step) => step === null || step.includes('/'))) return nothing;
  const plain = steps.join('/').replace(/\/+$/, '').toLowerCase();
  return fixed.get(plain || '/') ?? oneOfMany(plain, steps);
}

function shownOf(query: readonly string[], text: string): string {
  const given = new URLSearchParams(text);
  const shown = new URLSearchParams();
  for (const name of query) {
    // only categories may repeat
    const values = name === 'category' ? given.getAll(name) : given.getAll(name).slice(0, 1);
    for (const value of values) if (value !== '') shown.append(name, value);
  }
  return shown.toString();
}

// A proxy's form of an address (RFC 9112, 3.2.2), which a server must take; the router leaves its head away likewise.
const wholeAddress = /^https?:\/\/[^/?#]+/i;

/**
 * Says which page the address of a request (RFC 9112: path and query) means. Throws AppError malformedRequest for
 * what is no address of this site: a path that begins with two slashes names another host.
 */
export function pageAddressOf(url: string): PageAddress {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url.replace(wholeAddress, '')) ?? [];
  if (!path.startsWith('/') || /^[/\\]{2}/.test(path)) throw new AppError('malformedRequest');
  const { address, status, secret, token, query: known } = pageAt(path);
  const shown = query === '' || known.length === 0 ? '' : shownOf(known, query);
  return {
    address: shown === '' ? address : `${address}?${shown}`,
    status,
    secret,
    ...(token !== undefined && { token }),
  };
}
