import { randomBytes, randomInt } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { applianceName } from '#shared/appliances/kinds.ts';
import { type BindSticker, type ScannedSticker, stickersOnSheet } from '#shared/appliances/schema.ts';
import { codeAlphabet, readSticker } from '#shared/appliances/sticker-code.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { personName } from '#shared/rights/erased.ts';
import type { Db } from '../../deps.ts';
import type { CallerContext, UserContext } from '../../procedures/context.ts';
import { recordStaffChange } from './audit.ts';
import { reachAppliance, reachesPerson } from './queries.ts';

export type NewSticker = { token: string; code: string };

const newCode = () => {
  const letters = Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** The rows of one print run. */
export function newStickers(count: number): (NewSticker & { sheet: string })[] {
  const sheet = newId();
  return Array.from({ length: count }, () => ({
    token: randomBytes(16).toString('base64url'),
    code: newCode(),
    sheet,
  }));
}

/** Makes blank stickers for whole sheets. */
export async function makeStickers({ db }: UserContext, { sheets }: { sheets: number }) {
  const stickers = newStickers(sheets * stickersOnSheet);
  await db.insertInto('stickers').values(stickers).execute();
  return {
    message: successMessages.stickersMade,
    data: { _id: stickers[0]?.sheet ?? '', count: stickers.length },
  };
}

/** The stickers of a print run that lead nowhere yet or to an appliance. Throws AppError stickerNotFound. */
export async function stickersOf(db: Db, sheet: string): Promise<NewSticker[]> {
  const stickers = await db
    .selectFrom('stickers')
    .select(['token', 'code'])
    .where('sheet', '=', sheet)
    .where('replaced', '=', false)
    .orderBy('code')
    .execute();
  if (stickers.length === 0) throw lost();
  return stickers;
}

function findSticker(db: Db, typed: string) {
  const read = readSticker(typed);
  if (!read) throw new AppError('stickerNotFound');
  return db
    .selectFrom('stickers')
    .select(['token', 'code', 'appliance_id', 'replaced'])
    .$call((query) =>
      'token' in read ? query.where('token', '=', read.token) : query.where('code', '=', read.code),
    );
}

const lost = () => new AppError('stickerNotFound');

/**
 * What a scan of a sticker shows: kind and maker to everybody, the page of the appliance to its owner, the customer
 * to staff (technicians only for their own jobs). Throws AppError stickerNotFound.
 */
export async function scanSticker(
  { db, deps, caller }: CallerContext,
  { token }: { token: string },
): Promise<ScannedSticker> {
  await deps.limiter.take('sticker', caller.address);
  const { code, appliance_id: id, replaced } = await findSticker(db, token).executeTakeFirstOrThrow(lost);
  const nothing = { code, appliance: null, own: null, staff: null };
  const row = id
    ? await db
        .selectFrom('appliances as a')
        .innerJoin('users as u', 'u.id', 'a.user_id')
        .select(['a.id', 'a.kind', 'a.maker', 'a.user_id', 'u.user_id as number', 'u.name', 'u.mobile'])
        .where('a.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) return { ...nothing, state: replaced ? 'replaced' : 'blank' };
  const { kind, maker } = row;
  const appliance = { kind, maker, name: applianceName({ kind, maker }) };
  const user = await caller.user();
  const seen = { ...nothing, state: 'bound' as const, appliance };
  if (!user) return seen;
  if (user.id === row.user_id) return { ...seen, own: row.id };
  if (!(await reachesPerson({ db, deps, user }, row.user_id, 'read'))) return seen;
  const customer = {
    _id: row.user_id,
    userId: row.number,
    fullname: personName(row.name),
    mobile: row.mobile,
  };
  return { ...seen, staff: { applianceId: row.id, customer } };
}

/**
 * Binds a sticker to an appliance, once. Without `knowingly` it throws AppError stickerBound if it is on another
 * appliance, and applianceHasSticker if the appliance has one, which is replaced otherwise. A replaced sticker does
 * not come back.
 */
async function bindTo(
  db: Db,
  { sticker: typed, applianceId, knowingly }: Binding,
): Promise<{ code: string }> {
  // Locks the appliance here and the sticker below, so that two phones wait for each other.
  await db.selectFrom('appliances').select('id').where('id', '=', applianceId).forNoKeyUpdate().execute();
  const sticker = await findSticker(db, typed).forUpdate().executeTakeFirstOrThrow(lost);
  if (sticker.replaced) throw lost();
  if (sticker.appliance_id === applianceId) return { code: sticker.code };
  if (sticker.appliance_id && !knowingly) throw new AppError('stickerBound');
  const own = await db
    .selectFrom('stickers')
    .select(['token', 'code'])
    .where('appliance_id', '=', applianceId)
    .executeTakeFirst();
  if (own && !knowingly) throw new AppError('applianceHasSticker', { words: own.code });
  if (own)
    await db
      .updateTable('stickers')
      .set({ appliance_id: null, replaced: true })
      .where('token', '=', own.token)
      .execute();
  await db
    .updateTable('stickers')
    .set({ appliance_id: applianceId })
    .where('token', '=', sticker.token)
    .execute();
  return { code: sticker.code };
}

type Binding = { sticker: string; applianceId: string; knowingly: boolean };

/** Binds a sticker to an appliance that the user may read, and records it. Within a transaction. */
export async function bindByStaff(ctx: UserContext, binding: Binding) {
  const appliance = await reachAppliance(ctx, binding.applianceId, 'read');
  const bound = await bindTo(ctx.db, binding);
  await recordStaffChange(ctx, 'appliance.bind', appliance, { after: { sticker: bound.code } });
  return bound;
}

export async function bindSticker(
  ctx: UserContext,
  { sticker, applianceId, knowingly = false }: BindSticker,
) {
  const data = await ctx.db
    .transaction()
    .execute((db) => bindByStaff({ ...ctx, db }, { sticker, applianceId, knowingly }));
  return { message: successMessages.stickerBound, data };
}
