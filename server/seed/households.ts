/** Who called the demo shop this week: where they live and what is wrong there. They have no account. */
import type { areas } from '#shared/business.ts';

export interface DemoHousehold {
  readonly name: string;
  readonly area: (typeof areas)[number];
  readonly street: string;
  /** The service that was booked. */
  readonly slug: string;
  /** What is wrong, in their words. */
  readonly note: string;
}

type Row = readonly [
  name: string,
  area: DemoHousehold['area'],
  street: string,
  slug: string,
  note: DemoHousehold['note'],
];

const rows: readonly Row[] = [
  // Refrigeration
  [
    'Sunita Pawar',
    'Garkheda',
    'Plot 14, Vijay Nagar',
    'double-door-refrigerator-repair',
    'Freezer is cold, lower part is warm.',
  ],
  [
    'Mahesh Kulkarni',
    'Ulkanagari',
    'Flat 8, Anand Residency',
    'single-door-refrigerator-repair',
    'Does not start since the power cut.',
  ],
  [
    'Shabana Sayyed',
    'Shahganj',
    'Room 3, Masjid Lane',
    'refrigerator-gas-charging',
    'Runs all day and does not cool.',
  ],
  [
    'Prakash Deshpande',
    'Osmanpura',
    'Bungalow 22, behind the temple',
    'refrigerator-door-seal-replacement',
    'Door does not close by itself.',
  ],
  [
    'Kavita Shinde',
    'Jawahar Colony',
    'House 51, Lane 2',
    'refrigerator-thermostat-replacement',
    'Everything freezes in the lower tray.',
  ],
  [
    'Anil Chavan',
    'Beed Bypass',
    'Flat 1204, Sky Heights',
    'side-by-side-refrigerator-repair',
    'Display is dark, ice maker beeps.',
  ],
  [
    'Rekha Salve',
    'Pundlik Nagar',
    'House 9, near the water tank',
    'single-door-refrigerator-repair',
    'Water below the vegetable box.',
  ],
  [
    'Dilip Bhosale',
    'Mayur Park',
    'Plot 63, Sector B',
    'double-door-refrigerator-repair',
    'Loud humming at night.',
  ],
  [
    'Nasreen Khan',
    'Aurangpura',
    'Flat 6, Moti Building',
    'refrigerator-gas-charging',
    'Cooling got weaker over a week.',
  ],
  [
    'Ganesh Rathod',
    'Chikalthana',
    'House 18, MIDC Colony',
    'single-door-refrigerator-repair',
    'Light is on, compressor is silent.',
  ],
  [
    'Lata Jagtap',
    'Station Road',
    'Flat 15, Tirupati Towers',
    'double-door-refrigerator-repair',
    'Ice on the back wall.',
  ],
  [
    'Hemant Joshi',
    'Samarth Nagar',
    'Bungalow 4, Park Lane',
    'refrigerator-door-seal-replacement',
    'The seal is torn at the corner.',
  ],
  // Commercial
  [
    'Hotel Swad',
    'Nirala Bazar',
    'Shop 2, Main Road',
    'visi-cooler-repair',
    'Bottles are warm. Please come before lunch.',
  ],
  [
    'Ganesh Dairy',
    'Gulmandi',
    'Shop 11, Market Lane',
    'display-counter-repair',
    'Glass is sweating all day.',
  ],
  ['Royal Bakery', 'Kranti Chowk', 'Shop 5, Corner Complex', 'pizza-oven-repair', 'One side does not bake.'],
  [
    'Shree Mess',
    'Bajaj Nagar',
    'Gate 2, Student Hostel',
    'water-cooler-repair',
    'Water is not cold, 80 people here.',
  ],
  ['Café Aroma', 'Seven Hills', 'Shop 9, Plaza', 'ice-machine-repair', 'Makes half as much ice as before.'],
  // Air condition
  ['Rajesh Agrawal', 'Jalna Road', 'Flat 301, Silver Oak', 'split-ac-repair', 'Water drips on the sofa.'],
  [
    'Pooja Malhotra',
    'Cantonment',
    'Quarter 12, Officers Lane',
    'split-ac-jet-service',
    'Smells when it starts.',
  ],
  [
    'Vijay Tambe',
    'CIDCO',
    'N-4, House 77',
    'window-ac-repair',
    'It rattles, and trips the switch sometimes.',
  ],
  [
    'Salim Shaikh',
    'Padampura',
    'House 30, near the school',
    'ac-gas-charging',
    'Only air comes, no cooling.',
  ],
  [
    'Neha Gokhale',
    'Jyoti Nagar',
    'Flat 10, Shanti Heights',
    'split-ac-installation',
    'New 1.5 ton, second floor.',
  ],
  [
    'Deepak Mane',
    'Satara',
    'Row House 6, Green Valley',
    'inverter-ac-pcb-repair',
    'Error E5 on the display.',
  ],
  ['Asif Qureshi', 'Begumpura', 'House 3, University Road', 'split-ac-repair', 'Outdoor fan does not turn.'],
  [
    'Madhuri Patankar',
    'Bansilal Nagar',
    'Flat 2, Ashirwad',
    'ac-annual-maintenance',
    'Two machines, before the summer.',
  ],
  [
    'Sanjay Ghodke',
    'Shahanurwadi',
    'Plot 40, Ekta Nagar',
    'split-ac-jet-service',
    'Not cleaned for two years.',
  ],
  // Laundary
  [
    'Anita Borade',
    'Harsul',
    'House 25, Savangi Road',
    'fully-automatic-washing-machine-repair',
    'Dances in the bathroom during the spin.',
  ],
  [
    'Ravi Thorat',
    'Mukundwadi',
    'House 16, Lane 4',
    'semi-automatic-washing-machine-repair',
    'Spin side hums and does not turn.',
  ],
  [
    'Meenal Kasliwal',
    'Vedant Nagar',
    'Flat 12, Arihant',
    'front-load-washing-machine-repair',
    'Door is locked with wet clothes inside.',
  ],
  [
    'Yogesh Sonawane',
    'Deolai',
    'Row House 11, Shivaji Nagar',
    'drain-pump-replacement',
    'Water stays in the drum.',
  ],
  [
    'Farida Begum',
    'Khadkeshwar',
    'House 8, Old Post Office Lane',
    'washing-machine-deep-cleaning',
    'Towels smell after washing.',
  ],
  [
    'Swapnil Kadam',
    'Kanchanwadi',
    'Flat 703, River View',
    'washing-machine-installation',
    'Shifted from Pune last week.',
  ],
  [
    'Jyoti Waghmare',
    'HUDCO',
    'N-11, House 142',
    'fully-automatic-washing-machine-repair',
    'Error UE, stops in the middle.',
  ],
  [
    'Baban Dhole',
    'Naregaon',
    'House 5, Main Street',
    'semi-automatic-washing-machine-repair',
    'Leaks from below.',
  ],
  ['Smita Ranade', 'Ulkanagari', 'Bungalow 17, Tilak Path', 'clothes-dryer-repair', 'Turns but stays cold.'],
  [
    'Iqbal Ansari',
    'Padegaon',
    'House 60, Bypass Road',
    'front-load-washing-machine-repair',
    'Very loud when it spins.',
  ],
  // Kitchen
  [
    'Sheetal Mutha',
    'Nirala Bazar',
    'Flat 5, Mahavir Chambers',
    'kitchen-chimney-repair',
    'No suction, motor runs.',
  ],
  ['Kiran Lokhande', 'Jadhavwadi', 'House 33, Mhada Colony', 'microwave-oven-repair', 'It sparks inside.'],
  [
    'Vaishali Nikam',
    'Garkheda',
    'Flat 9, Suyog Apartments',
    'water-purifier-service',
    'Water tastes of metal.',
  ],
  [
    'Arun Bhalerao',
    'Nakshatrawadi',
    'Plot 8, Hill Side',
    'gas-hob-repair',
    'Two burners have a yellow flame.',
  ],
  ['Tasneem Mirza', 'Bhavsingpura', 'House 14, Fort Road', 'dishwasher-repair', 'Does not drain, error E24.'],
  ['Uday Paranjape', 'Osmanpura', 'Flat 3, Tulsi', 'kitchen-chimney-deep-cleaning', 'Oil drips on the hob.'],
  ['Manisha Gore', 'Adgaon', 'House 2, Village Road', 'mixer-grinder-repair', 'Jar does not turn.'],
  [
    'Nitin Bora',
    'Kranti Chowk',
    'Flat 21, Business Court',
    'induction-cooktop-repair',
    'Switches itself off after a minute.',
  ],
];

export const demoHouseholds: readonly DemoHousehold[] = rows.map(([name, area, street, slug, note]) => ({
  name,
  area,
  street,
  slug,
  note,
}));

/** A household's number, of those that no one owns. */
export const householdMobile = (place: number): string => `${5550100201 + place}`;
