import { sql } from 'kysely';
import type { Board, BoardTechnician, BoardVisit, GiveOut } from '#shared/day/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDay } from '../../platform/india-days.ts';
import type { Actor } from '../audit/actor.ts';
import { assignOrder } from '../orders/assignment.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import { listTechnicians } from '../technicians/queries.ts';
import { readPlaces } from '../visits/places.ts';
import { knownVisitRules } from '../visits/settings.ts';
import { freeTimes, momentOf, presentVisit, type Rules, visitsOf, windowsOf } from '../visits/windows.ts';

const maxVisits = 2000;
const maxLate = 100;

type Row = {
  id: string;
  order_number: number;
  fullname: string;
  area: string;
  stage: Stage;
  visit_from: Date;
  visit_to: Date;
  due_at: Date;
  technician_id: string | null;
  total_paise: number;
  agreed_paise: number;
  due_paise: number;
  note: boolean;
  warranty: boolean;
  lines: { productName: string; quantity: number; category: string | null }[];
};

async function readVisits(db: Db, from: Date | null, before: Date, limit: number): Promise<Row[]> {
  const within = from ? sql`visit_from >= ${from}` : isOpenOrder();
  const { rows } = await sql<Row>`
    select o.*, (
      select json_agg(json_build_object('productName', l.product_name, 'quantity', l.quantity, 'category',
        (select category from services s where s.id = l.service_id)) order by l.line)
      from order_lines l where l.order_id = o.id) as lines
    from (
      select id, order_number, fullname, area, stage, visit_from, visit_to, due_at, technician_id, total_paise,
        agreed_paise, due_paise, note <> '' as note, warranty_of is not null as warranty
      from orders where visit_from is not null and visit_from < ${before} and ${within}
      order by visit_from, id limit ${sql.lit(limit + 1)}) as o
    order by o.visit_from, o.id`.execute(db);
  return rows;
}

const withoutBlanks = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

function presentRow(row: Row): BoardVisit {
  const visit = presentVisit(row);
  if (!visit) throw new Error('A visit without a time is on no board');
  return {
    _id: row.id,
    orderNumber: row.order_number,
    fullname: row.fullname,
    area: row.area,
    products: row.lines.map(({ productName, quantity }) => ({ productName, quantity })),
    categories: withoutBlanks(row.lines.map(({ category }) => category)),
    stage: row.stage,
    visit,
    dueAt: row.due_at.toISOString(),
    technicianId: row.technician_id,
    warranty: row.warranty,
    note: row.note,
    cash: toRupees(isOpen(row.stage) ? row.total_paise + row.agreed_paise : row.due_paise),
  };
}

async function readWindows(db: Db, rules: Rules, date: string, now: Date): Promise<Board['windows']> {
  const taken = await readPlaces(db, dayStart(date), dayEnd(date));
  const [day] = freeTimes(rules, { from: date, days: 1 }, taken, now);
  return windowsOf(rules, date).map(({ from, to, visits }, at) => ({
    from,
    to,
    visits: visitsOf(rules, date, visits),
    taken: taken.get(momentOf(date, from).getTime()) ?? 0,
    free: day?.windows[at]?.free ?? 0,
  }));
}

function withVisitsOwn(windows: Board['windows'], visits: readonly BoardVisit[]): Board['windows'] {
  const all = new Map(windows.map((window) => [window.from, window]));
  for (const { visit } of visits)
    if (!all.has(visit.from)) {
      const taken = visits.filter((other) => other.visit.from === visit.from).length;
      all.set(visit.from, { from: visit.from, to: visit.to, visits: 0, taken, free: 0 });
    }
  return [...all.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

async function readTechnicians(
  db: Db,
  date: string,
  visits: readonly BoardVisit[],
): Promise<BoardTechnician[]> {
  const busy = new Set(withoutBlanks(visits.map(({ technicianId }) => technicianId)));
  const current = (await listTechnicians(db)).map(({ _id, userId, name, categories, onDuty, daysOff }) => ({
    _id,
    userId,
    name,
    categories,
    onDuty: onDuty && !daysOff.includes(date),
  }));
  const formerIds = [...busy].filter((id) => !current.some(({ _id }) => _id === id));
  const former =
    formerIds.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'user_id', 'name'])
          .where('id', 'in', formerIds)
          .orderBy('name')
          .execute();
  return [
    ...current.filter(({ _id, onDuty }) => onDuty || busy.has(_id)),
    ...former.map(({ id, user_id, name }) => ({
      _id: id,
      userId: user_id,
      name,
      categories: [],
      onDuty: false,
    })),
  ];
}

/** A day's visits except cancelled ones; today's board also has the open ones of earlier days. Money in rupees. */
export async function readBoard(
  db: Db,
  deps: Pick<Deps, 'clock' | 'cache'>,
  given: string | undefined,
): Promise<Board> {
  const now = deps.clock();
  const today = indiaDay(now);
  const date = given ?? today;
  const [visitRows, lateRows, rules] = await Promise.all([
    readVisits(db, dayStart(date), dayEnd(date), maxVisits),
    date === today ? readVisits(db, null, dayStart(date), maxLate) : [],
    knownVisitRules(db, deps),
  ]);
  const visits = visitRows.slice(0, maxVisits).map(presentRow);
  const late = lateRows.slice(0, maxLate).map(presentRow);
  const [windows, technicians] = await Promise.all([
    readWindows(db, rules, date, now),
    readTechnicians(db, date, [...visits, ...late]),
  ]);
  return {
    date,
    today,
    windows: withVisitsOwn(windows, visits),
    technicians,
    visits,
    late,
    cut: visitRows.length > maxVisits || lateRows.length > maxLate,
  };
}

/** Assigns each visit on its own, so that one conflict does not block the others. */
export async function giveOut(db: Db, deps: Pick<Deps, 'clock'>, actor: Actor, visits: GiveOut['visits']) {
  const assigned: string[] = [];
  const refused: { _id: string; words: string }[] = [];
  for (const { id, technicianId } of visits) {
    try {
      await assignOrder(db, deps, actor, { id, technicianId, was: null });
      assigned.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ _id: id, words: error.message });
    }
  }
  return { message: successMessages.visitsAssigned(assigned.length), assigned, refused };
}
