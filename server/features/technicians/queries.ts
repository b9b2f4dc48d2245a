import { rolesThat } from '#shared/permissions.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import type { Db } from '../../deps.ts';

const maxTechnicians = 500;

export async function listTechnicians(db: Db, ids?: readonly string[]): Promise<Technician[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('technicians', 'technicians.user_id', 'users.id')
    .select(['users.id', 'users.user_id', 'name', 'mobile', 'categories', 'on_duty', 'days_off'])
    .where('role', 'in', rolesThat('jobs.work'))
    .$if(ids !== undefined, (query) => query.where('users.id', 'in', ids ?? []))
    .orderBy('name')
    .orderBy('users.user_id')
    .limit(maxTechnicians)
    .execute();
  return rows.map(({ id, user_id, name, mobile, categories, on_duty, days_off }) => ({
    _id: id,
    userId: user_id,
    name,
    mobile,
    categories: (categories ?? []).toSorted(),
    onDuty: on_duty ?? true,
    daysOff: (days_off ?? []).toSorted(),
  }));
}
