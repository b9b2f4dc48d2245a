import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { csvOf, importForm } from '#server/testing/sheets.ts';
import type { ImportKind } from '#shared/imports/schema.ts';

const shop = await openTestApi(await freshDatabase());
const { db } = shop;

test.each([
  ['customers', 'users', 'Asha', ['Full Name,Mobile', 'Asha,9876543210', 'Rohan,9876543211']],
  [
    'services',
    'services',
    'Oven Repair',
    ['Service Name,Tags,Category,Charge', 'Oven Repair,IFB,Kitchen,5', 'Fridge Repair,LG,Kitchen,5'],
  ],
] as const)(
  'an import of %s is not undone while somebody uses a row of it',
  async (kind: ImportKind, table, name, rows) => {
    const sunil = await shop.admin();
    const file = csvOf(rows.map((row) => row.split(',')));
    await shop.call('POST /api/import', { as: sunil, ...importForm(kind, file, { dryRun: false }) });
    const [last] = await sunil.api.imports.list();
    const undo = () => sunil.api.imports.undo({ id: last?._id ?? '' });

    await db.transaction().execute(async (booking) => {
      // The lock of a foreign key: an order or a cart line now refers to this row.
      const { id } = await booking
        .selectFrom(table)
        .select('id')
        .where(table === 'users' ? 'name' : 'product_name', '=', name)
        .forKeyShare()
        .executeTakeFirstOrThrow();
      expect(id).toBeTruthy();
      expect(await refusal(undo())).toMatchObject({
        status: 409,
        message: `Somebody is using ${name} at this moment. Nothing was undone. Please try again`,
      });
    });
    expect((await undo()).data).toEqual({ removed: 2, stayed: 0, names: [] });
  },
);
