import type { Business } from './schema.ts';

/** Default texts and facts about the business. The migrations give the database the same values. */
export const businessDefaults: Business = {
  companyName: '',
  shortName: '',
  mark: '',
  sinceYear: '',
  yearsOfService: 13,
  promise: 'Service Within 24 hrs',
  payPromise: 'Pay cash after service',
  phone: '',
  email: '',
  address: '',
  city: 'Chhatrapati Sambhajinagar',
  state: 'Maharashtra',
  areas: '',
  hoursNote: '',
  hours: 'Every day, 9 am to 8 pm',
  openingWeek: Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '20:00' })),
  openingDays: [],
  callHours: 2,
  facebook: '',
  instagram: '',
  youtube: '',
  whatsapp: '',
  guestBookings: true,
  taxOnTop: null,
};
