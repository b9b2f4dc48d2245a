// Whoever claimed a warranty is told where the claim is withdrawn, because the repair itself is open again.
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { claimWithdrawnMail } from './mail.ts';
import { orderWithLink } from './queries.ts';
import type { Stepped } from './steps.ts';

/** Writes the mails of a step's withdrawn claims in its transaction; gives their ids. */
export async function enqueueWithdrawnClaimMails(
  db: Db,
  deps: Pick<Deps, 'mail' | 'config' | 'tracking'>,
  { withdrawn = [] }: Stepped,
): Promise<string[]> {
  const mailIds: string[] = [];
  for (const id of withdrawn) {
    const { order, link } = await orderWithLink(db, deps, id);
    if (order.email) mailIds.push(await deps.mail.enqueue(db, claimWithdrawnMail(order, link)));
  }
  return mailIds;
}
