// Changes of the business row.
import type { BusinessForm } from '#shared/business/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import { changing } from '../../platform/cache/changing.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../trpc/context.ts';
import { recordChange } from '../backoffice/audit.ts';
import { readBusiness } from './queries.ts';

/** Changes the company's name and contact details; what is not given stays. Answers with the name. */
export async function updateBusiness(
  db: Db,
  { keeper }: Pick<Deps, 'keeper'>,
  actor: CurrentUser,
  input: BusinessForm,
) {
  const { companyName, phone, email, address, facebook, instagram, youtube, whatsapp } = input;
  await changing(db, keeper, ['business'], async (db) => {
    await db.selectFrom('business').select('id').forUpdate().execute();
    const before = await readBusiness(db);
    await db
      .updateTable('business')
      .set({ company_name: companyName, phone, email, address, facebook, instagram, youtube, whatsapp })
      .execute();
    const after = await readBusiness(db);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await recordChange(db, actor, {
      action: 'business.update',
      entity: 'business',
      entityId: 'business',
      label: companyName,
      before,
      after,
    });
  });
  return { message: successMessages.companyUpdated, companyName };
}
