import { indiaDay } from '../platform/india-days.ts';
import { comingClients, comingSlots, demoComing } from './coming.ts';
import { demoHistory } from './history.ts';
import { cutAt, type DemoPlan } from './plan.ts';

/** Plans all orders of the demo up to now, in the order of booking. The same moment gives the same orders. */
export function demoPlans(now: Date): DemoPlan[] {
  const today = indiaDay(now);
  const past = demoHistory(today, { clients: comingClients, slots: comingSlots });
  return [...past, ...demoComing(today, now)]
    .flatMap((plan) => cutAt(plan, now) ?? [])
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
