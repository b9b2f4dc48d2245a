import { legal } from '#shared/business.ts';
import { contactWords } from './booking-words.ts';
import type { ContentSection } from './content-block.ts';

export const privacyUpdated = '2026-11-20';

export const privacyIntro =
  'We need some details about you to come and repair your appliance. This page says which, why, who else sees them and what you can ask of us under the Digital Personal Data Protection Act, 2023.';

export const privacySections: readonly ContentSection[] = [
  {
    title: 'Information We Collect',
    blocks: [
      {
        kind: 'list',
        items: [
          'Account: your name, email, mobile number, address, a profile photo if you add one, and your password, which is kept only as a hash that cannot be turned back into the password.',
          `Bookings: ${contactWords} for the visit, the services booked with their prices, the visit time, what you write about the fault and the pictures that you add (without the place and time that a camera writes into them), and the status of the work with its history.`,
          'Feedback: your ratings and comments. They appear on the page of the service with your first name and the initial of your last name.',
          'Enquiries: your name, email, mobile number, area, type of service and message.',
          'Technical details: the network address of your device, the pages and calls it asks for and their time. They keep the website running and stop abuse.',
        ],
      },
      {
        kind: 'text',
        text: 'You pay the technician, so this website holds no card, bank or UPI details. When you sign in, your browser keeps a sign-in token in its local storage and in one cookie. It may also keep a half-filled form and the time chosen in it, so that a reload does not lose it. We use no tracking, no advertising and no scripts of other companies.',
      },
    ],
  },
  {
    title: 'How We Use Your Information',
    blocks: [
      {
        kind: 'list',
        items: [
          'to agree on a time with you, call you and carry out the service;',
          'to send you emails about your account and your bookings, such as a confirmation, a change of status or a link to reset your password;',
          'to answer enquiries, warranty claims and complaints;',
          'to keep the records and bills that the law asks of a business;',
          'to protect accounts and the website against misuse.',
        ],
      },
      {
        kind: 'text',
        text: 'We send no advertising and make no automatic decisions about you. We use your details because you gave them to us for these purposes, or because the law requires it.',
      },
    ],
  },
  {
    title: 'How We Share Your Information',
    blocks: [
      { kind: 'text', text: 'We do not sell or rent your details. They are seen only by:' },
      {
        kind: 'list',
        items: [
          'our staff and the technician who comes to you;',
          'Postmark, the service that delivers our emails; it receives your email address and the text of the email and may process them outside India;',
          'the companies that host our website, its database and its files, on our behalf;',
          'authorities and courts, where the law obliges us.',
        ],
      },
      {
        kind: 'text',
        text: 'Links to videos or to our pages on social networks lead to other websites. Their own policies apply from the moment you follow the link.',
      },
    ],
  },
  {
    title: 'How We Protect Your Information',
    blocks: [
      {
        kind: 'text',
        text: 'Passwords and sign-in tokens are stored only as hashes, so that no one can read them from our database. Your bookings are shown to you and to our administrators alone, enquiries to our administrators alone. Profile photos are reduced in size and freed of hidden data such as the place where they were taken. Attempts to guess passwords are slowed down and blocked.',
      },
      {
        kind: 'text',
        text: 'No system is perfectly safe. If a breach concerns your details, we inform you and the Data Protection Board of India, as the law requires.',
      },
    ],
  },
  {
    title: 'Your Rights',
    blocks: [
      { kind: 'text', text: 'You can:' },
      {
        kind: 'list',
        items: [
          'see your details and bookings in My Orders, and ask us for a summary of what we hold and with whom we shared it;',
          'correct your name, email, address, mobile number and photo yourself, or ask us to;',
          'ask us to erase your details, and withdraw your consent at any time, as easily as you gave it;',
          'name another person who may use these rights if you die or cannot act yourself;',
          'complain to us, and to the Data Protection Board of India if our answer does not satisfy you.',
        ],
      },
      {
        kind: 'text',
        text: 'We may ask you to show that the account is yours. Withdrawing consent does not undo a service already done, and records that the law makes us keep are erased when that time is over.',
      },
    ],
  },
  {
    title: 'How Long We Keep It',
    blocks: [
      {
        kind: 'list',
        items: [
          'Account: until you ask us to erase it.',
          'Bookings and bills: for the warranty, and then for as long as tax and accounting law requires.',
          'Enquiries: until they are answered and no longer needed, or until you ask us to erase them.',
          'Sign-in: a session ends when you log out, after 30 days without use and after 90 days in any case. A link to reset a password works for one hour and once.',
        ],
      },
    ],
  },
  {
    title: `Children Under ${legal.childrenAge}`,
    blocks: [
      {
        kind: 'text',
        text: `This website is made for adults. We do not knowingly collect details of children under ${legal.childrenAge}; if you find that a child has given us some, tell us and we erase them. Anyone under 18 should ask a parent or guardian to book.`,
      },
    ],
  },
  {
    title: 'Changes to This Policy',
    blocks: [
      {
        kind: 'text',
        text: 'When what we do with your details changes, we change this page and its date. If the change is an important one, we also tell account holders by email before it takes effect.',
      },
    ],
  },
  {
    title: 'Contact Us',
    blocks: [
      {
        kind: 'text',
        text: 'Questions, requests and complaints about your details are answered by the owner of the business. Write, call or come by.',
      },
      { kind: 'contact' },
    ],
  },
];
