import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { findSession } from './sessions.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const dayMs = 24 * 3600_000;

const ravi = { role: 'TECHNICIAN', name: 'Ravi Pawar', mobile: '5550100111' } as const;
const tokenIn = ({ data: { link } }: { data: { link: string } }) => link.split('/').at(-1) ?? '';
const inviting = async (who: object = {}) => {
  const sunil = await shop.admin();
  const answer = await sunil.api.accounts.invite({ ...ravi, ...who });
  return { sunil, id: answer.data._id, token: tokenIn(answer) };
};
const form = (token: string, more: object = {}) => ({
  token,
  name: 'Ravi Pawar',
  email: 'ravi@example.com',
  mobile: '5550100111',
  password: 'monsoon-lamp',
  confirmPassword: 'monsoon-lamp',
  ...more,
});
const accept = (token: string, more?: object) => {
  const visitor = shop.visitor();
  return { visitor, answer: visitor.api.accounts.acceptInvitation(form(token, more)) };
};
const stateOf = async (token: string) => (await shop.visitor().api.accounts.invitation({ token })).state;
const invalid = { message: wordsOfFailure('invitationInvalid') };

test('an invited person opens an account with the invited role, once', async () => {
  const { sunil, token } = await inviting();
  expect(await shop.visitor().api.accounts.invitation({ token })).toMatchObject({
    state: 'open',
    invitedBy: 'Sunil Deshmukh',
    role: 'TECHNICIAN',
    name: 'Ravi Pawar',
    hasAccount: false,
  });
  const { visitor, answer } = accept(token);
  expect((await answer).user).toMatchObject({ role: 'TECHNICIAN', email: 'ravi@example.com' });
  expect(await visitor.api.jobs.list({})).toMatchObject({});
  expect((await sunil.api.technicians.list()).map(({ name }) => name)).toEqual(['Ravi Pawar']);
  expect(await stateOf(token)).toBe('used');
  expect(await refusal(accept(token, { email: 'other@example.com' }).answer)).toMatchObject(invalid);
  expect(await sunil.api.accounts.invitations()).toEqual([]);
  const entries = (await sunil.api.backoffice.audit({ entity: 'user' })).items;
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['user.update', { role: 'TECHNICIAN', invitedBy: 'Sunil Deshmukh' }],
    ['invitation.send', { role: 'TECHNICIAN' }],
  ]);
  const stored = await shop.db.selectFrom('invitations').select('token_hash').execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('the email of an emailed invitation cannot be changed', async () => {
  const { token } = await inviting({ role: 'ADMIN', email: 'Meera@Example.com' });
  const [mail] = await shop.mailsTo('meera@example.com');
  expect(mail).toMatchObject({ template: 'invitation', subject: 'You are invited as an owner' });
  const { user } = await accept(token, { email: 'stranger@example.com' }).answer;
  expect(user).toMatchObject({ email: 'meera@example.com', role: 'ADMIN' });
});

test('an invitation expires after seven days', async () => {
  const { sunil, id, token } = await inviting();
  shop.wait(7 * dayMs);
  expect(await stateOf(token)).toBe('expired');
  expect(await refusal(accept(token).answer)).toMatchObject(invalid);
  expect(await sunil.api.accounts.invitations()).toMatchObject([{ _id: id, expired: true }]);
  const renewed = tokenIn(await sunil.api.accounts.inviteAgain({ id }));
  expect([await stateOf(token), await stateOf(renewed)]).toEqual(['unknown', 'open']);
});

test('a withdrawn invitation opens no account', async () => {
  const { sunil, id, token } = await inviting();
  await sunil.api.accounts.withdrawInvitation({ id });
  expect(await stateOf(token)).toBe('withdrawn');
  expect(await refusal(accept(token).answer)).toMatchObject(invalid);
  expect(await refusal(sunil.api.accounts.inviteAgain({ id }))).toMatchObject(invalid);

  const other = await shop.admin();
  const late = tokenIn(await other.api.accounts.invite({ ...ravi, role: 'ADMIN' }));
  await sunil.api.accounts.updateUser({ userId: other.id, role: 'GENERAL' });
  expect(await stateOf(late)).toBe('withdrawn');
  expect(await refusal(accept(late).answer)).toMatchObject(invalid);
});

test('an invited customer gets the role in the existing account', async () => {
  const asha = await shop.customer();
  const { sunil, token } = await inviting({ email: asha.email });
  expect(await shop.visitor().api.accounts.invitation({ token })).toMatchObject({ hasAccount: true });
  expect(await refusal(accept(token).answer)).toMatchObject({ issues: [{ path: 'email' }] });
  expect(await refusal(sunil.api.accounts.joinByInvitation({ token }))).toMatchObject({
    message: wordsOfFailure('roleAlready'),
  });
  const before = asha.token();
  const { data } = await asha.api.accounts.joinByInvitation({ token });
  expect([asha.token() === data, data === before]).toEqual([true, false]);
  expect(await findSession(shop.db, shop.deps.clock, `${before}`)).toBeNull();
  expect(await asha.api.accounts.me()).toMatchObject({ role: 'TECHNICIAN' });
  expect(await stateOf(token)).toBe('used');
});

test('one address gets a limited number of invitation mails', async () => {
  const { sunil, id } = await inviting({ email: 'ravi@example.com' });
  for (let sent = 1; sent < 3; sent += 1) await sunil.api.accounts.inviteAgain({ id });
  expect(await refusal(sunil.api.accounts.inviteAgain({ id }))).toMatchObject({ status: 429 });
});
