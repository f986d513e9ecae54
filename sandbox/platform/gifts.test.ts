import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

const DAY = 86_400_000;

let sandbox: TestSandbox;
const visit = (locale?: string) => createVisitor(sandbox.url, locale);
async function enter(login: string): Promise<SandboxVisitor> {
  const visitor = visit();
  await visitor.login(`${login}@yulduz.test`);
  return visitor;
}
async function join(): Promise<SandboxVisitor> {
  const visitor = visit();
  await visitor.post('auth.register', { auth_type: 'one_click', currency: 'UZS', terms: true, notify: false });
  return visitor;
}
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

interface WireBonus {
  id: number;
  status: string;
  amount: { amount: number };
  wager: { required: number; done: number };
}
const balances = async (visitor: SandboxVisitor) => {
  const { data } = (await visitor.get('account.getBalance')).body;
  return {
    main: data.balance_main.amount,
    bonus: data.balance_bonus.amount,
    betting: data.balance_betting_bonus.amount,
  };
};
const bonuses = async (visitor: SandboxVisitor, status?: string): Promise<WireBonus[]> =>
  (await visitor.get('bonuses.get', { count: 20, offset: 0, status })).body.data.items;
const deposit = async (visitor: SandboxVisitor, amount: number, campaign_offer_id: number, method = 'uzcard') =>
  (
    await visitor.post('cashier.makedeposit', {
      method,
      amount,
      currency: 'UZS',
      campaign_offer_id,
      requisites: method === 'payme' ? { phone: '998901234567' } : { card: ownCard() },
    })
  ).body;
const offerIds = async (visitor: SandboxVisitor) =>
  (await visitor.get('campaigns.getoffers')).body.data.items.map(({ id }: { id: number }) => id);
const spin = async (visitor: SandboxVisitor, bet: number, game = slot()) =>
  (await visitor.game(`${game}/play`, { action: 'spin', bet: bet * 100, lines: 20, round: crypto.randomUUID() })).body;
const slot = (back = 1) => sandbox.world.play.games.query({ type: 'slot', limit: 20 }).items.at(-back)?.sysname ?? '';
/** Takes main balance until this rest, minor units, is left. */
function leaveMain(uid: number, rest: number): void {
  const { ledger } = sandbox.world;
  const amount = ledger.balance(uid, 'main') - rest;
  if (amount === 0) return;
  ledger.move({
    kind: 'withdrawal',
    entries: [
      { uid, account: 'main', amount: -amount },
      { uid: 0, account: 'main', amount },
    ],
  });
}

test('the first-deposit bonus, with two such deposits pending, is given once', async () => {
  const visitor = await join();
  expect(await offerIds(visitor)).toEqual([1, 3]);
  expect((await visitor.post('campaigns.takepromotions', { offer_id: 1 })).body).toEqual({ data: 1 });
  const low = await deposit(visitor, 10_000, 1);
  expect(low.error.error_data).toHaveProperty('campaign_offer_id');
  for (const amount of [100_000, 200_000])
    expect((await deposit(visitor, amount, 1, 'payme')).data.status).toBe('pending');
  sandbox.world.clock.advance(6_000);
  expect(await balances(visitor)).toEqual({ main: 400_000, bonus: 100_000, betting: 0 });
  expect(await bonuses(visitor, 'active')).toMatchObject([
    { amount: { amount: 100_000 }, wager: { required: 3_000_000, done: 0 } },
  ]);
  expect(await offerIds(visitor)).toEqual([2, 3]);
});

test('cashier.makedeposit, with an offer and a method excluded from it, is refused by campaign_offer_id', async () => {
  const visitor = await join();
  const { error } = (
    await visitor.post('cashier.makedeposit', { method: 'usdt', amount: 100, currency: 'USDT', campaign_offer_id: 1 })
  ).body;
  expect(error.error_data).toHaveProperty('campaign_offer_id');
});

