import ical from 'ical-generator';
import { AppError } from '#shared/errors.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import type { Db, Deps } from '../../deps.ts';
import { countRows } from '../../platform/paging.ts';
import { readDetails } from '../business/queries.ts';
import { orderById } from '../orders/queries.ts';
import { trackedId } from '../orders/tracking-link.ts';

/**
 * Returns the agreed visit of a tracking link as an iCalendar file (RFC 5545) with area, window and link.
 * Throws AppError orderNotFound for an unknown link, and for an order without a visit.
 */
export async function visitCalendar(db: Db, { clock, config, tracking }: Deps, token: string) {
  const order = await orderById(db, await trackedId(db, { tracking }, token));
  if (order.stage !== 'scheduled' || !order.visit) throw new AppError('orderNotFound');
  const { date, from, to } = order.visit;
  const { companyName } = await readDetails(db);
  const link = config.publicUrl + paths.track(token);
  // A calendar replaces its file by one with a higher sequence.
  const events = db.selectFrom('order_events').where('order_id', '=', order._id);
  const sequence = await countRows(events.where('kind', 'in', ['scheduled', 'rescheduled']));
  const calendar = ical({ name: companyName });
  calendar.createEvent({
    id: `order-${order.orderNumber}@${new URL(config.publicUrl).hostname}`,
    sequence,
    stamp: clock(),
    start: new Date(indiaMoment(date, from)),
    end: new Date(indiaMoment(date, to)),
    summary: `${companyName}: ${serviceNames(order)}`,
    location: areaName(order.area),
    description: link,
    url: link,
  });
  return `${calendar}\r\n`;
}
