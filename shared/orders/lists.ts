import { z } from 'zod';
import { countedOrders, figureFilters } from '../figures/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { bareMobile } from '../mobile-number.ts';
import { changesFields, changesPage, day, filter, id, pagesOf, statusFilter, text } from '../primitives.ts';
import { order } from './schema.ts';
import { stages } from './stages.ts';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => undefined);

const numberFilter = (error: string) => z.union([blank, z.number().int()], { error }).optional();

const mobileFilter = text(maxLength.name)
  .transform(bareMobile)
  .refine((digits) => /^[0-9]*$/.test(digits), { error: say.mobileDigits });

const orderFilters = {
  service: text(maxLength.address).optional(),
  uId: numberFilter(say.userIdNumber),
  fullname: text(maxLength.name).optional(),
  status: statusFilter,
  stage: filter(z.enum(stages, { error: say.stageUnknown })),
  technicianId: filter(id()),
  visitDate: filter(day),
};
export const orderListInput = z.object({ ...orderFilters, ...changesFields });
export const orderChanges = changesPage(order);

const tableFilters = {
  ...orderFilters,
  /** An order number, the beginning of a mobile number, or a part of the name. */
  search: text(maxLength.search).optional(),
  orderNumber: numberFilter(say.orderNumberNumber),
  mobile: mobileFilter.optional(),
  from: day.optional(),
  to: day.optional(),
  open: z.boolean().optional(),
  late: z.boolean().optional(),
  rated: z.boolean().optional(),
  /** The orders that a figure counts. `from` and `to` are then the days of the figure. */
  counted: filter(z.enum(countedOrders)),
  ...figureFilters,
  /** Why cancelled orders were cancelled; 'none' without a reason. */
  reason: text(maxLength.reason).optional(),
};
export const orderTableInput = z.object({
  ...tableFilters,
  ...pagesOf(25),
  /** `work`: late orders first, then open ones by visit, then closed ones from the newest. */
  sort: z.enum(['work', 'createdAt', 'totalPrice']).default('work'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});
export const orderExportInput = orderTableInput.omit({ limit: true, cursor: true }).extend({
  /** Only these orders: their numbers, with commas. */
  numbers: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,999}$/, { error: say.orderNumberNumber })
    .optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
});
export const orderCountsInput = z.object(tableFilters).omit({ status: true, open: true });

export type OrderListInput = z.output<typeof orderListInput>;
export type OrderTableInput = z.output<typeof orderTableInput>;
export type OrderExportInput = z.output<typeof orderExportInput>;
export type OrderCountsInput = z.output<typeof orderCountsInput>;