test('a bet up to the limit counts towards wagering; completed wagering converts the bonus to main balance', async () => {
  const visitor = await enter('wager');
  // Each spin at another slot: a spin may win free spins, and the next spin there would stake nothing.
  const [first, second, third] = [slot(1), slot(2), slot(3)];
  const [before] = await bonuses(visitor, 'active');
  expect(before?.wager.done).toBeGreaterThan(0);
  expect(before?.wager.done).toBeLessThan(before?.wager.required ?? 0);
  await spin(visitor, 20_000, first);
  const [after] = await bonuses(visitor, 'active');
  expect((after?.wager.done ?? 0) - (before?.wager.done ?? 0)).toBe(20_000);
  await spin(visitor, 30_000, second);
  // A bet above 25 000 does not count towards wagering.
  expect((await bonuses(visitor, 'active'))[0]?.wager.done).toBe(after?.wager.done);
  const { world } = sandbox;
  const uid = world.players.accounts.byLogin('wager@yulduz.test')?.uid ?? 0;
  world.db
    .prepare('UPDATE bonus SET wager_done = wager_required - 100 WHERE uid = ? AND status = ?')
    .run(uid, 'active');
  const held = await balances(visitor);
  const { data } = await spin(visitor, 20_000, third);
  expect(await balances(visitor)).toEqual({
    main: held.main + held.bonus - 20_000 + data.win / 100,
    bonus: 0,
    betting: 0,
  });
  expect((await bonuses(visitor, 'finished'))[0]?.id).toBe(before?.id);
});

test('a stake takes main balance before bonus balance, and its win is split in the same proportion', async () => {
  const visitor = await join();
  await visitor.post('campaigns.activateOffer', { promo_code: 'YULDUZ25' });
  const { world } = sandbox;
  const uid = (await visitor.get('account.getInfo')).body.data.uid;
  leaveMain(uid, 5_000_00);
  const { data } = await spin(visitor, 20_000);
  const toBonus = Math.floor((data.win * 3) / 4);
  expect(world.ledger.balance(uid, 'main')).toBe(data.win - toBonus);
  expect(world.ledger.balance(uid, 'bonus')).toBe(10_000_00 + toBonus);
  expect(data.balance).toBe(10_000_00 + data.win);
  // A bet above the bonus's bet limit takes no bonus money, although the balance would cover it.
  leaveMain(uid, 0);
  expect((await spin(visitor, 40_000, slot(2))).error.error_data.balance).toEqual(['INSUFFICIENT']);
});

test('a deactivated bonus leaves the balance; an active one is removed by a withdrawal', async () => {
  const visitor = await enter('demo');
  const [waiting] = await bonuses(visitor, 'new');
  const bonus_id = waiting?.id ?? 0;
  const before = await balances(visitor);
  const act = async (verb: string) => (await visitor.post(`bonuses.${verb}`, { bonus_id })).body;
  expect(await act('activate')).toEqual({ data: 1 });
  expect((await balances(visitor)).bonus).toBe(50_000);
  expect((await act('activate')).error.error_data).toHaveProperty('bonus_id');
  expect(await act('deactivate')).toEqual({ data: 1 });
  expect(await balances(visitor)).toEqual(before);
  expect((await act('deactivate')).error.type).toBe('InvalidParameterException');
  await act('activate');
  const taken = await visitor.post('cashier.makewithdrawal', {
    method: 'uzcard',
    amount: 50_000,
    currency: 'UZS',
    requisites: { card: ownCard() },
  });
  expect(taken.body.data.status).toBe('new');
  expect((await balances(visitor)).bonus).toBe(0);
  expect((await act('remove')).error.error_data).toHaveProperty('bonus_id');
  expect((await bonuses(visitor, 'removed')).map(({ id }) => id)).toContain(bonus_id);
});

