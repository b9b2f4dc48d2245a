// What Sign up hands on to Login in the history entry: the new account's email, beside the way back.

/** State for the navigation to Login after signing up; keeps what Sign up was given. */
export const signedUp = (state: unknown, email: string): object => ({
  ...(typeof state === 'object' && state),
  email,
});

/** The email that was just signed up with, or ''. */
export const signedUpEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
