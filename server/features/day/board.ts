import { type RawBuilder, sql } from 'kysely';
import type { CategoryTranslations } from '#shared/catalogue/translations.ts';
import type {
  Board,
  BoardTechnician,
  BoardVisit,
  GiveOut,
  ShelvedOrder,
  TechnicianGap,
} from '#shared/day/schema.ts';
import { AppError } from '#shared/errors.ts';
import { dayAfter } from '#shared/india-day.ts';
import { currentLanguage, type Language } from '#shared/language.ts';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import { toRupees } from '#shared/primitives.ts';
import { successTexts } from '#shared/success-texts.ts';
import { mondayOf } from '#shared/visits/weekdays.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { within } from '../../platform/db/conditions.ts';
import { dayEnd, dayStart, indiaDay } from '../../platform/india-days.ts';
import type { UserContext } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { assignOrder } from '../orders/assignment.ts';
import { countLateOrders } from '../orders/figures.ts';
import { isOpenOrder, isVisit, technicianGap, underWaySince } from '../orders/open-orders.ts';
import { listTechnicians } from '../technicians/queries.ts';
import { readPlaces } from '../visits/places.ts';
import { cachedVisitRules } from '../visits/settings.ts';
import { freeTimes, momentOf, presentVisit, type Rules, visitsOf, windowsOf } from '../visits/windows.ts';

const maxVisits = 2000;
const maxLate = 100;
const maxShelved = 50;

