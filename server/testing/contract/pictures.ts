import { expect } from 'vitest';
import { type CallName, fileForm } from '../api.ts';
import { blankPng, twoHalves } from '../sample-pictures.ts';
import { type Case, casesOf, expectDone, expectFailure } from './case.ts';

export const pictureCases: readonly Case[] = casesOf('POST /api/upload-image', [
  {
    name: 'stores a picture and gives its address and size',
    run: async ({ call, admin }) => {
      const answer = await call('POST /api/upload-image', {
        as: await admin(),
        ...fileForm(await twoHalves(2000, 1000)),
      });
      expectDone(answer, 201, { width: 1600, height: 800, public_id: expect.any(String) });
      expect(answer.body.secure_url).toBe(answer.body.url);
      expect(answer.body.url).toMatch(/^https:\/\/shop\.example\.com\/media\//);
      const path = new URL(String(answer.body.url)).pathname;
      expect((await call(`GET ${path}` as CallName)).headers['content-type']).toBe('image/webp');
    },
  },
  {
    name: 'needs a file',
    refuses: 'imageMissing',
    run: async ({ call, admin }) => {
      const as = await admin();
      const form = fileForm(await twoHalves(20, 20), 'another');
      expectFailure(await call('POST /api/upload-image', { as, ...form }), 'imageMissing');
      const cut = fileForm(await twoHalves(20, 20));
      const half = { ...cut, body: cut.body.subarray(0, -60) };
      expectFailure(await call('POST /api/upload-image', { as, ...half }), 'imageMissing');
    },
  },
  {
    name: 'refuses what is no raster picture',
    refuses: 'imageUnreadable',
    run: async ({ call, admin }) => {
      const as = await admin();
      for (const text of ['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
        const form = fileForm(Buffer.from(text));
        expectFailure(await call('POST /api/upload-image', { as, ...form }), 'imageUnreadable');
      }
    },
  },
  {
    name: 'refuses more than 40 megapixels',
    refuses: 'imageTooManyPixels',
    run: async ({ call, admin }) => {
      const form = fileForm(blankPng(8000, 5001));
      expectFailure(
        await call('POST /api/upload-image', { as: await admin(), ...form }),
        'imageTooManyPixels',
      );
    },
  },
  {
    name: 'refuses more than 10 MB',
    refuses: 'imageTooLarge',
    run: async ({ call, admin }) => {
      const form = fileForm(Buffer.alloc(10 * 2 ** 20 + 1));
      expectFailure(await call('POST /api/upload-image', { as: await admin(), ...form }), 'imageTooLarge');
    },
  },
  {
    name: 'takes a form alone',
    refuses: 'wrongUploadType',
    run: async ({ call, admin }) =>
      expectFailure(
        await call('POST /api/upload-image', { as: await admin(), body: { file: 'x' } }),
        'wrongUploadType',
      ),
  },
]);
