// What is still to come of an order.
import type { Stage } from '#shared/orders/stages.ts';

/** What comes after a stage, up to the end; nothing after those in which nothing is left to do. */
export const stepsAhead: Record<Stage, readonly string[]> = {
  requested: ['We agree on a time', 'The technician comes', 'Done'],
  scheduled: ['The technician comes', 'Done'],
  on_the_way: ['Work begins', 'Done'],
  working: ['Done'],
  waiting: ['A second visit', 'Done'],
  done: [],
  cancelled: [],
};
