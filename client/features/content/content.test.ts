import { expect, it } from 'vitest';
import { businessDefaults } from '#shared/business/defaults.ts';
import { legal } from '#shared/business.ts';
import { partsExtra } from '../catalogue/charge-words.ts';
import { aboutIntro as aboutWith, careCards } from './about-content.ts';
import { faqSections as faqWith } from './faq-content.ts';
import { bannerSlides, letsTalk, ourServices, trustPoints, whoWeAre, whyChooseUs } from './home-content.ts';
import { privacySections } from './privacy-content.ts';
import { termsSections as termsWith } from './terms-content.ts';

const fee = `₹${legal.cancellationFeeRupees} plus 18 % GST`;
const faqSections = faqWith(fee, businessDefaults);
const aboutIntro = aboutWith(businessDefaults);
const termsSections = termsWith(fee, businessDefaults);

it('the FAQ has seven sections with 18 questions', () => {
  expect(faqSections.map(({ title }) => title)).toEqual([
    'General Information',
    'Service Process',
    'Warranty & Guarantees',
    'Payments & Billing',
    'Appliance Maintenance',
    'Troubleshooting & Tips',
    'Safety & Environmental Concerns',
  ]);
  expect(faqSections.flatMap(({ questions }) => questions)).toHaveLength(18);
});

it('the terms have 11 sections and the privacy page 9', () => {
  expect(
    [termsSections, privacySections, careCards, ourServices.points, whyChooseUs.points].map((l) => l.length),
  ).toEqual([11, 9, 5, 4, 5]);
});

it('Home shows each trust fact once', () => {
  expect(trustPoints(businessDefaults).map(({ text }) => text)).toContain(businessDefaults.promise);
  const others = JSON.stringify([
    bannerSlides,
    whyChooseUs,
    ourServices,
    whoWeAre(businessDefaults),
    letsTalk,
  ]);
  expect(others).not.toMatch(/24 (hrs|hours)|13|90|cash/i);
});

it('the fixed texts use plain words', () => {
  const words = JSON.stringify([
    ...[
      faqSections,
      termsSections,
      privacySections,
      careCards,
      ourServices,
      whyChooseUs,
      whoWeAre(businessDefaults),
      letsTalk,
    ],
    ...[bannerSlides, aboutIntro, partsExtra],
  ]);
  expect(words).not.toMatch(/told before|you hear|with your yes|put (it|our work) right|need do nothing/i);
});

it.each([
  ['FAQ', faqSections],
  ['terms', termsSections],
])('the %s names the warranty, the fee, the notice and the refund window', (_page, content) => {
  const words = JSON.stringify(content);
  expect(words).toContain(`${legal.warrantyDays} days`);
  expect(words).toContain(fee);
  expect(words).toContain(`at least ${legal.cancellationNoticeHours} hours`);
  expect(words).toContain(`within ${legal.refundWindowDays} days`);
});

it('the fixed texts have no placeholder and no exclamation mark', () => {
  const words = JSON.stringify([
    faqSections,
    termsSections,
    privacySections,
    careCards,
    ourServices,
    whyChooseUs,
  ]);
  expect(words).not.toMatch(/[{[](phone|email|link|website|city)|lorem|!/i);
});
