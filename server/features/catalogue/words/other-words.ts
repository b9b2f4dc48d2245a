// Words in searches that are not in the names of services: words for work, fillers and other appliances.
import { wordList } from './word-list.ts';

/** Words for work, which distinguish the services of one appliance. */
export const workTerms: ReadonlySet<string> = new Set([
  'repair',
  'service',
  'machine',
  'maintenance',
  'annual maintenance',
  'replacement',
  'installation',
  'deep cleaning',
  'jet service',
  'shifting',
]);

export const fillers: ReadonlySet<string> = new Set(
  `a am an and any are at been best book by can cost charge charges come does for from get has have hai ho home house how i in
  is issue it its me much my near nearby need new now of old on our please price problem rate shop someone the to today too
  urgent very want who will with you your
  ahe aahe aata cha chahiye chi che chya de dya gaya gayi hamara hava havi have hot ka kar karaycha karaychi karayche karana karna
  karne karni karo karun karva karvana karwana karwani ke ki kiti kitna liye madhe madhun majha majhi mala mera meri mujhe padla
  padli raha rahi sathi se wala wali
  का की के में से को है हैं हो रहा रही रहे चा ची चे च्या आहे आहेत होत करणे करना करनी करवाना करवानी कराना करायचा करायची करायचे करून
  मध्ये मधून साठी लिए गया गई पडला पडली पडले वाली वाला वाले और आणि मुझे मेरा मेरी मला माझा माझी माझे हवा हवी हवे चाहिए पाहिजे द्या
  नया नई नवीन पुराना जुना जुनी कितना किती खूप बहुत`.split(/\s+/),
);

/** Phrases such as 'not cooling' or 'nahi chalta' mean a fault, so the search treats them as 'repair'. */
export const negations: ReadonlySet<string> = new Set([
  'not',
  'no',
  'nahi',
  'nahin',
  'nai',
  'wont',
  "won't",
  'doesnt',
  "doesn't",
  'नहीं',
  'नाही',
]);

/** Appliances that not every shop repairs. A search for one finds only services with the word in name or tags. */
export const otherAppliances = wordList([
  ['tv, television', 'tv, television, smart tv, led tv, led, टीव्ही, टीवी'],
  [
    'geyser, water heater',
    'geyser, geezer, gizer, gizar, gijar, gyser, गीझर, गीजर, water heater, pani tapav*',
  ],
  ['fan', 'fan, ceiling fan, table fan, exhaust fan, पंखा, pankh*'],
  ['air cooler, desert cooler', 'air cooler, desert cooler'],
  ['water pump', 'water pump, water motor'],
  ['mobile', 'mobile, mobile phone, phone, मोबाईल, मोबाइल'],
  ['laptop', 'laptop, लैपटॉप, लॅपटॉप'],
  ...`air fryer, air purifier, battery, camera, car, cctv, coffee machine, computer, cooker, generator, hair dryer, heater, iron,
    kettle, motor, pressure cooker, press, printer, rice cooker, room heater, sewing machine, silai machine, speaker, treadmill,
    vacuum, vacuum cleaner, vending machine`
    .split(/,\s*/)
    .map((word): [string, string] => [word, word]),
]);
