import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const detail = (productId: string) => shop.visitor().api.catalogue.service({ productId });

type Customer = Awaited<ReturnType<typeof shop.customer>>;
const book = async (customer: Customer, services: Parameters<typeof bookingInput>[0]) =>
  (await customer.api.orders.book(bookingInput(services))).data._id;

test("an order's feedback counts once for each of its services", async () => {
  const asha = await shop.customer({ name: 'Asha  Prakash patil' });
  const services = [await addTestService(db), await addTestService(db)];
  const orderId = await book(asha, services);
  shop.wait(1000);
  const given = { orderId, rating: 4, comment: ' Quick and clean. ' };
  const { message, data } = await asha.api.orders.giveFeedback(given);
  const createdAt = shop.deps.clock().toISOString();
  expect(message).toBe('Feedback submitted successfully!');
  expect(data).toMatchObject({
    comment: 'Quick and clean.',
    orderFeedback: 'Quick and clean.',
    orderRating: 4,
    feedback: [{ rating: 4, comment: 'Quick and clean.', createdAt }],
  });
  for (const { id } of services) {
    const { product, feedbacks } = await detail(id);
    expect(product).toMatchObject({ ratings: [4], ratingCount: 1, averageRating: 4 });
    expect(feedbacks).toEqual([{ rating: 4, comment: 'Quick and clean.', fullname: 'Asha P.', createdAt }]);
  }
});

test('an order accepts feedback once, also from two simultaneous requests', async () => {
  const asha = await shop.customer();
  const service = await addTestService(db);
  const orderId = await book(asha, [service]);
  const give = () => asha.api.orders.giveFeedback({ orderId, rating: 5, comment: 'Good' });
  const results = await Promise.allSettled([give(), give(), give()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal(give())).toMatchObject({ status: 409 });
  expect((await detail(service.id)).product.ratingCount).toBe(1);
});

test('a service returns its newest 50 of many ratings', async () => {
  const services = [await addTestService(db), await addTestService(db)];
  const people = await Promise.all(Array.from({ length: 60 }, () => shop.customer()));
  await Promise.all(
    people.map(async (person, at) => {
      const orderId = await book(person, at % 2 ? services : services.toReversed());
      await person.api.orders.giveFeedback({ orderId, rating: (at % 5) + 1, comment: 'Good' });
    }),
  );
  for (const { id } of services) {
    const { product, feedbacks } = await detail(id);
    expect(product).toMatchObject({ ratingCount: 60, averageRating: 3 });
    expect(product.ratings).toHaveLength(50);
    expect(feedbacks).toHaveLength(60);
  }
});

test('a customer who booked a service can rate it directly, once', async () => {
  const asha = await shop.customer();
  const service = await addTestService(db);
  const rate = (rating: number) => asha.api.catalogue.rate({ productId: service.id, rating });
  expect(await refusal(rate(5))).toMatchObject({ status: 403 });
  const orderId = await book(asha, [service]);
  expect(await rate(2)).toMatchObject({ created: true, data: { averageRating: 2, ratingCount: 1 } });
  expect(await rate(5)).toMatchObject({ created: false, data: { averageRating: 5, ratingCount: 1 } });
  await asha.api.orders.giveFeedback({ orderId, rating: 2, comment: 'Late' });
  expect((await detail(service.id)).product).toMatchObject({ averageRating: 3.5, ratingCount: 2 });
  const unknown = asha.api.catalogue.rate({ productId: 'nonsense', rating: 5 });
  expect(await refusal(unknown)).toMatchObject({ status: 404 });
});

test('the average rating is rounded to one decimal', async () => {
  const service = await addTestService(db);
  for (const rating of [5, 4, 4]) {
    const customer = await shop.customer();
    await book(customer, [service]);
    await customer.api.catalogue.rate({ productId: service.id, rating });
  }
  expect((await detail(service.id)).product.averageRating).toBe(4.3);
});

test("one of a customer's many simultaneous ratings of a service counts", async () => {
  const asha = await shop.customer();
  const service = await addTestService(db);
  await book(asha, [service]);
  await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => asha.api.catalogue.rate({ productId: service.id, rating })),
  );
  const { product } = await detail(service.id);
  expect(product.ratingCount).toBe(1);
  expect(product.ratings).toEqual([product.averageRating]);
});

test("the shop's own rating is that of all services, once there are twenty", async () => {
  const { catalogue } = shop.visitor().api;
  const service = await addTestService(db);
  const rate = (count: number, sum: number) =>
    db
      .updateTable('services')
      .set({ rating_count: count, rating_sum: sum })
      .where('id', '=', service.id)
      .execute();
  const other = await db
    .selectFrom('services')
    .select(({ fn }) => [fn.sum<number>('rating_count').as('count'), fn.sum<number>('rating_sum').as('sum')])
    .executeTakeFirstOrThrow();
  const [count, sum] = [19 - Number(other.count), 80 - Number(other.sum)];
  await rate(count, sum);
  expect(await catalogue.standing()).toBeNull();
  await rate(count + 1, sum);
  expect(await catalogue.standing()).toEqual({ average: 4, count: 20 });
});
