// Hostile text stays text in everything that the server writes, and links are https only.
import { describe, expect, test } from 'vitest';
import { failures } from '#shared/errors.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import { type CallName, openTestApi, serviceBody } from './api.ts';
import { freshDatabase } from './database.ts';

const api = await openTestApi(await freshDatabase());
const markup = `</title></script><script>alert(1)</script>"><img src=x onerror=alert(1)>'\u2028{{7*7}}\${7*7}`;

const otherLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://elsewhere.example/x',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  'https:elsewhere',
  'https://',
  'ftp://elsewhere.example',
  'blob:https://shop.example.com/1',
];

describe('links', () => {
  const post = async (call: CallName, body: object) => {
    const answer = await api.call(call, { as: await api.admin(), body });
    return { status: answer.status, message: answer.body.message, text: answer.text };
  };

  test.each(otherLinks)('%j is refused as reel, social link and picture', async (link) => {
    const { _id: reelId } = await api.make.reel();
    for (const [call, body] of [
      ['POST /api/add-reel', { url: link }],
      ['PUT /api/update-reel', { reelId, reelUrl: link }],
    ] as const) {
      const answer = await post(call, body);
      expect([answer.status, answer.message]).toEqual([400, failures.linkInvalid.text]);
    }
    for (const place of ['facebook', 'instagram', 'youtube', 'whatsapp']) {
      const answer = await post('POST /trpc/business.update', { companyName: 'Repairs', [place]: link });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(say.linkInvalid);
    }
    const picture = await post('POST /api/upload-product', { ...serviceBody(), productImage: [link] });
    expect([picture.status, picture.message]).toEqual([400, say.imageAddress]);
  });

  test.each([
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png,<svg onload=alert(1)>',
    'data:image/png;base64,"onerror="alert(1)',
    'https://elsewhere.example/photo.png',
  ])('%j is refused as profile photo', async (profilePic) => {
    const asha = await api.customer();
    const answer = await api.call('POST /api/update-user', {
      as: asha,
      body: { userId: asha.id, profilePic },
    });
    expect([answer.status, answer.body.message]).toEqual([400, failures.photoUnreadable.text]);
  });
});

describe('text', () => {
  test('mails show it as text', async () => {
    const asha = await api.customer({ name: markup, email: 'asha@example.com' });
    await api.call('POST /trpc/business.update', {
      as: await api.admin(),
      body: { companyName: markup.slice(0, 60), address: markup },
    });
    const service = await api.make.service({ productName: markup.slice(0, 60), brandName: markup });
    const changes = { fullname: markup, address: markup, city: markup };
    const order = await api.make.order(asha, service, changes);
    await api.make.enquiry({ fullname: markup, address: markup, message: markup });
    await api.call(`PATCH /api/update-payment/${order._id}`, {
      as: await api.admin(),
      body: { status: 'Complete' },
    });
    await api.call('POST /api/forgot-password', { body: { email: asha.email } });
    await api.deps.mail.settled();
    const mails = await api.db.selectFrom('mails').select(['template', 'html', 'subject']).execute();
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'booked',
      'enquiryReceived',
      'passwordReset',
      'statusChanged',
    ]);
    for (const { html, subject, template } of mails) {
      expect(html, template).not.toMatch(/<script|<img|<\/title>[^<]*<\/script>/i);
      expect(html?.match(/<\/title>/g), template).toHaveLength(1);
      expect(subject, template).not.toMatch(/[<>\p{Cc}\p{Zl}]/u);
    }
  });

  test('JSON answers are never interpreted as a page', async () => {
    const service = await api.make.service({ productName: markup.slice(0, 60) });
    const asha = await api.customer();
    await api.make.order(asha, service);
    for (const call of [
      'GET /api/get-product',
      'GET /trpc/catalogue.services?input={}',
      'GET /api/get-orders',
    ] as const) {
      const { status, headers } = await api.call(call, { as: asha });
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    '/<script>alert(1)</script>',
    '/api/<script>alert(1)</script>',
    '/trpc/<script>alert(1)</script>',
    '/media/<script>',
  ])('an unknown address is not echoed: %s', async (path) => {
    const { text, status } = await api.call(`GET ${path as `/${string}`}`);
    expect(status).toBe(404);
    expect(text).not.toContain('<script>alert');
  });
});
