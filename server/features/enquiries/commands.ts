import { v7 as newId } from 'uuid';
import type { Status } from '#shared/business.ts';
import type { Enquiry, EnquiryForm, replyWays } from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, Deps } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { Caller, CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { readCallTime } from '../business/queries.ts';
import { recordWebhook } from '../webhooks/record.ts';
import { enquiryReceivedMail } from './mail.ts';
import { type EnquiryRow, presentEnquiry } from './queries.ts';

export async function sendEnquiry({ db, deps, caller }: CallerContext, form: EnquiryForm) {
  const { clock, mail } = deps;
  const user = await customerIdOf(caller);
  const { fullname, email, mobile, area, serviceType, message } = form;
  const { data, mailId } = await db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('enquiries')
      .values({
        id: newId(),
        fullname,
        email,
        mobile,
        area,
        service_type: serviceType,
        message,
        language: currentLanguage(),
        status: 'Incomplete',
        user_id: user,
        created_at: clock(),
      } satisfies NewRow<
        'enquiries',
        'kind' | 'number' | 'order_number' | 'acknowledged_at' | 'settled_at' | 'answer'
      >)
      .returningAll()
      .executeTakeFirstOrThrow();
    const data = presentEnquiry(row);
    const told = { enquiryId: row.id, kind: row.kind, number: null };
    await recordWebhook(db, { type: 'enquiry.created', data: told }, row.created_at);
    return {
      data,
      mailId: await mail.enqueue(db, {
        ...enquiryReceivedMail(data, await readCallTime(db, deps)),
        whose: { user },
      }),
    };
  });
  mail.attemptSoon(mailId);
  return { message: successMessages.enquirySent, data };
}

/** The id of the signed-in customer who writes. Null for staff, who write on behalf of a caller. */
export async function customerIdOf(caller: Caller): Promise<string | null> {
  const user = await caller.user();
  return user?.role === 'GENERAL' ? user.id : null;
}

type Change = {
  id: string;
  status: Status;
  reply?: (typeof replyWays)[number] | undefined;
  answer?: string;
};

export async function setEnquiryStatus({ db, deps, user: actor }: UserContext, input: Change) {
  const data = await db.transaction().execute((db) => changeEnquiryStatus(db, deps, actor, input));
  return { message: successMessages.statusUpdated, data };
}

export const lockedEnquiry = (db: Db, id: string): Promise<EnquiryRow> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('enquiryNotFound'));

export async function changeEnquiryStatus(
  db: Db,
  { clock }: Deps,
  actor: CurrentUser,
  { id, status, reply, answer }: Change,
): Promise<Enquiry> {
  const row = await lockedEnquiry(db, id);
  if (row.status === status && !reply) return presentEnquiry(row);
  const settled_at = status === 'Complete' ? clock() : null;
  const acknowledged_at = row.acknowledged_at ?? settled_at;
  await db
    .updateTable('enquiries')
    .set({ status, settled_at, acknowledged_at })
    .where('id', '=', id)
    .execute();
  await recordChange(db, actor, answer ? 'request.answer' : 'enquiry.setStatus', id, row.fullname, {
    before: { status: row.status },
    after: { status, ...(reply && { reply }) },
  });
  return presentEnquiry({ ...row, status });
}
