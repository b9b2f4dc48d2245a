import type { Deps } from '../../deps.ts';

/** Compares a password. An unknown email takes the same time, so nobody learns which emails exist. */
export async function passwordIsRight(
  { hasher, limiter }: Pick<Deps, 'hasher' | 'limiter'>,
  email: string,
  stored: string | null,
  password: string,
): Promise<boolean> {
  await limiter.check('wrongPassword', email);
  const right = await hasher.verify(stored, password);
  if (!right) {
    await limiter.take('wrongPassword', email);
    return false;
  }
  // Simultaneous guesses all pass the first check, so even a right password is refused after five wrong ones.
  await limiter.check('wrongPassword', email);
  await limiter.clear('wrongPassword', email);
  return true;
}
