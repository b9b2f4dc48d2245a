import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { sidewaysPhoto } from '#server/testing/sample-pictures.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

const asDataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
const ofColour = async (background: string) =>
  asDataUrl(
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
    'image/png',
  );

async function booked() {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const { data } = await asha.api.orders.book(bookingInput([await addTestService(shop.db)]));
  const { link } = await owner.api.orders.link({ id: data._id });
  return { asha, owner, id: data._id, token: link.split('/').at(-1) ?? '' };
}

test('the customer and admins see pictures that were added to an order', async () => {
  const { asha, owner, id, token } = await booked();
  const photo = await sidewaysPhoto(1600, 1200);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { message } = await asha.api.orders.addPicture({ id, picture: asDataUrl(photo) });
  expect(message).toBe('Picture added');
  const { api: anyone } = shop.visitor();
  const { data } = await anyone.tracking.addPicture({ token, picture: await ofColour('#00ff00') });
  expect(data).toHaveLength(2);
  expect(await asha.api.orders.pictures({ id })).toEqual(data);
  expect(await owner.api.orders.pictures({ id })).toEqual(data);
  expect(await anyone.tracking.pictures({ token })).toEqual(data);
  const kept = await sharp(Buffer.from(data[0]?.picture.split(',')[1] ?? '', 'base64')).metadata();
  expect([kept.format, Math.max(kept.width, kept.height), kept.exif]).toEqual(['webp', 1280, undefined]);
  const events = await owner.api.orders.events({ id });
  expect(events.filter(({ kind }) => kind === 'pictures').map(({ text }) => text)).toEqual([
    '1 picture added.',
    '1 picture added.',
  ]);
});

test('an order accepts four pictures of the customer and refuses a fifth', async () => {
  const { asha, id } = await booked();
  const first = await ofColour('#000000');
  await Promise.all([1, 2, 3].map(() => asha.api.orders.addPicture({ id, picture: first })));
  expect(await asha.api.orders.pictures({ id })).toHaveLength(1);
  const more = await Promise.all(['#111111', '#222222', '#333333', '#444444', '#555555'].map(ofColour));
  const tries = await Promise.allSettled(more.map((picture) => asha.api.orders.addPicture({ id, picture })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await asha.api.orders.pictures({ id })).toHaveLength(4);
  const told = await refusal(asha.api.orders.addPicture({ id, picture: await ofColour('#666666') }));
  expect([told.status, told.message]).toEqual([409, 'A booking takes at most 4 pictures']);
});

test('an order refuses files that are not pictures', async () => {
  const { asha, owner, id } = await booked();
  const { api: ravi } = await shop.customer();
  const { api: anyone } = shop.visitor();
  const picture = await ofColour('#abcdef');
  const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status;
  for (const wrong of ['', 'data:image/png;base64,AAAA', 'data:text/html;base64,AAAA', 'x'])
    expect(await statusOf(asha.api.orders.addPicture({ id, picture: wrong })), wrong).toBe(400);
  expect(await statusOf(ravi.orders.addPicture({ id, picture }))).toBe(404);
  expect(await statusOf(ravi.orders.pictures({ id }))).toBe(404);
  expect(await statusOf(anyone.tracking.addPicture({ token: 'x', picture }))).toBe(404);
  expect(await statusOf(anyone.tracking.pictures({ token: 'x' }))).toBe(404);
  await owner.api.orders.cancel({ id });
  expect(await statusOf(asha.api.orders.addPicture({ id, picture }))).toBe(409);
  expect(await asha.api.orders.pictures({ id })).toEqual([]);
});

test('the assigned technician can add eight more pictures', async () => {
  const { asha, owner, id, token } = await booked();
  const [ravi, imran] = [await shop.technician(), await shop.technician()];
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  const colours = Array.from({ length: 13 }, (_, nth) => `#${(nth * 16 + 16).toString(16).repeat(3)}`);
  const pictures = await Promise.all(colours.map(ofColour));
  for (const picture of pictures.slice(0, 4)) await asha.api.orders.addPicture({ id, picture });
  const tries = await Promise.allSettled(
    pictures.slice(4).map((picture) => ravi.api.jobs.addPicture({ id, picture })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const seen = await asha.api.orders.pictures({ id });
  expect(seen.map(({ by }) => by).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'customer'),
    ...Array.from({ length: 8 }, () => 'technician'),
  ]);
  for (const others of [
    await ravi.api.jobs.pictures({ id }),
    await owner.api.orders.pictures({ id }),
    await shop.visitor().api.tracking.pictures({ token }),
  ])
    expect(others).toEqual(seen);
  const picture = await ofColour('#123456');
  const full = await refusal(ravi.api.jobs.addPicture({ id, picture }));
  expect([full.status, full.message]).toEqual([409, 'A booking takes at most 8 pictures']);
  expect((await refusal(imran.api.jobs.addPicture({ id, picture }))).status).toBe(404);
  expect((await refusal(imran.api.jobs.pictures({ id }))).status).toBe(404);
  expect((await refusal(asha.api.jobs.addPicture({ id, picture }))).status).toBe(403);
});