type Row = {
  id: string;
  order_number: number;
  fullname: string;
  area: string;
  street: string;
  mobile: string;
  created_at: Date;
  stage: Stage;
  visit_from: Date | null;
  visit_to: Date | null;
  due_at: Date;
  technician_id: string | null;
  gap: TechnicianGap | null;
  since: string | null;
  appliance: string | null;
  total_paise: number;
  agreed_paise: number;
  due_paise: number;
  note: boolean;
  customer_note: string;
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

const shortKeys: Record<Language, keyof CategoryTranslations> = {
  en: 'shortEn',
  hi: 'shortHi',
  mr: 'shortMr',
};
const shortKey = () => shortKeys[currentLanguage()];

/** Reads orders by a condition. The sort order must have an index. Money is in paise. */
export async function readRows(db: Db, condition: RawBuilder<unknown>, order: string, limit: number) {
  const { rows } = await sql<Row>`
    select o.*, (
      select json_agg(json_build_object('productName', ${bookedNameOf('l')}, 'quantity', l.quantity, 'category',
        (select category from services s where s.id = l.service_id)) order by l.line)
      from order_lines l where l.order_id = o.id) as lines,
      ${technicianGap} as gap,
      exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'noted') as note,
      ${underWaySince} as since,
      (select coalesce(nullif(c.translations ->> ${sql.lit(shortKey())}, ''), c.translations ->> 'shortEn')
        from order_lines l join services s on s.id = l.service_id join categories c on c.value = s.category
        where l.order_id = o.id order by l.line limit 1) as appliance,
      (select count(*)::integer from orders same where same.mobile = o.mobile and ${isOpenOrder('same')}) as same_number
    from (
      select id, order_number, fullname, area, street, mobile, created_at, stage, visit_from, visit_to, due_at, technician_id,
        technician_busy, total_paise, agreed_paise, due_paise, warranty_of is not null as warranty,
        note as customer_note, part, waiting_reason, part_expected, proposed_from, proposed_to
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

export function presentBoardVisit(row: Row): BoardVisit {
  const visit = presentVisit(row);
  if (!visit) throw new Error('A visit without a time is on no board');
  return { ...presentOrder(row), visit };
}

const presentShelved = (row: Row): ShelvedOrder => ({
  ...presentOrder(row),
  visit: presentVisit(row),
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
    mobile: row.mobile,
    area: row.area,
    street: row.street,
    products: row.lines.map(({ productName, quantity }) => ({ productName, quantity })),
    categories: withoutBlanks(row.lines.map(({ category }) => category)),
    appliance: row.lines.every(({ quantity }) => quantity === 1) ? (row.appliance ?? '') : '',
    stage: row.stage,
    since: row.since && new Date(row.since).toISOString(),
    dueAt: row.due_at.toISOString(),
    technicianId: row.technician_id,
    gap: row.gap,
    warranty: row.warranty,
    note: row.note,
    customerNote: row.customer_note,
    sameNumber: row.same_number,
    cash: toRupees(isOpen(row.stage) ? row.total_paise + row.agreed_paise : row.due_paise),
  };
}

type DayWindows = { date: string; windows: Board['windows'] };

/** Reads the windows of some days with the places taken. */
async function readWindows(
  db: Db,
  rules: Rules,
  range: { from: string; days: number },
  now: Date,
): Promise<DayWindows[]> {
  const until = dayEnd(dayAfter(range.from, range.days - 1));
  const bookedPlaces = await readPlaces(db, dayStart(range.from), until);
  return freeTimes(rules, range, bookedPlaces, now).map((day) => ({
    date: day.date,
    windows: windowsOf(rules, day.date).map(({ from, to, visits }, at) => ({
      from,
      to,
      visits: visitsOf(rules, day.date, visits),
      taken: bookedPlaces.get(momentOf(day.date, from).getTime()) ?? 0,
      free: day.windows[at]?.free ?? 0,
    })),
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

/** Reads the technicians on duty, absent technicians who still have a visit, and the names of all absent ones. */
async function readTechnicians(
  db: Db,
  date: string,
  visits: readonly BoardVisit[],
): Promise<Pick<Board, 'technicians' | 'absent'>> {
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
  const technicians: BoardTechnician[] = [
    ...current.filter(({ _id, onDuty }) => onDuty || busy.has(_id)),
    ...former.map(({ id, user_id, name }) => ({
      _id: id,
      userId: user_id,
      name,
      categories: [],
      onDuty: false,
    })),
  ];
  const absent = current.filter(({ onDuty }) => !onDuty).map(({ _id, name }) => ({ _id, name }));
  return { technicians, absent };
}

/** Reads a day's visits except cancelled ones. Today's board also has open visits of earlier days. */
export async function readBoard({ db, deps }: ShopContext, input: { date?: string | undefined }) {
  const now = deps.clock();
  const today = indiaDay(now);
  const date = input.date ?? today;
  const [visitRows, lateRows, noTimeRows, waitingRows, lateCount, rules] = await Promise.all([
    readVisits(db, within(sql`visit_from`, { from: date, to: date }), maxVisits),
    date === today ? readVisits(db, sql`visit_from < ${dayStart(date)} and ${isOpenOrder()}`, maxLate) : [],
    readRows(db, sql`stage = 'requested'`, 'created_at', maxShelved),
    readRows(db, isWaiting, 'due_at', maxShelved),
    countLateOrders(db, now),
    cachedVisitRules(db, deps),
  ]);
  const visits = visitRows.slice(0, maxVisits).map(presentBoardVisit);
  const late = lateRows.slice(0, maxLate).map(presentBoardVisit);
  const [days, whoComes] = await Promise.all([
    readWindows(db, rules, { from: date, days: 1 }, now),
    readTechnicians(db, date, [...visits, ...late]),
  ]);
  return {
    date,
    today,
    windows: withVisitsOwn(days[0]?.windows ?? [], visits),
    ...whoComes,
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

/** Reads the seven days from Monday of the week of `day`, or of this week. `off` are the technicians who are off. */
export async function readWeek({ db, deps }: ShopContext, input: { date?: string | undefined }) {
  const now = deps.clock();
  const today = indiaDay(now);
  const from = mondayOf(input.date ?? today);
  const [rows, rules, technicians] = await Promise.all([
    readVisits(db, within(sql`visit_from`, { from, to: dayAfter(from, 6) }), maxVisits),
    cachedVisitRules(db, deps),
    listTechnicians(db),
  ]);
  const visits = rows.slice(0, maxVisits).map(presentBoardVisit);
  const days = await readWindows(db, rules, { from, days: 7 }, now);
  return {
    today,
    technicians: technicians.map(({ _id, userId, name, categories, onDuty }) => ({
      ...{ _id, userId, name, categories, onDuty },
    })),
    days: days.map(({ date, windows }) => {
      const own = visits.filter(({ visit }) => visit.date === date);
      const off = technicians.filter(({ onDuty, daysOff }) => !onDuty || daysOff.includes(date));
      return {
        date,
        windows: withVisitsOwn(windows, own),
        off: off.map(({ _id }) => _id),
        visits: own,
      };
    }),
    cut: rows.length > maxVisits,
  };
}

/** Assigns each visit in its own transaction, so that one conflict does not block the others. */
export async function giveOut({ db, deps, user }: UserContext, { visits }: GiveOut) {
  const assigned: string[] = [];
  const refused: { _id: string; words: string }[] = [];
  for (const { id, technicianId, was } of visits) {
    try {
      await assignOrder(db, deps, actorOf(user), { id, technicianId, was });
      assigned.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ _id: id, words: error.message });
    }
  }
  return { message: successTexts('visitsAssigned', { count: assigned.length }), assigned, refused };
}
