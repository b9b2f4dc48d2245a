import type { ServiceOnCard } from '#shared/catalogue/schema.ts';
import { currentLanguage, type Language } from '#shared/language.ts';

/** Returns 'en' for a service without a name in the language of the page. */
export const languageOfName = ({ englishName }: Pick<ServiceOnCard, 'englishName'>): Language | undefined =>
  currentLanguage() === 'en' || englishName !== undefined ? undefined : 'en';
