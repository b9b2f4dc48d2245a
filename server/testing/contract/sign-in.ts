import { expect } from 'vitest';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { userFields } from './user.ts';

export const signInCases: readonly Case[] = casesOf('POST /api/signin', [
  {
    name: 'gives the token, the user and the cookie',
    run: async ({ call, customer }) => {
      const asha = await customer();
      const answer = await call('POST /api/signin', { body: { email: asha.email, password: asha.password } });
      expectDone(answer, 200, {
        message: 'Login successfully',
        data: expect.any(String),
        user: { _id: asha.id, userId: asha.userId, profilePic: null, role: 'GENERAL' },
      });
      expect(Object.keys(answer.body.user as object).sort()).toEqual([...userFields, 'profilePic'].sort());
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toContain(`token=${String(answer.body.data)}`);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).toMatch(/Secure/);
      expect(cookie).toMatch(/Path=\//);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  },
  {
    name: 'needs both fields',
    run: async ({ call }) => {
      expectRefused(await call('POST /api/signin', { body: {} }), 400, 'Email is required');
      const answer = await call('POST /api/signin', { body: { email: 'asha@example.com', password: '' } });
      expectRefused(answer, 400, 'Password is required');
    },
  },
  {
    name: 'tells a wrong password and an unknown address alike',
    refuses: 'wrongCredentials',
    run: async ({ call, customer }) => {
      const asha = await customer();
      for (const body of [
        { email: asha.email, password: 'wrong-password' },
        { email: 'nobody@example.com', password: asha.password },
      ]) {
        const answer = await call('POST /api/signin', { body });
        expectFailure(answer, 'wrongCredentials');
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  },
]);

export const sessionCases: readonly Case[] = [
  ...casesOf('GET /api/user-details', [
    {
      name: 'shows the signed-in user with the photo',
      run: async ({ call, customer }) => {
        const asha = await customer();
        const answer = await call('GET /api/user-details', { as: asha });
        expectDone(answer, 200, { data: { _id: asha.id, email: asha.email, profilePic: null } });
        expect(Object.keys(answer.body.data).sort()).toEqual([...userFields, 'profilePic'].sort());
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers.etag).toBeUndefined();
      },
    },
  ]),
  ...casesOf('GET /api/userLogout', [
    {
      name: 'ends the session and clears the cookie, also from a foreign page',
      run: async ({ call, customer }) => {
        const asha = await customer();
        const headers = { cookie: `token=${asha.token()}`, origin: 'https://elsewhere.example' };
        const answer = await call('GET /api/userLogout', { headers });
        expectDone(answer, 200, { message: 'Logged out successfully' });
        expect(String(answer.headers['set-cookie'])).toMatch(
          /^token=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
        );
        expectFailure(await call('GET /api/user-details', { as: asha }), 'loginRequired');
      },
    },
    {
      name: 'answers the same where there was no session',
      run: async ({ call }) =>
        expectDone(await call('GET /api/userLogout'), 200, { message: 'Logged out successfully' }),
    },
  ]),
  ...casesOf('GET /api/all-user', [
    {
      name: 'lists users by their number, without photos, in pages',
      run: async ({ call, admin, customer }) => {
        const owner = await admin();
        const others = [await customer(), await customer(), await customer()];
        const first = await call('GET /api/all-user?limit=3', { as: owner });
        const { nextCursor } = first.body;
        const second = await call(`GET /api/all-user?limit=3&cursor=${String(nextCursor)}`, { as: owner });
        const listed = [first, second].flatMap(({ body }) => body.data as unknown as { userId: number }[]);
        expect(listed.map(({ userId }) => userId)).toEqual([owner, ...others].map(({ userId }) => userId));
        expect(Object.keys(listed[0] ?? {}).sort()).toEqual(userFields);
        expect(second.body).not.toHaveProperty('nextCursor');
      },
    },
  ]),
];
