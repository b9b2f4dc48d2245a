// Counts a customer's recent bookings from the orders.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Returns the time from which a customer may book again, or null for now. The function is volatile and in
  // PL/pgSQL, so that each query sees the rows committed before it. Orders with a future date do not count.
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
