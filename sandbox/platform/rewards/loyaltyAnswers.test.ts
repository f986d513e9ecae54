import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  game = sandbox.world.play.games.sysnames[0] ?? '';
});
afterAll(() => sandbox.remove());

async function signIn(login: string, locale?: string): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url, locale);
  await visitor.login(login);
  return visitor;
}
const DELIVERY = {
  recipient: 'Aziz Karimov',
  phone: '+998901234567',
  region: 'Toshkent',
  town: 'Toshkent',
  street: 'Navoiy 1',
  note: '',
};
const read = async (visitor: SandboxVisitor, name: string, query?: Record<string, unknown>) =>
  (await visitor.get(name, query)).body.data;
const bet = (visitor: SandboxVisitor, amount: number) =>
  visitor.game(`${game}/play`, { action: 'spin', bet: amount, lines: 20, round: crypto.randomUUID() });
const quest = (program: { quests: { id: string; progress: object }[] }, id: string) =>
  program.quests.find((candidate) => candidate.id === id)?.progress;

test('a real bet earns points and quest progress; a demo bet earns none', async () => {
  const visitor = await signIn('zero@yulduz.test');
  const before = await read(visitor, 'loyalty.getinfo');
  expect(before).toMatchObject({ points: 50, expCount: 50, current_level: 1, character: null, pointsAlias: 'ball' });
  await visitor.game(`${game}/demo`, { action: 'spin', bet: 500_000, lines: 20, round: crypto.randomUUID() });
  expect((await read(visitor, 'loyalty.getinfo')).points).toBe(50);

  const rich = await signIn('rich@yulduz.test');
  const start = (await read(rich, 'loyalty.getinfo')).points;
  await bet(rich, 10_000_000);
  // A free spin has no stake and earns no points.
  const paid = (await read(rich, 'games.getHistory', { count: 100 })).items;
  expect((await read(rich, 'loyalty.getinfo')).points).toBe(start + 100);
  expect(quest(await read(rich, 'loyalty.getProgram', { sysname: 'first-steps' }), 'rounds')).toEqual({
    minValue: 0,
    maxValue: 10,
    expCount: paid.length,
  });
  expect(quest(await read(rich, 'loyalty.getProgram', { sysname: 'week' }), 'week-turnover')).toMatchObject({
    expCount: 100_000,
  });
  const guest = createVisitor(sandbox.url, 'ru');
  const programs = await read(guest, 'loyalty.getPrograms');
  expect(programs.items[0]).toMatchObject({ name: 'Первые шаги', quests: [{ progress: { expCount: 0 } }, {}, {}, {}] });
  expect((await guest.get('loyalty.getProgram', { sysname: 'none' })).body.error.error_data).toHaveProperty('sysname');
});

test('a weekly quest, completed again in the next week, is paid once in each week', async () => {
  const visitor = await signIn('new@yulduz.test');
  const slots = sandbox.world.play.catalogue.games.filter(({ type }) => type === 'slot');
  const games = slots.slice(0, 5).map(({ sysname }) => sysname);
  const playFive = async () => {
    for (const name of games)
      await visitor.game(`${name}/play`, { action: 'spin', bet: 20_000, lines: 20, round: crypto.randomUUID() });
  };
  const points = async () => (await read(visitor, 'loyalty.getinfo')).points;
  expect(await points()).toBe(0);
  await playFive();
  const once = await points();
  expect(once).toBeGreaterThanOrEqual(50);
  expect(await points()).toBe(once);
  sandbox.world.clock.advance(7 * 86_400_000);
  expect(await points()).toBe(once);
  await playFive();
  expect(await points()).toBeGreaterThanOrEqual(once + 50);
});

