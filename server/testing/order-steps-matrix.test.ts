// Tries every step from every stage as every caller. Steps of the table of moves succeed. All others change
// nothing.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mayMove, type Stage, stages } from '#shared/orders/stages.ts';
import { type CallName, openTestApi } from './api.ts';
import { freshDatabase } from './database.ts';

const api = await openTestApi(await freshDatabase());
const { db } = api;

const windows = ['09:00', '11:00', '14:00', '16:00', '18:00'];
const other = { date: '2026-11-22', from: '14:00' };

/** The admin's steps that lead to each starting stage. */
const waysTo: Record<string, readonly object[]> = {
  requested: [],
  scheduled: [],
  on_the_way: [{ stage: 'on_the_way' }],
  working: [{ stage: 'working' }],
  waiting: [{ stage: 'working' }, { stage: 'waiting', reason: 'part ordered' }],
  done: [{ stage: 'done' }],
  'done, never visited': [{ stage: 'done' }],
  cancelled: [{ stage: 'cancelled' }],
};
const stageOf = (start: string) => start.split(',', 1)[0] as Stage;
const withoutVisit = ['requested', 'done, never visited'];

async function prepare() {
  const [owner, asha, ravi] = [await api.admin(), await api.customer(), await api.customer()];
  const [imran, vijay] = [await api.technician(), await api.technician()];
  return { owner, asha, ravi, imran, vijay, service: await api.make.service() };
}

let made = 0;
async function orderIn(start: string, { owner, asha, service }: Awaited<ReturnType<typeof prepare>>) {
  made += 1;
  // A visit window takes four visits.
  const visit = { date: '2026-11-21', from: windows[made % windows.length] };
  const order = await api.make.order(asha, service, withoutVisit.includes(start) ? {} : { visit });
  for (const body of waysTo[start] ?? [])
    await api.call(`PATCH /api/order-stage/${order._id}`, { as: owner, body });
  return order._id;
}

// Reads everything that a step may change.
const fingerprint = async () => {
  const { rows } = await sql<{ print: string }>`select concat_ws('|',
    (select md5(string_agg(o::text, '|' order by o.id)) from orders o),
    (select md5(string_agg(p::text, '|' order by visit_from)) from visit_places p),
    (select count(*) from order_events), (select count(*) from mails), (select count(*) from audit_trail)) as print`.execute(
    db,
  );
  return rows[0]?.print;
};

const held = async () => {
  const { rows } = await sql<{ agree: boolean }>`select (
    select coalesce(sum(taken), 0) from visit_places) = (select count(*) from orders where visit_from is not null) as agree`.execute(
    db,
  );
  return rows[0]?.agree;
};

// Reads only the events of steps. The folder features/bills tests the events of bills.
const eventsOf = async (id: string) =>
  db
    .selectFrom('order_events')
    .select(['kind', 'stage'])
    .where('order_id', '=', id)
    .where('kind', 'not in', ['billed', 'paid', 'credited'])
    .orderBy('id')
    .execute();

type Step = {
  name: string;
  to: Stage;
  path: CallName;
  body: Record<string, unknown>;
  allowed: (start: string) => boolean;
};

const byTable = (to: Stage) => (start: string) => mayMove('admin', stageOf(start), to);

/**
 * The calls of an admin. Only reschedule-order sets a visit time, so the stage `scheduled` has fewer moves
 * here than in the table.
 */
const steps: readonly Step[] = [
  ...stages.map((to) => ({
    name: `stage ${to}`,
    to,
    path: 'PATCH /api/order-stage' as const,
    body: { stage: to, ...(to === 'waiting' && { reason: 'part ordered' }) },
    allowed: (start: string) => {
      if (to === 'scheduled') return start === 'on_the_way' || start === 'done';
      if (to === 'requested' && start === 'done') return false;
      return byTable(to)(start);
    },
  })),
  {
    name: 'another time',
    to: 'scheduled',
    path: 'POST /api/reschedule-order',
    body: { visit: other },
    allowed: (start) => ['requested', 'scheduled', 'waiting'].includes(start),
  },
  {
    name: 'cancelling',
    to: 'cancelled',
    path: 'POST /api/cancel-order',
    body: {},
    allowed: byTable('cancelled'),
  },
];

