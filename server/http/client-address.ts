import { isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

// One IPv6 customer line has at least a /64 network (RFC 6177).
function network(address: string): string {
  const [bare = ''] = address.split('%');
  const [left = '', right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [left.split(':'), right?.split(':') ?? []];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group || '0').join(':')}::/64`;
}

/**
 * Rate limits count each IPv4 address, or each /64 network of IPv6 addresses. All invalid values count as one
 * client.
 */
export function clientOf(address: string): string {
  const kind = isIP(address);
  if (kind === 4) return address;
  if (kind === 0) return 'unknown';
  return mapped.exec(address)?.[1] ?? network(address);
}
