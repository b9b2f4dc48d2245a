// Writes Devanagari words in Latin letters, as people type them: फ्रिज as 'frij'.

const letters: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    ॲ: 'a',
  },
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'z', ञ: 'n', ट: 't', ठ: 'th' },
  ...{
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'f',
    ब: 'b',
    भ: 'bh',
    म: 'm',
  },
  ...{ य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'a',
  },
  ...{ 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
};

const isConsonant = (letter: string) => /[क-ह]/.test(letter);
// A vowel sign, the sign without a vowel, or the end of the word follows a consonant that is spoken without 'a'.
const isVowelless = (next: string | undefined) => next === undefined || /[ा-ौॅॉ्]/.test(next);

/** Leaves other letters as they are. */
export const romanize = (text: string): string =>
  text.replace(/[\u0900-\u097f]+/g, (word) => {
    const signs = [...word.normalize('NFD')].filter((sign) => sign !== '\u093c');
    return signs
      .map(
        (sign, at) => (letters[sign] ?? '') + (isConsonant(sign) && !isVowelless(signs[at + 1]) ? 'a' : ''),
      )
      .join('');
  });
