/** The provider stores `id` as metadata of the letter. A later search finds the letter by this id. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo: string;
  /** The link that ends mails of this kind, or blank. */
  end: string;
};

/**
 * The outcome of sending a letter. `suppressed`: never write to this recipient again. `refused`: the provider
 * will never take this letter. `notTaken`: certainly not taken, a later attempt may succeed. `unknown`: the
 * letter may have been taken.
 */
export type Outcome =
  | { kind: 'taken'; providerId: string }
  | { kind: 'suppressed' | 'refused' | 'notTaken' | 'unknown'; reason: string };

export type MailState =
  | { kind: 'taken'; providerId: string }
  | { kind: 'absent' }
  | { kind: 'unanswered'; reason: string };

export type MailTransport = {
  send(letter: Letter, signal: AbortSignal): Promise<Outcome>;
  find(mailId: string, signal: AbortSignal): Promise<MailState>;
};

/** Headers that let a mail program end mails of this kind with one click (RFC 8058). */
export const unsubscribeHeaders = (end: string): Record<string, string> =>
  end ? { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
