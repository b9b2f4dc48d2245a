import { texts } from './texts.ts';

export const joinedTexts = texts({
  and: { en: '{first} and {last}', hi: '{first} और {last}', mr: '{first} आणि {last}' },
  or: { en: '{first} or {last}', hi: '{first} या {last}', mr: '{first} किंवा {last}' },
});
