import { formatRupees } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { isLate } from '#shared/orders/due.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';

type Asked = Pick<
  Order,
  'stage' | 'dueAt' | 'cancellationFee' | 'billNumber' | 'due' | 'products' | 'notAtHomeAt' | 'partExpected'
>;

const priceFirst = 'If parts are needed, he tells you the price before he starts.';

const words: Record<Stage, (order: Asked, now: number) => string> = {
  requested: () => 'If you like, choose a time yourself.',
  scheduled: ({ notAtHomeAt }) =>
    notAtHomeAt ? 'Or call us, and we agree on one.' : 'The technician calls you before he comes.',
  on_the_way: () => `He looks at the appliance first. ${priceFirst}`,
  working: () => priceFirst,
  waiting: ({ partExpected }, now) =>
    `${partExpected && partExpected >= indiaDayOf(now) ? `The part should be here by ${formatVisitDay(partExpected)}. ` : ''}We come a second time. Choose a time, or we call you to agree on one.`,
  done: ({ products }, now) =>
    products.some(({ warrantyUntil }) => isUnderWarranty(warrantyUntil, now))
      ? 'If the same fault comes back, claim the warranty here.'
      : 'You can book again whenever you need us.',
  cancelled: (order) =>
    feeDue(order) > 0
      ? `${formatRupees(feeDue(order))} are due for the visit.`
      : 'You can book again whenever you need us.',
};

const late: Partial<Record<Stage, string>> = {
  requested: 'If we have not agreed on a time with you, please call us.',
  scheduled: 'If nobody has come, please call us.',
};

/** Says what happens next with an order. `now` is in milliseconds. A late order asks the customer to call. */
export const nextStep = (order: Asked, now: number): string =>
  (isLate(order, now) && late[order.stage]) || words[order.stage](order, now);
