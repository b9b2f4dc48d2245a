import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

const languageFor = (cookies: Record<string, string>, accepted?: string) =>
  preferredLanguage({ cookies, headers: { 'accept-language': accepted } } as unknown as FastifyRequest);

test.each([
  [undefined, 'en'],
  ['mr-IN,mr;q=0.9,en;q=0.5', 'mr'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['fr, hi;q=0.4, en;q=0.3', 'hi'],
  ['*;q=x,,;', 'en'],
])("the browser's languages %s give %s", (accepted, language) => {
  expect(languageFor({}, accepted)).toBe(language);
});

test("the visitor's choice comes before the browser's languages", () => {
  expect(languageFor({ language: 'en' }, 'hi')).toBe('en');
  expect(languageFor({ language: 'xx' }, 'hi')).toBe('hi');
});
