// Refuses addresses at which a webhook would reach the shop's own network (SSRF).
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

// Azure's metadata service has a public address. The others' are link-local, unique local or carrier NAT.
const azureMetadata = '168.63.129.16';
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Unwraps an IPv4 address in IPv6: mapped (RFC 4291) or translated (NAT64, RFC 6052). */
function unwrapped(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(-4)) : address;
}

/** Whether an address is a public one. With `loopback` (development), this machine counts too. */
export function isReachable(text: string, { loopback = false } = {}): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = unwrapped(ipaddr.parse(text));
  if (loopback && address.range() === 'loopback') return true;
  const isGlobal = address instanceof ipaddr.IPv4 || address.match(globalUnicast);
  return isGlobal && address.range() === 'unicast' && address.toString() !== azureMetadata;
}

// Two labels or more, and no name for special use (RFC 6761, RFC 6762, RFC 8375, RFC 7686, RFC 9476).
const publicName =
  /^(?!.*\.(?:local|localhost|localdomain|internal|lan|home|corp|home\.arpa|arpa|onion|alt|test|invalid)\.?$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])\.?$/;

/**
 * Reads the address of an endpoint. Returns null unless it is https at port 443 or from 1024 on, without a user,
 * and no address within a private network. The names' addresses are checked with each connection.
 */
export function readEndpoint(text: string, { loopback = false } = {}): URL | null {
  // A URL parser drops or replaces these.
  if (/[\s\\]|:\/{3}/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return null;
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) return null;
  if (url.port !== '' && Number(url.port) < 1024) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isFine = ipaddr.isValid(host) ? isReachable(host, { loopback }) : loopback || publicName.test(host);
  return isFine ? url : null;
}

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true });

/**
 * A `lookup` for a connection: it connects to an address that was checked, so a name cannot lead elsewhere between
 * check and connection. Fails unless all addresses of the name are public.
 */
export const checkedLookup =
  (loopback: boolean, resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, done) => {
    const fail = (error: NodeJS.ErrnoException) => done(error, '');
    resolve(host).then((found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isReachable(address, { loopback })))
        return fail(new Error(`${host} leads to an address that is not public`));
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    }, fail);
  };
