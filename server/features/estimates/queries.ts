import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Estimate, EstimateLine } from '#shared/estimates/schema.ts';
import type { EstimateKind } from '#shared/estimates/states.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db } from '../../deps.ts';

const rows = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('estimates as e')
    .select((eb) => [
      'e.order_id',
      'e.version',
      'e.state',
      'e.total_paise',
      'e.saved_key',
      'e.offered_at',
      'e.answered_at',
      'e.answered_where',
      'e.answered_by',
      jsonArrayFrom(
        eb
          .selectFrom('estimate_lines as l')
          .select(['l.kind', 'l.words', 'l.quantity', 'l.price_paise', 'l.hsn'])
          .whereRef('l.order_id', '=', 'e.order_id')
          .orderBy('l.line'),
      ).as('lines'),
    ])
    .where('e.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

function present(row: Row): Estimate {
  return {
    version: row.version,
    state: row.state,
    lines: row.lines.map(
      ({ price_paise, ...line }): EstimateLine => ({ ...line, price: toRupees(price_paise) }),
    ),
    total: toRupees(row.total_paise),
    offeredAt: row.offered_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredWhere: row.answered_where,
    answeredBy: row.answered_by,
  };
}

export const estimatesOf = async (db: Db, orderIds: readonly string[]): Promise<Map<string, Estimate>> =>
  new Map((await rows(db, orderIds)).map((row) => [row.order_id, present(row)]));

export async function readEstimate(
  db: Db,
  orderId: string,
): Promise<{ estimate: Estimate | null; savedKey: string | null }> {
  const [row] = await rows(db, [orderId]);
  return row ? { estimate: present(row), savedKey: row.saved_key } : { estimate: null, savedKey: null };
}

export const shownToCustomer = <Shown extends Estimate>(estimate: Shown | null): Shown | null =>
  estimate && estimate.state !== 'draft' && estimate.lines.length > 0
    ? { ...estimate, answeredBy: '' }
    : null;

export async function readBookedLines(
  db: Db,
  orderId: string,
): Promise<{ productName: string; quantity: number; price: number }[]> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_name', 'quantity', 'price_paise'])
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();
  return lines.map(({ product_name: productName, quantity, price_paise }) => ({
    productName,
    quantity,
    price: toRupees(price_paise),
  }));
}

type AgreedLine = { kind: EstimateKind; words: string; quantity: number; pricePaise: number; code: string };

/** The agreed lines of order `o` as a subquery, with the price of one piece in paise. */
export const agreedLines = sql<AgreedLine[]>`coalesce((
  select json_agg(json_build_object('kind', l.kind, 'words', l.words, 'quantity', l.quantity,
    'pricePaise', l.price_paise, 'code', l.hsn) order by l.line)
  from estimates e join estimate_lines l on l.order_id = e.order_id
  where e.order_id = o.id and e.state = 'agreed'), '[]')`;
