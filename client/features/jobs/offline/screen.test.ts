import { expect, test } from 'vitest';
import { withScreen } from './screen.ts';

const shell =
  '<main><div data-kept=""></div><p>Skeleton</p></main><script src="/assets/index-new.js"></script>';
const now = Date.parse('2026-11-22T18:29:00Z');
const screen = {
  html: '<p>$& Meera</p>',
  day: '2026-11-22',
  ahead: 0,
  application: '/assets/index-new.js',
  session: 'abcd1234',
};

test('the list stands in the document, for the session that drew it alone', () => {
  const document = withScreen(shell, screen, { now, online: true });
  expect(document).toContain('<p>$& Meera</p></div><p>Skeleton</p>');
  expect(document).toContain('html:not(html[data-session="abcd1234"]) [data-kept]{display:none}');
  expect(document).not.toContain('data-as-of');
  expect(withScreen(shell, screen, { now, online: false })).toContain('[data-as-of]{display:block}');
});

test('which day it is the shop’s clock says, not the phone’s', () => {
  const aDay = 24 * 3600_000;
  const behind = { ...screen, ahead: aDay };
  expect(withScreen(shell, behind, { now: now - aDay, online: true })).toContain('Meera');
  expect(withScreen(shell, behind, { now, online: true })).toBe(shell);
});

test('another day’s or another release’s list does not', () => {
  expect(withScreen(shell, screen, { now: now + 120_000, online: true })).toBe(shell);
  const old = { ...screen, application: '/assets/index-old.js' };
  expect(withScreen(shell, old, { now, online: true })).toBe(shell);
});
