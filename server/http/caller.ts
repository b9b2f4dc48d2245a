import type { FastifyReply, FastifyRequest } from 'fastify';
import { handedToken } from '#shared/accounts/handed-token.ts';
import { isLanguage, languageCookie } from '#shared/language.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { findSession } from '../features/accounts/sessions.ts';
import type { Caller, CurrentUser } from '../procedures/context.ts';
import { clientOf } from './client-address.ts';

const tokenCookie = 'token';
const cookieDays = 90;

// A bearer header takes precedence over the cookie, even if the token is wrong.
function readToken(request: FastifyRequest): { token: string; byCookie: boolean } | null {
  const bearer = /^bearer(?:\s+(.*))?$/i.exec(request.headers.authorization ?? '');
  if (bearer) return { token: bearer[1] ?? '', byCookie: false };
  const cookie = request.cookies[tokenCookie];
  return cookie ? { token: cookie, byCookie: true } : null;
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const hostAndPort = (hostname: string, port: string) => `${hostname}:${port}`;
const hostOf = ({ protocol, hostname, port }: URL) =>
  hostAndPort(hostname, port || (defaultPorts[protocol] ?? ''));

// A Host header without a port means the default port of the scheme. With an https PUBLIC_URL that is 443.
// Otherwise a proxy may hide the scheme, so both 80 and 443 match.
function ownHosts(host: string | undefined, config: Config): string[] {
  const own = `http://${host}`;
  if (host === undefined || !URL.canParse(own)) return [];
  const { hostname } = new URL(own);
  const port = /:(\d+)$/.exec(host)?.[1];
  if (port !== undefined) return [hostAndPort(hostname, String(Number(port)))];
  return (config.secure ? ['443'] : ['80', '443']).map((port) => hostAndPort(hostname, port));
}

/**
 * Checks whether the request comes from one of the shop's pages or from a listed origin (OWASP CSRF cheat sheet):
 * by Origin, else by Sec-Fetch-Site, which no page can set. Text browsers and old phones send a Referer alone.
 */
export function isFromOurPages({ headers }: FastifyRequest, config: Config): boolean {
  const { origin, host, referer = '', 'sec-fetch-site': site } = headers;
  if (origin === 'null' || (origin === undefined && site !== undefined)) return site === 'same-origin';
  const page = origin ?? referer;
  if (!URL.canParse(page)) return false;
  const from = new URL(page);
  if (config.corsOrigins.includes(from.origin)) return true;
  if (!(from.protocol in defaultPorts)) return false;
  const hosts = [hostOf(new URL(config.publicUrl)), ...ownHosts(host, config)];
  return hosts.includes(hostOf(from));
}

function cookieRules(config: Config) {
  const ownHost = new URL(config.publicUrl).hostname;
  const hasOtherSite = config.corsOrigins.some((origin) => new URL(origin).hostname !== ownHost);
  return {
    path: '/',
    httpOnly: true,
    secure: config.secure,
    sameSite: hasOtherSite && config.secure ? ('none' as const) : ('lax' as const),
  };
}

/** Hands the token of a form's answer to the page's scripts, which move it to the browser's storage. */
export function keepReadableToken(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(handedToken, token, { path: '/', secure: config.secure, sameSite: 'lax', maxAge: 600 });
}

export function callerOf(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { isLimitCounted, language }: Pick<Caller, 'isLimitCounted' | 'language'>,
): Caller {
  const credentials = readToken(request);
  const read = () =>
    credentials ? findSession(deps.db, deps.clock, credentials.token) : Promise.resolve(null);
  let user: Promise<CurrentUser | null> | undefined;
  return {
    user: () => {
      user ??= read();
      return user;
    },
    token: credentials?.token ?? null,
    isForeign: credentials?.byCookie === true && !isFromOurPages(request, deps.config),
    address: clientOf(request.ip),
    device: request.headers['user-agent'] ?? '',
    isLimitCounted,
    language,
    hasChosenLanguage: isLanguage(request.cookies[languageCookie]),
    keepCookie: (token) => {
      reply.setCookie(tokenCookie, token, { ...cookieRules(deps.config), maxAge: cookieDays * 24 * 3600 });
    },
    keepLanguage: (language) => {
      reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600 });
    },
    dropCookie: () => {
      reply.clearCookie(tokenCookie, cookieRules(deps.config));
    },
  };
}

export const nobody: Caller = {
  user: async () => null,
  token: null,
  isForeign: false,
  address: 'nobody',
  device: '',
  isLimitCounted: true,
  language: 'en',
  hasChosenLanguage: false,
  keepCookie: () => {},
  keepLanguage: () => {},
  dropCookie: () => {},
};
