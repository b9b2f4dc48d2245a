// Passwords (Argon2id with OWASP's parameters) and the hashes of tokens.
import { createHash, randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#shared/errors.ts';

// OWASP Password Storage Cheat Sheet: m=19456 KiB, t=2, p=1.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// One at a time leaves the other core to the shop; what waits behind it is bounded.
const atOnce = 1;
const mostWaiting = 64;

export type Hasher = {
  /** Hashes a password; throws AppError unavailable where too many wait already. */
  hash(password: string): Promise<string>;
  /** Compares; with no stored hash it takes the same time and says no. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

/** Makes the hasher with its queue; argon2 itself works off the event loop. */
export function openHasher(): Hasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  // A hash that no password has: comparing with it costs what a true comparison costs.
  const nobody = argon2.hash(randomBytes(32), cost);
  return {
    hash: (password) => inTurn(() => argon2.hash(password, cost)),
    verify: async (stored, password) => {
      const against = stored ?? (await nobody);
      const same = await inTurn(() => argon2.verify(against, password));
      return stored !== null && same;
    },
  };
}

/** A new opaque token of 256 bits, as it travels. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
