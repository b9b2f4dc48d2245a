import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { type ApplianceKind, fitsCategory } from '#shared/appliances/kinds.ts';
import type {
  AddAppliance,
  ApplianceForm,
  ChangeAppliance,
  NameAppliance,
  SetOrderAppliances,
} from '#shared/appliances/schema.ts';
import { applianceKindTexts } from '#shared/appliances/texts.ts';
import { AppError } from '#shared/errors.ts';
import { maxAppliancePictures } from '#shared/limits.ts';
import { successMessages } from '#shared/messages.ts';
import { namesOf } from '#shared/names-of.ts';
import type { AddPicture } from '#shared/orders/pictures.ts';
import type { Db } from '../../deps.ts';
import type { UserContext } from '../../procedures/context.ts';
import { workerOf } from '../audit/actor.ts';
import { renameAppliances } from '../orders/appliances.ts';
import { reachOrder } from '../orders/step-access.ts';
import { recordWebhook } from '../webhooks/record.ts';
import { recordStaffChange } from './audit.ts';
import { applianceById, mostListed, picturesOf, reachAppliance, reachesPerson } from './queries.ts';
import { bindByStaff } from './stickers.ts';

type Words = { kind: ApplianceKind; maker: string; model: string; serial: string };

/** The text in which a search looks for an appliance: its words, and its kind in every language. */
const soughtOf = ({ kind, maker, model, serial }: Words) =>
  [maker, ...Object.values(applianceKindTexts.table[kind]), model, serial].filter(Boolean).join(' ');

export const columnsOf = ({ kind, maker, model, serial, place, note, ...more }: ApplianceForm) => ({
  kind,
  maker,
  model,
  serial,
  place,
  note,
  bought: more.bought ?? null,
  makers_warranty_months: more.makersWarrantyMonths ?? null,
  sought: soughtOf({ kind, maker, model, serial }),
});

const told = (db: Db, at: Date, id: string, userId: string, removed = false) =>
  recordWebhook(
    db,
    { type: 'appliance.updated', data: { applianceId: id, customerId: userId, removed } },
    at,
  );

/**
 * Adds an appliance of a person. A repeated `id` adds once. Throws AppError applianceNotFound if it is another
 * person's, and appliancesFull above 100.
 */
async function insertAppliance(
  db: Db,
  { id = newId(), userId, at }: { id?: string | undefined; userId: string; at: Date },
  form: ApplianceForm,
): Promise<{ id: string; created: boolean }> {
  // Additions for one person wait for one another, so that the limit holds.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const earlier = await db.selectFrom('appliances').select('user_id').where('id', '=', id).executeTakeFirst();
  if (earlier && earlier.user_id !== userId) throw new AppError('applianceNotFound');
  if (earlier) return { id, created: false };
  const { count } = await db
    .selectFrom('appliances')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostListed) throw new AppError('appliancesFull', { count: mostListed });
  await db
    .insertInto('appliances')
    .values({ id, user_id: userId, created_at: at, ...columnsOf(form) })
    .execute();
  await told(db, at, id, userId);
  return { id, created: true };
}

/** Only staff write notes, so a note from the appliance's owner is dropped. */
const formFor = (ctx: UserContext, userId: string, form: ApplianceForm): ApplianceForm =>
  ctx.user.id === userId ? { ...form, note: '' } : form;

export async function addAppliance(ctx: UserContext, { _id: id, customerId, ...form }: AddAppliance) {
  const { db, deps, user } = ctx;
  const userId = customerId ?? user.id;
  // An API key acts for the office, which owns no appliances.
  if ((user.key && !customerId) || !(await reachesPerson(ctx, userId, 'change')))
    throw new AppError('userNotFound');
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('joined_to', 'is', null)
    .executeTakeFirst();
  if (!person) throw new AppError('userNotFound');
  const added = await db
    .transaction()
    .execute((db) => insertAppliance(db, { id, userId, at: deps.clock() }, formFor(ctx, userId, form)));
  return {
    message: successMessages.applianceAdded,
    data: await applianceById(db, added.id),
    created: added.created,
  };
}

