// Takes and answers complaints and requests about data: enquiries with a number and two deadlines.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { type ComplaintKind, complaintNames } from '#shared/enquiries/kinds.ts';
import type { AnswerEnquiry } from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import type { AskByLink, Complaint } from '#shared/rights/schema.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Db, Deps } from '../../deps.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { CallerContext, UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { readDetails } from '../business/queries.ts';
import { mayMail } from '../mail/may-mail.ts';
import { recordWebhook } from '../webhooks/record.ts';
import { changeEnquiryStatus, customerIdOf, lockedEnquiry } from './commands.ts';
import { complaintAnsweredMail, complaintForOfficerMail, complaintReceivedMail } from './complaint-mail.ts';
import { lateTo } from './queries.ts';

type Asked = {
  kind: ComplaintKind;
  userId: string | null;
  fullname: string;
  mobile: string;
  email: string;
  orderNumber: number | null;
  message: string;
};

/** Writes a complaint or request and returns its number. */
export async function writeComplaint(
  db: Db,
  { clock }: Deps,
  { kind, userId: user_id, orderNumber: order_number, ...typed }: Asked,
): Promise<number> {
  const now = clock();
  const { id, number } = await db
    .insertInto('enquiries')
    .values({
      ...typed,
      id: newId(),
      kind,
      number: sql<number>`nextval('enquiry_numbers')`,
      user_id,
      order_number,
      area: '',
      service_type: complaintNames[kind],
      language: currentLanguage(),
      status: 'Incomplete',
      created_at: now,
    })
    .returning(['id', 'number'])
    .$narrowType<{ number: number }>()
    .executeTakeFirstOrThrow();
  await recordWebhook(db, { type: 'enquiry.created', data: { enquiryId: id, kind, number } }, now);
  return number;
}

/** Takes a complaint and confirms it at once, on the screen and by mail. The officer gets a mail too. */
export async function complain(
  { db, deps, caller }: CallerContext,
  { order, website: _, ...typed }: Complaint,
) {
  const [user, userId] = [await caller.user(), await customerIdOf(caller)];
  const { fullname, email } = typed;
  const { number, mailIds } = await db.transaction().execute(async (db) => {
    const orderNumber = order ? Number(order) : null;
    const number = await writeComplaint(db, deps, { kind: 'complaint', userId, orderNumber, ...typed });
    const business = await readDetails(db);
    const mailIds: string[] = [];
    if (await mayMail(db, deps.limiter, email, user?.email ?? null))
      mailIds.push(
        await deps.mail.enqueue(db, {
          ...complaintReceivedMail({ fullname, email, number }, business),
          whose: { user: userId },
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

/** Counts open complaints for the overview, and those past the deadline to acknowledge or to answer. */
export async function countComplaints(db: Db, now: Date): Promise<{ open: number; late: number }> {
  return db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<number>`count(*) filter (where ${lateTo(now)} is not null)`.as('late'),
    ])
    .where('kind', '<>', 'enquiry')
    .where('status', '=', 'Incomplete')
    .executeTakeFirstOrThrow();
}

/** Records that an admin has read a complaint. A second call changes nothing. */
export async function acknowledge({ db, deps: { clock }, user: actor }: UserContext, { id }: { id: string }) {
  await db.transaction().execute(async (db) => {
    const row = await lockedEnquiry(db, id);
    if (row.acknowledged_at) return;
    await db.updateTable('enquiries').set({ acknowledged_at: clock() }).where('id', '=', id).execute();
    await recordChange(db, actor, 'request.acknowledge', id, `${row.number}, ${row.fullname}`);
  });
  return { message: successMessages.complaintAcknowledged };
}

/** Records the answer to a complaint and mails it. An answered complaint keeps its answer (requestAnswered). */
export async function answer({ db, deps, user: actor }: UserContext, { id, answer }: AnswerEnquiry) {
  const mailId = await db.transaction().execute(async (db) => {
    const { email, fullname, number, language, user_id, settled_at } = await lockedEnquiry(db, id);
    if (settled_at || number === null) throw new AppError('requestAnswered');
    await db.updateTable('enquiries').set({ answer }).where('id', '=', id).execute();
    await changeEnquiryStatus(db, deps, actor, { id, status: 'Complete', answer });
    if (!email) return null;
    const business = await readDetails(db);
    const mail = inLanguage(language, () =>
      complaintAnsweredMail({ fullname, email, number, answer }, business),
    );
    return deps.mail.enqueue(db, { ...mail, language, whose: { user: user_id } });
  });
  if (mailId) deps.mail.attemptSoon(mailId);
  return { message: successMessages.complaintAnswered };
}

/** Settles a person's requests for a copy or an erasure once they are fulfilled. */
export async function settleRequests(
  db: Db,
  { clock }: Deps,
  { kind, person }: { kind: AskByLink['kind']; person: { ids: readonly string[] } },
): Promise<void> {
  const now = clock();
  await db
    .updateTable('enquiries')
    .set({ status: 'Complete', acknowledged_at: now, settled_at: now })
    .where('user_id', 'in', person.ids)
    .where('kind', '=', kind)
    .where('status', '=', 'Incomplete')
    .execute();
}
