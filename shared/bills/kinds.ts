import { namesOf } from '../names-of.ts';

export const registrationTable = {
  none: { kind: 'Bill', charges: false },
  composition: { kind: 'Bill of Supply', charges: false },
  regular: { kind: 'Tax Invoice', charges: true },
} as const satisfies Record<string, { kind: string; charges: boolean }>;

export type Registration = keyof typeof registrationTable;
export const registrations = Object.keys(registrationTable) as [Registration, ...Registration[]];

export const creditNote = 'Credit Note';
export const billKinds = ['Bill', 'Bill of Supply', 'Tax Invoice', creditNote] as const;
export type BillKind = (typeof billKinds)[number];

export const paymentTable = {
  Cash: { words: 'in cash', sum: 'cash' },
  UPI: { words: 'by UPI', sum: 'upi' },
} as const satisfies Record<string, { words: string; sum: string }>;

export type PaymentMethod = keyof typeof paymentTable;
export const paymentMethods = namesOf(paymentTable);
export type TakenSum = (typeof paymentTable)[PaymentMethod]['sum'];
