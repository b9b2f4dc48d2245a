import { sql } from 'kysely';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db } from '../../platform/db/schema.ts';
import { changeTime } from './change-time.ts';

/**
 * Takes a person out of orders: masks the contact, ends the tracking link, and deletes pictures, notes and
 * comments. Services, prices, area, dates and stars stay, because figures count them.
 */
export async function maskOrders(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ eb, ref }) => ({
      fullname: erasedPerson,
      email: '',
      street: '',
      mobile: '',
      note: '',
      waiting_reason: '',
      part: '',
      client_key: sql<string>`id::text`,
      card_order_id: null,
      buyer: null,
      link_version: eb(ref('link_version'), '+', 1),
      enquiry_id: null,
      updated_at: changeTime,
    }))
    .where('id', 'in', ids)
    .execute();
  await db.updateTable('feedback').set({ comment: '–' }).where('order_id', 'in', ids).execute();
  await db.deleteFrom('order_pictures').where('order_id', 'in', ids).execute();
}

/** Cuts the link from orders to enquiries that are deleted next. */
export const forgetEnquiries = (db: Db, enquiryIds: readonly string[]) =>
  db.updateTable('orders').set({ enquiry_id: null }).where('enquiry_id', 'in', enquiryIds).execute();
