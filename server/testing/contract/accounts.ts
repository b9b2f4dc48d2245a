// The contract of the account calls: one case at least for each rule of rest-api.md.
import { expect } from 'vitest';
import { nobodysId, photoUrl, signUpBody, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const userFields = ['_id', 'userId', 'name', 'email', 'role', 'address', 'mobile', 'createdAt'].sort();

const signUp: Case[] = casesOf('POST /api/signup', [
  {
    name: 'creates a customer, numbered from 1001, without a session',
    run: async ({ call }) => {
      const answer = await call('POST /api/signup', {
        body: { ...signUpBody, email: ' Asha.Patil@Example.COM ', role: 'ADMIN' },
      });
      expectDone(answer, 201, {
        message: 'User created successfully!',
        data: { email: 'asha.patil@example.com', role: 'GENERAL', userId: 1001, name: 'Asha Patil' },
      });
      expect(Object.keys(answer.body.data).sort()).toEqual(userFields);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  },
  {
    name: 'takes a photo, and none as empty or null',
    run: async ({ call }) => {
      for (const [at, profilePic] of [await photoUrl(), '', null].entries()) {
        const body = { ...signUpBody, email: `photo-${at}@example.com`, profilePic };
        expectDone(await call('POST /api/signup', { body }), 201);
      }
    },
  },
  {
    name: 'tells the first failing rule in the order of the form and lists all',
    run: async ({ call }) => {
      const answer = await call('POST /api/signup', { body: {} });
      expectRefused(answer, 400, 'Name is required');
      expect(answer.body.issues).toEqual([
        { path: 'name', message: 'Name is required' },
        { path: 'email', message: 'Email is required' },
        { path: 'mobile', message: 'Mobile number is required' },
        { path: 'address', message: 'Address is required' },
        { path: 'password', message: 'Password is required' },
        { path: 'confirmPassword', message: 'Confirm Password is required' },
      ]);
    },
  },
  {
    name: 'has a message for each field',
    run: async ({ call }) => {
      const wrong: [Record<string, unknown>, string][] = [
        [{ name: '   ' }, 'Name is required'],
        [{ name: 5 }, 'Name is required'],
        [{ name: 'x'.repeat(101) }, 'Please use at most 100 characters'],
        [{ email: 'asha' }, 'Email format is invalid'],
        [{ email: ['asha@example.com'] }, 'Email is required'],
        [{ mobile: '12345' }, 'Mobile number must be 10 digits'],
        [{ address: '' }, 'Address is required'],
        [{ password: 'abc', confirmPassword: 'abc' }, 'Password must be at least 6 characters'],
        [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
        [{ confirmPassword: 'another' }, 'Passwords do not match'],
        [{ name: 'A\u0000sha' }, 'Please remove characters that cannot be stored'],
        [{ profilePic: 'data:image/svg+xml;base64,AAAA' }, 'Please choose a PNG, JPEG, WebP or GIF photo'],
      ];
      for (const [change, message] of wrong) {
        expectRefused(await call('POST /api/signup', { body: { ...signUpBody, ...change } }), 400, message);
      }
    },
  },
  {
    name: 'tells rules without a place in that order last',
    run: async ({ call }) => {
      const answer = await call('POST /api/signup', {
        body: { ...signUpBody, name: 'x'.repeat(101), address: 'Gar\u0000kheda', mobile: '1' },
      });
      expect(answer.body.issues).toEqual([
        { path: 'mobile', message: 'Mobile number must be 10 digits' },
        { path: 'name', message: 'Please use at most 100 characters' },
        { path: 'address', message: 'Please remove characters that cannot be stored' },
      ]);
    },
  },
  {
    name: 'tells passwords that differ beside the other failures, at their place',
    run: async ({ call }) => {
      const answer = await call('POST /api/signup', {
        body: { ...signUpBody, mobile: '1', confirmPassword: 'another' },
      });
      expect(answer.body.issues).toEqual([
        { path: 'mobile', message: 'Mobile number must be 10 digits' },
        { path: 'confirmPassword', message: 'Passwords do not match' },
      ]);
    },
  },
  {
    name: 'refuses a photo of 2,097,152 decoded bytes',
    run: async ({ call }) => {
      const profilePic = `data:image/png;base64,${Buffer.alloc(2_097_152).toString('base64')}`;
      const answer = await call('POST /api/signup', { body: { ...signUpBody, profilePic } });
      expectRefused(answer, 400, 'File size should be less than 2MB');
    },
  },
  {
    name: 'refuses a photo that is none',
    run: async ({ call }) => {
      const profilePic = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
      expectFailure(
        await call('POST /api/signup', { body: { ...signUpBody, profilePic } }),
        'photoUnreadable',
      );
    },
  },
  {
    name: 'refuses one of the commonest passwords',
    refuses: 'passwordCommon',
    run: async ({ call }) => {
      const body = { ...signUpBody, password: 'password', confirmPassword: 'password' };
      expectFailure(await call('POST /api/signup', { body }), 'passwordCommon');
    },
  },
  {
    name: 'refuses a taken email address in any case',
    refuses: 'emailTaken',
    run: async ({ call }) => {
      await call('POST /api/signup', { body: signUpBody });
      const body = { ...signUpBody, email: signUpBody.email.toUpperCase() };
      const answer = await call('POST /api/signup', { body });
      expectFailure(answer, 'emailTaken');
      expect(answer.status).toBe(409);
    },
  },
]);

const signIn: Case[] = casesOf('POST /api/signin', [
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

const linkOf = async (api: TestApi, email: string) => {
  await api.call('POST /api/forgot-password', { body: { email } });
  const mails = await api.mailsTo(email);
  return /reset-password\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const resets: Case[] = [
  ...casesOf('POST /api/forgot-password', [
    {
      name: 'answers alike for known and unknown addresses, and mails the known one',
      run: async (api) => {
        const asha = await api.customer();
        for (const email of [asha.email, 'nobody@example.com']) {
          const answer = await api.call('POST /api/forgot-password', { body: { email } });
          expectDone(answer, 200, {
            message: 'If an account exists for this email, a reset link has been sent.',
          });
        }
        expect(await api.mailsTo(asha.email)).toHaveLength(1);
        expect(await api.mailsTo('nobody@example.com')).toHaveLength(0);
      },
    },
    {
      name: 'needs an email address',
      run: async ({ call }) => {
        expectRefused(await call('POST /api/forgot-password', { body: {} }), 400, 'Email is required');
        expectRefused(
          await call('POST /api/forgot-password', { body: { email: 'asha' } }),
          400,
          'Email format is invalid',
        );
      },
    },
  ]),
  ...casesOf('POST /api/reset-password/{token}', [
    {
      name: 'sets the password once and ends every session',
      run: async (api) => {
        const asha = await api.customer();
        const token = await linkOf(api, asha.email);
        const answer = await api.call(`POST /api/reset-password/${token}`, {
          body: { password: 'new-lamp-7' },
        });
        expectDone(answer, 200, { message: 'Password reset successfully.' });
        expectFailure(await api.call('GET /api/user-details', { as: asha }), 'loginRequired');
        const body = { email: asha.email, password: 'new-lamp-7' };
        expectDone(await api.call('POST /api/signin', { body }), 200);
        const again = await api.call(`POST /api/reset-password/${token}`, {
          body: { password: 'new-lamp-8' },
        });
        expectFailure(again, 'resetLinkInvalid');
      },
    },
    {
      name: 'checks the password before the link',
      run: async ({ call }) => {
        const tries: [unknown, string][] = [
          [{}, 'Password is required'],
          [{ password: 'abc' }, 'Password must be at least 6 characters'],
          [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
        ];
        for (const [body, message] of tries) {
          expectRefused(await call('POST /api/reset-password/no-such-link', { body }), 400, message);
        }
      },
    },
    {
      name: 'refuses a common password',
      refuses: 'passwordCommon',
      run: async ({ call }) =>
        expectFailure(
          await call('POST /api/reset-password/no-such-link', { body: { password: 'password' } }),
          'passwordCommon',
        ),
    },
    {
      name: 'refuses an unknown link, a long one and an old one',
      refuses: 'resetLinkInvalid',
      run: async (api) => {
        const body = { password: 'new-lamp-7' };
        const asha = await api.customer();
        const token = await linkOf(api, asha.email);
        api.wait(3_600_001);
        for (const link of ['no-such-link', 'x'.repeat(400), token]) {
          expectFailure(await api.call(`POST /api/reset-password/${link}`, { body }), 'resetLinkInvalid');
        }
      },
    },
  ]),
];

const sessions: Case[] = [
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

const updates: Case[] = casesOf('POST /api/update-user', [
  {
    name: "changes what is given of one's profile, by _id or number",
    run: async ({ call, customer }) => {
      const asha = await customer();
      for (const [userId, city] of [
        [asha.id, 'Waluj'],
        [asha.userId, 'CIDCO'],
        [String(asha.userId), 'Harsul'],
      ]) {
        const answer = await call('POST /api/update-user', { as: asha, body: { userId, address: city } });
        expectDone(answer, 200, {
          message: 'User updated successfully!',
          data: { _id: asha.id, address: city, name: asha.name },
        });
      }
    },
  },
  {
    name: 'takes a photo and removes it when it is empty',
    run: async ({ call, customer }) => {
      const asha = await customer();
      const change = (profilePic: string) =>
        call('POST /api/update-user', { as: asha, body: { userId: asha.id, profilePic } });
      expectDone(await change(await photoUrl()), 200);
      const withPhoto = await call('GET /api/user-details', { as: asha });
      expect(withPhoto.body.data.profilePic).toMatch(/^data:image\/webp;base64,/);
      expectDone(await change(''), 200);
      const without = await call('GET /api/user-details', { as: asha });
      expect(without.body.data.profilePic).toBeNull();
    },
  },
  {
    name: 'changes a role at once, and a profile with it',
    run: async ({ call, admin, customer }) => {
      const [owner, asha] = [await admin(), await customer()];
      const body = { userId: asha.userId, role: 'ADMIN', name: 'Asha Kale' };
      expectDone(await call('POST /api/update-user', { as: owner, body }), 200, {
        data: { role: 'ADMIN', name: 'Asha Kale' },
      });
      expectDone(await call('GET /api/all-user', { as: asha }), 200);
      await call('POST /api/update-user', { as: owner, body: { userId: asha.id, role: 'GENERAL' } });
      expectFailure(await call('GET /api/all-user', { as: asha }), 'permissionDenied');
    },
  },
  {
    name: 'validates what is given as at sign-up',
    run: async ({ call, customer }) => {
      const asha = await customer();
      const wrong: [Record<string, unknown>, string][] = [
        [{ userId: undefined }, 'User id is required'],
        [{ name: '' }, 'Name is required'],
        [{ email: 'asha' }, 'Email format is invalid'],
        [{ mobile: '1' }, 'Mobile number must be 10 digits'],
        [{ role: 'OWNER' }, 'Role must be ADMIN or GENERAL'],
      ];
      for (const [change, message] of wrong) {
        const body = { userId: asha.id, ...change };
        expectRefused(await call('POST /api/update-user', { as: asha, body }), 400, message);
      }
    },
  },
  {
    name: "refuses another's account and a role by a customer",
    refuses: 'permissionDenied',
    run: async ({ call, customer }) => {
      const [asha, ravi] = [await customer(), await customer()];
      for (const body of [
        { userId: ravi.id, name: 'Changed' },
        { userId: nobodysId, name: 'Changed' },
        { userId: asha.id, role: 'ADMIN' },
        { userId: asha.id, role: 'GENERAL' },
      ]) {
        expectFailure(await call('POST /api/update-user', { as: asha, body }), 'permissionDenied');
      }
    },
  },
  {
    name: 'knows no unknown user',
    refuses: 'userNotFound',
    run: async ({ call, admin }) => {
      const owner = await admin();
      for (const userId of [nobodysId, 'no-id', 999_999, 2 ** 40]) {
        const answer = await call('POST /api/update-user', { as: owner, body: { userId, name: 'Changed' } });
        expectFailure(answer, 'userNotFound');
      }
    },
  },
  {
    name: 'refuses a taken email address',
    refuses: 'emailTaken',
    run: async ({ call, customer }) => {
      const [asha, ravi] = [await customer(), await customer()];
      const body = { userId: asha.id, email: ravi.email };
      expectFailure(await call('POST /api/update-user', { as: asha, body }), 'emailTaken');
    },
  },
  {
    name: 'keeps the last admin',
    refuses: 'lastAdmin',
    run: async ({ call, admin }) => {
      const owner = await admin();
      const body = { userId: owner.id, role: 'GENERAL' };
      expectFailure(await call('POST /api/update-user', { as: owner, body }), 'lastAdmin');
    },
  },
]);

export const accountCases: readonly Case[] = [...signUp, ...signIn, ...resets, ...sessions, ...updates];
