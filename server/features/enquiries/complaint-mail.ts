import type { BusinessDetails } from '#shared/business/schema.ts';
import { paths } from '#shared/paths.ts';
import { action, lines, mailTo, text } from '../../platform/mail/blocks.ts';
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
export const complaintReceivedMail = ({ fullname, email, number }: Complained, business: Officer) =>
  mailTo({ name: fullname, email }, 'complaintReceived', t('receivedSubject', { number }), [
    text(t('received', { number })),
    ...whom(business),
    text(t('notYou')),
  ]);

/** Tells the grievance officer that a complaint has come. */
export const complaintForOfficerMail = (
  number: number,
  { officerName, officerEmail }: Officer,
  publicUrl: string,
): MailMessage =>
  mailTo(
    { name: officerName, email: officerEmail },
    'complaintForOfficer',
    t('forOfficerSubject', { number }),
    [text(t('forOfficer')), action(t('openComplaints'), publicUrl + paths.admin.complaints)],
  );

export const complaintAnsweredMail = (
  { fullname, email, number, answer }: Complained & { answer: string },
  business: Officer,
): MailMessage =>
  mailTo({ name: fullname, email }, 'complaintAnswered', t('answeredSubject', { number }), [
    text(answer),
    ...whom(business),
    text(t('further')),
  ]);
