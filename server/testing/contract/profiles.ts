import { expect } from 'vitest';
import { nobodysId, photoUrl } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

export const profileCases: readonly Case[] = casesOf('POST /api/update-user', [
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
        [{ role: 'OWNER' }, 'Role must be ADMIN, MANAGER, ACCOUNTANT, TECHNICIAN or GENERAL'],
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
