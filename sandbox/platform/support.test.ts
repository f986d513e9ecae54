import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { CHAT_KINDS } from './chatProviders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

test('support.sendFeedback and storeChatEvent appear on the developer page, with HTML escaped', async () => {
  const guest = createVisitor(sandbox.url);
  const ticket = { subject_id: 2, name: 'Aziz', email: 'aziz@pochta.uz', text: 'Pulim <script>kelmadi' };
  expect((await guest.post('support.sendFeedback', ticket)).body).toEqual({ data: 1 });
  const chat = { channel_id: 'c', conversation_id: 'suhbat-7', text: '', event: 'sent' };
  expect((await guest.post('freshChat.storeChatEvent', chat)).body).toEqual({ data: 1 });
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('Pulim &lt;script&gt;kelmadi');
  expect(page).toContain('Pul kiritish va yechish');
  expect(page).toContain('suhbat-7');
  for (const [field, change] of [
    ['email', { email: 'no' }],
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(2001) }],
  ] as const) {
    const { error } = (await guest.post('support.sendFeedback', { ...ticket, ...change })).body;
    expect(Object.keys(error.error_data), field).toEqual([field]);
  }
});

test('support.getsettings returns the chat provider that the switch selects, or null', async () => {
  const guest = createVisitor(sandbox.url);
  const provider = async () => (await guest.get('support.getsettings')).body.data.provider;
  expect(await provider()).toBeNull();
  for (const kind of CHAT_KINDS) {
    sandbox.world.switches.set('chat', kind);
    const { body } = await guest.get('support.getsettings');
    expect(getSupportSettings.output.safeParse(body.data).success, kind).toBe(true);
    expect(body.data.provider).toMatchObject({ kind, id: expect.stringMatching(/./) });
  }
  sandbox.world.switches.set('chat', 'toString');
  expect(await provider()).toBeNull();
  sandbox.world.switches.set('chat', undefined);
});

test('a history export becomes a private CSV of own rounds at an unguessable URL', async () => {
  const player = createVisitor(sandbox.url, 'ru');
  await player.login('ru@yulduz.test');
  const ask = (date_from: string, date_to: string) =>
    player.post('games.createhistoryexportrequest', { date_from, date_to });
  expect((await ask('31.12.2030', '01.01.2030')).body.error.error_data).toHaveProperty('date_to');
  expect((await ask('yesterday', '01.01.2030')).body.error.error_data).toHaveProperty('date_from');
  const { id } = (await ask('01.01.2000', '01.01.2100')).body.data;
  const read = async () => (await player.get('games.gethistoryexportrequest', { id })).body.data.items[0];
  expect((await read()).url).toBeUndefined();
  sandbox.world.clock.advance(1000);
  expect((await read()).url).toBeUndefined();
  sandbox.world.clock.advance(1000);
  const ready = await read();
  expect(ready).toMatchObject({ status: 'ready', date_from: '01.01.2000' });
  expect(ready.url).toMatch(/^\/uploads\/exports\/[\da-f]{32}\.csv$/);
  const file = await fetch(sandbox.url + ready.url);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString().trim().split('\r\n');
  const history = (await player.get('games.getHistory', { count: 100 })).body.data;
  expect(lines).toHaveLength(history.total + 1);
  expect(lines[0]).toBe('Раунд;Дата;Время;Игра;Ставка;Выигрыш;Валюта');
  expect(lines[1]).toContain(history.items[0].id);
  expect(lines[1]).toContain(`;${history.items[0].bet.amount.toFixed(2).replace('.', ',')};`);
  const other = createVisitor(sandbox.url);
  await other.login('demo@yulduz.test');
  expect((await other.get('games.gethistoryexportrequest')).body.data.items).toEqual([]);
  expect((await fetch(`${sandbox.url}/uploads/exports/${'0'.repeat(32)}.csv`)).status).toBe(404);
  expect((await fetch(sandbox.url + ready.url, { method: 'DELETE' })).status).toBe(405);
});

test('a history export contains the rounds of its Tashkent days and is deleted after a week', async () => {
  const player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
  const { world } = sandbox;
  const { start } = tashkentSpan('day', world.clock.seconds(), -40);
  const round = { uid: 1, mode: 'play', game: 'any', bet: 100, win: 0, currency: 'UZS', answer: {} } as const;
  for (const [name, time] of [
    ['before', start - 1],
    ['first', start],
    ['last', start + 86_399],
    ['after', start + 86_400],
  ] as const)
    world.play.rounds.write({ ...round, round: name, time });
  const day = formatDate(start * 1000);
  const { id } = (await player.post('games.createhistoryexportrequest', { date_from: day, date_to: day })).body.data;
  const read = async () => (await player.get('games.gethistoryexportrequest', { id })).body.data.items[0];
  world.clock.advance(2_000);
  const { url } = await read();
  const lines = (await (await fetch(sandbox.url + url)).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(['last', 'first']);
  world.clock.advance(7 * 86_400_000);
  expect(await read()).toEqual({ id, status: 'ready', date_from: day, date_to: day, created_at: expect.any(Number) });
  expect((await fetch(sandbox.url + url)).status).toBe(404);
});

test('popups.get returns the popups addressed to the visitor until seen or expired', async () => {
  const [demo, star, guest] = [1, 2, 3].map(() => createVisitor(sandbox.url)) as [
    SandboxVisitor,
    SandboxVisitor,
    SandboxVisitor,
  ];
  await Promise.all([demo.login('demo@yulduz.test'), star.login('star@yulduz.test')]);
  const names = async (visitor: SandboxVisitor, query = {}) =>
    (await visitor.get('popups.get', query)).body.data.items.map(({ sysname }: { sysname: string }) => sysname);
  expect(await names(demo)).toEqual([]);
  expect(await names(star)).toEqual(['star-club']);
  await star.get('events.handle', { event: 'inactivity_cashier' });
  expect(await names(star)).toEqual(['star-club', 'cashier-help']);
  await star.post('storage.set', { key: 'popup_seen_4', value: '1' });
  expect(await names(star)).toEqual(['cashier-help']);
  sandbox.world.clock.advance(601_000);
  expect(await names(star)).toEqual([]);
  expect(await names(guest, { sysname: 'star-club' })).toEqual([]);
  expect(await names(guest, { sysname: 'star-club', preview: true })).toEqual(['star-club']);
  expect(await names(demo, { sysname: 'fair-play' })).toEqual(['fair-play']);
});
