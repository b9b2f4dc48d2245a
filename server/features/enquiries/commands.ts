import { v7 as newId } from 'uuid';
import type { Status } from '#shared/business.ts';
import type { Enquiry, EnquiryForm, replyWays } from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Caller, CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { readCallTime } from '../business/queries.ts';
import { enquiryReceivedMail } from './mail.ts';
import { presentEnquiry } from './queries.ts';

export async function sendEnquiry(
  db: Db,
  { clock, mail }: Pick<Deps, 'clock' | 'mail'>,
  caller: Pick<Caller, 'user'>,
  form: EnquiryForm,
) {
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
      } satisfies NewRow<'enquiries'>)
      .returningAll()
      .executeTakeFirstOrThrow();
    const data = presentEnquiry(row);
    return {
      data,
      mailId: await mail.enqueue(db, {
        ...enquiryReceivedMail(data, await readCallTime(db, { clock })),
        whose: { user },
      }),
    };
  });
  mail.attemptSoon(mailId);
  return { message: successMessages.enquirySent, data };
}

/** The customer whose session writes. What staff type at the desk is nobody's own. */
export async function customerIdOf(caller: Pick<Caller, 'user'>): Promise<string | null> {
  const user = await caller.user();
  return user?.role === 'GENERAL' ? user.id : null;
}

type Change = { id: string; status: Status; reply?: (typeof replyWays)[number] | undefined };

export async function setEnquiryStatus(
  db: Db,
  actor: CurrentUser,
  input: Change,
): Promise<{ message: string; data: Enquiry }> {
  const data = await db.transaction().execute((db) => changeEnquiryStatus(db, actor, input));
  return { message: successMessages.statusUpdated, data };
}

export async function changeEnquiryStatus(
  db: Db,
  actor: CurrentUser,
  { id, status, reply }: Change,
): Promise<Enquiry> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('enquiryNotFound');
  if (row.status === status && !reply) return presentEnquiry(row);
  await db.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
  await recordChange(db, actor, {
    action: 'enquiry.setStatus',
    entityId: id,
    label: row.fullname,
    before: { status: row.status },
    after: { status, ...(reply && { reply }) },
  });
  return presentEnquiry({ ...row, status });
}
