import type { Enquiry } from '#shared/enquiries/schema.ts';
import { greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

/**
 * The mail does not repeat the enquiry's message. Otherwise strangers could send any text to any email
 * address through the shop.
 */
export const enquiryReceivedMail = (enquiry: Enquiry): MailMessage => ({
  template: 'enquiryReceived',
  to: enquiry.email,
  subject: 'We have received your enquiry',
  greeting: greet(enquiry.fullname),
  blocks: [
    text('Thank you for your enquiry. We will read it and call you, usually within a few hours.'),
    lines(['Service', enquiry.serviceType], ['Your mobile', enquiry.mobile]),
    text('If you did not write to us, please ignore this email.'),
  ],
});
