// Does not import zod, because every page needs some of these limits.

export const maxLength = {
  name: 100,
  email: 254,
  address: 300,
  message: 2000,
  note: 1000,
  reason: 300,
  description: 5000,
  search: 200,
  url: 2000,
} as const;

export const maxPieces = 20;

export const maxAppliancePictures = 4;

export const maxEstimateLines = 40;
export const maxLinePieces = 999;
export const maxEstimateRupees = 1_000_000;

/** Profile photos must be smaller than this number of decoded bytes. */
export const maxPhotoBytes = 2_097_152;

export const countLimit = 1_000;

/** A refusal offers a call if the wait is longer. */
export const shortWaitMinutes = 5;
/** A refusal states a longer wait in hours. */
export const maxWaitInMinutes = 90;
