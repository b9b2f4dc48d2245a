import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { UserContext } from '../../procedures/context.ts';
import { averageOf } from './present.ts';

const carried = 50;

// Locks services in the order of their ids, so that two transactions with the same services do not deadlock.
const lockServices = (db: Db, serviceIds: readonly string[]) =>
  db
    .selectFrom('services')
    .select(['id', 'rating_count', 'rating_sum'])
    .where('id', 'in', serviceIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

// Adds the stars to a stored sum under the lock, so the cost does not grow with the number of ratings.
const carryOn = (db: Db, serviceIds: readonly string[], more: { count: number; stars: number }) =>
  db
    .updateTable('services')
    .set({
      rating_count: sql`rating_count + ${more.count}`,
      rating_sum: sql`rating_sum + ${more.stars}`,
      ratings: sql`array(select r.stars from ratings r where r.service_id = services.id
        order by r.created_at desc, r.id desc limit ${carried})`,
    })
    .where('id', 'in', serviceIds)
    .returning(['rating_count', 'rating_sum'])
    .execute();

export async function rateOrder(
  db: Db,
  order: { id: string; userId: string; serviceIds: readonly string[]; stars: number; at: Date },
): Promise<void> {
  const { id, userId, serviceIds, stars, at } = order;
  await lockServices(db, serviceIds);
  const ratings = serviceIds.map((serviceId) => ({
    id: newId(),
    service_id: serviceId,
    user_id: userId,
    order_id: id,
    stars,
    created_at: at,
  }));
  await db.insertInto('ratings').values(ratings).execute();
  await carryOn(db, serviceIds, { count: 1, stars });
}

/** Moves a guest's ratings to an account. If each rated the same service directly, the newer rating stays. */
export async function moveRatings(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const direct = db.selectFrom('ratings').where('order_id', 'is', null);
  const twice = await direct
    .select('service_id')
    .where('user_id', 'in', [from, to])
    .groupBy('service_id')
    .having(({ fn }) => fn.countAll(), '=', 2)
    .execute();
  const serviceIds = twice.map((row) => row.service_id);
  if (serviceIds.length > 0) await lockServices(db, serviceIds);
  for (const service_id of serviceIds) {
    const [, older] = await direct
      .select(['id', 'stars'])
      .where('user_id', 'in', [from, to])
      .where('service_id', '=', service_id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    if (!older) continue;
    await db.deleteFrom('ratings').where('id', '=', older.id).execute();
    await carryOn(db, [service_id], { count: -1, stars: -older.stars });
  }
  await db.updateTable('ratings').set({ user_id: to }).where('user_id', '=', from).execute();
}

/** Saves a customer's direct rating of a service. A second one replaces the first, and `created` is false. */
export async function rateService(
  { db, deps, user }: UserContext,
  input: { productId: string; rating: number },
) {
  const { productId, rating } = input;
  return invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    await deps.limiter.take('feedback', user.id, db);
    const [service] = await lockServices(db, [productId]);
    if (!service) throw new AppError('serviceNotFound');
    if (!(await hasOrdered(db, user.id, productId))) throw new AppError('notOrdered');
    const former = await db
      .deleteFrom('ratings')
      .where('user_id', '=', user.id)
      .where('service_id', '=', productId)
      .where('order_id', 'is', null)
      .returning('stars')
      .executeTakeFirst();
    const whose = { service_id: productId, user_id: user.id, order_id: null };
    await db
      .insertInto('ratings')
      .values({ id: newId(), ...whose, stars: rating, created_at: deps.clock() })
      .execute();
    const more = former ? { count: 0, stars: rating - former.stars } : { count: 1, stars: rating };
    const [rated = service] = await carryOn(db, [productId], more);
    const averageRating = averageOf(rated.rating_sum, rated.rating_count);
    return {
      message: successMessages.rated,
      data: { averageRating, ratingCount: rated.rating_count },
      created: !former,
    };
  });
}

async function hasOrdered(db: Db, userId: string, serviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('order_lines.service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
