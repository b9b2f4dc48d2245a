import type { Db } from '../../deps.ts';

export type Offer = { id: string; productName: string; chargePaise: number };

export const readOffers = (db: Db, ids: readonly string[]): Promise<(Offer & { warrantyDays: number })[]> =>
  db
    .selectFrom('services')
    .select([
      'id',
      'product_name as productName',
      'charge_paise as chargePaise',
      'warranty_days as warrantyDays',
    ])
    .where('id', 'in', ids)
    .where('in_shop', '=', true)
    .execute();
