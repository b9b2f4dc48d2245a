/** What the desk pays out of its cash: an expense, or an advance to a technician. */
export const cashOutKinds = ['expense', 'advance'] as const;
export type CashOutKind = (typeof cashOutKinds)[number];
