// The one row of the business: its name and contact details.
import type { Business } from '#shared/business/schema.ts';
import type { Db } from '../../platform/db/schema.ts';

/** The business as pages, mails and structured data show it; what is blank is left out there. */
export async function readBusiness(db: Db): Promise<Business> {
  const row = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow();
  const { company_name: companyName, phone, email, address, facebook, instagram, youtube, whatsapp } = row;
  const details = { companyName, phone, email, address, facebook, instagram, youtube, whatsapp };
  return { ...details, guestBookings: row.guest_bookings };
}
