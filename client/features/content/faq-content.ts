import type { Business } from '#shared/business/schema.ts';
import { forYears } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { contactWords, waysToPay } from './booking-words.ts';
import type { ContentBlock } from './content-block.ts';

export interface FaqSection {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly question: string;
  readonly answer: readonly ContentBlock[];
}

const experience = (business: Business) =>
  forYears(business) ? `We have been doing this ${forYears(business)}, and we work` : 'We work';

export const faqSections = (fee: string, business: Business): readonly FaqSection[] => [
  {
    title: 'General Information',
    questions: [
      {
        question: 'What do you repair?',
        answer: [
          {
            kind: 'text',
            text: `We repair, install and maintain washing machines, dryers, refrigerators, freezers, air conditioners and kitchen appliances, and the machines that shops, hotels and canteens work with. ${experience(business)} on all common brands. We are an independent workshop, not a brand’s own service centre.`,
          },
        ],
      },
      {
        question: 'Where do you come?',
        answer: [
          {
            kind: 'text',
            text: `To your home or business in ${business.city}. You can see our areas in the Address / Area list of the booking form. If your area is not in the list, please ask us. We may still be able to come.`,
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
              'Find your service by search or by category and press Request a Repair. The first time, you sign up with your name, mobile number and email.',
              `In the cart, check the services and fill in your ${contactWords}. Press Book Service.`,
              'Check the details once more and press Book. You get an email, and you can see the booking in My Orders.',
            ],
          },
          {
            kind: 'text',
            text: 'Do you want to ask something first? Send us an enquiry from the home page. You do not need an account for it.',
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
            text: `Our promise is ${business.promise}. When you book, you choose the day and the time; the earliest free time is chosen already. If you would rather agree on a time by phone, we call you within 2 hours of your booking. If you book at night, we call in the morning.`,
          },
        ],
      },
      {
        question: 'What happens during the visit?',
        answer: [
          {
            kind: 'text',
            text: 'The technician checks the appliance, finds the fault and tells you the price of the repair, including parts. He starts only when you say yes. Most repairs are done in one visit. If we have to order a part or take a board to our workshop, we tell you how many days it will take before you decide.',
          },
        ],
      },
      {
        question: 'How do I change or cancel my appointment?',
        answer: [
          {
            kind: 'text',
            text: `On My Orders, or by the link in our emails, until the technician is on the way. After that, please call us. Please do it at least ${legal.cancellationNoticeHours} hours before the agreed time, or as early as you can. Cancelling is free until the technician comes. If the technician has already visited, the fee is ${fee}.`,
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
            text: `${legal.warrantyDays} days from the day of the repair, on our work and on the parts that we fitted. Where the page of a service names other days, those count; where it names none, that service has no warranty. My Orders shows the last day of each repair. If the company gives a longer warranty on a part, you get that too. Please keep the bill. It shows the date and the parts.`,
          },
        ],
      },
      {
        question: 'What if the same fault comes back?',
        answer: [
          {
            kind: 'text',
            text: `Open the repair in My Orders or by the link in our mails, press ‘Claim warranty’, say what is wrong and choose a time. Or call us. The last day still counts. We come again and repair it free of charge: no visit charge, no labour and no part charge for what we repaired. A different fault, or damage by voltage, water, insects or a fall, is a new repair.`,
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
            text: `You pay the technician after the service: ${waysToPay}. You pay nothing on this website. We never ask for a card number, a UPI PIN or an OTP. You get a bill: 'Download bill' in My Orders has it, and the link in the mail.`,
          },
        ],
      },
      {
        question: 'What does the charge on the website include?',
        answer: [
          {
            kind: 'text',
            text: 'For a repair: the visit, the inspection and small adjustments that need no part. Parts, gas and the labour to fit them are extra. We tell you the price before we start. For an installation, a cleaning or a regular service: the visit and the whole job, as described on its page. If you do not want the repair, you pay only the charge that you saw when you booked.',
          },
        ],
      },
      {
        question: 'Can I get a refund?',
        answer: [
          {
            kind: 'text',
            text: `Yes, if we did not do the work that you paid for or could not correct it. Ask us within ${legal.refundWindowDays} days of the service and tell us the date of the visit and what went wrong. We check the appliance again before we decide.`,
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
              'Refrigerator: clean the coil at the back and the door gasket twice a year. You can do this yourself. Pull out the plug first.',
            ],
          },
        ],
      },
      {
        question: 'What does hard water do to my machines?',
        answer: [
          {
            kind: 'text',
            text: 'It leaves white scale on heaters, drums, pumps and jets. They take longer to heat, use more electricity and fail early. Descale the washing machine every two to three months with a powder made for it, keep salt in the dishwasher, and clean the tap filter when the flow gets weak.',
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
            text: 'Do not open the back panel. Some parts can give a dangerous shock even after you pull out the plug.',
          },
        ],
      },
      {
        question: 'My fridge has stopped cooling. What about the food?',
        answer: [
          {
            kind: 'text',
            text: 'Keep the doors closed: a full freezer stays cold for about a day, the fridge part for about four hours. Check that the plug is firm and nobody has turned the dial. Keep a gap of one hand behind the fridge. Then book a visit and tell us that there is food inside when we call.',
          },
        ],
      },
      {
        question: 'Water drips from my indoor AC unit. What should I do?',
        answer: [
          {
            kind: 'text',
            text: 'Switch the AC off and put a bucket below. Slide out the filters, rinse them under the tap, let them dry and put them back. If it still drips, the drain pipe may be blocked or the gas may be low. Keep the AC off and book a repair, so that the wall and the circuit board stay dry.',
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
            text: 'We show you every part that we replace, and you may keep it. What you do not want to keep, we take with us and give to an e-waste recycler. We repair the leak before we fill new gas, so that it does not leak again.',
          },
        ],
      },
    ],
  },
];
