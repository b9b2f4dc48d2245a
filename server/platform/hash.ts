// Passwords (Argon2id with OWASP's parameters) and the hashes of tokens.

export type Hasher = {
  /** Hashes a password; throws AppError unavailable where too many wait already. */
  hash(password: string): Promise<string>;
  /** Compares; with no stored hash it takes the same time and says no. */
  verify(stored: string | null, password: string): Promise<boolean>;
};
