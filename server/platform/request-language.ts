import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, readLanguageFrom } from '#shared/language.ts';

const storage = new AsyncLocalStorage<Language>();
readLanguageFrom(() => storage.getStore() ?? 'en');

/** Runs `work` so that all its messages are in `language`. Without it they are in English. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work);
