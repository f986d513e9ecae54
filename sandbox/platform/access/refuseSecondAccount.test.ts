import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { decideVerification } from './decideVerification.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const register = async () => {
  const visitor = createVisitor(sandbox.url);
  const fields = { auth_type: 'email', password: 'Yulduz-2026', currency: 'UZS', terms: 'true', notify: 'false' };
  const { body } = await visitor.post('auth.register', { ...fields, email: `${crypto.randomUUID()}@yulduz.test` });
  return { ...visitor, uid: body.data.uid as number };
};
const pinfl = (number: string) => ({ 'document[type]': 'cpf', 'document[number]': number });
const PERSON = { first_name: 'Nodira', last_name: 'Karimova', birth_date: '03.04.1991' };

test('a PINFL of another account is refused, and an equal name and birth date of one that plays are not', async () => {
  const [first, second] = [await register(), await register()];
  expect((await first.post('account.saveProfileInfo', { ...PERSON, ...pinfl('31507901234561') })).body.data).toBe(1);
  expect((await second.post('account.saveProfileInfo', PERSON)).body.data).toBe(1);
  expect((await second.post('account.saveProfileInfo', pinfl('31507901234561'))).body.error).toMatchObject({
    type: 'InvalidParameterException',
    error_data: { document: [expect.anything()] },
  });
});

test.each([
  ['name and birth date', { ...PERSON, last_name: 'Yusupova' }],
  ['PINFL', pinfl('31507901234562')],
])('a second account with the %s of a player on a break is closed as multi_account', async (_what, person) => {
  const [first, second] = [await register(), await register()];
  await first.post('account.saveProfileInfo', person);
  await first.post('account.setTimeOut', { period: '1w' });
  const banned = { type: 'UserBannedException', error_data: { ban_type: 'multi_account' } };
  expect((await second.post('account.saveProfileInfo', person)).body.error).toMatchObject(banned);
  expect((await second.get('account.getInfo')).body.error).toMatchObject(banned);
});

test('papers of a person whose other account took a break later close this account in place of an approval', async () => {
  const [first, second] = [await register(), await register()];
  const person = { ...PERSON, last_name: 'Rahimova' };
  await first.post('account.saveProfileInfo', person);
  await second.post('account.saveProfileInfo', person);
  await second.post('sumsub.createApplicant');
  await first.post('account.setSelfExclusion', { period: '6m' });
  decideVerification(sandbox.world, { uid: second.uid, verdict: 'approved' });
  expect(sandbox.world.players.accounts.byUid(second.uid)).toMatchObject({ ban_type: 'multi_account', is_verified: 0 });
});

test('a second account of a person who closed the first is closed within the day, and open after it', async () => {
  const [first, second, third] = [await register(), await register(), await register()];
  const person = { ...PERSON, last_name: 'Sobirova' };
  await first.post('account.saveProfileInfo', person);
  expect((await first.post('account.leave', { leaving_reason: 'rest' })).body).toHaveProperty('data');
  expect((await second.post('account.saveProfileInfo', person)).body.error).toMatchObject({
    error_data: { ban_type: 'multi_account' },
  });
  sandbox.world.clock.advance(25 * 3_600_000);
  expect((await third.post('account.saveProfileInfo', person)).body.data).toBe(1);
});
