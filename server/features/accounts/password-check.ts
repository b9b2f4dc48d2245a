import type { Deps } from '../../deps.ts';

/**
 * Checks a password. The check takes the same time for an unknown email, so its duration does not reveal
 * which emails exist.
 */
export async function passwordIsRight(
  { hasher, limiter }: Deps,
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
  // Simultaneous guesses all pass the limit before the hash is compared. A right password is therefore
  // refused as well after five wrong ones.
  await limiter.check('wrongPassword', email);
  await limiter.clear('wrongPassword', email);
  return true;
}
