import { type Expression, sql } from 'kysely';

export const picturesInUse: Expression<string> = sql<string>`(select unnest(images) from services)`;
