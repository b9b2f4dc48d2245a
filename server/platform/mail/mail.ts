// Mail as commands see it: a message is written inside the transaction that causes it, and tried at once after it.
import type { Db } from '../db/schema.ts';

/** One paragraph, list of lines with amounts, or a link that stands out. Text only: markup is the template's. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; rows: readonly { label: string; value: string }[] }
  | { kind: 'action'; label: string; url: string };

export type MailTemplate =
  | 'welcome'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'booked'
  | 'statusChanged'
  | 'enquiryReceived';

export type MailMessage = {
  template: MailTemplate;
  to: string;
  subject: string;
  greeting: string;
  blocks: readonly MailBlock[];
};

export type Mail = {
  /**
   * Writes the message and its job into the caller's transaction (one statement or two), due 30 s ahead.
   * Gives back the mail's id for `attempt`.
   */
  enqueue(db: Db, message: MailMessage): Promise<string>;
  /**
   * Tries a committed message at once, for 3 s at most. True when the provider has taken it; otherwise the
   * queue goes on trying. Never throws.
   */
  attempt(mailId: string): Promise<boolean>;
  /** Starts `attempt` without waiting for it; what is under way is awaited at shutdown. */
  attemptSoon(mailId: string): void;
  /** Puts a message that was set aside back into the queue and tries it (admin). */
  sendAgain(db: Db, mailId: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};
