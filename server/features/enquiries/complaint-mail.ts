import type { BusinessDetails } from '#shared/business/schema.ts';
import { paths } from '#shared/paths.ts';
import { action, greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { mailTexts as t } from './complaint-texts.ts';

type Officer = Pick<BusinessDetails, 'officerName' | 'officerPhone' | 'officerEmail' | 'phone' | 'email'>;

const officer = ({ officerName, officerPhone, officerEmail, phone, email }: Officer) =>
  [officerName, officerPhone || phone, officerEmail || email].filter(Boolean).join('\n');

const whom = (business: Officer) => {
  const words = officer(business);
  return words ? [lines([t('grievanceOfficer'), words])] : [];
};

type Complained = { fullname: string; email: string; number: number };

/** Acknowledges a complaint. Does not repeat its text, because the address may be a stranger's. */
export const complaintReceivedMail = (
  { fullname, email, number }: Complained,
  business: Officer,
): MailMessage => ({
  template: 'complaintReceived',
  to: email,
  subject: t('receivedSubject', { number }),
  greeting: greet(fullname),
  blocks: [text(t('received', { number })), ...whom(business), text(t('notYou'))],
});

/** Tells the grievance officer that a complaint has come. */
export const complaintForOfficerMail = (
  number: number,
  { officerName, officerEmail }: Officer,
  publicUrl: string,
): MailMessage => ({
  template: 'complaintForOfficer',
  to: officerEmail,
  subject: t('forOfficerSubject', { number }),
  greeting: greet(officerName),
  blocks: [text(t('forOfficer')), action(t('openComplaints'), publicUrl + paths.admin.complaints)],
});

export const complaintAnsweredMail = (
  { fullname, email, number, answer }: Complained & { answer: string },
  business: Officer,
): MailMessage => ({
  template: 'complaintAnswered',
  to: email,
  subject: t('answeredSubject', { number }),
  greeting: greet(fullname),
  blocks: [text(answer), ...whom(business), text(t('further'))],
});
