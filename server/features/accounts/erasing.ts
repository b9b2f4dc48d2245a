import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db } from '../../platform/db/schema.ts';

type Contacts = { emails: readonly string[]; mobiles: readonly string[] };

/**
 * Masks an account and the guests who joined it. The row stays for events and orders, joined to itself, which
 * no list shows and nobody can sign in to. Deletes sessions, and with them push subscriptions, and invitations
 * to these contacts.
 */
export async function maskAccounts(
  db: Db,
  { id, ids }: { id: string; ids: readonly string[] },
  { emails, mobiles }: Contacts,
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', 'in', ids).execute();
  await db.deleteFrom('password_resets').where('user_id', 'in', ids).execute();
  await db
    .deleteFrom('invitations')
    .where(({ eb, or }) =>
      or([
        ...emails.map((email) => eb('email', '=', email)),
        ...mobiles.map((mobile) => eb('mobile', '=', mobile)),
      ]),
    )
    .execute();
  await db
    .updateTable('users')
    .set({
      name: erasedPerson,
      email: null,
      password_hash: null,
      address: '',
      mobile: '',
      photo: null,
      joined_to: id,
    })
    .where('id', 'in', ids)
    .execute();
}
