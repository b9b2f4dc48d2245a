import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/schema.ts';

export type FeedbackEntry = {
  orderId: string;
  userId: string;
  serviceIds: readonly string[];
  rating: number;
  comment: string;
  givenAt: Date;
};

export async function writeFeedback(db: Db, entries: readonly FeedbackEntry[]): Promise<void> {
  const feedback = entries.map(({ orderId, userId, rating, comment, givenAt }) => ({
    order_id: orderId,
    user_id: userId,
    rating,
    comment,
    created_at: givenAt,
  }));
  const ratings = entries.flatMap(({ orderId, userId, serviceIds, rating, givenAt }) =>
    serviceIds.map((serviceId) => ({
      id: newId({ msecs: givenAt.getTime() }),
      service_id: serviceId,
      user_id: userId,
      order_id: orderId,
      stars: rating,
      created_at: givenAt,
    })),
  );
  await db.insertInto('feedback').values(feedback).execute();
  await db.insertInto('ratings').values(ratings).execute();
}

export async function carryRatings(db: Db): Promise<void> {
  await sql`
    update services set rating_count = counted.count, rating_sum = counted.sum, ratings = counted.newest[1:50]
    from (select service_id, count(*) as count, sum(stars) as sum,
        array_agg(stars order by created_at desc, id desc) as newest
      from ratings group by service_id) as counted
    where counted.service_id = services.id`.execute(db);
}
