import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { JobNotification, NewsKind, Subscribe } from '#shared/jobs/push.ts';
import { successMessages } from '#shared/messages.ts';
import { closedStages } from '#shared/orders/stages.ts';
import { areaName } from '#shared/place-names.ts';
import { formatVisit } from '#shared/visits/words.ts';
import type { Db, Deps } from '../../deps.ts';
import { countRows } from '../../platform/paging.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { UserContext } from '../../procedures/context.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { presentVisit } from '../visits/windows.ts';
import { jobNewsMail } from './mail.ts';
import { newsTexts as t } from './texts.ts';

const everyMs = 60_000;
const atOnce = 50;
const maxSubscriptions = 5;

/**
 * Queues a message to a technician in the caller's transaction, with the present visit of each order. Each job has at most one message a minute;
 * the newest replaces the others.
 */
export async function queueJobNews(
  db: Db,
  now: Date,
  kind: NewsKind,
  technicianId: string | null,
  orderIds: readonly string[],
): Promise<void> {
  if (technicianId === null || orderIds.length === 0) return;
  await db
    .insertInto('job_news')
    .columns(['order_id', 'technician_id', 'kind', 'due_at', 'visit_from', 'visit_to'])
    .expression(({ selectFrom }) =>
      selectFrom('orders')
        .select([
          'id',
          sql<string>`${technicianId}::uuid`.as('technician_id'),
          sql<NewsKind>`${kind}`.as('kind'),
          sql<Date>`${now}::timestamptz`.as('due_at'),
          'visit_from',
          'visit_to',
        ])
        .where('id', 'in', orderIds),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'technician_id']).doUpdateSet(({ ref }) => ({
        kind,
        visit_from: ref('excluded.visit_from'),
        visit_to: ref('excluded.visit_to'),
        due_at: sql<Date>`greatest(${now}::timestamptz, job_news.sent_at + ${`${everyMs} milliseconds`}::interval)`,
      })),
    )
    .execute();
}

/** Drops the messages that wait for a former technician, so that no mail follows either. */
export const dropJobNews = (db: Db, technicianId: string) =>
  db.deleteFrom('job_news').where('technician_id', '=', technicianId).execute();

export async function subscribe({ db, deps: { push }, user }: UserContext, { endpoint, keys }: Subscribe) {
  if (!push.accepts(endpoint)) throw new AppError('pushServiceUnknown');
  const row = { session_id: user.sessionId, user_id: user.id, ...keys };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  // Keeps the subscriptions of the newest sessions. Session ids are in order of creation.
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', 'in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('endpoint')
        .where('user_id', '=', user.id)
        .where('endpoint', '<>', endpoint)
        .orderBy('session_id', 'desc')
        .offset(maxSubscriptions - 1),
    )
    .execute();
  return { message: successMessages.pushOn };
}

/** Sends due messages by push to each phone of the technician. If no phone accepts the push, sends a mail. */
export async function sendJobNews(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const due = await db
    .with('due', (db) =>
      db
        .selectFrom('job_news')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('job_news')
    .from('due')
    .innerJoin('orders', 'orders.id', 'due.order_id')
    .set(({ ref }) => ({
      due_at: null,
      sent_at: now,
      told: ref('due.kind'),
      told_from: ref('orders.visit_from'),
    }))
    .whereRef('job_news.order_id', '=', 'due.order_id')
    .whereRef('job_news.technician_id', '=', 'due.technician_id')
    .returning([
      'due.order_id',
      'due.technician_id',
      'due.kind',
      'due.visit_from',
      'due.visit_to',
      'due.told',
      'due.told_from',
      'orders.visit_from as present_from',
    ])
    .execute();
  await Promise.all(due.filter(isNews).map((news) => sendOne(deps, news)));
}

type Told = { kind: NewsKind; told: NewsKind | null; told_from: Date | null; present_from: Date | null };

// A job that was withdrawn and came back with its old time before the message went out is no news.
function isNews({ kind, told, told_from, present_from }: Told): boolean {
  if (told === null || kind === 'moved') return true;
  if (kind === 'withdrawn' || told === 'withdrawn') return kind !== told;
  return told_from?.getTime() !== present_from?.getTime();
}

type News = {
  order_id: string;
  technician_id: string;
  kind: NewsKind;
  visit_from: Date | null;
  visit_to: Date | null;
};

async function sendOne(deps: Deps, news: News): Promise<void> {
  const { technician_id: technicianId } = news;
  const { db, push } = deps;
  const technician = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', technicianId)
    .executeTakeFirst();
  if (!technician) return;
  const notification = await inLanguage(technician.language, () => notificationOf(db, news));
  const phones = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', technicianId)
    .execute();
  const outcomes = await Promise.all(phones.map((phone) => push.send(phone, notification)));
  const gone = phones.filter((_, at) => outcomes[at] === 'gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0) await db.deleteFrom('push_subscriptions').where('endpoint', 'in', gone).execute();
  if (outcomes.includes('sent') || !technician.email) return;
  const { name, email, language } = technician;
  const message = inLanguage(language, () =>
    jobNewsMail({ name, email }, notification, deps.config.publicUrl),
  );
  const mailId = await deps.mail.enqueue(db, { ...message, language, whose: { user: technicianId } });
  deps.mail.attemptSoon(mailId);
}

async function notificationOf(db: Db, news: News): Promise<JobNotification> {
  const { kind, order_id: orderId, technician_id: technicianId } = news;
  const order = await db
    .selectFrom('orders')
    .select(['area', 'visit_from', 'visit_to'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(bookedNameOf('order_lines').as('name'))
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();
  const jobs = await countRows(
    db.selectFrom('orders').where('technician_id', '=', technicianId).where('stage', 'not in', closedStages),
  );
  // Names a withdrawn job by the visit that it had when the message was queued.
  const visit = presentVisit(kind === 'withdrawn' ? news : order);
  const services = lines.map(({ name }) => name).join(', ');
  return {
    title: t(kind),
    body: `${areaName(order.area)}, ${visit ? formatVisit(visit) : t('noTime')}, ${services}`,
    tag: orderId,
    jobs,
  };
}