const customersOwn: Record<string, readonly string[]> = {
  'another time': ['requested', 'scheduled', 'waiting'],
  cancelling: ['requested', 'scheduled'],
};

describe.each(Object.keys(waysTo))('an order that is %s', (start) => {
  test('an order accepts only the moves of the table', async () => {
    const people = await prepare();
    const { owner, asha, ravi } = people;
    for (const { name, to, path, body, allowed } of steps) {
      const id = await orderIn(start, people);
      expect((await eventsOf(id)).at(-1)?.stage, name).toBe(stageOf(start));
      const ask = (as?: { token(): string | null }) =>
        api.call(`${path}/${id}` as CallName, { ...(as && { as }), body });
      const unchanged = async (status: number, as?: { token(): string | null }) => {
        const before = await fingerprint();
        expect((await ask(as)).status, `${name} from ${start}`).toBe(status);
        expect(await fingerprint(), `${name} from ${start}`).toBe(before);
      };
      const adminsAlone = path.startsWith('PATCH');
      await unchanged(401);
      await unchanged(adminsAlone ? 403 : 404, ravi);
      const ownersToo = customersOwn[name]?.includes(start) ?? false;
      if (!ownersToo) await unchanged(adminsAlone ? 403 : 409, asha);
      if (!allowed(start)) {
        await unchanged(409, owner);
        continue;
      }
      const before = await eventsOf(id);
      const answer = await ask(ownersToo ? asha : owner);
      expect({ status: answer.status, data: answer.body.data }, `${name} from ${start}`).toMatchObject({
        status: 200,
        data: { stage: to, status: to === 'done' ? 'Complete' : 'Incomplete' },
      });
      const after = await eventsOf(id);
      expect(after).toHaveLength(before.length + 1);
      expect(after.at(-1)?.stage).toBe(to);
      expect(await held()).toBe(true);
      // Repeating a step is refused, except for the same visit time again.
      if (!(name === 'stage requested' && to === start))
        await unchanged(name === 'another time' ? 200 : 409, owner);
    }
  });

  test('an order accepts steps only from its own technician', async () => {
    const people = await prepare();
    const { owner, imran, vijay } = people;
    for (const to of stages) {
      const id = await orderIn(start, people);
      const from = stageOf(start);
      await db.updateTable('orders').set({ technician_id: imran.id }).where('id', '=', id).execute();
      const ask = (as: { token(): string | null }) =>
        api.call(`PATCH /api/order-stage/${id}`, {
          as,
          body: { stage: to, reason: 'part ordered', key: `step to ${to}` },
        });
      const unchanged = async (status: number, as: { token(): string | null }) => {
        const before = await fingerprint();
        expect((await ask(as)).status, `${to} from ${start}`).toBe(status);
        expect(await fingerprint(), `${to} from ${start}`).toBe(before);
      };
      await unchanged(404, vijay);
      // Technicians cannot agree on a time.
      if (!mayMove('technician', from, to) || (to === 'scheduled' && from !== 'on_the_way')) {
        await unchanged(409, imran);
        continue;
      }
      const answer = await ask(imran);
      expect(answer.body.data, `${to} from ${start}`).toMatchObject({ stage: to });
      // A phone repeats a step with its key after a lost answer.
      await unchanged(200, imran);
      await db.updateTable('orders').set({ technician_id: null }).where('id', '=', id).execute();
      await unchanged(404, imran);
      await unchanged(200, owner);
    }
  });

  test("an order follows 'Complete' and 'Incomplete' of older clients", async () => {
    const people = await prepare();
    const { owner } = people;
    const id = await orderIn(start, people);
    const before = await fingerprint();
    const incomplete = await owner.api.orders.setStatus({ id, status: 'Incomplete' });
    if (stageOf(start) === 'done') {
      expect(incomplete.data.stage).toBe(start === 'done' ? 'scheduled' : 'requested');
    } else {
      expect(incomplete).toMatchObject({ message: 'Status updated successfully', data: { stage: start } });
      expect(await fingerprint()).toBe(before);
      const complete = await owner.api.orders.setStatus({ id, status: 'Complete' });
      expect(complete.data).toMatchObject({ status: 'Complete', stage: 'done' });
    }
    expect(await held()).toBe(true);
  });
});
