export const isGuest = ({ email }: { email: string }): boolean => email === '';

export const guestName = 'Guest';
