import { legal } from '#shared/business.ts';
import { allKept, retentionSentence } from '#shared/rights/retention.ts';
import { contactWords } from './booking-words.ts';
import type { ContentSection } from './content-block.ts';
import { privacyTexts as t } from './privacy-texts.ts';

export const privacyUpdated = '2026-11-24';

export const privacyIntro = t('intro');

export const privacySections: readonly ContentSection[] = [
  {
    title: t('collect'),
    blocks: [
      {
        kind: 'list',
        items: [
          t('account'),
          t('bookings', { contact: contactWords }),
          t('feedback'),
          t('enquiries'),
          t('technical'),
        ],
      },
      {
        kind: 'text',
        text: t('noCards'),
      },
    ],
  },
  {
    title: t('use'),
    blocks: [
      {
        kind: 'list',
        items: [t('use1'), t('use2'), t('use3'), t('use4'), t('use5')],
      },
      {
        kind: 'text',
        text: t('noAds'),
      },
    ],
  },
  {
    title: t('share'),
    blocks: [
      { kind: 'text', text: t('notSold') },
      {
        kind: 'list',
        items: [t('share1'), t('share2'), t('share3'), t('share4')],
      },
      {
        kind: 'text',
        text: t('links'),
      },
    ],
  },
  {
    title: t('protect'),
    blocks: [
      {
        kind: 'text',
        text: t('protectText'),
      },
      {
        kind: 'text',
        text: t('breach'),
      },
    ],
  },
  {
    title: t('rights'),
    blocks: [
      { kind: 'text', text: t('youCan') },
      {
        kind: 'list',
        items: [t('right1'), t('right2'), t('right3'), t('right4'), t('right5')],
      },
      {
        kind: 'text',
        text: t('showYours'),
      },
    ],
  },
  {
    title: t('howLong'),
    blocks: [
      {
        kind: 'list',
        items: [...allKept.map(retentionSentence), t('keep4')],
      },
    ],
  },
  {
    title: t('children', { age: legal.childrenAge }),
    blocks: [
      {
        kind: 'text',
        text: t('childrenText', { age: legal.childrenAge }),
      },
    ],
  },
  {
    title: t('changes'),
    blocks: [
      {
        kind: 'text',
        text: t('changesText'),
      },
    ],
  },
  {
    title: t('contactUs'),
    blocks: [
      {
        kind: 'text',
        text: t('contactText'),
      },
      { kind: 'officer' },
      { kind: 'contact' },
    ],
  },
];
