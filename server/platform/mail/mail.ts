// Mail as commands see it: a message is written inside the transaction that causes it, and tried at once after it.
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema.ts';

/** `charge`: a charge within the text, behind which the sender's words of charges stand once the mail is sent. */
type Telling<Text> = Text & { charge?: string };
/** One paragraph, list of lines with amounts, or a link that stands out. Text only: markup is the template's. */
export type MailBlock =
  | Telling<{ kind: 'text'; text: string }>
  | { kind: 'lines'; rows: readonly Telling<{ label: string; value: string }>[] }
  | { kind: 'action'; label: string; url: string };

/** What the shop writes to people; `server/testing/every-mail.test.ts` has one of each. */
export const mailTemplates = [
  'welcome',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'booked',
  'statusChanged',
  'visitAgreed',
  'dayBefore',
  'onTheWay',
  'estimateToAgree',
  'cancelled',
  'restored',
  'claimReceived',
  'enquiryReceived',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** What a mail says between the frame's header and footer. */
export type MailContent = { greeting: string; blocks: readonly MailBlock[] };

export type MailMessage = MailContent & { template: MailTemplate; to: string; subject: string };

/** A random text that stands in a message for a number which only the statement itself knows: the row's `column`. */
export type MailMark = { mark: string; column: string };

export type Mail = {
  /**
   * Writes the message into the caller's transaction (one statement); what still waits after half a minute is the
   * queue's. Gives back the mail's id for `attempt`.
   */
  enqueue(db: Db, message: MailMessage): Promise<string>;
  /**
   * The same for a change that is one statement: parts for its `with`, which write the message where the part named
   * `cause` gives a row, with that row's number where the message has the mark.
   */
  enqueueWith(
    cause: string,
    message: MailMessage,
    given?: MailMark,
  ): { mailId: string; parts: RawBuilder<unknown> };
  /**
   * Tries a committed message at once, for 3 s at most. True when the provider has taken it; otherwise the
   * queue goes on trying. Never throws.
   */
  attempt(mailId: string): Promise<boolean>;
  /** Starts `attempt` without waiting for it, a few at a time; under a flood the queue takes over. */
  attemptSoon(mailId: string): void;
  /**
   * Lets a message that was set aside wait again, in the caller's transaction; `attempt` after the commit tries it
   * at once. Throws mailNotFound, or mailNotSetAside where it is not waiting for a person.
   */
  sendAgain(db: Db, mailId: string): Promise<void>;
  /** Waits until nothing that `attempt` or `attemptSoon` began is under way. */
  settled(): Promise<void>;
  /** Sets the queue up in the database and begins to work on what waits. */
  start(): Promise<void>;
  /** Ends the work; what is under way has a few seconds to finish, the queue keeps the rest. */
  stop(): Promise<void>;
};
