// Why a booking is cancelled, as it can be chosen; nobody has to.
export const cancelReasons = [
  'Fixed itself',
  'Found someone else',
  'Wrong time',
  'Too expensive',
  'Other',
] as const;
