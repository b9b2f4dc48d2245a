// What pages of My Jobs and its service worker say to each other.

/** From a page: a new release may take over now. */
export const takeOver = 'take over';

/** The tag under which the browser is asked to tell of the network's return. */
export const stepsWait = 'steps wait';
