import { type Expression, sql } from 'kysely';

/** Addresses of all pictures of all services, withdrawn ones too, as a subquery. */
export const picturesInUse: Expression<string> = sql<string>`(select unnest(images) from services)`;
