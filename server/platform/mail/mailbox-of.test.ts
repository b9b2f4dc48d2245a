import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Asha.Patil+shop@Gmail.com', 'ashapatil@gmail.com'],
  ['a.s.h.a@googlemail.com', 'asha@gmail.com'],
  ['asha.patil+x+y@EXAMPLE.com', 'asha.patil@example.com'],
  ['\uff41sha@example.com', 'asha@example.com'],
])('mails to %s count for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
