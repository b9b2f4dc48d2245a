// People without an account. Free of zod: the frame of every page asks.

/** Who books without an account has no email, and neither has who is booked for on the phone. */
export const isGuest = ({ email }: { email: string }): boolean => email === '';

/** As a guest is called who has no name yet. */
export const guestName = 'Guest';
