// What services are offered at: the name and the charge that a booking takes over.
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { readByKey } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';

/** A service in the shop; its charge in paise. */
export type Offer = { id: string; productName: string; chargePaise: number };
/** The same with the days of its warranty. */
export type WarrantedOffer = Offer & { warrantyDays: number };

/** The offers of these services as they are at this moment; what is not in the shop is left out. */
export async function readOffers(db: Db, ids: readonly string[]): Promise<WarrantedOffer[]> {
  const reading = sql<WarrantedOffer>`
    select id, product_name as "productName", charge_paise as "chargePaise",
      warranty_days as "warrantyDays"
    from services where id = any(${ids}::uuid[]) and in_shop`;
  return (await reading.withPlugin(readByKey).execute(db)).rows;
}

/**
 * The same as they were read last, kept until the catalogue changes. Another instance hears of a change a moment later:
 * who acts on an offer makes sure of it in the statement that writes.
 */
export const knownOffers = (db: Db, { cache }: Pick<Deps, 'cache'>, ids: readonly string[]) =>
  cache.value(`offers\n${ids.join()}`, ['catalogue'], () => readOffers(db, ids));
