import { expect, it } from 'vitest';
import { businessDefaults } from '#shared/business/defaults.ts';
import { legal } from '#shared/business.ts';
import { languageCodes } from '#shared/language.ts';
import { contactFields } from '#shared/orders/contact.ts';
import { contactWordTexts } from '#shared/orders/contact-texts.ts';
import { partsExtra } from '../catalogue/charge-words.ts';
import { trustPoints } from '../home/Promises.tsx';
import { homeTexts } from '../home/texts.ts';
import { privacyWords } from './PrivacyPage.tsx';
import type { ContentBlock, Part } from './part.ts';
import { fillPart, placeholder, wordsFor } from './written.ts';

const files = import.meta.glob<Part>('./*.*.md', { eager: true, import: 'default' });
const inLanguage = (page: string, language = 'en'): Part => {
  const part = files[`./${page}.${language}.md`];
  if (!part) throw new Error(`There is no ${page}.${language}.md`);
  return part;
};
const pages = ['faq', 'terms', 'privacy', 'about'] as const;

const fee = `₹${legal.cancellationFeeRupees} plus 18 % GST`;
const business = { ...businessDefaults, yearsOfService: 13 };
const shown = (page: (typeof pages)[number], shop = business) =>
  fillPart(inLanguage(page), { ...wordsFor(shop, fee), ...privacyWords });
const [faq, terms, privacy, about] = [shown('faq'), shown('terms'), shown('privacy'), shown('about')];

const textsOf = (block: ContentBlock) =>
  'text' in block ? [block.text] : 'items' in block ? [...block.items] : [`{${block.kind}}`];
const placeholdersOf = (texts: string[]) =>
  texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name]) => name)).sort();

/** Kinds of blocks, lines and placeholders below each heading. */
const shapeOf = ({ title, blocks, parts }: Part): unknown => ({
  heading: [placeholdersOf([title]), title !== ''],
  blocks: blocks.map((block) => [
    block.kind,
    textsOf(block).map((text) => text.split('\n').map((line) => placeholdersOf([line]))),
  ]),
  parts: parts.map(shapeOf),
});

it.each(pages)('the page %s has the same headings, blocks and placeholders in every language', (page) => {
  expect(Object.keys(files).filter((file) => file.startsWith(`./${page}.`))).toHaveLength(
    languageCodes.length,
  );
  for (const language of languageCodes)
    expect(shapeOf(inLanguage(page, language)), language).toEqual(shapeOf(inLanguage(page)));
});

it('every placeholder has words, and every word is used', () => {
  const named = [...JSON.stringify(Object.values(files)).matchAll(placeholder)].map(([, name]) => name);
  const known = Object.keys({ ...wordsFor(business, fee), ...privacyWords });
  expect([...new Set(named)].sort()).toEqual(known.sort());
});

it('the FAQ and the Privacy Policy name every field of a contact', () => {
  for (const page of [faq, privacy])
    for (const field of contactFields) expect(JSON.stringify(page)).toContain(contactWordTexts(field));
});

it('sentences of the pages follow the settings of the shop', () => {
  const wordsWith = (page: 'faq' | 'about' | 'terms', change: Partial<typeof business>) =>
    JSON.stringify(shown(page, { ...business, ...change }));
  expect(wordsWith('faq', { guestBookings: true })).toContain('press Continue without an account.');
  expect(wordsWith('faq', { guestBookings: false })).not.toContain('ithout an account');
  expect(wordsWith('faq', { guestBookings: false })).toContain('you sign up with');
  expect(wordsWith('about', {})).toContain('Chhatrapati Sambhajinagar for over 13 years.');
  expect(wordsWith('about', { yearsOfService: 0 })).toContain('We repair the appliances of Chh');
  expect(wordsWith('about', {})).toContain('in cash or by UPI.');
  expect(wordsWith('about', { payPromise: 'Pay within a week' })).toContain('parts. Pay within a week.');
  expect(wordsWith('terms', {})).toContain('We aim to come within 24 hours of the booking, or later');
  expect(wordsWith('terms', { promise: 'Same Day' })).toContain('one. Our promise is Same Day, or later');
});

it('the FAQ has seven sections with 18 questions', () => {
  expect(faq.parts.map(({ title }) => title)).toEqual([
    'General Information',
    'Service Process',
    'Warranty & Guarantees',
    'Payments & Billing',
    'Appliance Maintenance',
    'Troubleshooting & Tips',
    'Safety & Environmental Concerns',
  ]);
  expect(faq.parts.flatMap(({ parts }) => parts)).toHaveLength(18);
});

it('the terms have 11 sections, the privacy page 9, and About five cards', () => {
  expect([terms, privacy, about.parts[0]].map((part) => part?.parts.length)).toEqual([11, 9, 5]);
});

const home = JSON.stringify(Object.values(homeTexts.table).map(({ en }) => en));

it('Home shows each trust fact once', () => {
  expect(trustPoints(businessDefaults).map(([, words]) => words)).toContain(businessDefaults.promise);
  expect(home).not.toMatch(/24 (hrs|hours)|13|90|cash/i);
});

it('the fixed texts use plain words', () => {
  const words = JSON.stringify([faq, terms, privacy, about, home, partsExtra]);
  expect(words).not.toMatch(/told before|you hear|with your yes|put (it|our work) right|need do nothing/i);
});

it.each([
  ['FAQ', faq],
  ['terms', terms],
])('the %s names the warranty, the fee, the notice and the refund window', (_page, content) => {
  const words = JSON.stringify(content);
  expect(words).toContain(`${legal.warrantyDays} days`);
  expect(words).toContain(fee);
  expect(words).toContain(`at least ${legal.cancellationNoticeHours} hours`);
  expect(words).toContain(`within ${legal.refundWindowDays} days`);
});

it('the fixed texts have no placeholder and no exclamation mark', () => {
  expect(JSON.stringify([faq, terms, privacy, about])).not.toMatch(/\{\w+\}|lorem|!/i);
  expect(home).not.toMatch(/lorem|!/i);
});
