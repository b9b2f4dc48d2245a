import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'ahc_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 43 such characters hold 256 random bits, and 6 hold the 32 bits of the CRC-32.
const [randomLength, checkLength] = [43, 6];
const pattern = new RegExp(`^${prefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`);

function inBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(length, '0');
}

const checkSum = (random: string) => inBase62(BigInt(crc32(random)), checkLength);

/** Makes the secret of an API key: a prefix for secret scanners, 256 random bits, and a CRC-32 of them. */
export function newKeySecret(): string {
  const random = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return prefix + random + checkSum(random);
}

export const looksLikeKey = (token: string): boolean => token.startsWith(prefix);

/** Whether the form and the check sum are right. A key with a typing error then needs no query. */
export function isWellFormedKey(token: string): boolean {
  const [, random, check] = pattern.exec(token) ?? [];
  return random !== undefined && checkSum(random) === check;
}
