import { nameIn } from '../place-names.ts';
import { texts } from '../texts.ts';

const erasedTexts = texts({
  'Erased person': { en: 'Erased person', hi: 'मिटाया गया ग्राहक', mr: 'पुसलेला ग्राहक' },
});

/** The name, as it is stored, of a person who was erased. */
export const erasedPerson = 'Erased person';

/** Returns a name, in words of the current language for an erased person. */
export const personName = (name: string): string => nameIn(erasedTexts, name);
