export const signedUpState = (state: unknown, email: string): object => ({
  ...(typeof state === 'object' && state),
  email,
});

export const signedUpEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
