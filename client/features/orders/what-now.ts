// What comes next for an order, in words: its status alone ('Incomplete') reads like a failure.
import { legal, type Status } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';

const hour = 60 * 60_000;

type Asked = Pick<Order, 'status' | 'createdAt' | 'mobile'>;

const words: Record<Status, (order: Asked, now: number) => string> = {
  Complete: () => `Done. Your ${legal.warrantyDays}-day warranty counts from the day of the repair.`,
  Incomplete: ({ createdAt, mobile }, now) => {
    const fresh = now - Date.parse(createdAt) < legal.promiseHours * hour;
    return fresh
      ? `Booked. Next, we call you on ${mobile} to agree on a time.`
      : 'Not done yet. If we have not agreed on a time with you, please call us.';
  },
};

/** `now` in milliseconds. A booking counts as fresh until the promised visit is due. */
export const whatNow = (order: Asked, now: number): string => words[order.status](order, now);
