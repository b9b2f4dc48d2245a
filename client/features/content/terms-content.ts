import type { Business } from '#shared/business/schema.ts';
import { isUsual } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { waysToPay } from './booking-words.ts';
import type { ContentSection } from './content-block.ts';

export const termsUpdated = '2026-11-20';

export const termsIntro =
  'These terms apply when you book a service on this website, by phone or by email. They tell you what we do, what it costs and what happens if something goes wrong. When you book, you agree to them.';

const arrival = (business: Business) =>
  isUsual('promise', business)
    ? `We aim to come within ${legal.promiseHours} hours of the booking`
    : `Our promise is ${business.promise}`;

export const termsSections = (fee: string, business: Business): readonly ContentSection[] => [
  {
    title: 'Services',
    blocks: [
      {
        kind: 'text',
        text: `We repair, install and maintain home and commercial appliances at your address in ${business.city}, ${business.state}. The page of each service says what it includes and what is extra.`,
      },
      {
        kind: 'text',
        text: 'We are an independent business and not the authorised service centre of any brand. Brand names on this website say which appliances we work on; they belong to their owners. If your appliance is still under its maker’s warranty, ask the maker first, because a repair by us may end it.',
      },
    ],
  },
  {
    title: 'Appointment Scheduling',
    blocks: [
      {
        kind: 'text',
        text: `When you book, you choose a visit time that is free, or ask us to call you to agree on one. ${arrival(business)}, or later if you wish. If we cannot keep the agreed time, we tell you as soon as we know and offer the next time that suits you.`,
      },
      {
        kind: 'text',
        text: 'You must be 18 or older to book. Please give the right address and a mobile number that reaches you on the day.',
      },
    ],
  },
  {
    title: 'Pricing and Payment',
    blocks: [
      {
        kind: 'text',
        text: 'The charge you see when you book is the charge of that booking; a later change of our prices does not alter it. For a repair it covers the visit, the inspection and small adjustments that need no part. For an installation, a cleaning or a planned service it covers the job as described on its page.',
      },
      {
        kind: 'text',
        text: 'Parts, gas, materials and the labour to fit them are extra. The technician tells you their price before he starts, and he starts only when you agree. If you do not want the repair, you pay only the charge of your booking.',
      },
      {
        kind: 'text',
        text: `You pay the technician after the service: ${waysToPay}. You receive a bill. We take no payment on this website.`,
      },
    ],
  },
  {
    title: 'Cancellations and Refunds',
    blocks: [
      {
        kind: 'text',
        text: `To change or cancel an appointment, use My Orders or the link in our emails, or tell us, at least ${legal.cancellationNoticeHours} hours before the agreed time. If the visit is due sooner than that, do it as early as you can. Once the technician is on the way, please call us. Cancelling is free until the technician has come. If the technician has already visited and you cancel before the inspection, a cancellation fee of ${fee} is due in place of the charge of your booking.`,
      },
      {
        kind: 'text',
        text: `If you are not satisfied with a service, ask for a refund within ${legal.refundWindowDays} days of the day it was done. We may check the appliance again and first try to correct our work. If we did not do the work that you paid for, or cannot correct it, we return what you paid for it in cash or by bank transfer.`,
      },
    ],
  },
  {
    title: 'Customer Responsibilities',
    blocks: [
      { kind: 'text', text: 'So that the technician can work safely and well, please:' },
      {
        kind: 'list',
        items: [
          'be at home, or ask an adult you trust to be there for the whole visit;',
          'make sure there is electricity and, where needed, water, and room to move the appliance;',
          'tell us about earlier repairs, a water leak, a shock or a burning smell;',
          'empty the appliance where its service page asks for it, and keep children and pets away;',
          'get the permission of your landlord or society where drilling or work outside is needed.',
        ],
      },
      {
        kind: 'text',
        text: 'The technician may stop where the place, the wiring or the gas line is not safe. If nothing can be done for such a reason, the charge of your booking is still due.',
      },
    ],
  },
  {
    title: 'Guarantee and Warranty',
    blocks: [
      {
        kind: 'text',
        text: `Our work and the parts we fit are under warranty for ${legal.warrantyDays} days from the day of the repair. Where the page of a service names other days, those count; where it names none, that service has no warranty. If the same fault comes back in that time, we repair it without any charge for the visit, the labour or the part. If the maker gives a longer warranty on a part, you keep it.`,
      },
      {
        kind: 'text',
        text: 'My Orders and the link in our mails show the last day of each repair. That day still counts. Until then you can claim the warranty there, or call us.',
      },
      { kind: 'text', text: 'The warranty does not cover:' },
      {
        kind: 'list',
        items: [
          'a fault other than the one we repaired;',
          'damage by voltage, lightning, water, insects, a fall or wrong use;',
          'filters, lamps and other things that wear out in normal use, unless they were faulty when fitted;',
          'an appliance that someone else has opened after our repair;',
          'parts that you bought yourself.',
        ],
      },
    ],
  },
  {
    title: 'Limitation of Liability',
    blocks: [
      {
        kind: 'text',
        text: 'If our technician damages the appliance or your property by a lack of care, tell us at once; we repair it or pay for the repair, taking the age of the thing into account. Beyond that, what we owe you for one service is limited to what you paid us for it, and we do not pay for indirect loss such as spoiled food, lost business or lost time.',
      },
      {
        kind: 'text',
        text: 'An old appliance can fail further when it is opened, even with care. The technician tells you about such a risk before he starts. Nothing in these terms limits our liability for injury or death, for fraud or gross negligence, or your rights under the Consumer Protection Act, 2019.',
      },
    ],
  },
  {
    title: 'Force Majeure',
    blocks: [
      {
        kind: 'text',
        text: 'We are not liable for a delay or a failure that we cannot prevent: flood, storm, earthquake, fire, epidemic, riot, strike, war, a power or network failure, an order of the authorities, or parts that are not available anywhere. We tell you, and agree on a new time as soon as work is possible. If that takes more than 15 days, either of us may cancel without a fee.',
      },
    ],
  },
  {
    title: 'Update of Terms',
    blocks: [
      {
        kind: 'text',
        text: 'We may change these terms. The new text appears on this page with its date and applies to bookings made from then on. A booking you have already made stays under the terms of its day.',
      },
    ],
  },
  {
    title: 'Governing Law and Dispute Resolution',
    blocks: [
      {
        kind: 'text',
        text: 'The law of India applies. Please speak to us first: most complaints are settled with one call. A dispute that is not settled within 30 days of your written complaint goes to a sole arbitrator whom we appoint together, under the Arbitration and Conciliation Act, 1996.',
      },
      {
        kind: 'text',
        text: `The seat of the arbitration is ${business.city}, ${business.state}, and its language is English, Marathi or Hindi, as you choose. The courts of ${business.city} have jurisdiction. As a consumer you may always go to the consumer commission instead.`,
      },
    ],
  },
  {
    title: 'Contact Information',
    blocks: [
      {
        kind: 'text',
        text: 'For questions about these terms, a cancellation, a refund or a complaint, reach us here. Please keep your bill or the date of your booking ready.',
      },
      { kind: 'contact' },
    ],
  },
];
