// Reading technicians.
import type { Technician } from '#shared/technicians/schema.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Most technicians that are listed: a shop of one city has some dozens. */
const mostTechnicians = 500;

/** All technicians, by name. Who has no settings yet is on duty. */
export async function listTechnicians(db: Db): Promise<Technician[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('technicians', 'technicians.user_id', 'users.id')
    .select(['users.id', 'name', 'mobile', 'categories', 'on_duty', 'days_off'])
    .where('role', '=', 'TECHNICIAN')
    .orderBy('name')
    .orderBy('users.user_id')
    .limit(mostTechnicians)
    .execute();
  return rows.map(({ id, name, mobile, categories, on_duty, days_off }) => ({
    _id: id,
    name,
    mobile,
    categories: categories ?? [],
    onDuty: on_duty ?? true,
    daysOff: days_off ?? [],
  }));
}
