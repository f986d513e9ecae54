import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideVerification } from '#sandbox/platform/access/decideVerification.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

let cards = 0;
const newCard = () => `8600 2222 3333 ${String(++cards + 4000)}`;
const newDevice = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22);
const order = (card: string, amount: number, method = 'uzcard') => ({
  method,
  amount,
  currency: 'UZS',
  'requisites[card]': card,
});
const banned = { type: 'UserBannedException', error_data: { ban_type: 'multi_account' } };

async function register(device?: string) {
  const visitor = createVisitor(sandbox.url);
  const fields = { auth_type: 'email', password: 'Yulduz-2026', currency: 'UZS', terms: 'true', notify: 'false' };
  const person = { ...fields, email: `${crypto.randomUUID()}@yulduz.test` };
  const { body } = await visitor.post('auth.register', person, device ? { 'x-device-id': device } : {});
  const uid = body.data.uid as number;
  const deposit = async (card: string, method?: string) =>
    (await visitor.post('cashier.makeDeposit', { ...order(card, 50_000, method), campaign_offer_id: '-1' })).body;
  return { ...visitor, uid, deposit };
}

test('a deposit with a card that another account has used is refused in words, and the first account goes on', async () => {
  const [first, second, card] = [await register(), await register(), newCard()];
  expect(await first.deposit(card)).toHaveProperty('data.id');
  expect((await second.deposit(card)).error).toMatchObject({
    type: 'InvalidParameterException',
    error_data: { card: [expect.stringContaining('boshqa hisobda')] },
  });
  expect(await first.deposit(card)).toHaveProperty('data.id');
  expect(await second.deposit(newCard())).toHaveProperty('data.id');
});

test('a card is matched with whichever method it is used, and its first payer has it with all', async () => {
  const device = newDevice();
  const [first, second, third, card] = [await register(device), await register(), await register(device), newCard()];
  expect(await first.deposit(card)).toHaveProperty('data.id');
  for (const method of ['humo', 'visa']) {
    expect((await second.deposit(card, method)).error, method).toMatchObject({ type: 'InvalidParameterException' });
    expect(await first.deposit(card, method)).toHaveProperty('data.id');
  }
  await first.post('account.setTimeOut', { period: '1w' });
  expect((await third.deposit(card, 'humo')).error).toMatchObject(banned);
});

test('a payout to a card of another account is stopped, and the money stays on the balance', async () => {
  const [first, second, card] = [await register(), await register(), newCard()];
  await first.deposit(card);
  await second.deposit(newCard());
  const before = (await second.get('account.getBalance')).body.data;
  const { body } = await second.post('cashier.makeWithdrawal', order(card, 50_000));
  expect(body.error).toMatchObject({
    type: 'WithdrawalDeclinedException',
    error_data: { reason: 'multi_account' },
  });
  expect((await second.get('account.getBalance')).body.data).toEqual(before);
});

test.each([
  ['and the browser', true],
  ['alone', false],
])('the card of a player on a break %s closes a second account: %s', async (_with, isClosed) => {
  const device = newDevice();
  const [first, second, card] = [await register(device), await register(isClosed ? device : newDevice()), newCard()];
  await first.deposit(card);
  await first.post('account.setTimeOut', { period: '1w' });
  const { error } = await second.deposit(card);
  expect(error).toMatchObject(isClosed ? banned : { type: 'InvalidParameterException' });
  const { body } = await second.get('account.getInfo');
  if (isClosed) expect(body.error).toMatchObject(banned);
  else expect(body.data.uid).toBe(second.uid);
});

test('a browser alone refuses nobody: beside a break only the bonus waits, until the identity is verified', async () => {
  const device = newDevice();
  const first = await register(device);
  const beside = await register(device);
  await first.post('account.setTimeOut', { period: '1w' });
  const second = await register(device);
  for (const [player, isHeld] of [
    [beside, false],
    [second, true],
  ] as const) {
    expect(await player.deposit(newCard())).toHaveProperty('data.id');
    const { money, players } = sandbox.world;
    const [contact] = players.accounts.contactsOf(player.uid);
    players.accounts.confirmContact(contact?.contact ?? '');
    const [gift] = money.bonuses.list(player.uid, 'casino', ['new']);
    const activate = async () => (await player.post('bonuses.activate', { bonus_id: String(gift?.id) })).body;
    if (isHeld) {
      expect((await activate()).error).toMatchObject({
        type: 'InvalidParameterException',
        error_data: { bonus_id: [expect.stringContaining('shaxsingizni tasdiqlang')] },
      });
      await player.post('account.saveProfileInfo', {
        first_name: 'Lola',
        last_name: 'Saidova',
        birth_date: '03.04.1992',
      });
      await player.post('sumsub.createApplicant');
      decideVerification(sandbox.world, { uid: player.uid, verdict: 'approved' });
    }
    expect(await activate()).toHaveProperty('data', 1);
  }
});

test('an equal name and birth date from one browser makes the bonus wait, and from two does not', async () => {
  const device = newDevice();
  const person = { first_name: 'Umida', last_name: 'Ergasheva', birth_date: '03.04.1993' };
  const players = [await register(device), await register(newDevice()), await register(device)];
  for (const player of players) expect((await player.post('account.saveProfileInfo', person)).body.data).toBe(1);
  const holds = players.map(({ uid }) => sandbox.world.players.accounts.byUid(uid)?.bonus_hold);
  expect(holds).toEqual([0, 0, 1]);
});
