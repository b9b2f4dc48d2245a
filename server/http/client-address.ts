import { isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

// One IPv6 line has at least a /64 (RFC 6177).
function network(address: string): string {
  const [bare = ''] = address.split('%');
  const [left = '', right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [left.split(':'), right?.split(':') ?? []];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group || '0').join(':')}::/64`;
}

/** Rate limits count an IPv4 address, or the /64 of an IPv6 address. All other values are one client. */
export function clientOf(address: string): string {
  const kind = isIP(address);
  if (kind === 4) return address;
  if (kind === 0) return 'unknown';
  return mapped.exec(address)?.[1] ?? network(address);
}
