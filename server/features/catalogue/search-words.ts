// Words of searches that are no names of the shop's services: words for work, fillers and other appliances.

/** Words for work, which distinguish the services of one appliance. */
export const works: ReadonlySet<string> = new Set([
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
  `a an and at best book for from get hai ho home house i in is it karna karwana my mera meri me near nearby need of on
  our please price problem rate shop the to want wala wali with charges charge cost issue urgent today
  cha chi che chya ka ki ke se hot ahe karne karo madhe madhun liye sathi aahe gaya gayi padla padli का की के में से को है हो रहा रही चा ची चे आहे होत करणे करना मध्ये मधून साठी लिए गया गई पडला पडली पडले वाली वाला और आणि`.split(
    /\s+/,
  ),
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
export const otherAppliances: Readonly<Record<string, readonly string[]>> = {
  tv: ['television'],
  television: ['tv'],
  'smart tv': ['tv', 'television'],
  'led tv': ['tv', 'television'],
  led: ['tv', 'television'],
  geyser: ['water heater'],
  geezer: ['geyser', 'water heater'],
  gizer: ['geyser', 'water heater'],
  gizar: ['geyser', 'water heater'],
  gijar: ['geyser', 'water heater'],
  'water heater': ['geyser'],
  'room heater': [],
  heater: [],
  fan: [],
  'ceiling fan': ['fan'],
  'table fan': ['fan'],
  'exhaust fan': ['fan'],
  'air cooler': ['desert cooler'],
  'desert cooler': ['air cooler'],
  'water pump': [],
  'water motor': ['water pump'],
  motor: [],
  'vacuum cleaner': [],
  vacuum: [],
  'mobile phone': [],
  mobile: [],
  phone: [],
  laptop: [],
  computer: [],
  printer: [],
  iron: [],
  press: [],
  टीव्ही: ['tv', 'television'],
  टीवी: ['tv', 'television'],
  गीझर: ['geyser', 'water heater'],
  गीजर: ['geyser', 'water heater'],
  पंखा: ['fan'],
  लैपटॉप: ['laptop'],
  लॅपटॉप: ['laptop'],
  मोबाईल: ['mobile'],
  मोबाइल: ['mobile'],
  camera: [],
  cctv: [],
  treadmill: [],
  speaker: [],
};
