// Rate limits (rest-api.md, Common to all): counted in the database, shared by every instance.

/** The particular limits; the general one is counted beside them. */
export const limits = {
  signIn: { most: 10, seconds: 60 },
  wrongPassword: { most: 5, seconds: 900 },
  signUp: { most: 20, seconds: 3600 },
  forgotPassword: { most: 5, seconds: 3600 },
  forgotPasswordAccount: { most: 3, seconds: 3600 },
  enquiry: { most: 10, seconds: 600 },
  upload: { most: 120, seconds: 3600 },
  general: { most: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

export type Limiter = {
  /** Counts one attempt for a client address or an account; throws AppError tooMany beyond the limit. */
  take(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** Throws AppError tooMany where the limit is reached already, without counting. */
  check(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** Forgets what was counted, as after a right password. */
  clear(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** The general limit: counted in this process at once, shared with the others about once a second. */
  takeGeneral(address: string, calls: number): void;
  start(): void;
  stop(): Promise<void>;
};
