/** The enquiries of the demo shop, newest first. */
import type { areas, Status, serviceTypes } from '#shared/business.ts';

export interface DemoEnquiry {
  readonly fullname: string;
  readonly email: string;
  /** Ten digits that no one owns, as in people.ts. */
  readonly mobile: string;
  readonly area: (typeof areas)[number];
  readonly serviceType: (typeof serviceTypes)[number];
  readonly message: string;
  readonly status: Status;
  /** Days before now; a fraction is part of a day. */
  readonly daysAgo: number;
}

export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    fullname: 'Rohini Kulkarni',
    email: 'rohini.kulkarni@example.com',
    mobile: '5550100201',
    area: 'Ulkanagari',
    serviceType: 'Double Refrigerator Door',
    message: 'Lower part is not cooling since yesterday, freezer is fine. Can someone come today after 5?',
    status: 'Incomplete',
    daysAgo: 0.1,
  },
  {
    fullname: 'Syed Imran',
    email: 'syed.imran@example.com',
    mobile: '5550100202',
    area: 'Shahganj',
    serviceType: 'Split AC',
    message:
      'I need two 1.5 ton ACs removed from the old flat and fitted in the new one in Padegaon. What will it cost?',
    status: 'Incomplete',
    daysAgo: 0.4,
  },
  {
    fullname: 'Nilesh Gaikwad',
    email: 'nilesh.gaikwad@example.com',
    mobile: '5550100203',
    area: 'Bajaj Nagar',
    serviceType: 'Fully Automatic Washing Machine',
    message: 'Machine shows an error and beeps after filling. I work in shifts, please call between 4 and 7.',
    status: 'Incomplete',
    daysAgo: 1.2,
  },
  {
    fullname: 'Manjit Kaur',
    email: 'manjit.kaur@example.com',
    mobile: '5550100204',
    area: 'Osmanpura',
    serviceType: 'Micro Wave',
    message:
      'Plate turns and light is on, but the food stays cold. Is it worth repairing a seven year old one?',
    status: 'Complete',
    daysAgo: 2.3,
  },
  {
    fullname: 'Prakash Wagh',
    email: 'prakash.wagh@example.com',
    mobile: '5550100205',
    area: 'Chikalthana',
    serviceType: 'Cassette AC',
    message:
      'We have six cassette units in our office and want a yearly contract. Please visit and give a quotation.',
    status: 'Incomplete',
    daysAgo: 3.1,
  },
  {
    fullname: 'Sneha Joshi',
    email: 'sneha.joshi@example.com',
    mobile: '5550100206',
    area: 'Jyoti Nagar',
    serviceType: 'Front load Washing Machine',
    message: 'Water comes out below the door in every wash. The rubber looks black and torn on one side.',
    status: 'Complete',
    daysAgo: 4.2,
  },
  {
    fullname: 'Abdul Rahim',
    email: 'abdul.rahim@example.com',
    mobile: '5550100207',
    area: 'Begumpura',
    serviceType: 'Deep Fridger',
    message:
      'Ice-cream freezer in my shop is not freezing fully in the afternoon. Do you also repair at shops?',
    status: 'Complete',
    daysAgo: 6.3,
  },
  {
    fullname: 'Kavita Salve',
    email: 'kavita.salve@example.com',
    mobile: '5550100208',
    area: 'Mukundwadi',
    serviceType: 'Semi Automatic Washing Machine',
    message: 'Wash side works, spin side only makes a humming sound. How much will it be with the part?',
    status: 'Complete',
    daysAgo: 9.1,
  },
  {
    fullname: 'Dinesh Agrawal',
    email: 'dinesh.agrawal@example.com',
    mobile: '5550100209',
    area: 'Gulmandi',
    serviceType: 'Single Refrigerator Door',
    message:
      'Fridge gives a small current when I touch the handle. I have switched it off. Please come soon.',
    status: 'Complete',
    daysAgo: 12.2,
  },
  {
    fullname: 'Anita More',
    email: 'anita.more@example.com',
    mobile: '5550100210',
    area: 'Waluj',
    serviceType: 'Window AC',
    message: 'Do you come to Waluj also? AC is blowing air but no cooling. Sunday would suit us best.',
    status: 'Complete',
    daysAgo: 16.4,
  },
  {
    fullname: 'Joseph Pinto',
    email: 'joseph.pinto@example.com',
    mobile: '5550100211',
    area: 'Cantonment',
    serviceType: 'Dish Washer',
    message:
      'New dishwasher is arriving on Thursday. I need the installation and advice on which salt to buy.',
    status: 'Complete',
    daysAgo: 21.1,
  },
  {
    fullname: 'Meera Chavan',
    email: 'meera.chavan@example.com',
    mobile: '5550100212',
    area: 'Satara',
    serviceType: 'Oven',
    message:
      'I bake cakes for orders. My OTG burns the top and leaves the middle raw. Can you check the thermostat?',
    status: 'Complete',
    daysAgo: 27.3,
  },
  {
    fullname: 'Rajesh Bhalerao',
    email: 'rajesh.bhalerao@example.com',
    mobile: '5550100213',
    area: 'Harsul',
    serviceType: 'Split AC',
    message:
      'Three ACs need service before my daughter’s wedding on the 20th. Is there a better rate for three?',
    status: 'Complete',
    daysAgo: 34.2,
  },
  {
    fullname: 'Pooja Thorat',
    email: 'pooja.thorat@example.com',
    mobile: '5550100214',
    area: 'Kanchanwadi',
    serviceType: 'Side by Side Refrigerator Door',
    message:
      'Ice maker has stopped and the display blinks. Company service gave a date after ten days, can you come earlier?',
    status: 'Complete',
    daysAgo: 43.4,
  },
  {
    fullname: 'Sachin Kharat',
    email: 'sachin.kharat@example.com',
    mobile: '5550100215',
    area: 'HUDCO',
    serviceType: 'Fully Automatic Washing Machine',
    message:
      'We are shifting from HUDCO to Deolai next week. Please tell the charge to remove and refit the machine.',
    status: 'Complete',
    daysAgo: 55.1,
  },
];
