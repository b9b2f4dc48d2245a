// The business as the sender of the shop's mails: its contacts, and the tax that comes on top of its charges.
import { sql } from 'kysely';
import { percentOnTop, plusTaxWords, type TaxTerms } from '#shared/bills/tax-words.ts';
import type { BusinessDetails } from '#shared/business/schema.ts';
import type { SenderSource } from '../../platform/mail/sender.ts';

type Contacts = Pick<BusinessDetails, 'companyName' | 'phone' | 'email' | 'address'>;
type Row = Contacts & TaxTerms;

/** What causes a mail need not know the business's tax: it is read as the mail is sent. */
export const businessAsSender: SenderSource<Row> = {
  row: sql<Row | null>`(
    select jsonb_build_object('companyName', b.company_name, 'phone', b.phone, 'email', b.email, 'address', b.address,
      'registration', s.registration, 'pricesIncludeTax', s.prices_include_tax, 'serviceRate', s.service_rate)
    from business b, bill_settings s where b.id = 1)`,
  read(row) {
    if (!row) return { companyName: '', phone: '', email: '', address: '', behindCharges: '' };
    const { companyName, phone, email, address, ...terms } = row;
    return { companyName, phone, email, address, behindCharges: plusTaxWords(percentOnTop(terms)) };
  },
};
