import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageCookie } from '#shared/language.ts';

/** Returns the visitor's choice (cookie), else the browser's first language that the shop has, else English. */
export function preferredLanguage({ cookies, headers }: FastifyRequest): Language {
  const chosen = cookies[languageCookie];
  if (isLanguage(chosen)) return chosen;
  const ranges = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  const wishes = ranges.map((range) => {
    const [tag = '', weight] = range.split(/;\s*q=/);
    return { code: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
  });
  const first = wishes.toSorted((a, b) => b.weight - a.weight).find(({ code }) => isLanguage(code));
  return isLanguage(first?.code) ? first.code : 'en';
}
