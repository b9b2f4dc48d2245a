// The log of people's requests: complaints, copies of data, erasures.
import { v7 as newId } from 'uuid';
import { currentLanguage } from '#shared/language.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { RequestKind } from '#shared/rights/schema.ts';
import type { Deps } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorName, actorOf } from '../audit/actor.ts';
import type { Person } from './person.ts';

type Asked = {
  kind: Exclude<RequestKind, 'complaint'>;
  person: Person;
  staff?: CurrentUser | undefined;
};

/** Logs a request that the shop has answered at once. */
export async function logRequest(db: Db, { clock }: Pick<Deps, 'clock'>, { kind, person, staff }: Asked) {
  const now = clock();
  const byStaff = staff ? actorName(actorOf(staff)) : '';
  await db
    .insertInto('requests')
    .values({
      id: newId(),
      kind,
      at: now,
      user_id: person.id,
      order_number: null,
      fullname: kind === 'erasure' ? erasedPerson : person.name,
      mobile: '',
      email: '',
      message: '',
      language: currentLanguage(),
      by_staff: byStaff,
      acknowledged_at: now,
      answered_at: now,
      answer: '',
      answered_by: byStaff,
    } satisfies NewRow<'requests', 'number'>)
    .execute();
}