export async function changeAppliance(ctx: UserContext, { id, ...changes }: ChangeAppliance) {
  const { db, deps, user } = ctx;
  await db.transaction().execute(async (db) => {
    const reached = await reachAppliance({ ...ctx, db }, id, 'change');
    const { userId } = reached;
    const row = await db
      .selectFrom('appliances')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { makersWarrantyMonths: months, note, bought, ...words } = changes;
    const changed = { ...row, ...given(words) };
    await db
      .updateTable('appliances')
      .set({
        ...given(words),
        ...(bought !== undefined && { bought }),
        ...(months !== undefined && { makers_warranty_months: months }),
        ...(note !== undefined && user.id !== userId && { note }),
        sought: soughtOf(changed),
      })
      .where('id', '=', id)
      .execute();
    const facts = { ...given(words), ...(bought !== undefined && { bought }) };
    await recordStaffChange({ ...ctx, db }, 'appliance.change', reached, {
      before: Object.fromEntries(namesOf(facts).map((name) => [name, row[name]])),
      after: facts,
    });
    await told(db, deps.clock(), id, userId);
  });
  return { message: successMessages.applianceSaved, data: await applianceById(db, id) };
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

/** Takes an appliance out of its person's list and frees its sticker. The orders keep its history. */
export async function removeAppliance(ctx: UserContext, { id }: { id: string }) {
  const reached = await reachAppliance(ctx, id, 'change');
  await ctx.db.transaction().execute(async (db) => {
    await recordStaffChange({ ...ctx, db }, 'appliance.remove', reached);
    await db.updateTable('appliances').set({ removed: true }).where('id', '=', id).execute();
    await db.updateTable('stickers').set({ appliance_id: null }).where('appliance_id', '=', id).execute();
    await db.deleteFrom('appliance_pictures').where('appliance_id', '=', id).execute();
    await told(db, ctx.deps.clock(), id, reached.userId, true);
  });
  return { message: successMessages.applianceRemoved };
}

async function storePicture(db: Db, id: string, picture: string, created_at: Date): Promise<void> {
  await db.selectFrom('appliances').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await db
    .insertInto('appliance_pictures')
    .values({ id: newId(), appliance_id: id, picture, created_at })
    .onConflict((conflict) => conflict.expression(sql`appliance_id, md5(picture)`).doNothing())
    .execute();
  const all = await picturesOf(db, id);
  if (all.length > maxAppliancePictures) throw new AppError('picturesFull', { count: maxAppliancePictures });
}

export async function addAppliancePicture(ctx: UserContext, { id, picture: upload }: AddPicture) {
  const { db, deps } = ctx;
  await reachAppliance(ctx, id, 'change');
  const picture = await deps.media.orderPicture(upload);
  await db.transaction().execute((db) => storePicture(db, id, picture, deps.clock()));
  return { message: successMessages.pictureAdded, data: await picturesOf(db, id) };
}

export async function removeAppliancePicture(
  ctx: UserContext,
  { id, pictureId }: { id: string; pictureId: string },
) {
  const { db } = ctx;
  await reachAppliance(ctx, id, 'change');
  await db
    .deleteFrom('appliance_pictures')
    .where('appliance_id', '=', id)
    .where('id', '=', pictureId)
    .execute();
  return { message: successMessages.pictureRemoved, data: await picturesOf(db, id) };
}

/** Locks an order that the user may reach, for a change of its appliances. */
async function lockOrder(ctx: UserContext, orderId: string) {
  const { id, user_id: userId } = await reachOrder(ctx.db, workerOf(ctx.user), orderId, ctx.deps.clock(), {
    lock: true,
  });
  return { id, userId };
}

/** Replaces the appliances of an order's line, for customer, office, technician or API key. */
export async function setOrderAppliances(ctx: UserContext, { orderId, ...named }: SetOrderAppliances) {
  await ctx.db.transaction().execute(async (db) => {
    const order = await lockOrder({ ...ctx, db }, orderId);
    await renameAppliances(db, order, named);
  });
  return { message: successMessages.applianceSaved };
}

async function isOf(db: Db, id: string, userId: string): Promise<void> {
  await db
    .selectFrom('appliances')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow(() => new AppError('applianceNotFound'));
}

/**
 * Names one more appliance on an order's line: a known one of its customer, or a new one with the id that the phone
 * made, so that the step may be sent twice. A sticker may be bound in the same step.
 */
export async function nameAppliance(ctx: UserContext, input: NameAppliance) {
  const { orderId, productId, appliance, picture: upload, sticker, knowingly = false } = input;
  const { _id: id } = appliance;
  // Checks the permission before the expensive encoding, and again under the lock.
  await reachOrder(ctx.db, workerOf(ctx.user), orderId, ctx.deps.clock());
  const picture = upload && (await ctx.deps.media.orderPicture(upload));
  await ctx.db.transaction().execute(async (db) => {
    const order = await lockOrder({ ...ctx, db }, orderId);
    if ('kind' in appliance)
      await insertAppliance(
        db,
        { id, userId: order.userId, at: ctx.deps.clock() },
        formFor(ctx, order.userId, appliance),
      );
    // An appliance that was named before may be sold or removed since.
    await isOf(db, id, order.userId);
    await renameAppliances(db, order, { productId, applianceIds: [id], keep: true });
    if (picture) await storePicture(db, id, picture, ctx.deps.clock());
    if (sticker) await bindByStaff({ ...ctx, db }, { sticker, applianceId: id, knowingly });
  });
  return { message: successMessages.applianceSaved };
}

/** Moves all appliances of a person who joins an account or is merged. */
export async function moveAppliances(
  db: Db,
  { from, to, at }: { from: string; to: { id: string }; at: Date },
): Promise<void> {
  const moved = await db
    .updateTable('appliances')
    .set({ user_id: to.id })
    .where('user_id', '=', from)
    .returning(['id', 'removed'])
    .execute();
  for (const { id, removed } of moved) if (!removed) await told(db, at, id, to.id);
}

/**
 * Moves the appliance of a scanned sticker to the person who booked from it: it was sold on. Its history goes along.
 * Throws AppError notScanned if the order does not come from a sticker that is on an appliance.
 */
export async function moveToBuyer(ctx: UserContext, { orderId }: { orderId: string }) {
  const { deps } = ctx;
  await ctx.db.transaction().execute(async (db) => {
    const order = await db
      .selectFrom('orders')
      .select(['id', 'user_id'])
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    const sold = await db
      .selectFrom('scanned_stickers as s')
      .innerJoin('stickers', 'stickers.token', 's.token')
      .innerJoin('appliances as a', 'a.id', 'stickers.appliance_id')
      .innerJoin('users as earlier', 'earlier.id', 'a.user_id')
      .select(['a.id', 'a.kind', 'a.maker', 'earlier.user_id as number'])
      .where('s.order_id', '=', orderId)
      .executeTakeFirst();
    if (!sold) throw new AppError('notScanned');
    await db
      .updateTable('appliances')
      .set({ user_id: order.user_id, place: '', note: '' })
      .where('id', '=', sold.id)
      .execute();
    await db.deleteFrom('appliance_pictures').where('appliance_id', '=', sold.id).execute();
    const lines = await db
      .selectFrom('order_lines as l')
      .innerJoin('services as s', 's.id', 'l.service_id')
      .select(['l.service_id', 's.category'])
      .where('l.order_id', '=', orderId)
      .execute();
    const fitting = lines.filter(({ category }) => fitsCategory(sold.kind, category));
    // If several services fit, the office must choose the line.
    if (fitting[0] && fitting.length === 1)
      await renameAppliances(
        db,
        { id: orderId, userId: order.user_id },
        { productId: fitting[0].service_id, applianceIds: [sold.id], keep: true },
      );
    await recordStaffChange(
      { ...ctx, db },
      'appliance.move',
      { ...sold, userId: order.user_id },
      {
        before: { number: sold.number },
      },
    );
    await told(db, deps.clock(), sold.id, order.user_id);
  });
  return { message: successMessages.applianceMoved };
}
