import { expect } from 'vitest';
import { photoUrl, signUpBody } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { userFields } from './user.ts';

export const signUpCases: readonly Case[] = casesOf('POST /api/signup', [
  {
    name: 'creates a customer, numbered from 1001, without a session',
    run: async ({ call, mailsTo }) => {
      const answer = await call('POST /api/signup', {
        body: { ...signUpBody, email: ' Asha.Patil@Example.COM ', role: 'ADMIN' },
      });
      expectDone(answer, 201, {
        message: 'User created successfully!',
        data: { email: 'asha.patil@example.com', role: 'GENERAL', userId: 1001, name: 'Asha Patil' },
      });
      expect(Object.keys(answer.body.data).sort()).toEqual(userFields);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await mailsTo('asha.patil@example.com')).toMatchObject([{ template: 'welcome' }]);
    },
  },
  {
    name: 'keeps name and address on one line: line breaks become spaces',
    run: async ({ call }) => {
      const body = { ...signUpBody, name: 'Asha\nPatil', address: 'Flat 3\r\nGarkheda\u2028' };
      expectDone(await call('POST /api/signup', { body }), 201, {
        data: { name: 'Asha Patil', address: 'Flat 3 Garkheda' },
      });
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
        [{ name: '\u200b' }, 'Name is required'],
        [{ name: 'x'.repeat(101) }, 'Please use at most 100 characters'],
        [{ email: 'asha' }, 'Email format is invalid'],
        [{ email: ['asha@example.com'] }, 'Email is required'],
        [{ mobile: '12345' }, 'Mobile number must be 10 digits'],
        [{ address: '' }, 'Address is required'],
        [{ password: 'abc', confirmPassword: 'abc' }, 'Password must be at least 6 characters'],
        [
          { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
          'Password must be at most 128 characters',
        ],
        [{ password: 'x'.repeat(129) }, 'Passwords do not match'],
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
