import type { areas } from '#shared/business.ts';
import people from './data/people.json' with { type: 'json' };

export type DemoClient = {
  name: string;
  /** Ten digits that begin with 55501. Real Indian mobile numbers begin with 6 to 9. */
  mobile: string;
  area: (typeof areas)[number];
  street: string;
  /** Null for a household without an account, which phones. */
  email: string | null;
};
/** Demo addresses are on example.com, which is reserved and receives no mail. */
export type DemoPerson = DemoClient & { email: string; password: string };
type DemoTechnician = DemoPerson & { portrait: string; categories: string[]; daysOff: number[] };

export const demoAdmin = people.admin as DemoPerson;
export const demoCustomers = people.customers as readonly DemoPerson[] as readonly [
  DemoPerson,
  ...DemoPerson[],
];
export const demoTechnicians = people.technicians as readonly DemoPerson[] as readonly [
  DemoTechnician,
  DemoTechnician,
  ...DemoTechnician[],
];
export const demoClients: readonly DemoClient[] = [
  ...demoCustomers,
  ...people.households.map((household) => ({ ...(household as DemoClient), email: null })),
];

// The range 555-01xx is reserved for examples. Nobody can have this GSTIN: the fourth letter of its PAN is the kind
// of the holder, and D is not a kind.
export const demoBusiness = people.business;
