// Which appliances the lines of an order are about. The register itself is the feature appliances.
import { sql } from 'kysely';
import { applianceName } from '#shared/appliances/kinds.ts';
import { readSticker } from '#shared/appliances/sticker-code.ts';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';

type NamedLine = { line: number; quantity: number; applianceIds?: readonly string[] | undefined };

/**
 * Writes the appliances of an order's lines. The caller has locked the order. Throws AppError tooManyAppliances above
 * a line's quantity, and applianceNotFound for an appliance that is not this person's.
 */
export async function nameAppliances(
  db: Db,
  order: { id: string; userId: string },
  lines: readonly NamedLine[],
): Promise<void> {
  const rows = lines.flatMap(({ line, quantity, applianceIds = [] }) => {
    const ids = [...new Set(applianceIds)];
    if (ids.length > quantity) throw new AppError('tooManyAppliances', { path: 'applianceIds' });
    return ids.map((appliance_id) => ({ order_id: order.id, line, appliance_id }));
  });
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map(({ appliance_id }) => appliance_id))];
  const his = await db
    .selectFrom('appliances')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', order.userId)
    .where('removed', '=', false)
    .forKeyShare()
    .execute();
  if (his.length < ids.length) throw new AppError('applianceNotFound');
  await db
    .insertInto('order_appliances')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Replaces the appliances of one service's line. The caller has locked the order. Throws AppError serviceNotFound. */
export async function renameAppliances(
  db: Db,
  order: { id: string; userId: string },
  {
    productId,
    applianceIds,
    keep = false,
  }: { productId: string; applianceIds: readonly string[]; keep?: boolean },
): Promise<void> {
  const { line, quantity } = await db
    .selectFrom('order_lines')
    .select(['line', 'quantity'])
    .where('order_id', '=', order.id)
    .where('service_id', '=', productId)
    .executeTakeFirstOrThrow(() => new AppError('serviceNotFound'));
  const named = db
    .selectFrom('order_appliances')
    .select('appliance_id')
    .where('order_id', '=', order.id)
    .where('line', '=', line);
  const before = keep ? (await named.execute()).map(({ appliance_id }) => appliance_id) : [];
  if (!keep)
    await db
      .deleteFrom('order_appliances')
      .where('order_id', '=', order.id)
      .where('line', '=', line)
      .execute();
  const added = applianceIds.filter((id) => !before.includes(id));
  await nameAppliances(db, order, [{ line, quantity: quantity - before.length, applianceIds: added }]);
  await db.updateTable('orders').set({ updated_at: changeTime }).where('id', '=', order.id).execute();
}

/** A claim is about the same appliances as the line that it claims. */
export const copyAppliances = (
  db: Db,
  to: { id: string; line: number },
  from: { id: string; line: number },
) =>
  sql`insert into order_appliances (order_id, line, appliance_id)
  select ${to.id}::uuid, ${to.line}, appliance_id from order_appliances
  where order_id = ${from.id}::uuid and line = ${from.line}`.execute(db);

/**
 * Records which sticker was scanned for a booking, with kind and maker of its appliance, if the appliance is
 * another person's. The customer's own sticker and a blank one record nothing.
 */
export async function recordScannedSticker(
  db: Db,
  order: { id: string; userId: string },
  typed: string,
): Promise<void> {
  const read = readSticker(typed);
  if (!read) return;
  const sticker = 'token' in read ? sql`s.token = ${read.token}` : sql`s.code = ${read.code}`;
  await sql`insert into scanned_stickers (order_id, token, kind, maker)
    select ${order.id}::uuid, s.token, a.kind, a.maker from stickers s join appliances a on a.id = s.appliance_id
    where ${sticker} and a.user_id <> ${order.userId}::uuid`.execute(db);
}

/** Whether the order `c` repairs an appliance that `f` repaired in the 90 days before the booking of `c`. */
const repairsAgain = (c: string) => sql<boolean>`f.id <> ${sql.ref(`${c}.id`)} and f.stage = 'done'
  and f.closed_at <= ${sql.ref(`${c}.created_at`)} and f.closed_at > ${sql.ref(`${c}.created_at`)} - interval '90 days'`;
export const isRepairedAgain = repairsAgain('c');

/** The order that was done before the order `o` came back, as a query. */
export const repairBeforeReturn = (o: string) => sql`select f.id, f.order_number from order_appliances n
    join order_appliances m on m.appliance_id = n.appliance_id join orders f on f.id = m.order_id
  where n.order_id = ${sql.ref(`${o}.id`)} and ${repairsAgain(o)} order by f.closed_at desc limit 1`;

/** Facts about the appliances of an order that only the office sees. */
export async function aboutAppliances(db: Db, orderId: string) {
  const { rows } = await sql<{
    code: string | null;
    kind: Parameters<typeof applianceName>[0]['kind'];
    maker: string;
    is_others: boolean;
    first: { _id: string; orderNumber: number } | null;
  }>`
    select s.code, c.kind, c.maker, a.id is not null and a.user_id <> o.user_id as is_others,
      (select json_build_object('_id', f.id, 'orderNumber', f.order_number) from (${repairBeforeReturn('o')}) as f) as first
    from orders o left join scanned_stickers c on c.order_id = o.id left join stickers s on s.token = c.token
      left join appliances a on a.id = s.appliance_id
    where o.id = ${orderId}::uuid`.execute(db);
  const [row] = rows;
  return {
    scanned: row?.code ? { code: row.code, name: applianceName(row), isOthers: row.is_others } : null,
    cameBackOf: row?.first ?? null,
  };
}
