// Names and descriptions of the catalogue in Hindi and Marathi. Blank means: show the English text.
import { z } from 'zod';
import type { Language } from '../language.ts';
import { maxLength } from '../limits.ts';
import { line, text } from '../primitives.ts';

export type Translated = Exclude<Language, 'en'>;

const serviceTexts = z.object({
  name: line(maxLength.name).default(''),
  description: text(maxLength.description).default(''),
});

export const serviceTranslations = z.object({
  hi: serviceTexts.prefault({}),
  mr: serviceTexts.prefault({}),
});

const label = line(maxLength.name).default('');

/** Names of a category. The short names are for the cards of the day board. */
export const categoryTranslations = z.object({
  hi: label,
  mr: label,
  shortEn: label,
  shortHi: label,
  shortMr: label,
});

export type ServiceTranslations = z.output<typeof serviceTranslations>;
export type CategoryTranslations = z.output<typeof categoryTranslations>;
