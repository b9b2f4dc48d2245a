import { expect } from 'vitest';
import type { TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const linkOf = async (api: TestApi, email: string) => {
  await api.call('POST /api/forgot-password', { body: { email } });
  const mails = await api.mailsTo(email);
  return /reset-password\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

export const passwordResetCases: readonly Case[] = [
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
