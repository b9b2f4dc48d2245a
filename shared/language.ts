/** The shop's languages, each with its name in its own script. */
export const languages = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const;
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text);

/** Names the cookie of the visitor's choice. */
export const languageCookie = 'language';

/** Makes a value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  en: make('en'),
  hi: make('hi'),
  mr: make('mr'),
});

// The build of the pages sets the language of its files. Node has no import.meta.env.
const builtFor: unknown = import.meta.env?.VITE_LANGUAGE;
let read = (): Language => (isLanguage(builtFor) ? builtFor : 'en');

/** Returns the language of the present page (browser) or request (server). /api always has English. */
export const currentLanguage = (): Language => read();

export const readLanguageFrom = (source: () => Language): void => {
  read = source;
};

/** Returns the prefix of each path in a language: '/hi', '/mr', and nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Splits '/hi/cart', in any case, into the language and '/cart'. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, prefix, rest = ''] = /^\/(hi|mr)(?=[/?#]|$)(.*)$/i.exec(path) ?? [];
  const language = prefix?.toLowerCase();
  if (!isLanguage(language)) return { language: 'en', path };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}
