import type { Business } from '#shared/business/schema.ts';
import { cityOf, forYears, promiseOf } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { callTime } from '#shared/visits/call-time.ts';
import { contactWords, waysToPay } from './booking-words.ts';
import type { ContentBlock } from './content-block.ts';
import { faqTexts as t } from './faq-texts.ts';

export interface FaqSection {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly question: string;
  readonly answer: readonly ContentBlock[];
}

const whatWeRepair = (business: Business) =>
  forYears(business) ? t('whatRepairYears', { years: forYears(business) }) : t('whatRepairText');

export const faqSections = (fee: string, business: Business): readonly FaqSection[] => [
  {
    title: t('general'),
    questions: [
      {
        question: t('whatRepair'),
        answer: [
          {
            kind: 'text',
            text: whatWeRepair(business),
          },
        ],
      },
      {
        question: t('where'),
        answer: [
          {
            kind: 'text',
            text: t('whereText', { city: cityOf(business) }),
          },
          { kind: 'contact' },
        ],
      },
      {
        question: t('howBook'),
        answer: [
          {
            kind: 'steps',
            items: [
              t(business.guestBookings ? 'step1' : 'step1Account'),
              t('step2', { contact: contactWords }),
              t('step3'),
            ],
          },
          {
            kind: 'text',
            text: t('askFirst'),
          },
        ],
      },
    ],
  },
  {
    title: t('process'),
    questions: [
      {
        question: t('howSoon'),
        answer: [
          {
            kind: 'text',
            text: t('howSoonText', { promise: promiseOf(business), when: callTime(business, null) }),
          },
        ],
      },
      {
        question: t('during'),
        answer: [
          {
            kind: 'text',
            text: t('duringText'),
          },
        ],
      },
      {
        question: t('change'),
        answer: [
          {
            kind: 'text',
            text: t('changeText', { hours: legal.cancellationNoticeHours, fee }),
          },
          { kind: 'contact' },
        ],
      },
    ],
  },
  {
    title: t('warranty'),
    questions: [
      {
        question: t('whatWarranty'),
        answer: [
          {
            kind: 'text',
            text: t('whatWarrantyText', { days: legal.warrantyDays }),
          },
        ],
      },
      {
        question: t('sameFault'),
        answer: [
          {
            kind: 'text',
            text: t('sameFaultText'),
          },
        ],
      },
    ],
  },
  {
    title: t('payments'),
    questions: [
      {
        question: t('howPay'),
        answer: [
          {
            kind: 'text',
            text: t('howPayText', { ways: waysToPay }),
          },
        ],
      },
      {
        question: t('charge'),
        answer: [
          {
            kind: 'text',
            text: t('chargeText'),
          },
        ],
      },
      {
        question: t('refund'),
        answer: [
          {
            kind: 'text',
            text: t('refundText', { days: legal.refundWindowDays }),
          },
          { kind: 'contact' },
        ],
      },
    ],
  },
  {
    title: t('maintenance'),
    questions: [
      {
        question: t('howOften'),
        answer: [
          {
            kind: 'list',
            items: [t('often1'), t('often2'), t('often3'), t('often4'), t('often5')],
          },
        ],
      },
      {
        question: t('hardWater'),
        answer: [
          {
            kind: 'text',
            text: t('hardWaterText'),
          },
        ],
      },
    ],
  },
  {
    title: t('tips'),
    questions: [
      {
        question: t('checkFirst'),
        answer: [
          {
            kind: 'list',
            items: [t('check1'), t('check2'), t('check3'), t('check4')],
          },
          {
            kind: 'text',
            text: t('noPanel'),
          },
        ],
      },
      {
        question: t('fridge'),
        answer: [
          {
            kind: 'text',
            text: t('fridgeText'),
          },
        ],
      },
      {
        question: t('drips'),
        answer: [
          {
            kind: 'text',
            text: t('dripsText'),
          },
        ],
      },
    ],
  },
  {
    title: t('safety'),
    questions: [
      {
        question: t('gas'),
        answer: [
          {
            kind: 'text',
            text: t('gasText'),
          },
        ],
      },
      {
        question: t('oldParts'),
        answer: [
          {
            kind: 'text',
            text: t('oldPartsText'),
          },
        ],
      },
    ],
  },
];
