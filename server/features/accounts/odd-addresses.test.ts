import { describe, expect, test } from 'vitest';
import { type CallName, enquiryBody, openTestApi, signUpBody } from '#server/testing/api.ts';
import { expectDone, expectRefused } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { bookingOf } from '#server/testing/services.ts';

const api = await openTestApi(await freshDatabase());
const { call, db } = api;

const odd = [
  ['a zero-width blank', 'a\u200bb@example.com'],
  ['half a character', 'a\ud800b@example.com'],
  ['254 letters that are more in lower case', 'İ'.repeat(254)],
] as const;

describe.each(odd)('an email address with %s', (_, email) => {
  test("every form refuses the odd address with the field's usual message", async () => {
    const asha = await api.customer();
    const service = await api.make.service();
    const calls: [CallName, object, string][] = [
      ['POST /api/signup', { ...signUpBody, email }, 'Email format is invalid'],
      ['POST /api/create-enquiry', { ...enquiryBody, email }, 'Please enter a valid email'],
      ['POST /api/create-payment', bookingOf([service], { email }), 'Please enter a valid email'],
      ['POST /api/update-user', { userId: asha.id, email }, 'Email format is invalid'],
      ['POST /api/forgot-password', { email }, 'Email format is invalid'],
    ];
    for (const [name, body, message] of calls) {
      const answer = await call(name, { as: asha, body });
      expectRefused(answer, 400, message);
      expect(answer.body.issues).toEqual([{ path: 'email', message }]);
    }
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});

describe('an older account whose address has a hidden character', () => {
  const stored = 'a\u200bb@example.com';
  const start = async () => {
    const asha = await api.customer({ email: stored });
    const forgot = (email: string) => call('POST /api/forgot-password', { body: { email } });
    return { asha, forgot };
  };

  test('a reset link for the odd address gets the answer of an unknown address', async () => {
    const { forgot } = await start();
    const [there, nobody] = [await forgot(stored), await forgot('a\u200bc@example.com')];
    expect([there.status, there.body]).toEqual([nobody.status, nobody.body]);
    expect(there.status).toBe(400);
  });

  test('an older account with an odd address can sign in and change it', async () => {
    const { asha, forgot } = await start();
    expectDone(await call('POST /api/signin', { body: { email: stored, password: asha.password } }), 200);
    const order = await api.make.order(asha, await api.make.service());
    await db.updateTable('orders').set({ email: stored }).execute();
    const status = await call(`PATCH /api/update-payment/${order._id}`, {
      as: await api.admin(),
      body: { status: 'Complete' },
    });
    expectDone(status, 200, { message: 'Status updated, but email could not be sent.' });
    const change = { userId: asha.id, email: 'asha.new@example.com' };
    expectDone(await call('POST /api/update-user', { as: asha, body: change }), 200);
    expectDone(await forgot(change.email), 200);
    expect(await api.mailsTo(change.email)).toMatchObject([{ template: 'passwordReset' }]);
    const toStored = await db
      .selectFrom('mails')
      .select(['template', 'state', 'last_error'])
      .where('recipient', '=', stored)
      .orderBy('id')
      .execute();
    const suppressed = { state: 'suppressed', last_error: 'The recipient is not one plain address' };
    expect(toStored).toEqual([
      { template: 'statusChanged', ...suppressed },
      { template: 'emailChanged', ...suppressed },
    ]);
  });
});
