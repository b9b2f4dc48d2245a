import { percentOnTop, plusTaxWords } from '#shared/bills/tax-words.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Sender } from '../../platform/mail/render.ts';

export async function readSender(db: Db): Promise<Sender> {
  const row = await db
    .selectFrom(['business', 'bill_settings'])
    .select([
      'company_name as companyName',
      'phone',
      'business.email',
      'business.address',
      'registration',
      'prices_include_tax as pricesIncludeTax',
      'service_rate as serviceRate',
    ])
    .where('business.id', '=', 1)
    .executeTakeFirstOrThrow();
  const { companyName, phone, email, address, ...terms } = row;
  return { companyName, phone, email, address, taxWords: plusTaxWords(percentOnTop(terms)) };
}
