// Everyday words for kinds of work, in English, Hindi and Marathi.
import { wordList } from './word-list.ts';

export const workWords = wordList([
  ['service', 'सर्व्हिस, सर्विस, servis*, सर्विसिंग, सर्व्हिसिंग'],
  ['service, annual maintenance', 'servicing'],
  [
    'installation',
    `install, installing, installed, इंस्टॉलेशन, fitting, fitment, fit, mounting, setup, lagan*,
    lagv*, lav*, laun, jod*, basv*, bithav*`,
  ],
  [
    'uninstallation, installation',
    `uninstall, uninstallation, uninstalling, dismantle, dismantling, remove, removal, removing, nikalv*, kadh*,
    khol*, utarv*`,
  ],
  [
    'shifting, uninstallation, installation',
    `shift, shifting, relocation, relocate, moving, move, halv*, sthalantar, le ja*, dusr* ghar*,
    dusr* jag*, dusrik*, new flat, nay* ghar, navin ghar*, nyay*`,
  ],
  [
    'deep cleaning, jet service',
    `clean, cleaning, deep cleaning, deep clean, saf, saf kar*, safai, safsafai, swachh, swachhata, क्लीनिंग, डीप क्लीनिंग`,
  ],
  ['jet service', 'jet wash, foam wash, power wash'],
  ['jet service, deep cleaning', 'वॉश, dhulv*, dhuv*, dhun*'],
  [
    'gas charging',
    `gas filling, gas refill, gas refilling, gas top, gas topup, gas leak, gas leakage, गॅस चार्जिंग, गैस चार्जिंग,
    gas bhar*, गैस भर*, gas dal*, गैस डाल*, gas khatm, गैस खत्म, gas samp*, गॅस संप*, gas kam, गैस कम, gas low,
    low gas, refrigerant, coolant`,
  ],
  [
    'maintenance, annual maintenance',
    `मेंटेनेंस, मेंटेनन्स, देखभाल, yearly service, annual service, yearly, annual, contract, saalana, vaarshik`,
  ],
  ['replacement', 'change, replace, badal*'],
]);
