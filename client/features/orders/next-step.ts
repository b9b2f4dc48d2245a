import { useBusiness } from '#client/lib/use-business.ts';
import { formatRupees } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { isLate } from '#shared/orders/due.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { callBy } from '#shared/visits/call-by.ts';
import type { Opening } from '#shared/visits/call-time.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import { orderTexts as t } from './texts.ts';

type OrderState = Pick<
  Order,
  | 'stage'
  | 'createdAt'
  | 'dueAt'
  | 'cancellationFee'
  | 'billNumber'
  | 'due'
  | 'products'
  | 'notAtHomeAt'
  | 'partExpected'
>;

const words: Record<Stage, (order: OrderState, now: number, opening: Opening) => string> = {
  requested: ({ createdAt }, now, opening) => {
    const when = callBy(opening, Date.parse(createdAt), now);
    return `${when ? t('callsBy', { when }) : ''}${t('chooseYourself')}`;
  },
  scheduled: ({ notAtHomeAt }) => (notAtHomeAt ? t('orCall') : t('callsFirst')),
  on_the_way: () => `${t('looksFirst')} ${t('priceFirst')}`,
  working: () => t('priceFirst'),
  waiting: ({ partExpected }, now) =>
    (partExpected && partExpected >= indiaDayOf(now)
      ? t('partBy', { day: formatVisitDay(partExpected) })
      : '') + t('secondTime'),
  done: ({ products }, now) =>
    products.some(({ warrantyUntil }) => isUnderWarranty(warrantyUntil, now))
      ? t('claimHere')
      : t('againAnytime'),
  cancelled: (order) =>
    feeDue(order) > 0 ? t('feeDue', { amount: formatRupees(feeDue(order)) }) : t('againAnytime'),
};

const late: Partial<Record<Stage, string>> = {
  requested: t('lateRequested'),
  scheduled: t('lateScheduled'),
};

/** Says what happens next with an order. `now` is in milliseconds. A late order asks the customer to call. */
export const nextStep = (order: OrderState, now: number, opening: Opening): string =>
  (isLate(order, now) && !order.notAtHomeAt && late[order.stage]) || words[order.stage](order, now, opening);

export const useNextStep = (order: OrderState, now = Date.now()): string =>
  nextStep(order, now, useBusiness());
