import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const hour = 3600_000;
const complaint = {
  fullname: 'Asha Patil',
  mobile: '5550100101',
  email: 'asha@example.com',
  order: '1042',
  message: 'The drum still knocks, and nobody called back.',
};
const anyone = () => shop.visitor().api;

test('a complaint gets a number at once, on the screen and by mail', async () => {
  const owner = await shop.admin();
  await owner.api.business.update({ officerName: 'Sunil Deshmukh', officerEmail: 'officer@example.com' });
  const { number, message } = await anyone().rights.complain(complaint);
  expect(message).toBe(`We have received your complaint. Its number is ${number}`);
  const [mail] = await shop.mailsTo(complaint.email);
  expect(mail).toMatchObject({ subject: `We have received your complaint ${number}` });
  expect(mail?.text).toContain('Sunil Deshmukh');
  expect(mail?.text).not.toContain('knocks');
  expect(await shop.mailsTo('officer@example.com')).toMatchObject([{ subject: `Complaint ${number}` }]);
  const [row] = (await owner.api.rights.requests({})).items;
  expect(row).toMatchObject({ number, order: 1042, message: complaint.message, days: 0, late: null });
});

test('the overview counts complaints past 48 hours and past one month', async () => {
  const owner = await shop.admin();
  const late = async () => {
    const [row] = (await owner.api.rights.requests({ state: 'open' })).items;
    return [(await owner.api.backoffice.overview()).complaints, row?.late];
  };
  await anyone().rights.complain(complaint);
  const [row] = (await owner.api.rights.requests({})).items;
  shop.wait(47 * hour);
  expect(await late()).toEqual([{ open: 1, late: 0 }, null]);
  shop.wait(hour);
  expect(await late()).toEqual([{ open: 1, late: 1 }, 'acknowledge']);
  await owner.api.rights.acknowledge({ id: row?._id ?? '' });
  await owner.api.rights.acknowledge({ id: row?._id ?? '' });
  expect(await late()).toEqual([{ open: 1, late: 0 }, null]);
  // from 20 November to 20 December
  shop.wait((30 - 2) * 24 * hour);
  expect(await late()).toEqual([{ open: 1, late: 1 }, 'answer']);
  await owner.api.rights.answer({ id: row?._id ?? '', answer: 'We come on Monday, free of charge.' });
  expect(await late()).toEqual([{ open: 0, late: 0 }, undefined]);
});

test('an answer is recorded with its author, mailed and kept', async () => {
  const owner = await shop.admin();
  await anyone().rights.complain(complaint);
  const [row] = (await owner.api.rights.requests({})).items;
  shop.wait(3 * 24 * hour);
  const { data } = await owner.api.rights.answer({ id: row?._id ?? '', answer: 'We come on Monday.' });
  expect(data).toMatchObject({
    answer: 'We come on Monday.',
    answeredBy: expect.stringContaining('Sunil'),
    days: 3,
  });
  expect((await shop.mailsTo(complaint.email)).at(-1)?.text).toContain('We come on Monday.');
  const again = await refusal(owner.api.rights.answer({ id: row?._id ?? '', answer: 'No.' }));
  expect(again.message).toBe('This complaint has an answer already');
  const { items } = await owner.api.backoffice.audit({ entity: 'request' });
  expect(items.map(({ action }) => action)).toEqual(['request.answer']);
});

test('a complaint needs a name, a number and words, and has a limit', async () => {
  const told = await refusal(
    anyone().rights.complain({ ...complaint, mobile: '1', message: ' ', order: 'x' }),
  );
  expect(told.issues?.map(({ path }) => path)).toEqual(['mobile', 'order', 'message']);
  const answers: number[] = [];
  for (let at = 0; at < 11; at += 1)
    answers.push(
      await anyone()
        .rights.complain({ ...complaint, email: '' })
        .then(() => 200)
        .catch(async (error) => (await refusal(Promise.reject(error))).status),
    );
  expect(answers.at(-1)).toBe(429);
});
