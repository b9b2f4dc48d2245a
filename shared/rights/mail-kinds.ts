/** Mails that a customer can end separately: the reminder before a visit, and the question how the repair went. */
export const mailKinds = ['reminder', 'review'] as const;
export type MailKind = (typeof mailKinds)[number];
