import { expect } from 'vitest';
import { nobodysId, reelUrl } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

export const businessCases: readonly Case[] = [
  ...casesOf('GET /api/get-company', [
    {
      name: 'tells the name to all',
      run: async ({ call }) => {
        const answer = await call('GET /api/get-company');
        expectDone(answer, 200, { companyName: 'Home Appliance Care' });
        expect(Object.keys(answer.body).sort()).toEqual(['companyName', 'error', 'message', 'success']);
      },
    },
  ]),
  ...casesOf('POST /api/update-company', [
    {
      name: 'changes the name, which all see at once',
      run: async ({ call, admin }) => {
        await call('GET /api/get-company');
        const body = { companyName: '  Marathwada Repairs ' };
        expectDone(await call('POST /api/update-company', { as: await admin(), body }), 200, {
          companyName: 'Marathwada Repairs',
        });
        expectDone(await call('GET /api/get-company'), 200, { companyName: 'Marathwada Repairs' });
      },
    },
    {
      name: 'needs a name',
      run: async ({ call, admin }) =>
        expectRefused(
          await call('POST /api/update-company', { as: await admin(), body: { companyName: ' ' } }),
          400,
          'Company name is required',
        ),
    },
  ]),
  ...casesOf('POST /api/add-reel', [
    {
      name: 'adds a reel by url or reelUrl',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const body of [{ url: reelUrl }, { reelUrl }]) {
          expectDone(await call('POST /api/add-reel', { as, body }), 201, { data: { url: reelUrl } });
        }
      },
    },
    {
      name: 'needs an https address',
      run: async ({ call, admin }) => {
        const as = await admin();
        expectRefused(await call('POST /api/add-reel', { as, body: {} }), 400, 'Reel URL is required');
        for (const url of ['javascript:alert(1)', 'http://videos.example.com/1', 'https://']) {
          const answer = await call('POST /api/add-reel', { as, body: { url } });
          expectRefused(answer, 400, 'Link must start with https://');
        }
      },
    },
  ]),
  ...casesOf('GET /api/get-reel', [
    {
      name: 'lists the reels for all',
      run: async ({ call, make }) => {
        expectDone(await call('GET /api/get-reel'), 200, { reels: [] });
        const { _id } = await make.reel();
        expectDone(await call('GET /api/get-reel'), 200, { reels: [{ _id, url: reelUrl }] });
      },
    },
  ]),
  ...casesOf('PUT /api/update-reel', [
    {
      name: 'changes the address',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.reel();
        const body = { reelId: _id, reelUrl: `${reelUrl}/2` };
        expectDone(await call('PUT /api/update-reel', { as: await admin(), body }), 200, {
          data: { _id, url: `${reelUrl}/2` },
        });
      },
    },
    {
      name: 'needs a reel and an address',
      run: async ({ call, admin }) => {
        const as = await admin();
        expectRefused(await call('PUT /api/update-reel', { as, body: {} }), 400, 'Reel is required');
        const answer = await call('PUT /api/update-reel', { as, body: { reelId: nobodysId, reelUrl: ' ' } });
        expectRefused(answer, 400, 'Reel URL is required');
      },
    },
    {
      name: 'knows no unknown reel',
      refuses: 'reelNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const reelId of [nobodysId, 'no-id']) {
          expectFailure(
            await call('PUT /api/update-reel', { as, body: { reelId, reelUrl } }),
            'reelNotFound',
          );
        }
      },
    },
  ]),
  ...casesOf('DELETE /api/delete-reel/{id}', [
    {
      name: 'deletes a reel',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.reel();
        expectDone(await call(`DELETE /api/delete-reel/${_id}`, { as: await admin() }), 200);
        expectDone(await call('GET /api/get-reel'), 200, { reels: [] });
      },
    },
    {
      name: 'knows no unknown reel',
      refuses: 'reelNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id', '%00']) {
          expectFailure(await call(`DELETE /api/delete-reel/${id}`, { as }), 'reelNotFound');
        }
      },
    },
  ]),
];
