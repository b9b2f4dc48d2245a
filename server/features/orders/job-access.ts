// Which orders are a technician's jobs.
import { isOpen, type Stage } from '#shared/orders/stages.ts';

/** How long he sees what is done or cancelled, in milliseconds. */
export const jobKeptMs = 2 * 24 * 3600_000;

/**
 * Whether an order is a technician's job: his from assignment until two days after it is done or cancelled
 * (docs/rules.md#technicians).
 */
export const isJobOf = (
  order: { technician_id: string | null; stage: Stage; closed_at: Date | null },
  technicianId: string | null,
  now: Date,
): boolean =>
  technicianId !== null &&
  order.technician_id === technicianId &&
  (isOpen(order.stage) ||
    (order.closed_at !== null && now.getTime() - order.closed_at.getTime() < jobKeptMs));
