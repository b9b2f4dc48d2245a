import { expect, test } from 'vitest';
import { mailLink, mobileLink, phoneLink, whatsAppLink } from './contact-links.ts';

test('a phone link drops blanks and punctuation', () => {
  expect(phoneLink('+91 (240) 555-0101')).toBe('tel:+912405550101');
});

test("a mobile number in a link has India's country code", () => {
  expect(mobileLink('5550100101')).toBe('tel:+915550100101');
});

test('a WhatsApp link contains the text unchanged, whatever characters it has', () => {
  expect(whatsAppLink('5550100101')).toBe('https://wa.me/915550100101');
  const text = 'Hello Asha & Co?\nhttps://shop.example/track/a#b';
  const link = whatsAppLink('5550100101', text);
  expect(link).toMatch(/^https:\/\/wa\.me\/915550100101\?text=[^&#\s]+$/);
  expect(new URL(link).searchParams.get('text')).toBe(text);
});

test('an email address in a link cannot add a subject or recipients', () => {
  expect(mailLink('asha@example.com')).toBe('mailto:asha@example.com');
  expect(mailLink('asha?subject=pay&bcc=b%40x.in@example.com')).toBe(
    'mailto:asha%3Fsubject%3Dpay%26bcc%3Db%2540x.in@example.com',
  );
});
