import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { preparedFolder, runProgram, scratchFolder, startShop } from '#server/testing/shop-process.ts';
import { lockFolder } from './owner-lock.ts';

// A running shop and two commands, each with its own database.
vi.setConfig({ testTimeout: 180_000 });

const folder = await scratchFolder();

test('a command refuses the folder of a running shop', async () => {
  const DATA_DIR = await preparedFolder();
  const admin = () => runProgram('server/cli/admin.ts', ['create', 'owner@example.in'], { DATA_DIR }).ended;
  const shop = await startShop({ DATA_DIR, LOG_LEVEL: 'warn' });
  const line = `The shop in ${DATA_DIR} is running already: stop the shop first, or set DATA_DIR to another folder\n`;
  expect(await admin()).toEqual({ code: 1, output: line });
  shop.child.kill('SIGKILL');
  await shop.ended;
  expect(await admin()).toMatchObject({ code: 0, output: expect.stringContaining('is an admin now') });
});

test('closing the database unlocks its folder', () => {
  const place = join(folder, 'a', 'b');
  const leave = lockFolder(place);
  expect(() => lockFolder(place)).toThrow(/is running already/);
  leave();
  lockFolder(place)();
});

test('a read-only folder is reported in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => lockFolder(join(file, 'shop'))).toThrow(`The folder ${join(file, 'shop')} cannot be written`);
  const blocked = join(folder, 'blocked');
  await mkdir(join(blocked, 'owner.lock'), { recursive: true });
  expect(() => lockFolder(blocked)).toThrow(/cannot be written: .* set DATA_DIR to another folder/);
});
