import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { up } from '../../../migrations/20261126_1843_complaints_are_enquiries.ts';

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
  const [row] = (await owner.api.enquiries.table({ kind: 'complaint' })).items;
  expect(row).toMatchObject({ kind: 'complaint', number, message: complaint.message, late: null });
});

test('the overview counts complaints past 48 hours and past one month', async () => {
  const owner = await shop.admin();
  const late = async () => {
    const [row] = (await owner.api.enquiries.table({ kind: 'complaint', status: 'Incomplete' })).items;
    return [(await owner.api.backoffice.toDo()).complaints, row?.late];
  };
  await anyone().rights.complain(complaint);
  const [row] = (await owner.api.enquiries.table({ kind: 'complaint' })).items;
  shop.wait(47 * hour);
  expect(await late()).toEqual([{ open: 1, late: 0 }, null]);
  shop.wait(hour);
  expect(await late()).toEqual([{ open: 1, late: 1 }, 'acknowledge']);
  await owner.api.enquiries.acknowledge({ id: row?._id ?? '' });
  await owner.api.enquiries.acknowledge({ id: row?._id ?? '' });
  expect(await late()).toEqual([{ open: 1, late: 0 }, null]);
  // from 20 November to 20 December
  shop.wait((30 - 2) * 24 * hour);
  expect(await late()).toEqual([{ open: 1, late: 1 }, 'answer']);
  await owner.api.enquiries.answer({ id: row?._id ?? '', answer: 'We come on Monday, free of charge.' });
  expect(await late()).toEqual([{ open: 0, late: 0 }, undefined]);
});

test('an answer is recorded with its author, mailed and kept', async () => {
  const owner = await shop.admin();
  await anyone().rights.complain(complaint);
  const [row] = (await owner.api.enquiries.table({ kind: 'complaint' })).items;
  shop.wait(3 * 24 * hour);
  await owner.api.enquiries.answer({ id: row?._id ?? '', answer: 'We come on Monday.' });
  expect(await owner.api.enquiries.one({ id: row?._id ?? '' })).toMatchObject({
    status: 'Complete',
    answer: 'We come on Monday.',
    settledAt: '2026-11-23T06:30:00.000Z',
  });
  expect((await shop.mailsTo(complaint.email)).at(-1)?.text).toContain('We come on Monday.');
  const again = await refusal(owner.api.enquiries.answer({ id: row?._id ?? '', answer: 'No.' }));
  expect(again.message).toBe('This complaint has an answer already');
  const { items } = await owner.api.backoffice.audit({ entity: 'enquiry' });
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

test('a complaint stands in All Enquiries, under its filter, and not among new enquiries', async () => {
  const owner = await shop.admin();
  await anyone().rights.complain(complaint);
  const kinds = async (input: { kind?: 'enquiry' | 'complaint' }) =>
    (await owner.api.enquiries.table(input)).items.map(({ kind }) => kind);
  expect(await kinds({})).toEqual(['complaint']);
  expect(await kinds({ kind: 'complaint' })).toEqual(['complaint']);
  expect(await kinds({ kind: 'enquiry' })).toEqual([]);
  expect((await owner.api.enquiries.list({})).items).toEqual([]);
  expect((await owner.api.backoffice.toDo()).newEnquiries).toBe(0);
});

test('a complaint is settled on the day on which it is set to Complete', async () => {
  const owner = await shop.admin();
  await anyone().rights.complain(complaint);
  const [row] = (await owner.api.enquiries.table({})).items;
  const id = row?._id ?? '';
  await owner.api.enquiries.setStatus({ id, status: 'Complete' });
  expect(await owner.api.enquiries.one({ id })).toMatchObject({ settledAt: '2026-11-20T06:30:00.000Z' });
  await owner.api.enquiries.setStatus({ id, status: 'Incomplete' });
  expect(await owner.api.enquiries.one({ id })).toMatchObject({ settledAt: null });
});

test('complaints of the table before are enquiries with number, clocks and the day of the answer', async () => {
  await sql`insert into requests (id, number, kind, at, order_number, fullname, mobile, email, message, language,
      acknowledged_at, answered_at, answer)
    values (gen_random_uuid(), 107, 'complaint', '2026-11-01', 1042, 'Asha', '5550100101', '', 'It knocks', 'mr',
      '2026-11-02', '2026-11-03', 'We come'),
    (gen_random_uuid(), 108, 'erasure', '2026-11-04', null, 'Asha', '', '', '', 'en', null, null, '')`.execute(
    shop.db,
  );
  for (const _ of [1, 2]) await up(shop.db as never);
  const owner = await shop.admin();
  expect((await owner.api.enquiries.table({ kind: 'complaint', direction: 'asc' })).items).toMatchObject([
    { number: 107, kind: 'complaint', serviceType: 'Complaint', settledAt: '2026-11-03T00:00:00.000Z' },
    { number: 108, kind: 'erasure', serviceType: 'Erasure of data', settledAt: null, status: 'Incomplete' },
  ]);
  expect((await anyone().rights.complain(complaint)).number).toBe(109);
});
