import { v7 as newId } from 'uuid';
import { initialPrefixes } from '#shared/bills/numbers.ts';
import { firstCategories } from '#shared/business.ts';
import type { CategoryTranslations } from '#shared/catalogue/translations.ts';
import { weekdays } from '#shared/visits/weekdays.ts';
import type { Db } from '../deps.ts';

const everyDay = ['09:00-11:00', '11:00-13:00', '14:00-16:00', '16:00-18:00', '18:00-20:00'].map((window) => {
  const [from = '', to = ''] = window.split('-');
  return { from, to, visits: null };
});

const translatedLabels: Readonly<Record<(typeof firstCategories)[number], CategoryTranslations>> = {
  Laundary: { hi: 'लॉन्ड्री', mr: 'लॉन्ड्री', shortEn: 'Washer', shortHi: 'वॉशिंग', shortMr: 'वॉशिंग' },
  Refrigeration: {
    hi: 'फ्रिज और कूलिंग',
    mr: 'फ्रिज आणि कूलिंग',
    shortEn: 'Fridge',
    shortHi: 'फ्रिज',
    shortMr: 'फ्रिज',
  },
  Commercial: { hi: 'व्यावसायिक', mr: 'व्यावसायिक', shortEn: 'Shop', shortHi: 'दुकान', shortMr: 'दुकान' },
  Kitchen: { hi: 'रसोई', mr: 'स्वयंपाकघर', shortEn: 'Kitchen', shortHi: 'रसोई', shortMr: 'किचन' },
  'Air Condition': {
    hi: 'एयर कंडीशनर',
    mr: 'एअर कंडिशनर',
    shortEn: 'AC',
    shortHi: 'एसी',
    shortMr: 'एसी',
  },
};

const firstCompanyName = 'Home Appliance Care';
const prefixes = initialPrefixes(firstCompanyName);

/**
 * Inserts the first rows once in a database's life. A row of the business shows that this has happened, so
 * deleted rows do not return.
 */
export async function insertFirstRows(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('visit_settings')
      .values({
        week: JSON.stringify(weekdays.map(() => everyDay)),
        days: '[]',
        lead_minutes: 120,
        horizon_days: 14,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('bill_settings')
      .values({ bill_prefix: prefixes.bill, credit_prefix: prefixes.creditNote })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('business')
      // The owner writes his own promise. Until then the pages claim no hours.
      .values({ company_name: firstCompanyName, promise: '' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    const rows = firstCategories.map((label) => ({
      id: newId(),
      label,
      value: label.toLowerCase(),
      translations: JSON.stringify(translatedLabels[label]),
    }));
    await db.insertInto('categories').values(rows).execute();
  });
}
