// What carries a letter away: a mail provider or the mailbox. Two calls, and every answer has a name.

/** A finished mail. `id` goes along as metadata, so that the provider can be asked for it later. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The business's own address, where it has one. */
  replyTo: string;
};

/**
 * What became of a letter. `suppressed`: the recipient is not to be written to again. `refused`: this letter
 * will never be taken as it is. `notTaken`: not taken for certain, later it may be. `unknown`: it may have been.
 */
export type Outcome =
  | { kind: 'taken'; providerId: string }
  | { kind: 'suppressed' | 'refused' | 'notTaken' | 'unknown'; reason: string };

/** What the provider says of an earlier letter. `unanswered`: it could not be asked. */
export type Found =
  | { kind: 'taken'; providerId: string }
  | { kind: 'absent' }
  | { kind: 'unanswered'; reason: string };

export type MailTransport = {
  /** Hands a letter over; the signal ends the waiting. Never rejects. */
  send(letter: Letter, signal: AbortSignal): Promise<Outcome>;
  /** Asks whether a letter was taken whose answer got lost. Never rejects. */
  find(mailId: string, signal: AbortSignal): Promise<Found>;
};
