import { hash, randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { limitConcurrency } from './semaphore.ts';

const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Three simultaneous hashes keep two cores busy and leave one of Node's four threads for files.
const inTurn = limitConcurrency(3, 64);

function hashOfNobody(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}

export type Hasher = ReturnType<typeof openHasher>;

export function openHasher() {
  const nobody = hashOfNobody();
  return {
    hash: (password: string): Promise<string> => inTurn(() => argon2.hash(password, cost)),
    verify: async (stored: string | null, password: string) => {
      const same = await inTurn(() => argon2.verify(stored ?? nobody, password));
      return stored !== null && same;
    },
  };
}

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
