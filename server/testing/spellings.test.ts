// Words that were once written in two ways. Each has one form in texts, written pages and guides.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts = ['{client,server,shared}/**/*texts*.ts', 'client/features/content/*.{hi,mr}.md'];
const guides = ['docs/*-guide.{hi,mr}.md'];

/** What is not written any more, with its right form. */
const replaced: readonly [RegExp, string][] = [
  [/बुकिंग का रद्द झाल्या|झालेल्या बुकिंग(?!च|म|ल|स)/, 'बुकिंग is neuter in Marathi'],
  [/क्रेडिट नोट तयार झाले/, 'क्रेडिट नोट तयार झाली'],
  [/पार्टना/, 'पार्टवर'],
  [/दोन्हीवर/, 'दोन्हींवर'],
  [/अ\u200dॅ/, 'ॲ'],
  [/लॉग इन/, 'लॉगिन'],
  [/मेहनताना/, 'मज़दूरी'],
  [/फ़ीडबैक/, 'राय'],
  [/एस्टीमेट|अंदाजपत्रक/, 'अनुमानित खर्च, अंदाजे खर्च'],
  [/चौकश्या/, 'चौकशा'],
  [/पोहोच द्या|पोहोचीत|पोहोच दिली/, 'पोच'],
  [/हिशोब/, 'हिशेब'],
  [/यूजर/, 'युजर'],
  [/जतन (करा|झाला|झाली)/, 'सेव्ह'],
  [/स्तंभ/, 'कॉलम'],
  [/(?<![\p{L}\p{M}])मेल(ने|ला| से| करें| करा| सेव)/u, 'ईमेल'],
  [/मेनू (छोटा|बड़ा)/, 'मेन्यू'],
  [/आख़िर/, 'आखिर'],
  [/सिर्फ(?!\u093c)/, 'सिर्फ़'],
  [/अपने-आप/, 'अपने आप'],
  [/ऑफ सप्लाई/, 'ऑफ़ सप्लाई'],
  [/प्यूरीफायर/, 'प्यूरीफ़ायर'],
];

test('a word is written in one way', () => {
  const files = globSync([...texts, ...guides]);
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').normalize('NFC');
    return replaced.flatMap(([wrong, right]) => {
      const match = wrong.exec(text)?.[0];
      return match ? [`${file}: ${match}: ${right}`] : [];
    });
  });
  expect(found).toEqual([]);
});
