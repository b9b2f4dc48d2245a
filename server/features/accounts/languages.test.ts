import { v4 as newKey } from 'uuid';
import { expect, test } from 'vitest';
import { enquiryBody } from '#server/testing/api.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import type { Language } from '#shared/language.ts';

const shop = openTestShop(await freshDatabase());

const languageOf = async (id: string) =>
  (await shop.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow())
    .language;

test('a login on a Hindi page gives the account its language', async () => {
  const { id, email, password } = await shop.customer();
  const { message } = await shop.visitor({ language: 'hi' }).api.accounts.signIn({ email, password });
  expect([message, await languageOf(id)]).toEqual(['लॉगिन हो गया', 'hi']);
});

test("a login on an English page gives the browser the account's language", async () => {
  const asha = await shop.customer();
  await asha.api.accounts.setLanguage({ language: 'mr' });
  const kept: Language[] = [];
  const keepLanguage = (language: Language) => kept.push(language);
  await shop.visitor({ keepLanguage }).api.accounts.signIn({ email: asha.email, password: asha.password });
  expect(kept).toEqual(['mr']);
});

test("a mail is in the customer's language, whoever causes it", async () => {
  const asha = await shop.customer();
  await asha.api.accounts.setLanguage({ language: 'hi' });
  const service = await addTestService(shop.db, { productName: 'Fridge Repair' });
  const { data } = await asha.api.orders.book(bookingInput([service], { email: asha.email }));
  const owner = await shop.admin();
  await owner.api.orders.cancel({ id: data._id });
  const last = (await shop.mailsTo(asha.email)).at(-1);
  expect(last?.subject).toBe(`आपकी बुकिंग रद्द हुई (बुकिंग ${data.orderNumber})`);
  expect(JSON.stringify(last)).toContain('https://shop.example.com/hi/track/');
});

test('a refusal is in the language of the page, for a field too', async () => {
  const { api } = shop.visitor({ language: 'mr' });
  await expect(api.accounts.signIn({ email: 'a@example.com', password: 'x' })).rejects.toThrow(
    'ईमेल किंवा पासवर्ड योग्य नाही',
  );
  const { address: area, ...enquiry } = enquiryBody;
  await expect(
    api.enquiries.send({ ...enquiry, area, serviceType: 'Oven', fullname: 'x'.repeat(101) }),
  ).rejects.toThrow('कृपया जास्तीत जास्त 100 अक्षरे लिहा');
});

const caller = (service: { id: string; charge: number }, mobile: string) => ({
  mobile,
  fullname: 'Meera Joshi',
  email: `${mobile}@example.com`,
  area: 'CIDCO',
  street: '12 Lotus Lane',
  products: [{ productId: service.id, quantity: 1 }],
  orderId: newKey(),
  totalQty: 1,
  totalPrice: service.charge,
});
const lastSubject = async (mobile: string) => (await shop.mailsTo(`${mobile}@example.com`)).at(-1)?.subject;

test('a caller has the language that the admin chooses, for mails and WhatsApp', async () => {
  const sunil = await shop.admin();
  const booking = caller(await addTestService(shop.db), '9876500001');
  const { data } = await sunil.api.orders.bookForCaller({ ...booking, language: 'mr' });
  expect(await lastSubject(booking.mobile)).toMatch(/बुकिंग/);
  const [known] = await sunil.api.accounts.byMobile({ mobile: booking.mobile });
  expect(known?.language).toBe('mr');
  expect((await sunil.api.orders.one({ orderId: data._id })).language).toBe('mr');
  await sunil.api.orders.setLanguage({ id: data._id, language: 'hi' });
  expect(JSON.stringify(await sunil.api.orders.whatsApp({ id: data._id }))).toContain('/hi/track/');
  await sunil.api.orders.bookForCaller({ ...booking, orderId: newKey(), customerId: known?._id });
  expect(await languageOf(known?._id ?? '')).toBe('hi');
});

test("a caller without a choice has the business's first language", async () => {
  const sunil = await shop.admin();
  const { companyName } = await sunil.api.business.get();
  await sunil.api.business.update({ companyName, firstLanguage: 'hi' });
  const booking = caller(await addTestService(shop.db), '9876500002');
  const { data } = await sunil.api.orders.bookForCaller(booking);
  expect((await sunil.api.orders.one({ orderId: data._id })).language).toBe('hi');
});

test("a mail has the owner's name of an area in the customer's language", async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  const { companyName } = await sunil.api.business.get();
  await sunil.api.business.update({ companyName, areas: 'Panchavati | पंचवटी | पंचवटी' });
  await sunil.api.business.get();
  await asha.api.accounts.setLanguage({ language: 'mr' });
  const service = await addTestService(shop.db);
  await asha.api.orders.book(bookingInput([service], { email: asha.email, area: 'Panchavati' }));
  expect((await shop.mailsTo(asha.email)).at(-1)?.text).toContain('पंचवटी');
});