test('loyalty.buyproduct buys once per idempotency key, and is refused for too few points or an unavailable product', async () => {
  const visitor = await signIn('star@yulduz.test');
  const { points, expCount, current_level } = await read(visitor, 'loyalty.getinfo');
  expect([current_level, points]).toEqual([4, expCount]);
  const main = async () => (await read(visitor, 'account.getBalance')).balance_main.amount;
  const before = await main();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = await Promise.all([
    visitor.post('loyalty.buyproduct', { id: 3 }, key),
    visitor.post('loyalty.buyproduct', { id: 3 }, key),
  ]);
  expect(second.body).toEqual(first.body);
  expect(first.body.data).toMatchObject({ points: points - 2_500, product: { id: 3, price: 2_500 } });
  expect(await main()).toBe(before + 30_000);
  expect(await read(visitor, 'loyalty.getinfo')).toMatchObject({ points: points - 2_500, expCount, current_level: 4 });
  expect((await visitor.post('loyalty.buyproduct', { id: 6 })).body.error.error_data).toHaveProperty('id');
  expect((await visitor.post('loyalty.buyproduct', { id: 99 })).body.error.error_data).toHaveProperty('id');
  const poor = await signIn('zero@yulduz.test');
  expect((await poor.post('loyalty.buyproduct', { id: 4 })).body.error).toMatchObject({
    type: 'InvalidParameterException',
    error_data: { points: ['INSUFFICIENT'] },
  });
  // Four concurrent purchases with points for three.
  const race = await Promise.all([1, 2, 3, 4].map(() => visitor.post('loyalty.buyproduct', { id: 4 })));
  expect(race.filter(({ body }) => body.error)).toHaveLength(1);
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('a higher club level makes more products available and raises weekly quest rewards', async () => {
  const visitor = await signIn('wager@yulduz.test');
  const { uid, points } = await read(visitor, 'loyalty.getinfo');
  sandbox.world.rewards.club.credit(uid, { kind: 'gift', reference: `level:${uid}`, amount: 4_500 - points });
  const rewards = async (sysname: string) =>
    (await read(visitor, 'loyalty.getProgram', { sysname })).quests.map(({ reward }: { reward: string }) => reward);
  expect(await rewards('week')).toEqual(['110\u00a0ball', '55\u00a0ball', '220\u00a0ball']);
  expect((await rewards('first-steps'))[0]).toBe('50\u00a0ball');
  // The points suffice for the bowl, but its level begins at 5 000.
  expect((await visitor.post('loyalty.buyproduct', { id: 5 })).body.error.error_data).toHaveProperty('id');
  sandbox.world.rewards.club.credit(uid, { kind: 'gift', reference: `more:${uid}`, amount: 500 });
  const bowl = { id: 5, delivery: DELIVERY };
  expect((await visitor.post('loyalty.buyproduct', bowl)).body.data.points).toBe(1_000);
  expect((await rewards('week'))[0]).toBe('120\u00a0ball');
});

test('loyalty.getnotifications returns each notification once, localised', async () => {
  const visitor = await signIn('ru@yulduz.test', 'ru');
  const { items } = await read(visitor, 'loyalty.getnotifications');
  expect(items[0]).toMatchObject({ trigger: 'register', title: 'Добро пожаловать в клуб', amount: null });
  expect(items.find(({ trigger }: { trigger: string }) => trigger === 'confirm')).toMatchObject({
    type: 'credit',
    message: 'Подтвердите контакт',
    amount: 50,
    amountType: 'points',
  });
  expect(items.every(({ message }: { message: string }) => message !== '')).toBe(true);
  expect((await read(visitor, 'loyalty.getnotifications')).items).toEqual([]);
});

test('loyalty.setcharacter sets a listed character and refuses an unknown id', async () => {
  const visitor = await signIn('demo@yulduz.test');
  const page = await read(visitor, 'loyalty.getcharacters', { offset: 1, limit: 2 });
  expect([page.items.length, page.offset, page.limit, page.total]).toEqual([2, 1, 2, 5]);
  expect((await visitor.post('loyalty.setcharacter', { id: page.items[0].id })).body).toEqual({ data: 1 });
  expect((await read(visitor, 'loyalty.getinfo')).character).toEqual(page.items[0]);
  expect((await visitor.post('loyalty.setcharacter', { id: 'x' })).body.error.error_data).toHaveProperty('id');
  expect((await read(visitor, 'loyalty.getproducts', { category: 'money', count: 1 })).items).toHaveLength(1);
});

test('a gift that needs an address is not sold without one, is listed with it, and takes another until it is sent', async () => {
  const visitor = await signIn('star@yulduz.test');
  const { points } = await read(visitor, 'loyalty.getinfo');
  const problem = async (input: Record<string, unknown>) =>
    Object.keys((await visitor.post('loyalty.buyproduct', { id: 5, ...input })).body.error.error_data);
  expect(await problem({})).toEqual(['recipient']);
  expect(await problem({ delivery: { ...DELIVERY, phone: '12' } })).toEqual(['phone']);
  expect(await problem({ delivery: { ...DELIVERY, street: ' \u200b ' } })).toEqual(['street']);
  expect((await read(visitor, 'loyalty.getinfo')).points).toBe(points);
  const { gift } = (
    await visitor.post('loyalty.buyproduct', { id: 5, delivery: { ...DELIVERY, town: ' Qoʻqon\u200b ' } })
  ).body.data;
  const only = async () => (await read(visitor, 'loyalty.getgifts')).items;
  expect(await only()).toEqual([
    expect.objectContaining({ id: gift, product_id: 5, price: 4_000, state: 'preparing' }),
  ]);
  expect((await only())[0].delivery).toEqual({ ...DELIVERY, town: 'Qoʻqon' });
  const change = (id: number, town: string) =>
    visitor.post('loyalty.changegift', { id, delivery: { ...DELIVERY, town } });
  expect((await change(gift, 'Buxoro')).body.data).toBe(1);
  expect((await only())[0].delivery.town).toBe('Buxoro');
  const other = await signIn('rich@yulduz.test');
  expect((await read(other, 'loyalty.getgifts')).items).toEqual([]);
  expect(
    (await other.post('loyalty.changegift', { id: gift, delivery: DELIVERY })).body.error.error_data,
  ).toHaveProperty('id');
  sandbox.world.clock.advance(2 * 86_400_000);
  expect((await only())[0].state).toBe('sent');
  expect((await change(gift, 'Xiva')).body.error.error_data).toHaveProperty('id');
  expect((await only())[0].delivery.town).toBe('Buxoro');
});
