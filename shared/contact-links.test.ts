import { expect, test } from 'vitest';
import { mailLink, mobileLink, phoneLink } from './contact-links.ts';

test('a phone number is called as it was written, without its blanks and signs', () => {
  expect(phoneLink('+91 (240) 555-0101')).toBe('tel:+912405550101');
});

test('a mobile number is called in India', () => {
  expect(mobileLink('5550100101')).toBe('tel:+915550100101');
});

test('an email address cannot fill in a subject, a text or more recipients', () => {
  expect(mailLink('asha@example.com')).toBe('mailto:asha@example.com');
  expect(mailLink('asha?subject=pay&bcc=b%40x.in@example.com')).toBe(
    'mailto:asha%3Fsubject%3Dpay%26bcc%3Db%2540x.in@example.com',
  );
});
