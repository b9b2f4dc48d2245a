/** The words of the FAQ page: sections in the specification's names and order, 18 questions in all. */
import { legal } from '#shared/business.ts';
import type { ContentBlock } from './content-block.ts';

export interface FaqSection {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly question: string;
  readonly answer: readonly ContentBlock[];
}

export const faqSections: readonly FaqSection[] = [
  {
    title: 'General Information',
    questions: [
      {
        question: 'What do you repair?',
        answer: [
          {
            kind: 'text',
            text: `We repair, install and maintain washing machines, dryers, refrigerators, freezers, air conditioners and kitchen appliances, and the machines that shops, hotels and canteens work with. We have done this for over ${legal.yearsOfService} years and work on all common brands. We are an independent workshop, not a brand’s own service centre.`,
          },
        ],
      },
      {
        question: 'Where do you come?',
        answer: [
          {
            kind: 'text',
            text: `To your home or business in ${legal.city}. The areas we cover are in the Address / Area list of the booking form. If yours is missing, ask us; we may still come.`,
          },
          { kind: 'contact' },
        ],
      },
      {
        question: 'How do I book on this website?',
        answer: [
          {
            kind: 'steps',
            items: [
              'Find your service by search or by category and press Request a Repair. The first time you sign up with your name, mobile number and email.',
              'In the cart, check the services and fill in your name, area, street and mobile number. Press Book Service.',
              'Read the details once more and press Book. You get an email, and the booking appears in My Orders.',
            ],
          },
          {
            kind: 'text',
            text: 'Only want to ask something first? Send us an enquiry from the home page. It needs no account.',
          },
        ],
      },
    ],
  },
  {
    title: 'Service Process',
    questions: [
      {
        question: 'How soon will a technician come?',
        answer: [
          {
            kind: 'text',
            text: `Our promise is ${legal.promise}. We call you within 2 hours of your booking to agree on a time; if you book at night, we call in the morning. If a later day suits you better, tell us in that call.`,
          },
        ],
      },
      {
        question: 'What happens during the visit?',
        answer: [
          {
            kind: 'text',
            text: 'The technician looks at the appliance, finds the fault and tells you what the repair costs, parts included. Work starts only when you say yes. Most repairs are finished in one visit. If a part has to be ordered or a board goes to our workshop, you hear how many days it will take before you decide.',
          },
        ],
      },
      {
        question: 'How do I change or cancel my appointment?',
        answer: [
          {
            kind: 'text',
            text: `Call or write to us at least ${legal.cancellationNoticeHours} hours before the agreed time. If the visit is sooner than that, tell us as early as you can. Cancelling costs nothing as long as no one has come. If the technician has already visited, the fee is ₹${legal.cancellationFeeRupees}.`,
          },
          { kind: 'contact' },
        ],
      },
    ],
  },
  {
    title: 'Warranty & Guarantees',
    questions: [
      {
        question: 'What warranty do I get?',
        answer: [
          {
            kind: 'text',
            text: `${legal.warrantyDays} days from the day of the repair, on our work and on the parts we fitted. If a part has a longer warranty from its maker, that one counts too. Keep the bill; it carries the date and the parts.`,
          },
        ],
      },
      {
        question: 'What if the same fault comes back?',
        answer: [
          {
            kind: 'text',
            text: `Tell us within the ${legal.warrantyDays} days. We come again and put our work right without a visit charge, labour or part charge for what we repaired. A different fault, or damage by voltage, water, insects or a fall, is a new repair.`,
          },
        ],
      },
    ],
  },
  {
    title: 'Payments & Billing',
    questions: [
      {
        question: 'How and when do I pay?',
        answer: [
          {
            kind: 'text',
            text: 'In cash, to the technician, after the service. There is nothing to pay on this website, and we never ask for a card number, a UPI PIN or an OTP. You get a bill for what you paid.',
          },
        ],
      },
      {
        question: 'What does the charge on the website include?',
        answer: [
          {
            kind: 'text',
            text: 'For a repair: the visit, the inspection and small adjustments that need no part. Parts, gas and the labour to fit them are extra, and you hear the price before work starts. For an installation, a cleaning or a planned service: the visit and the whole job as its page describes. If you do not want the repair, you pay only the charge you saw when you booked.',
          },
        ],
      },
      {
        question: 'Can I get a refund?',
        answer: [
          {
            kind: 'text',
            text: `Yes, if we did not do what you paid for or could not put it right. Ask us within ${legal.refundWindowDays} days of the service and tell us the day of the visit and what went wrong. We look at the appliance again before we decide.`,
          },
          { kind: 'contact' },
        ],
      },
    ],
  },
  {
    title: 'Appliance Maintenance',
    questions: [
      {
        question: 'How often should my appliances be serviced?',
        answer: [
          {
            kind: 'list',
            items: [
              'Air conditioner: twice a year, before summer and after the rains.',
              'Washing machine: a deep cleaning once a year, every six months with hard water.',
              'Kitchen chimney: every six months if you fry often, otherwise once a year.',
              'Water purifier: every six months, or when the water tastes different.',
              'Refrigerator: clean the coil at the back and the door gasket twice a year. You can do that yourself with the plug out.',
            ],
          },
        ],
      },
      {
        question: 'What does hard water do to my machines?',
        answer: [
          {
            kind: 'text',
            text: 'It leaves white scale on heaters, drums, pumps and jets. They heat slower, use more current and fail early. Descale the washing machine every two to three months with a powder made for it, keep salt in the dishwasher, and clean the tap filter when the flow gets weak.',
          },
        ],
      },
    ],
  },
  {
    title: 'Troubleshooting & Tips',
    questions: [
      {
        question: 'What can I check before I book a repair?',
        answer: [
          {
            kind: 'list',
            items: [
              'Does another appliance work in the same socket? Has the MCB tripped?',
              'Is the tap open, the door or lid fully closed, the child lock off?',
              'Is the filter blocked: lint, drain, AC or chimney?',
              'Is there an error code? Write it down and switch the machine off for five minutes.',
            ],
          },
          {
            kind: 'text',
            text: 'Do not open the back panel. Some parts keep a dangerous voltage even without the plug.',
          },
        ],
      },
      {
        question: 'My fridge has stopped cooling. What about the food?',
        answer: [
          {
            kind: 'text',
            text: 'Keep the doors closed: a full freezer stays cold for about a day, the fridge part for about four hours. Check that the plug is firm and the dial has not been turned, and leave a hand’s width of air behind the fridge. Book a visit and tell us in our call that there is food inside.',
          },
        ],
      },
      {
        question: 'Water drips from my indoor AC unit. What should I do?',
        answer: [
          {
            kind: 'text',
            text: 'Switch the AC off and put a bucket below. Slide out the filters, rinse them under the tap, let them dry and put them back. If it still drips, the drain pipe is probably blocked or the gas is low; keep the AC off and book a repair, so that the wall and the board stay dry.',
          },
        ],
      },
    ],
  },
  {
    title: 'Safety & Environmental Concerns',
    questions: [
      {
        question: 'I smell gas or get a shock. What should I do first?',
        answer: [
          {
            kind: 'text',
            text: 'Gas smell: close the valve of the cylinder or the pipeline, open the windows, touch no switch and call the LPG leak helpline 1906 or your gas company. A shock from an appliance: do not touch it again, switch off the MCB, then pull the plug. Book us when it is safe. We check the earthing on every such visit.',
          },
        ],
      },
      {
        question: 'What happens to old parts and to the gas of a fridge or AC?',
        answer: [
          {
            kind: 'text',
            text: 'You see every part we replace and may keep it. What you do not want, we take along and hand to an e-waste recycler. We repair the leak before we charge new gas, so that it does not escape into the air again.',
          },
        ],
      },
    ],
  },
];
