export const cancelReasons = [
  'Fixed itself',
  'Found someone else',
  'Wrong time',
  'Too expensive',
  'Other',
] as const;
