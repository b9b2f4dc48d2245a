import { expect, test } from 'vitest';
import { followClock, openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
followClock(shop);
const hour = 3600_000;

test('an IP address can start at most 30 guests an hour', async () => {
  const startFrom = (address: string) => shop.visitor({ address }).api.accounts.startGuest();
  for (let nth = 1; nth <= 30; nth += 1) await startFrom('10.0.0.1');
  expect(await refusal(startFrom('10.0.0.1'))).toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  await startFrom('10.0.0.2');
  shop.wait(hour);
  await startFrom('10.0.0.1');
});

test('five wrong passwords lock an account for sign-in and for joining by a guest', async () => {
  const asha = await shop.customer();
  const { email, password } = asha;
  const guest = shop.visitor();
  await guest.api.accounts.startGuest();
  const join = (tried: string) => refusal(guest.api.accounts.join({ email, password: tried }));
  for (let nth = 1; nth <= 5; nth += 1) expect((await join('wrong-lamp')).status).toBe(401);
  expect((await join(password)).status).toBe(429);
  expect((await refusal(shop.visitor().api.accounts.signIn({ email, password }))).status).toBe(429);
});

test('bookings by guests and new accounts are limited by IP address', async () => {
  const service = await addTestService(shop.db);
  const book = (person: ReturnType<typeof shop.visitor>, email = 'stranger@example.com') =>
    person.api.orders.book(bookingInput([service], { email }));
  const guestAt = async (address: string) => {
    const guest = shop.visitor({ address });
    await guest.api.accounts.startGuest();
    return guest;
  };
  for (let nth = 0; nth < 4; nth += 1) {
    const guest = await guestAt('10.0.0.9');
    for (let booking = 0; booking < 5; booking += 1) await book(guest);
  }
  expect((await refusal(book(await guestAt('10.0.0.9')))).status).toBe(429);
  await book(await guestAt('10.0.0.8'), 'Stranger+1@example.com');
  // A stranger's mailbox receives at most five mails a day.
  expect(await shop.mailsTo('stranger@example.com')).toHaveLength(5);
  expect(await shop.mailsTo('Stranger+1@example.com')).toEqual([]);
  shop.wait(hour);
  await book(await guestAt('10.0.0.9'));
});
