// Adds thirty appliances from the repairs of the demo's customers, eight of them with stickers.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { type ApplianceKind, kindNamedIn } from '#shared/appliances/kinds.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Db } from '../deps.ts';
import { columnsOf } from '../features/appliances/commands.ts';
import { newStickers } from '../features/appliances/stickers.ts';

const wanted = 30;
const withStickers = 8;
const makers = ['LG', 'Samsung', 'Whirlpool', 'Voltas', 'IFB', 'Godrej'];
const rooms = ['Bedroom', 'Hall', 'Bedroom 2'];
const boughtYearsAgo = 3;

type Line = { order_id: string; line: number; user_id: string; product_name: string; category: string };

export async function writeAppliances(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<Line>`
    select l.order_id, l.line, o.user_id, l.product_name, s.category
    from order_lines l join orders o on o.id = l.order_id join services s on s.id = l.service_id
    order by o.created_at, l.line`.execute(db);
  const linesOf = new Map<string, { kind: ApplianceKind; lines: Line[] }>();
  for (const line of rows) {
    const kind = kindNamedIn(line.product_name, line.category);
    if (!kind) continue;
    const key = `${line.user_id} ${kind}`;
    const known = linesOf.get(key);
    if (known) known.lines.push(line);
    else if (linesOf.size < wanted) linesOf.set(key, { kind, lines: [line] });
  }
  const made = [...linesOf.values()].map(({ kind, lines }, at) => ({
    id: newId(),
    lines,
    user_id: lines[0]?.user_id ?? '',
    created_at: now,
    ...columnsOf({
      kind,
      maker: makers[at % makers.length] ?? '',
      model: '',
      serial: at % 2 ? '' : `SN${48_213 + at * 977}`,
      place: kind.startsWith('ac') ? (rooms[at % rooms.length] ?? '') : 'Kitchen',
      bought: indiaDayOf(now.getTime(), -365 * boughtYearsAgo - at * 31).slice(0, 7),
      makersWarrantyMonths: at % 3 ? 12 : 60,
      note: '',
    }),
  }));
  await db
    .insertInto('appliances')
    .values(made.map(({ lines: _lines, ...row }) => row))
    .execute();
  await db
    .insertInto('order_appliances')
    .values(
      made.flatMap(({ id, lines }) =>
        lines.map(({ order_id, line }) => ({ order_id, line, appliance_id: id })),
      ),
    )
    .execute();
  const stickers = newStickers(withStickers);
  await db
    .insertInto('stickers')
    .values(stickers.map((sticker, at) => ({ ...sticker, appliance_id: made[at]?.id ?? null })))
    .execute();
}
