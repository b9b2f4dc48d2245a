import { type Expression, sql } from 'kysely';

/** A subquery of the addresses of all services' pictures, also off the shop. */
export const picturesInUse: Expression<string> = sql<string>`(select unnest(images) from services)`;
