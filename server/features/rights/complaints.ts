// Takes complaints, and lists and answers what people asked for (docs/rules.md#peoples-rights).
import { type Selectable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { personName } from '#shared/rights/erased.ts';
import type { AnswerRequest, Complaint, Request, RequestTableInput } from '#shared/rights/schema.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Deps } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { type Conditions, passes } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { cappedCount, countUpToLimit, readPage } from '../../platform/paging.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { Caller, CurrentUser } from '../../procedures/context.ts';
import { actorName, actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { readDetails } from '../business/queries.ts';
import { mayMail } from '../orders/may-mail.ts';
import { complaintAnsweredMail, complaintForOfficerMail, complaintReceivedMail } from './mail.ts';

type ComplaintDeps = Pick<Deps, 'clock' | 'mail' | 'limiter' | 'config'>;

/** Takes a complaint and acknowledges it at once, on the screen and by mail. The officer gets a mail too. */
export async function complain(
  db: Db,
  deps: ComplaintDeps,
  caller: Pick<Caller, 'user'>,
  { fullname, mobile, email, order, message }: Complaint,
) {
  const user = await caller.user();
  const { number, mailIds } = await db.transaction().execute(async (db) => {
    const { number } = await db
      .insertInto('requests')
      .values({
        id: newId(),
        kind: 'complaint',
        at: deps.clock(),
        user_id: user?.id ?? null,
        order_number: order ? Number(order) : null,
        fullname,
        mobile,
        email,
        message,
        language: currentLanguage(),
        by_staff: '',
        acknowledged_at: null,
        answered_at: null,
        answer: '',
        answered_by: '',
      } satisfies NewRow<'requests', 'number'>)
      .returning('number')
      .executeTakeFirstOrThrow();
    const business = await readDetails(db);
    const mailIds: string[] = [];
    if (await mayMail(db, deps.limiter, email, user?.email ?? null))
      mailIds.push(
        await deps.mail.enqueue(db, {
          ...complaintReceivedMail({ fullname, email, number }, business),
          whose: { user: user?.id ?? null },
        }),
      );
    if (business.officerEmail)
      mailIds.push(
        await deps.mail.enqueue(db, {
          ...inLanguage(business.firstLanguage, () =>
            complaintForOfficerMail(number, business, deps.config.publicUrl),
          ),
          language: business.firstLanguage,
          whose: { user: null },
        }),
      );
    return { number, mailIds };
  });
  mailIds.forEach(deps.mail.attemptSoon);
  return { message: successTexts('complaintReceived', { number }), number };
}

const acknowledgeBy = sql<Date>`at + interval '48 hours'`;
const answerBy = sql<Date>`at + interval '1 month'`;
const lateTo = (now: Date) => sql<'acknowledge' | 'answer' | null>`case
  when answered_at is not null then null
  when ${answerBy} <= ${now} then 'answer'
  when acknowledged_at is null and ${acknowledgeBy} <= ${now} then 'acknowledge' end`;

type Row = Selectable<Tables['requests']> & {
  acknowledge_by: Date;
  answer_by: Date;
  late: Request['late'];
};

const dayMs = 24 * 3600_000;

const present = (row: Row, now: Date): Request => ({
  _id: row.id,
  number: row.number,
  kind: row.kind,
  at: row.at.toISOString(),
  fullname: personName(row.fullname),
  mobile: row.mobile,
  email: row.email,
  order: row.order_number,
  message: row.message,
  byStaff: row.by_staff,
  acknowledgeBy: row.acknowledge_by.toISOString(),
  acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  answer: row.answer,
  answeredBy: row.answered_by,
  days: Math.floor(((row.answered_at ?? now).getTime() - row.at.getTime()) / dayMs),
  late: row.late,
});

const conditions: Conditions<FiltersOf<RequestTableInput>> = {
  kind: (kind) => sql`kind = ${kind}`,
  state: (state) => (state === 'open' ? sql`answered_at is null` : sql`answered_at is not null`),
};

const reading = (db: Db, now: Date) =>
  db
    .selectFrom('requests')
    .selectAll()
    .select([acknowledgeBy.as('acknowledge_by'), answerBy.as('answer_by'), lateTo(now).as('late')]);

/** Lists complaints and requests, the newest first. */
export async function requestTable(
  db: Db,
  { cursors, clock }: Pick<Deps, 'cursors' | 'clock'>,
  input: RequestTableInput,
) {
  const now = clock();
  const found = reading(db, now).where(passes(conditions, input));
  const [page, count] = await Promise.all([
    readPage<Row>(cursors, `requests:${JSON.stringify(filtersOf(input))}`, input, {
      columns: [sql.ref('at'), sql.ref('id')],
      order: 'desc',
      keysOf: (row) => [row.at.toISOString(), row.id],
      read: ({ after, order, limit }) =>
        found.where(after).orderBy('at', order).orderBy('id', order).limit(limit).execute(),
    }),
    countUpToLimit(db, found),
  ]);
  return { ...page, items: page.items.map((row) => present(row, now)), ...cappedCount(count) };
}

/** Counts open complaints for the overview, and those whose time to acknowledge or to answer is over. */
export async function countComplaints(db: Db, now: Date): Promise<{ open: number; late: number }> {
  return db
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<number>`count(*) filter (where ${lateTo(now)} is not null)`.as('late'),
    ])
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
}

async function step(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  actor: CurrentUser,
  id: string,
  change: (row: Row, now: Date) => Partial<Row> | null,
) {
  const now = clock();
  const row = await reading(db, now).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('requestNotFound');
  const changes = change(row, now);
  if (!changes) return row;
  await db.updateTable('requests').set(changes).where('id', '=', id).execute();
  await recordChange(db, actor, {
    action: changes.answered_at ? 'request.answer' : 'request.acknowledge',
    entityId: id,
    label: `${row.number}, ${row.fullname}`,
  });
  return reading(db, now).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Notes that the officer has read a complaint. A second time changes nothing. */
export async function acknowledge(db: Db, deps: Pick<Deps, 'clock'>, actor: CurrentUser, id: string) {
  const row = await db
    .transaction()
    .execute((db) =>
      step(db, deps, actor, id, (row, now) => (row.acknowledged_at ? null : { acknowledged_at: now })),
    );
  return { message: successMessages.complaintAcknowledged, data: present(row, deps.clock()) };
}

/** Records the answer to a complaint and mails it. An answered complaint keeps its answer (requestAnswered). */
export async function answerRequest(
  db: Db,
  deps: Pick<Deps, 'clock' | 'mail'>,
  actor: CurrentUser,
  { id, answer }: AnswerRequest,
) {
  const { row, mailId } = await db.transaction().execute(async (db) => {
    const row = await step(db, deps, actor, id, (row, now) => {
      if (row.answered_at) throw new AppError('requestAnswered');
      return {
        acknowledged_at: row.acknowledged_at ?? now,
        answered_at: now,
        answer,
        answered_by: actorName(actorOf(actor)),
      };
    });
    const business = await readDetails(db);
    const mail = row.email && inLanguage(row.language, () => complaintAnsweredMail(row, business));
    return {
      row,
      mailId: mail
        ? await deps.mail.enqueue(db, { ...mail, language: row.language, whose: { user: row.user_id } })
        : null,
    };
  });
  if (mailId) deps.mail.attemptSoon(mailId);
  return { message: successMessages.complaintAnswered, data: present(row, deps.clock()) };
}
