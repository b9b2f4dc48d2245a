import type { EstimateLine } from '#shared/estimates/schema.ts';
import type { AnswerChannel } from '#shared/estimates/states.ts';
import { linesPaise } from '#shared/estimates/sums.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Db } from '../../deps.ts';

type Written = { version: number; lines: readonly EstimateLine[]; key: string | null };

export async function writeDraft(db: Db, orderId: string, { version, lines, key }: Written): Promise<void> {
  const draft = {
    version,
    state: 'draft' as const,
    total_paise: linesPaise(lines),
    saved_key: key,
    offered_at: null,
    answered_at: null,
    answered_where: null,
    answered_by: '',
  };
  await db
    .insertInto('estimates')
    .values({ order_id: orderId, ...draft })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(draft))
    .execute();
  await db.deleteFrom('estimate_lines').where('order_id', '=', orderId).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('estimate_lines')
    .values(
      lines.map(({ kind, words, quantity, price, hsn }, at) => ({
        order_id: orderId,
        line: at + 1,
        kind,
        words,
        quantity,
        price_paise: toPaise(price),
        hsn,
      })),
    )
    .execute();
}

export async function writeOffered(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('estimates')
    .set({ state: 'offered', offered_at: at, answered_at: null, answered_where: null, answered_by: '' })
    .where('order_id', '=', orderId)
    .execute();
}

export async function writeAnswered(
  db: Db,
  orderId: string,
  { agree, at, where, by }: { agree: boolean; at: Date; where: AnswerChannel; by: string },
): Promise<void> {
  await db
    .updateTable('estimates')
    .set({
      state: agree ? 'agreed' : 'declined',
      answered_at: at,
      answered_where: where,
      answered_by: by,
    })
    .where('order_id', '=', orderId)
    .execute();
}
