import type { Enquiry } from '#shared/enquiries/schema.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { mailTexts as t } from './mail-texts.ts';

/**
 * The mail does not repeat the enquiry's message. Otherwise strangers could send any text to any email
 * address through the shop.
 */
export const enquiryReceivedMail = (enquiry: Enquiry, when: string): MailMessage => ({
  template: 'enquiryReceived',
  to: enquiry.email,
  subject: t('subject'),
  greeting: greet(enquiry.fullname),
  blocks: [
    text(t('thanks', { when })),
    lines([t('service'), serviceTypeName(enquiry.serviceType)], [t('mobile'), enquiry.mobile]),
    text(t('notYou')),
  ],
});
