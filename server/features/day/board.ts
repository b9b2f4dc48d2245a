import { type RawBuilder, sql } from 'kysely';
import type { Board, BoardTechnician, BoardVisit, GiveOut, ShelvedOrder } from '#shared/day/schema.ts';
import { AppError } from '#shared/errors.ts';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import { toRupees } from '#shared/primitives.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDay } from '../../platform/india-days.ts';
import type { Actor } from '../audit/actor.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { assignOrder } from '../orders/assignment.ts';
import { countLateOrders } from '../orders/figures.ts';
import { isOpenOrder, isVisit } from '../orders/open-orders.ts';
import { listTechnicians } from '../technicians/queries.ts';
import { readPlaces } from '../visits/places.ts';
import { knownVisitRules } from '../visits/settings.ts';
import { freeTimes, momentOf, presentVisit, type Rules, visitsOf, windowsOf } from '../visits/windows.ts';

const maxVisits = 2000;
const maxLate = 100;
const maxShelved = 50;

type Row = {
  id: string;
  order_number: number;
  fullname: string;
  area: string;
  mobile: string;
  created_at: Date;
  stage: Stage;
  visit_from: Date | null;
  visit_to: Date | null;
  due_at: Date;
  technician_id: string | null;
  total_paise: number;
  agreed_paise: number;
  due_paise: number;
  note: boolean;
  same_number: number;
  warranty: boolean;
  part: string;
  waiting_reason: string;
  part_expected: string | null;
  proposed_from: Date | null;
  proposed_to: Date | null;
  lines: { productName: string; quantity: number; category: string | null }[];
};

const isWaiting = sql`stage = 'waiting'`;

/** Reads orders by a condition. The sort order must have an index. Money is in paise. */
export async function readRows(
  db: Db,
  condition: RawBuilder<unknown>,
  order: string,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.*, (
      select json_agg(json_build_object('productName', ${bookedNameOf('l')}, 'quantity', l.quantity, 'category',
        (select category from services s where s.id = l.service_id)) order by l.line)
      from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::integer from orders same where same.mobile = o.mobile and ${isOpenOrder('same')}) as same_number
    from (
      select id, order_number, fullname, area, mobile, created_at, stage, visit_from, visit_to, due_at, technician_id,
        total_paise, agreed_paise, due_paise, note <> '' as note, warranty_of is not null as warranty,
        part, waiting_reason, part_expected, proposed_from, proposed_to
      from orders where ${condition}
      order by ${sql.ref(order)}, id limit ${sql.lit(limit + 1)}) as o
    order by ${sql.ref(`o.${order}`)}, o.id`.execute(db);
  return rows;
}

export const readVisits = (db: Db, condition: RawBuilder<unknown>, limit: number) =>
  readRows(db, sql`${isVisit} and ${condition}`, 'visit_from', limit);

const withoutBlanks = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

export function presentRow(row: Row): BoardVisit {
  const visit = presentVisit(row);
  if (!visit) throw new Error('A visit without a time is on no board');
  return { ...presentOrder(row), visit };
}

const presentShelved = (row: Row): ShelvedOrder => ({
  ...presentOrder(row),
  visit: presentVisit(row),
  mobile: row.mobile,
  createdAt: row.created_at.toISOString(),
  waitsFor: row.part || row.waiting_reason,
  partExpected: row.part_expected,
  proposed: presentVisit({ visit_from: row.proposed_from, visit_to: row.proposed_to }),
});

export function presentOrder(row: Row): Omit<BoardVisit, 'visit'> {
  return {
    _id: row.id,
    orderNumber: row.order_number,
    fullname: row.fullname,
    area: row.area,
    products: row.lines.map(({ productName, quantity }) => ({ productName, quantity })),
    categories: withoutBlanks(row.lines.map(({ category }) => category)),
    stage: row.stage,
    dueAt: row.due_at.toISOString(),
    technicianId: row.technician_id,
    warranty: row.warranty,
    note: row.note,
    sameNumber: row.same_number,
    cash: toRupees(isOpen(row.stage) ? row.total_paise + row.agreed_paise : row.due_paise),
  };
}

async function readWindows(db: Db, rules: Rules, date: string, now: Date): Promise<Board['windows']> {
  const bookedPlaces = await readPlaces(db, dayStart(date), dayEnd(date));
  const [day] = freeTimes(rules, { from: date, days: 1 }, bookedPlaces, now);
  return windowsOf(rules, date).map(({ from, to, visits }, at) => ({
    from,
    to,
    visits: visitsOf(rules, date, visits),
    taken: bookedPlaces.get(momentOf(date, from).getTime()) ?? 0,
    free: day?.windows[at]?.free ?? 0,
  }));
}

function withVisitsOwn(windows: Board['windows'], visits: readonly BoardVisit[]): Board['windows'] {
  const all = new Map(windows.map((window) => [window.from, window]));
  for (const { visit } of visits)
    if (!all.has(visit.from)) {
      const visitCount = visits.filter((other) => other.visit.from === visit.from).length;
      all.set(visit.from, { from: visit.from, to: visit.to, visits: 0, taken: visitCount, free: 0 });
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

/** Reads a day's visits except cancelled ones. Today's board also has open visits of earlier days. */
export async function readBoard(
  db: Db,
  deps: Pick<Deps, 'clock' | 'cache'>,
  requestedDay: string | undefined,
): Promise<Board> {
  const now = deps.clock();
  const today = indiaDay(now);
  const date = requestedDay ?? today;
  const [visitRows, lateRows, noTimeRows, waitingRows, lateCount, rules] = await Promise.all([
    readVisits(db, sql`visit_from >= ${dayStart(date)} and visit_from < ${dayEnd(date)}`, maxVisits),
    date === today ? readVisits(db, sql`visit_from < ${dayStart(date)} and ${isOpenOrder()}`, maxLate) : [],
    readRows(db, sql`stage = 'requested'`, 'created_at', maxShelved),
    readRows(db, isWaiting, 'due_at', maxShelved),
    countLateOrders(db, now),
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
    noTime: noTimeRows.slice(0, maxShelved).map(presentShelved),
    waiting: waitingRows.slice(0, maxShelved).map(presentShelved),
    lateCount,
    cut:
      visitRows.length > maxVisits ||
      lateRows.length > maxLate ||
      Math.max(noTimeRows.length, waitingRows.length) > maxShelved,
  };
}

/** Assigns each visit in its own transaction, so that one conflict does not block the others. */
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
  return { message: successTexts('visitsAssigned', { count: assigned.length }), assigned, refused };
}
