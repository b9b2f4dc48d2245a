import { expect } from 'vitest';
import type { VisitTimes } from '#shared/visits/schema.ts';
import type { TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectRefused } from './case.ts';

const times = async (api: TestApi, query = '') => {
  const answer = await api.call(`GET /api/visit-times${query}`);
  expectDone(answer, 200);
  return answer.body.data as unknown as VisitTimes;
};

export const freeAt = async (api: TestApi, date: string, from: string): Promise<number | undefined> => {
  const [day] = await times(api, `?from=${date}&days=1`);
  return day?.windows.find((window) => window.from === from)?.free;
};

export const visitCases: readonly Case[] = casesOf('GET /api/visit-times', [
  {
    name: 'gives 14 days from today, nothing free where a window is past or too soon',
    run: async (api) => {
      const days = await times(api);
      expect(days).toHaveLength(14);
      expect(days[0]).toEqual({
        date: '2026-11-20',
        windows: [
          { from: '09:00', to: '11:00', free: 0 },
          { from: '11:00', to: '13:00', free: 0 },
          { from: '14:00', to: '16:00', free: 4 },
          { from: '16:00', to: '18:00', free: 4 },
          { from: '18:00', to: '20:00', free: 4 },
        ],
      });
      expect(days.at(-1)?.date).toBe('2026-12-03');
    },
  },
  {
    name: 'gives other days as asked, nothing free beyond the horizon',
    run: async (api) => {
      const days = await times(api, '?from=2026-12-04&days=2');
      expect(days.map(({ date, windows }) => [date, windows[0]?.free])).toEqual([
        ['2026-12-04', 4],
        ['2026-12-05', 0],
      ]);
    },
  },
  {
    name: 'has an ETag, and is right the moment a place goes or comes back',
    run: async (api) => {
      const [asha, service] = [await api.customer(), await api.make.service()];
      const first = await api.call('GET /api/visit-times');
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await api.call('GET /api/visit-times', { headers })).status).toBe(304);
      const order = await api.make.order(asha, service, { visit: { date: '2026-11-21', from: '09:00' } });
      expect((await api.call('GET /api/visit-times', { headers })).status).toBe(200);
      expect(await freeAt(api, '2026-11-21', '09:00')).toBe(3);
      await api.call(`POST /api/cancel-order/${order._id}`, { as: asha, body: {} });
      expect(await freeAt(api, '2026-11-21', '09:00')).toBe(4);
    },
  },
  {
    name: 'refuses days that are none',
    run: async ({ call }) => {
      const wrong: [string, string][] = [
        ['days=0', 'Days must be between 1 and 31'],
        ['days=32', 'Days must be between 1 and 31'],
        ['days=1.5', 'Days must be between 1 and 31'],
        ['days=many', 'Days must be between 1 and 31'],
        ['from=tomorrow', 'Please enter a valid date'],
        ['from=2026-02-30', 'Please enter a valid date'],
      ];
      for (const [query, message] of wrong)
        expectRefused(await call(`GET /api/visit-times?${query}`), 400, message);
    },
  },
]);
