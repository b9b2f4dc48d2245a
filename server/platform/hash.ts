// Passwords (Argon2id with OWASP's parameters) and the hashes of tokens.
import { hash, randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { limitConcurrency } from './semaphore.ts';

// OWASP Password Storage Cheat Sheet: m=19456 KiB, t=2, p=1.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Three keep two cores busy without a gap, and one thread of Node's four stays free for files; the system gives the
// shop's own thread its turn beside them . What waits behind them is bounded.
const inTurn = limitConcurrency(3, 64);

export type Hasher = {
  /** Hashes a password; throws AppError unavailable where too many wait already. */
  hash(password: string): Promise<string>;
  /** Compares; with no stored hash it takes the same time and says no. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

// A hash that no password has: comparing with it costs what a true comparison costs.
function hashOfNobody(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}

/** Makes the hasher; argon2 itself works off the event loop. */
export function openHasher(): Hasher {
  const nobody = hashOfNobody();
  return {
    hash: (password) => inTurn(() => argon2.hash(password, cost)),
    verify: async (stored, password) => {
      const same = await inTurn(() => argon2.verify(stored ?? nobody, password));
      return stored !== null && same;
    },
  };
}

/** A new opaque token of 256 bits, as it travels. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
