// The lists of orders: All Orders with its filters, sort and counts, and the one for third parties.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { bareMobile } from '../mobile-number.ts';
import { countedPage, day, filter, givenMoment, id, pageFields, statusFilter, text } from '../primitives.ts';
import { order } from './schema.ts';
import { stages } from './stages.ts';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => undefined);

/** A filter by a counted number: blank for all. */
const numberFilter = (error: string) => z.union([blank, z.number().int()], { error }).optional();

/** A filter by the first digits of a mobile number, however it is written. */
const mobileFilter = text(maxLength.name)
  .transform(bareMobile)
  .refine((digits) => /^[0-9]*$/.test(digits), { error: say.mobileDigits });

/** All Orders: filters that combine. `service` is a booked name, whole, without case; `visitDate` India's day. */
const orderFilters = {
  service: text(maxLength.address).optional(),
  uId: numberFilter(say.userIdNumber),
  fullname: text(maxLength.name).optional(),
  status: statusFilter,
  stage: filter(z.enum(stages, { error: say.stageUnknown })),
  technicianId: filter(id()),
  visitDate: filter(day),
};
/** For third parties: oldest first; `updatedSince` leaves those that changed at that moment or after. */
export const orderListInput = z.object({
  ...orderFilters,
  updatedSince: filter(givenMoment),
  ...pageFields,
});

/** The admin's table: REST's filters and more (days are India's), a sort and a way back. */
const tableFilters = {
  ...orderFilters,
  orderNumber: numberFilter(say.orderNumberNumber),
  mobile: mobileFilter.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Neither done nor cancelled. */
  open: z.boolean().optional(),
  late: z.boolean().optional(),
  rated: z.boolean().optional(),
};
export const orderTableInput = z.object({
  ...tableFilters,
  limit: pageFields.limit.default(25),
  cursor: pageFields.cursor,
  sort: z.enum(['createdAt', 'totalPrice']).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});
export const orderTable = countedPage(order);
/** How many orders the filters mean, and how many of them are open and done; up to 10,000 each. */
export const orderCountsInput = z.object(tableFilters).omit({ status: true, open: true });
const counted = countedPage(order).pick({ count: true, countIsExact: true });
export const orderCounts = z.object({ all: counted, open: counted, done: counted });
/** All distinct names that were ever booked, for the filter 'Service'. */
export const bookedNames = z.array(z.string());

export type OrderListInput = z.output<typeof orderListInput>;
export type OrderTableInput = z.output<typeof orderTableInput>;
export type OrderCountsInput = z.output<typeof orderCountsInput>;
