import type { Language } from '#shared/language.ts';

/**
 * A text with a charge. `charge` is an amount within the text. The mail adds the words about tax ('plus 18 %
 * GST') when it is sent.
 */
type WithCharge<Text> = Text & { charge?: string };
/**
 * The content of a mail: a paragraph, a list of lines with amounts, or a button. All texts are plain;
 * render.ts adds the markup.
 */
export type MailBlock =
  | WithCharge<{ kind: 'text'; text: string }>
  | { kind: 'lines'; rows: readonly WithCharge<{ label: string; value: string; url?: string }>[] }
  | { kind: 'action'; label: string; url: string };

export const mailTemplates = [
  'welcome',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'invitation',
  'booked',
  'statusChanged',
  'visitAgreed',
  'dayBefore',
  'review',
  'lostLink',
  'onTheWay',
  'notAtHome',
  'estimateToAgree',
  'cancelled',
  'restored',
  'claimReceived',
  'enquiryReceived',
  'complaintReceived',
  'complaintForOfficer',
  'complaintAnswered',
  'jobNews',
  'digest',
  'webhookOff',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** The content of a mail in `language` (English without it). */
export type MailContent = {
  greeting: string;
  blocks: readonly MailBlock[];
  language?: Language;
  /** The link that ends mails of this kind. Mail programs show it as 'Unsubscribe' (RFC 8058). */
  end?: string;
};

export type MailMessage = MailContent & { template: MailTemplate; to: string; subject: string };

/** The recipient of a mail and the order that it is about, by which a copy or an erasure finds the mail. */
export type MailOwner = { user: string | null; order?: string };
