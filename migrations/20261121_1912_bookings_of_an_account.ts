// How many bookings one account makes: counted from its orders, in the statement that books.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The moment from which a customer may book again, null where that is now. Bookings of one customer go one after the
  // other from here to their commit. What they see has to be newer than the statement that asks, so the function is
  // volatile and in PL/pgSQL: there each query has a view of its own. Orders of a clock that was ahead do not count.
  await sql`
    create function booking_free_from(customer uuid, moment timestamptz, most_in_hour integer, most_in_day integer)
    returns timestamptz language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('booking ' || customer, 0));
        return greatest(
          (select created_at + interval '1 hour' from orders
            where user_id = customer and created_at > moment - interval '1 hour'
              and created_at <= moment + interval '1 minute'
            order by created_at desc, id desc offset most_in_hour - 1 limit 1),
          (select created_at + interval '1 day' from orders
            where user_id = customer and created_at > moment - interval '1 day'
              and created_at <= moment + interval '1 minute'
            order by created_at desc, id desc offset most_in_day - 1 limit 1));
      end $$`.execute(db);
}
