import type { Enquiry } from '#shared/enquiries/schema.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { lines, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { mailTexts as t } from './mail-texts.ts';

/**
 * The mail does not repeat the enquiry's message. Otherwise strangers could send any text to any email
 * address through the shop.
 */
export const enquiryReceivedMail = (enquiry: Enquiry, when: string): MailMessage =>
  mailTo({ name: enquiry.fullname, email: enquiry.email }, 'enquiryReceived', t('subject'), [
    text(t('thanks', { when })),
    lines([t('service'), serviceTypeName(enquiry.serviceType)], [t('mobile'), enquiry.mobile]),
    text(t('notYou')),
  ]);
