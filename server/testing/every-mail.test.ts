// Has a sample of each mail. A new mail does not compile without its sample, and a new template fails without
// one.
import { expect, test } from 'vitest';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import * as accounts from '../features/accounts/mail.ts';
import * as complaints from '../features/enquiries/complaint-mail.ts';
import * as enquiries from '../features/enquiries/mail.ts';
import * as estimates from '../features/estimates/mail.ts';
import * as figures from '../features/figures/mail.ts';
import { noSums } from '../features/figures/measures.ts';
import * as jobNews from '../features/job-news/mail.ts';
import * as orders from '../features/orders/mail.ts';
import * as webhooks from '../features/webhooks/mail.ts';
import { type MailMessage, mailTemplates } from '../platform/mail/mail.ts';
import { render } from '../platform/mail/render.ts';
import { sampleBusiness } from './sample-business.ts';
import { sampleOrder } from './sample-order.ts';

type Modules = typeof accounts &
  typeof enquiries &
  typeof estimates &
  typeof figures &
  typeof jobNews &
  typeof orders &
  typeof complaints &
  typeof webhooks;
type Builder = {
  [Name in keyof Modules]: Modules[Name] extends (...given: never[]) => MailMessage ? Name : never;
}[keyof Modules];

const shop = 'https://shop.example.in';
const link = `${shop}/track/k3J0x4sV8cM5c1mY2n7bK9d6fH0gLwPzRtUeIoAsDfE`;
const person = { name: 'Asha Patil', email: 'asha@example.com' };

// Hostile text in fields that the sender of a mail can fill.
const typed = 'Claim at https://prize.example';
const when = 'by 11 am today';
const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };
const asked: Order = { ...sampleOrder, note: typed, street: typed, area: typed, waitingReason: typed };
const visited: Order = { ...asked, stage: 'scheduled', visit };
const enquiry = {
  _id: sampleOrder._id,
  fullname: person.name,
  email: person.email,
  mobile: '5550100201',
  area: typed,
  serviceType: 'Oven',
  message: typed,
  status: 'Incomplete',
  createdAt: sampleOrder.createdAt,
} as const;
const estimate: TaxedEstimate = {
  version: 1,
  state: 'offered',
  lines: [{ kind: 'part', words: 'Fan motor', quantity: 1, price: 450, hsn: '' }],
  total: 450,
  offeredAt: sampleOrder.createdAt,
  answeredAt: null,
  answeredWhere: null,
  answeredBy: '',
  tax: { booking: 0, estimate: 0 },
};

const complained = { fullname: person.name, email: person.email, number: 101 };
const officer = { ...sampleBusiness, officerName: person.name, officerEmail: person.email };

const samples: Record<Builder, MailMessage> = {
  lostLinkMail: orders.lostLinkMail(sampleOrder, link),
  webhookOffMail: webhooks.webhookOffMail(
    person,
    { reason: 'gone', address: 'https://hooks.example.in/in' },
    shop,
  ),
  reviewMail: orders.reviewMail(visited, link, `${shop}/mails/review.a-token`),
  complaintReceivedMail: complaints.complaintReceivedMail(complained, officer),
  complaintForOfficerMail: complaints.complaintForOfficerMail(101, officer, shop),
  complaintAnsweredMail: complaints.complaintAnsweredMail(
    { ...complained, answer: 'We come again.' },
    officer,
  ),
  welcomeMail: accounts.welcomeMail(person, shop, sampleBusiness),
  passwordResetMail: accounts.passwordResetMail(person, `${shop}/reset-password/a-token`),
  passwordChangedMail: accounts.passwordChangedMail(person, shop),
  invitationMail: accounts.invitationMail(
    { ...person, role: 'TECHNICIAN', from: 'Sunil Deshmukh' },
    `${shop}/invite/a-token`,
  ),
  emailChangedMail: accounts.emailChangedMail(person),
  enquiryReceivedMail: enquiries.enquiryReceivedMail(enquiry, when),
  estimateMail: estimates.estimateMail(visited, estimate, link),
  bookedMail: orders.bookedMail(asked, link, {
    toOwner: false,
    warrantyDays: [90],
    business: sampleBusiness,
    when,
  }),
  statusChangedMail: orders.statusChangedMail({ ...visited, stage: 'done', status: 'Complete' }, link),
  visitMail: orders.visitMail(visited, link, when),
  dayBeforeMail: orders.dayBeforeMail(visited, link, `${shop}/mails/reminder.a-token`),
  onTheWayMail: orders.onTheWayMail({ ...visited, stage: 'on_the_way' }, link),
  digestMail: figures.digestMail(
    person,
    { day: '2026-11-22', figures: { ...noSums, done: 3 }, due: 450, late: 2 },
    shop,
  ),
  jobNewsMail: jobNews.jobNewsMail(person, { title: 'New job', body: 'Garkheda, Fridge Repair' }, shop),
  notAtHomeMail: orders.notAtHomeMail({ ...visited, notAtHomeAt: sampleOrder.createdAt }, link),
  cancelledMail: orders.cancelledMail({ ...asked, stage: 'cancelled' }, link),
  restoredMail: orders.restoredMail(asked, link, when),
  claimReceivedMail: orders.claimReceivedMail(visited, link, when, 1001),
  claimWithdrawnMail: orders.claimWithdrawnMail({ ...asked, stage: 'cancelled' }, link, when),
};

test('every mail template has a sample', () => {
  const borne = new Set(Object.values(samples).map(({ template }) => template));
  expect([...borne].sort()).toEqual([...mailTemplates].sort());
});

test.each(Object.entries(samples))('%s names its subject and links only to the shop', (_, message) => {
  const { html, text } = render(message, sampleBusiness);
  expect(message.to).toBe(person.email);
  expect(message.subject).not.toBe('');
  expect(text).toContain('Hello Asha,');
  expect(`${message.subject}\n${text}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  for (const address of text.match(/https?:\/\/\S+/g) ?? []) expect(address.startsWith(shop)).toBe(true);
  // The mail does not contain text that a stranger may have typed.
  expect(`${message.subject}\n${text}\n${html}`).not.toMatch(/prize|claim at/i);
});
