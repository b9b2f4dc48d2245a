import type { Language } from '#shared/language.ts';

/** Names the service worker of My Jobs of a language. */
export const workerFile = (language: Language): string => (language === 'en' ? 'sw.js' : `sw.${language}.js`);
