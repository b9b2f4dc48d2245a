// For service names with one of these words, the charge includes the labour. Other services begin with an
// inspection.
const coversTheWork = /installation|cleaning|shifting|maintenance|service|charging|replacement/i;

export const chargeCovers = (serviceName: string): string =>
  coversTheWork.test(serviceName) ? 'Visit and work' : 'Visit and inspection';

export const partsExtra = 'Parts extra. We tell you the price before we start.';
