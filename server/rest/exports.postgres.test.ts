import { once } from 'node:events';
import { connect } from 'node:net';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { enquiryBody } from '#server/testing/api.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

vi.setConfig({ testTimeout: 180_000 });
const timeout = 20_000;

const shop = openTestShop(await freshDatabase());

let reading = 0;
let mostReading = 0;
let gate = Promise.withResolvers<void>();
// The test decides when the rows of a spreadsheet arrive.
const gated: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (!result.rows.some((row) => 'service_type' in row)) return result;
    reading += 1;
    mostReading = Math.max(mostReading, reading);
    await gate.promise;
    reading -= 1;
    return result;
  },
};

/** Opens a shop with one enquiry. Its spreadsheets wait until the test opens the gate. */
async function open() {
  const app = await buildApp({ ...shop.deps, db: shop.db.withPlugin(gated) });
  const { address: area, ...enquiry } = enquiryBody;
  await shop.visitor().api.enquiries.send({ ...enquiry, area, serviceType: 'Oven' });
  const headers = { authorization: `Bearer ${(await shop.admin()).token()}` };
  const ask = () => app.inject({ url: '/api/export-enquiries', headers });
  return { app, headers, ask };
}

beforeEach(() => {
  gate = Promise.withResolvers();
  reading = 0;
  mostReading = 0;
});

test('of thirty simultaneous spreadsheets two are written and twenty wait', async () => {
  const { app, ask } = await open();
  const refused: { statusCode: number }[] = [];
  const asked = Array.from({ length: 30 }, async () => {
    const answer = await ask();
    if (answer.statusCode !== 200) refused.push(answer);
    return answer;
  });
  await expect.poll(() => refused.length, { timeout }).toBeGreaterThanOrEqual(8);
  await expect.poll(() => reading, { timeout }).toBe(2);
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(mostReading).toBe(2);
  for (const answer of answers) {
    if (answer.statusCode === 200) continue;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.json()).toEqual({ success: false, error: true, message: wordsOfFailure('exportsBusy') });
  }
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2);
  expect((await ask()).statusCode).toBe(200);
  await app.close();
});

test('admins who close the connection do not block other spreadsheets', async () => {
  const { app, headers, ask } = await open();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const request = `GET /api/export-enquiries HTTP/1.1\r\nHost: shop\r\nAuthorization: ${headers.authorization}\r\n\r\n`;
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of sockets) socket.write(request);
  await expect.poll(() => reading, { timeout }).toBe(2);
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  for (const socket of sockets) socket.destroy();
  await closed;
  gate.resolve();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await app.close();
});
