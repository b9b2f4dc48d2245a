import { describe, expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import { type CallName, openTestApi, serviceBody } from './api.ts';
import { freshDatabase } from './database.ts';

const api = await openTestApi(await freshDatabase());

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

  test.each(otherLinks)('the link %j is refused as reel, social link and picture', async (link) => {
    const { _id: reelId } = await api.make.reel();
    for (const [call, body] of [
      ['POST /api/add-reel', { url: link }],
      ['PUT /api/update-reel', { reelId, reelUrl: link }],
    ] as const) {
      const answer = await post(call, body);
      expect([answer.status, answer.message]).toEqual([400, wordsOfFailure('linkInvalid')]);
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
  ])('the link %j is refused as profile photo', async (profilePic) => {
    const asha = await api.customer();
    const answer = await api.call('POST /api/update-user', {
      as: asha,
      body: { userId: asha.id, profilePic },
    });
    expect([answer.status, answer.body.message]).toEqual([400, wordsOfFailure('photoUnreadable')]);
  });
});