test('a bonus with wins, deactivated or removed, loses them; a deactivated one can be activated again in full', async () => {
  const visitor = await join();
  const {
    ledger,
    play: { luck },
  } = sandbox.world;
  const uid = (await visitor.get('account.getInfo')).body.data.uid;
  await visitor.post('campaigns.activateOffer', { promo_code: 'YULDUZ25' });
  leaveMain(uid, 0);
  const [{ id: bonus_id } = { id: 0 }] = await bonuses(visitor, 'active');
  const act = async (verb: string) => (await visitor.post(`bonuses.${verb}`, { bonus_id })).body;
  /** Wins with bonus money alone; resolves with the bonus balance in minor units. */
  const win = async () => {
    luck.force({ outcome: 'big' });
    const { data } = await spin(visitor, 20_000);
    const balance = ledger.balance(uid, 'bonus');
    expect(balance).toBe(5_000_00 + data.win);
    return balance;
  };
  /** What the operator gets when the bonus ends. */
  const given = async (verb: string) => {
    const before = ledger.balance(0, 'bonus');
    expect(await act(verb)).toEqual({ data: 1 });
    return ledger.balance(0, 'bonus') - before;
  };

  const won = await win();
  expect(won).toBeGreaterThan(25_000_00);
  expect(await given('deactivate')).toBe(won);
  expect(await balances(visitor)).toEqual({ main: 0, bonus: 0, betting: 0 });
  expect(await bonuses(visitor, 'inactive')).toMatchObject([{ id: bonus_id, wager: { done: 0 } }]);

  await act('activate');
  expect(await balances(visitor)).toEqual({ main: 0, bonus: 25_000, betting: 0 });
  const wonAgain = await win();
  expect(wonAgain).toBeGreaterThan(25_000_00);
  expect(await given('remove')).toBe(wonAgain);
  expect(await balances(visitor)).toEqual({ main: 0, bonus: 0, betting: 0 });
  expect((await act('activate')).error.error_data).toHaveProperty('bonus_id');
  expect(ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('bonuses.activate, without a confirmed contact or for another player’s bonus, is refused', async () => {
  const visitor = await join();
  const [welcome] = await bonuses(visitor, 'new');
  const refused = await visitor.post('bonuses.activate', { bonus_id: welcome?.id });
  expect(refused.body.error.type).toBe('UserNeedConfirmContactException');
  const foreign = await (await enter('ru')).post('bonuses.activate', { bonus_id: welcome?.id });
  expect(foreign.body.error.error_data).toHaveProperty('bonus_id');
  expect(await bonuses(visitor, 'active')).toEqual([]);
});

test('a betting bonus, once activated, is credited to its own balance', async () => {
  const visitor = await join();
  const used = (await visitor.post('campaigns.activateOffer', { promo_code: 'freebet' })).body.data;
  expect(used.bonus).toMatchObject({ type: 'betting', status: 'new' });
  const bonus_id = used.bonus.id;
  expect((await visitor.post('bonuses.activate', { bonus_id })).body.error.error_data).toHaveProperty('bonus_id');
  expect((await visitor.post('bettingBonuses.activate', { bonus_id })).body).toEqual({ data: 1 });
  expect((await balances(visitor)).betting).toBe(20_000);
  expect((await visitor.get('bettingBonuses.get', { status: 'active' })).body.data.total).toBe(1);
  expect((await visitor.post('bettingBonuses.remove', { bonus_id })).body).toEqual({ data: 1 });
  expect((await balances(visitor)).betting).toBe(0);
});

test('campaigns.activateOffer, for each unusable promo code, returns its reason; checkPromocode localises the reason', async () => {
  const visitor = await join();
  const use = async (promo_code: string) =>
    (await visitor.post('campaigns.activateOffer', { promo_code })).body.error?.error_data.promo_code;
  const cases: Record<string, string> = {
    '?': 'INVALID',
    YOQ123: 'NOT_FOUND',
    ESKI2025: 'EXPIRED',
    KELAJAK: 'NOT_STARTED',
    BIRINCHI: 'LIMIT_REACHED',
    VIP10M: 'CONDITIONS_NOT_MET',
    DEPOZIT: 'NEED_DEPOSIT',
  };
  for (const [code, reason] of Object.entries(cases)) expect(await use(code), code).toEqual([reason]);
  const refused = await visitor.post('campaigns.activateOffer', { promo_code: 'vip10m' });
  const money = { amount: 10_000_000, currency: 'UZS' };
  expect(refused.body.error?.error_data['deposits']).toEqual({ sum: money, left: money });
  const twice = await Promise.all([use('AYLAN20'), use('AYLAN20')]);
  expect(twice.filter((reason) => reason?.[0] === 'ALREADY_USED')).toHaveLength(1);
  await deposit(visitor, 20_000, -1);
  expect(await use('DEPOZIT')).toBeUndefined();
  const check = async (promo_code: string) => (await visit('ru').post('campaigns.checkPromocode', { promo_code })).body;
  expect((await check('yulduz25')).data).toMatchObject({ is_valid: true });
  expect((await check('ESKI2025')).error).toMatchObject({
    message: 'Срок промокода истёк',
    error_data: { promo_code: ['EXPIRED'] },
  });
});

test('a freespin at its game costs no balance and lowers the remaining count by one', async () => {
  const visitor = await join();
  await visitor.post('campaigns.activateOffer', { promo_code: 'AYLAN20' });
  const packs = async () => (await visitor.get('freespins.get')).body.data.items;
  const [pack] = await packs();
  expect(pack).toMatchObject({ remaining_count: 20, status: 'active' });
  const { main } = await balances(visitor);
  const { data } = await spin(visitor, 200, pack.game.sysname);
  expect(data).toMatchObject({ bet: 0, free_spins_left: expect.any(Number) });
  expect((await balances(visitor)).main).toBe(main + data.win / 100);
  // Free spins won by this round are not counted in the pack.
  expect((await packs())[0].remaining_count).toBe(19);
});

test('freespins expire even with their game open, and a spin sent as free is then refused, not charged', async () => {
  const visitor = await join();
  await visitor.post('campaigns.activateOffer', { promo_code: 'AYLAN20' });
  const packs = async () => (await visitor.get('freespins.get')).body.data.items;
  const [pack] = await packs();
  const address = `${pack.game.sysname}/play`;
  const seat = async () => (await visitor.game(address, { action: 'state' })).body.data;
  expect((await seat()).free_spins_left).toBe(20);
  const order = () => ({ action: 'spin', bet: 20_000, lines: 20, round: crypto.randomUUID(), is_free: true });
  const played = order();
  const { data } = (await visitor.game(address, played)).body;
  const won = data.free_spins_left - 19;
  const { main } = await balances(visitor);
  sandbox.world.clock.advance((pack.expired_at - sandbox.world.clock.seconds() + 1) * 1000);
  expect(await packs()).toEqual([]);
  expect((await seat()).free_spins_left).toBe(won);
  expect((await visitor.game(address, played)).body.data).toEqual(data);
  if (won === 0) {
    const late = (await visitor.game(address, order())).body.error;
    expect(late.error_data).toEqual({ is_free: ['OVER'] });
    expect((await balances(visitor)).main).toBe(main);
  }
  sandbox.world.clock.advance(-sandbox.world.clock.offset());
});

test('campaigns.takepromotions, for a freespin offer, requires a confirmed contact and works once', async () => {
  const take = async (visitor: SandboxVisitor) =>
    (await visitor.post('campaigns.takepromotions', { offer_id: 3 })).body;
  expect((await take(await join())).error.type).toBe('UserNeedConfirmContactException');
  const visitor = await enter('ru');
  expect(await take(visitor)).toEqual({ data: 1 });
  expect((await take(visitor)).error.error_data).toHaveProperty('offer_id');
  expect(await offerIds(visitor)).not.toContain(3);
  expect(await offerIds(visit())).toEqual([1, 2, 3]);
});

test('cashbacks.payout, called twice at once, pays once, and cashbacks.remove is then refused', async () => {
  const visitor = await enter('cashback');
  const [waiting] = (await visitor.get('cashbacks.get', { statuses: 'active' })).body.data.items;
  expect(waiting.amount.amount).toBeGreaterThanOrEqual(5_000);
  const { main } = await balances(visitor);
  const paid = await Promise.all([0, 1].map(() => visitor.post('cashbacks.payout')));
  expect(paid.filter(({ body }) => body.data === 1)).toHaveLength(1);
  expect((await balances(visitor)).main).toBeCloseTo(main + waiting.amount.amount, 2);
  const [collected] = (await visitor.get('cashbacks.get')).body.data.items;
  expect(collected).toMatchObject({ id: waiting.id, status: 'paid_out', receiving_expired_at: null });
  expect((await visitor.post('cashbacks.remove')).body.error.type).toBe('InvalidParameterException');
});

test('an active bonus, past its wagering term, is removed from the balance', async () => {
  const visitor = await join();
  await visitor.post('campaigns.activateOffer', { promo_code: 'YULDUZ25' });
  expect((await balances(visitor)).bonus).toBe(25_000);
  sandbox.world.clock.advance(8 * DAY);
  expect((await balances(visitor)).bonus).toBe(0);
  expect(await bonuses(visitor, 'active')).toEqual([]);
});

test('the ledger, after all bonus tests, audits without unbalanced, drifted or negative entries', () => {
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('campaigns.getoffers, with with_unavailable, returns why an offer is unavailable and when it opens', async () => {
  const states = async (visitor: SandboxVisitor) =>
    (await visitor.get('campaigns.getoffers', { with_unavailable: true })).body.data.items.map(
      ({ id, is_available, is_taken, unavailable_reason, opens }: Record<string, unknown>) => [
        id,
        is_available,
        is_taken ?? false,
        opens ?? typeof unavailable_reason,
      ],
    );
  expect(await states(visit())).toEqual([1, 2, 3].map((id) => [id, true, false, 'undefined']));
  const player = await join();
  expect((await states(player)).slice(0, 2)).toEqual([
    [1, true, false, 'undefined'],
    [2, false, false, { by: 'deposit' }],
  ]);
  await player.post('campaigns.takepromotions', { offer_id: 1 });
  expect((await states(player))[0]).toEqual([1, true, true, 'undefined']);
  await deposit(player, 100_000, 1);
  expect((await states(player)).slice(0, 2)).toEqual([
    [1, false, false, 'string'],
    [2, true, false, 'undefined'],
  ]);
  await deposit(player, 100_000, 2);
  const [, [, , , opens]] = await states(player);
  expect(opens).toMatchObject({ by: 'time' });
  expect(opens.at).toBeGreaterThan(sandbox.world.clock.seconds());
  expect(opens.at).toBeLessThanOrEqual(sandbox.world.clock.seconds() + 7 * 86_400);
});

test('banners.get, for the place promotions, returns running and finished promotions; the default place has none', async () => {
  const guest = visit('ru');
  const places = async (place?: string) =>
    (await guest.get('banners.get', { count: 50, ...(place ? { place } : {}) })).body.data.items;
  const promotions = await places('promotions');
  expect(promotions.map(({ id }: { id: unknown }) => id)).toContain('welcome');
  expect(promotions[0].description.terms.length).toBeGreaterThan(0);
  const ends = promotions.map(({ finished_at }: { finished_at: number | null }) => finished_at);
  const now = sandbox.world.clock.seconds();
  expect(ends.some((end: number | null) => end !== null && end > now)).toBe(true);
  expect(ends.some((end: number | null) => end !== null && end < now)).toBe(true);
  expect((await places()).every(({ id }: { id: unknown }) => typeof id === 'number')).toBe(true);
});
