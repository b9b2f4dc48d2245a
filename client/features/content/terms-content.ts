import type { Business } from '#shared/business/schema.ts';
import { cityOf, isUsual, promiseOf, stateOf } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { waysToPay } from './booking-words.ts';
import type { ContentSection } from './content-block.ts';
import { termsTexts as t } from './terms-texts.ts';

export const termsUpdated = '2026-11-20';

export const termsIntro = t('intro');

const arrival = (business: Business) =>
  isUsual('promise', business)
    ? t('arrivalUsual', { hours: legal.promiseHours })
    : t('arrivalOwn', { promise: promiseOf(business) });

export const termsSections = (fee: string, business: Business): readonly ContentSection[] => [
  {
    title: t('services'),
    blocks: [
      {
        kind: 'text',
        text: t('servicesText', { city: cityOf(business), state: stateOf(business) }),
      },
      {
        kind: 'text',
        text: t('independent'),
      },
    ],
  },
  {
    title: t('scheduling'),
    blocks: [
      {
        kind: 'text',
        text: t('scheduleText', { arrival: arrival(business) }),
      },
      {
        kind: 'text',
        text: t('adult'),
      },
    ],
  },
  {
    title: t('pricing'),
    blocks: [
      {
        kind: 'text',
        text: t('pricingText'),
      },
      {
        kind: 'text',
        text: t('extra'),
      },
      {
        kind: 'text',
        text: t('pay', { ways: waysToPay }),
      },
    ],
  },
  {
    title: t('cancellations'),
    blocks: [
      {
        kind: 'text',
        text: t('cancelText', { hours: legal.cancellationNoticeHours, fee }),
      },
      {
        kind: 'text',
        text: t('refundText', { days: legal.refundWindowDays }),
      },
    ],
  },
  {
    title: t('responsibilities'),
    blocks: [
      { kind: 'text', text: t('please') },
      {
        kind: 'list',
        items: [t('beHome'), t('electricity'), t('tellUs'), t('emptyIt'), t('permission')],
      },
      {
        kind: 'text',
        text: t('mayStop'),
      },
    ],
  },
  {
    title: t('guarantee'),
    blocks: [
      {
        kind: 'text',
        text: t('guaranteeText', { days: legal.warrantyDays }),
      },
      {
        kind: 'text',
        text: t('lastDay'),
      },
      { kind: 'text', text: t('notCovered') },
      {
        kind: 'list',
        items: [t('otherFault'), t('damage'), t('wear'), t('openedByOther'), t('ownParts')],
      },
    ],
  },
  {
    title: t('liability'),
    blocks: [
      {
        kind: 'text',
        text: t('liabilityText'),
      },
      {
        kind: 'text',
        text: t('oldAppliance'),
      },
    ],
  },
  {
    title: t('force'),
    blocks: [
      {
        kind: 'text',
        text: t('forceText'),
      },
    ],
  },
  {
    title: t('update'),
    blocks: [
      {
        kind: 'text',
        text: t('updateText'),
      },
    ],
  },
  {
    title: t('law'),
    blocks: [
      {
        kind: 'text',
        text: t('lawText'),
      },
      {
        kind: 'text',
        text: t('seat', { city: cityOf(business), state: stateOf(business) }),
      },
    ],
  },
  {
    title: t('contact'),
    blocks: [
      {
        kind: 'text',
        text: t('contactText'),
      },
      { kind: 'contact' },
    ],
  },
];
