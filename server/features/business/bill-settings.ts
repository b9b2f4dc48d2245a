import type { Charging } from '#shared/bills/charging.ts';
import type { BillSettings, SetBillSettings } from '#shared/bills/schema.ts';
import { type StateCode, stateCodeOf } from '#shared/bills/states.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';

const hundredths = (percent: number) => Math.round(percent * 100);

export async function readBillSettings(db: Db): Promise<BillSettings> {
  const row = await db.selectFrom('bill_settings').selectAll().executeTakeFirstOrThrow();
  return {
    registration: row.registration,
    legalName: row.legal_name,
    gstin: row.gstin,
    address: row.address,
    state: row.state as StateCode,
    upiId: row.upi_id,
    serviceRate: row.service_rate / 100,
    partRate: row.part_rate / 100,
    serviceCode: row.service_code,
    partCode: row.part_code,
    pricesIncludeTax: row.prices_include_tax,
    billPrefix: row.bill_prefix,
    creditPrefix: row.credit_prefix,
  };
}

export async function readCharging(db: Db): Promise<Charging> {
  const row = await db
    .selectFrom('bill_settings as s')
    .innerJoin('business as b', (join) => join.onTrue())
    .select([
      's.registration',
      's.prices_include_tax',
      's.state',
      's.upi_id',
      's.legal_name',
      'b.company_name',
      'b.state as place',
      's.service_rate',
      's.part_rate',
    ])
    .executeTakeFirstOrThrow();
  return {
    registration: row.registration,
    pricesIncludeTax: row.prices_include_tax,
    sellerState: row.state,
    placeOfSupply: stateCodeOf(row.place),
    serviceRate: row.service_rate,
    partRate: row.part_rate,
    payee: row.upi_id ? { upiId: row.upi_id, name: row.legal_name || row.company_name } : null,
  };
}

const rowOf = (settings: BillSettings) =>
  ({
    registration: settings.registration,
    legal_name: settings.legalName,
    gstin: settings.gstin,
    address: settings.address,
    state: settings.state,
    upi_id: settings.upiId,
    service_rate: hundredths(settings.serviceRate),
    part_rate: hundredths(settings.partRate),
    service_code: settings.serviceCode,
    part_code: settings.partCode,
    prices_include_tax: settings.pricesIncludeTax,
    bill_prefix: settings.billPrefix,
    credit_prefix: settings.creditPrefix,
  }) satisfies NewRow<'bill_settings', 'id' | 'version'>;

export async function setBillSettings(
  { db, deps: { cache }, user: actor }: UserContext,
  { seen, ...wanted }: SetBillSettings,
) {
  const data = await invalidatingTransaction(db, cache, ['business'], async (db) => {
    await db.selectFrom('bill_settings').select('id').forNoKeyUpdate().execute();
    const oldSettings = await readBillSettings(db);
    const after = await applyEdit(db, ['bills.update', 'bills'], { stored: oldSettings, wanted, seen });
    await db.updateTable('bill_settings').set(rowOf(after)).execute();
    await recordChange(db, actor, 'bills.update', 'bills', 'Tax and Bills', { before: oldSettings, after });
    return after;
  });
  return { message: successMessages.billSettingsSaved, data };
}
