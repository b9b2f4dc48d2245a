// What a service's charge pays for, in words a person understands.

// Work whose labour is in the charge; every other service begins with a look at the fault.
const coversTheWork = /installation|cleaning|shifting|maintenance|service|charging|replacement/i;

/** 'Visit and work' where the charge covers the job itself, else 'Visit and inspection'. */
export const chargeCovers = (serviceName: string): string =>
  coversTheWork.test(serviceName) ? 'Visit and work' : 'Visit and inspection';

/** Stands behind every charge: parts are never part of it. */
export const partsExtra = 'Parts extra. We tell you the price before we start.';
