import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { seedDemo } from './demo.ts';
import { firstRows } from './first-rows.ts';
import { demoTechnicians } from './people.ts';

const database = await freshDatabase();
const shop = openTestShop(database);

test('the demo database is consistent, and a demo technician sees jobs', async () => {
  const { db } = database;
  await firstRows(db);
  const media = { ...shop.deps.media, put: async () => undefined };
  await seedDemo(db, { ...shop.deps, media });
  const wrong = await sql`
    select visit_from, taken, count(o.id) from visit_places
      full join (select id, visit_from as at from orders where visit_from is not null) as o on o.at = visit_from
    group by visit_from, taken having taken is distinct from count(o.id)`.execute(db);
  expect(wrong.rows).toEqual([]);
  const last = await sql`
    select o.id from orders o cross join lateral
      (select stage, at from order_events where order_id = o.id order by id desc limit 1) as e
    where e.stage <> o.stage or e.at <> o.updated_at`.execute(db);
  expect(last.rows).toEqual([]);
  const owner = await shop.admin();
  const technicians = await owner.api.technicians.list();
  expect(technicians.map(({ name }) => name).toSorted()).toEqual(
    demoTechnicians.map(({ name }) => name).toSorted(),
  );
  for (const { _id: technicianId } of technicians) {
    const { count } = await owner.api.orders.table({ technicianId, limit: 1 });
    expect(count).toBeGreaterThan(3);
  }
});
