import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.remove());

const owner = { login: 'twofactor@yulduz.test', password: DEMO_PASSWORD };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const visit = () => createVisitor(sandbox.url);
const codeNow = () =>
  sandbox.world.access.secondFactor.codeNow(
    DEMO_TOTP_SECRET,
    sandbox.world.players.accounts.byLogin(owner.login)?.totp_step,
  );
const wrongCode = () => String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, '0');
const letters = () =>
  sandbox.world.messages.outbox
    .latest(200)
    .filter(({ recipient, text }) => recipient === owner.login && text.includes('notoʻgʻri kod')).length;

/** What became of each of 120 tries. */
async function outcomes(
  tries: number,
  guess: (index: number) => Promise<{ status: number; body: { error?: { code?: string } } }>,
) {
  const seen = { refused: 0, locked: 0 };
  for (let index = 0; index < tries; index += 1) {
    const { status, body } = await guess(index);
    if (status === 429 && body.error?.code === 'CODE_LOCKED') seen.locked += 1;
    else if (body.error) seen.refused += 1;
  }
  return seen;
}

async function signedIn() {
  const visitor = visit();
  expect((await visitor.post('auth.login', { ...owner, code: codeNow() })).body.data).toBeDefined();
  return visitor;
}

test('of 120 wrong codes of a stolen session for the second factor, five are answered and a letter tells the player', async () => {
  const thief = await signedIn();
  await thief.post('account.changetwofactorauth', { enable: '0' });
  const seen = await outcomes(120, () => thief.post('account.confirmtwofactorauth', { code: wrongCode() }));
  expect([seen, letters()]).toEqual([{ refused: 5, locked: 115 }, 1]);
  // The right code, too, is refused unread while the step is locked.
  const locked = await thief.post('account.confirmtwofactorauth', { code: codeNow() });
  expect(locked.body.error).toMatchObject({ code: 'CODE_LOCKED', error_data: { resend_time: expect.any(Number) } });
  // The owner's own session is another place.
  const player = await signedIn();
  await player.post('account.changetwofactorauth', { enable: '0' });
  expect((await player.post('account.confirmtwofactorauth', { code: codeNow() })).body).toEqual({ data: 1 });
});

test('a session has twenty wrong codes a day, with locks that grow from fifteen minutes to four hours', async () => {
  const thief = await signedIn();
  await thief.post('account.changetwofactorauth', { enable: '0' });
  let answered = 0;
  for (let minutes = 0; minutes < 23 * 60; minutes += 5) {
    answered += (await outcomes(2, () => thief.post('account.confirmtwofactorauth', { code: wrongCode() }))).refused;
    sandbox.world.clock.advance(5 * MINUTE);
  }
  expect(answered).toBe(20);
  sandbox.world.clock.advance(DAY);
  await thief.post('account.changetwofactorauth', { enable: '0' });
  expect((await thief.post('account.confirmtwofactorauth', { code: codeNow() })).body).toEqual({ data: 1 });
});

test('wrong codes for a withdrawal lock the code step, and nothing of the order stays', async () => {
  const thief = await signedIn();
  const order = { method: 'uzcard', currency: 'UZS', amount: '50000', 'requisites[card]': ownCard() };
  await thief.post('account.saveProfileInfo', { first_name: 'Zuhro', last_name: 'Anvarova', birth_date: '01.02.1990' });
  await thief.post('cashier.makedeposit', { ...order, amount: '500000', campaign_offer_id: '-1' });
  const refusal = await thief.post('cashier.makewithdrawal', order);
  if (!refusal.body.error?.message.includes('two_factor_auth')) throw new Error(JSON.stringify(refusal.body));
  const seen = await outcomes(30, () =>
    thief.post('cashier.makewithdrawal', { ...order, two_factor_code: wrongCode() }),
  );
  expect([seen, letters()]).toEqual([{ refused: 5, locked: 25 }, 1]);
});

test('at the sign-in an account has forty wrong codes a day from all visitors; a restored password opens it again', async () => {
  const seen = await outcomes(60, () => visit().post('auth.login', { ...owner, code: wrongCode() }));
  expect([seen, letters()]).toEqual([{ refused: 40, locked: 20 }, 8]);
  expect((await visit().post('auth.login', { ...owner, code: codeNow() })).body.error?.code).toBe('CODE_LOCKED');
  await visit().post('auth.restore', { login: owner.login });
  const code = /\d{6}/.exec(sandbox.world.messages.outbox.latest(1)[0]?.text ?? '')?.[0] ?? '';
  const password = 'Yangi-2026';
  await visit().post('auth.restore', { login: owner.login, code, password, repeat_password: password });
  expect((await visit().post('auth.login', { login: owner.login, password, code: codeNow() })).body.data).toBeDefined();
});

test('restoring takes forty wrong codes a day for a login, however many codes are sent, also for a login that nobody has', async () => {
  const guess = (login: string) => async (index: number) => {
    if (index % 5 === 0) {
      sandbox.world.clock.advance(MINUTE);
      await visit().post('auth.restore', { login });
    }
    return visit().post('auth.restore', {
      login,
      code: '000000',
      password: 'Yangi-2026',
      repeat_password: 'Yangi-2026',
    });
  };
  for (const login of [owner.login, 'nobody@yulduz.test'])
    expect(await outcomes(60, guess(login))).toEqual({ refused: 40, locked: 20 });
});

test('of many passwords guessed at once with a stolen session, five are answered', async () => {
  const thief = await signedIn();
  const guess = (index: number) =>
    thief.post('account.changepassword', {
      old_password: `Wrong-${index}`,
      password: 'Yangi-2026',
      repeat_password: 'Yangi-2026',
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('of the codes that confirm a contact, forty wrong ones a day are answered, those of other visitors apart', async () => {
  const player = visit();
  await player.login('new@yulduz.test');
  const guess = async (visitor: typeof player, index: number) => {
    if (index % 5 === 0) {
      sandbox.world.clock.advance(MINUTE);
      await player.post('account.sendconfirmationtocontact', { contact: 'new@yulduz.test' });
    }
    return visitor.post('account.confirmcontact', { contact: 'new@yulduz.test', code: '000000' });
  };
  expect((await outcomes(45, (index) => guess(visit(), index))).locked).toBe(5);
  expect((await outcomes(5, (index) => guess(player, index))).locked).toBe(0);
});
