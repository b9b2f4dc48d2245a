import { AppError } from '#shared/errors.ts';
import { type Language, splitPath } from '#shared/language.ts';
import { pages } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { isKey, noSuchId } from '#shared/primitives.ts';

export type PageAddress = {
  language: Language;
  address: string;
  status: 200 | 404;
  /** Browsers must not cache this page or send its URL to other sites. */
  secret: boolean;
  personal?: true;
  /** A screen for work, rendered for those whose role may open it. */
  work?: true;
  token?: string;
  /** The address to render for its reader. Other readers of a personal page share `address`. */
  own?: string;
};

type Page = Omit<PageAddress, 'language'> & { query: readonly string[] };

// The other screens for work are frames that the browser fills.
const workPages = new Set<string>([paths.jobs, paths.admin.day, paths.admin.orders.toLowerCase()]);

const personalPages = new Set<string>([paths.cart, paths.myOrders, paths.myAccount, paths.appliances]);

const fixed = new Map<string, Page>();
for (const [address, { query }] of Object.entries(pages)) {
  const page: Page = { address, status: 200, secret: false, query };
  if (!address.includes(':'))
    fixed.set(address, {
      ...page,
      ...(personalPages.has(address) && { personal: true }),
      ...(workPages.has(address) && { personal: true, work: true }),
    });
}

const notFound: Page = { address: '/no-such-page', status: 404, secret: false, query: [] };
const serviceNotFound: Page = { ...notFound, address: `/product/${noSuchId}` };
// The frame of the panel, in which the browser says that there is no such screen.
const noScreen: Page = { ...notFound, address: '/admin-panel/no-such-page' };
const service: Page = { ...serviceNotFound, status: 200, query: pages['/product/:id'].query };
const newPassword: Page = { address: '/reset-password/link', status: 200, secret: true, query: [] };
const invitation: Page = { address: '/invite/link', status: 200, secret: true, query: [] };
const mails: Page = { address: '/mails/link', status: 200, secret: true, query: [] };
// The page of an unknown tracking link. The page of a known link is rendered with its order.
const tracked: Page = { address: '/track/link', status: 404, secret: true, query: [] };

const appliance: Page = {
  address: paths.appliances,
  status: 200,
  secret: false,
  personal: true,
  query: [],
};
const sticker: Page = { address: '/a/token', status: 404, secret: true, personal: true, query: [] };

// Pages of the panel with an id. The server renders only the frame, so they share the answer of another page.
const panelShells: Readonly<Record<string, string>> = {
  settings: '/admin-panel/settings',
  'all-users': '/admin-panel/all-users',
};

function pageWithId(path: string, steps: readonly (string | null)[]): Page {
  const [, kind, name = '', ...rest] = path.split('/');
  if (kind === 'admin-panel') return (rest.length === 1 && fixed.get(panelShells[name] ?? '')) || noScreen;
  if (rest.length > 0 || name === '') return notFound;
  if (kind === 'reset-password') return newPassword;
  if (kind === 'invite') return invitation;
  if (kind === 'mails') return mails;
  if (kind === 'my-appliances') return { ...appliance, own: paths.appliance(name) };
  if (kind === 'a') return { ...sticker, own: paths.sticker(steps[2] ?? '') };
  if (kind === 'track') return { ...tracked, token: steps[2] ?? '' };
  if (kind !== 'product') return notFound;
  return isKey(name) ? { ...service, address: `/product/${name}` } : serviceNotFound;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

// Routes ignore case and a trailing slash. A decoded slash inside a part of the path does not split the path.
function pageAt(path: string): Page {
  const exact = fixed.get(path);
  if (exact) return exact;
  const steps = path.split('/').map(decoded);
  if (steps.some((step) => step === null || step.includes('/'))) return notFound;
  const plain = steps
    .slice(0, steps.findLastIndex(Boolean) + 1)
    .join('/')
    .toLowerCase();
  return fixed.get(plain || '/') ?? pageWithId(plain, steps);
}

function pageQuery(query: readonly string[], text: string): string {
  const parameters = new URLSearchParams(text);
  const result = new URLSearchParams();
  for (const name of query) {
    const values = name === 'category' ? parameters.getAll(name) : parameters.getAll(name).slice(0, 1);
    for (const value of values) if (value !== '') result.append(name, value);
  }
  return result.toString();
}

// Proxies send the absolute form of a URL. Servers must accept this form (RFC 9112, 3.2.2).
const originOfUrl = /^https?:\/\/[^/?#]+/i;

/** Maps a URL to its page. Spelling and unknown parameters make no difference, so that they cannot fill the cache. */
export function pageAddressOf(url: string): PageAddress {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url.replace(originOfUrl, '')) ?? [];
  if (!path.startsWith('/') || /^[/\\]{2}/.test(path)) throw new AppError('malformedRequest');
  const { language, path: own } = splitPath(path);
  const { query: names, address, ...page } = pageAt(own);
  const shownQuery = query === '' || names.length === 0 ? '' : pageQuery(names, query);
  return {
    language,
    address: shownQuery === '' ? address : `${address}?${shownQuery}`,
    ...page,
    ...(page.work && { own: query === '' ? own : `${own}?${query}` }),
  };
}
