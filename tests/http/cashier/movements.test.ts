import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { checkMovements } from '#shared/movements/checkMovements.ts';
import type { MovementsKey } from '#shared/movements/MovementsKey.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** The key of RFC 8032, test 1. */
const MOVEMENTS_KEY = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
let site: Site;
let sandbox: SandboxControls;
let player: FundedPlayer;
beforeAll(async () => {
  site = await startSite({ MOVEMENTS_KEY });
  sandbox = sandboxControls(site);
  player = await fundedPlayer(site, [250_000, 100_000]);
});
afterAll(() => site?.stop());

const read = (path: string) => ask(site.origin, path, { headers: { cookie: player.cookie } });

/** The movements of a file, without the hashes between them. */
async function movementsNow() {
  const lines = (await read('/_/movements.jsonl')).text.trim().split('\n').slice(1, -1);
  return lines.map((line) => {
    const { prev: _prev, ...row } = JSON.parse(line) as { prev: string; type: string; game?: string };
    return row;
  });
}

const { games } = createCatalogue({ seed: '1', count: 480 });
async function play(engine: string, order: Record<string, unknown>) {
  const game = games.find((candidate) => engineOf(candidate) === engine)?.sysname ?? `custom/${engine}`;
  const { json } = await ask(site.origin, `/platform/game/${game}/play?embed=1`, {
    method: 'POST',
    headers: { cookie: player.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(order),
  });
  const { data, error } = json<{
    data: { events: { id: string; markets: Record<string, object> }[] };
    error?: object;
  }>();
  expect(error, engine).toBeUndefined();
  return data;
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

test('a player’s movements file, JSONL or CSV, is valid under the published key and ends with the present balance', async () => {
  const published = await ask(site.origin, '/.well-known/movements-keys.json');
  expect(published.headers['access-control-allow-origin']).toBe('*');
  const { keys } = published.json<{ keys: MovementsKey[] }>();
  expect(keys[0]?.x).toBe('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
  expect(site.output()).not.toContain('movements_key_unset');
  for (const file of ['jsonl', 'csv']) {
    const { text, headers } = await read(`/_/movements.${file}`);
    expect(headers['cache-control']).toBe('private, no-store');
    const report = await checkMovements(bytesOf(text), { keys });
    expect(report).toMatchObject({ player: String(player.uid), findings: [], seal: 'valid' });
    expect(report.rows).toBeGreaterThan(2);
  }
  const rows = (await read('/_/movements.jsonl')).text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; balance?: string; amount: number; after: number });
  const main = rows.filter(({ balance }) => balance === 'main');
  const { balance_main: now } = await player.get<{ balance_main: { amount: number } }>('account.getBalance');
  expect(main.at(-1)?.after).toBe(Math.round(now.amount * 100));
  expect(main.filter(({ type }) => type === 'deposit').map(({ amount }) => amount)).toEqual([25_000_000, 10_000_000]);
});

// Before the clock of the sandbox moves, which may be into the next month.
test('a monthly statement is a CSV file in the player’s language, and for an invalid month the present one', async () => {
  const { text, headers } = await read('/_/statement.csv?month=2026-99&locale=ru');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/^\uFEFF\d{4}-\d\d;Сумма;Валюта;Количество\r\n/);
  expect(text).toContain('Пополнения;350000,00;UZS;2\r\n');
  expect((await read('/_/statement.csv?month=2001-01')).text).toContain('Oy oxiridagi qoldiq;0,00;UZS;\r\n');
});

test('movements in a file are the same in every later file, of rounds that end at once, later or never, and of payments', async () => {
  const chips = (spot: string) => [{ spot, amount: 200_000 }];
  const [flight, board, abandoned, sport] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const open = [
    () => play('crash', { action: 'start', bet: 200_000, auto: 0, round: flight }),
    () => play('mines', { action: 'start', bet: 200_000, mines: 3, round: board }),
    async () => {
      const { events } = await play('sportsbook', { action: 'state' });
      const event = events.at(-1) as (typeof events)[number];
      const [market, outcomes] = Object.entries(event.markets)[0] as [string, Record<string, number>];
      const [outcome, odds] = Object.entries(outcomes)[0] as [string, number];
      await play('sportsbook', {
        action: 'place',
        bet: sport,
        stake: 1_000_000,
        legs: [{ event: event.id, market, outcome, odds }],
      });
    },
    () => play('slot', { action: 'spin', bet: 200_000, round: randomUUID() }),
    () => play('roulette', { action: 'spin', chips: chips('red'), round: randomUUID() }),
    () => play('baccarat', { action: 'deal', chips: chips('player'), round: randomUUID() }),
    () => play('dice', { action: 'throw', chips: chips('small'), round: randomUUID() }),
    () => play('plinko', { action: 'drop', bet: 200_000, risk: 'low', round: randomUUID() }),
  ];
  const files = [await movementsNow()];
  for (const start of open) {
    await start();
    files.push(await movementsNow());
  }
  const order = { method: 'uzcard', amount: '60000', currency: 'UZS', 'requisites[card]': player.card };
  const { id } = await player.post<{ id: number }>('cashier.makewithdrawal', order);
  files.push(await movementsNow());
  await player.post('cashier.cancelwithdrawal', { id: String(id) });
  await play('crash', { action: 'cashout', round: flight });
  await play('mines', { action: 'open', round: board, cell: 0 });
  await play('mines', { action: 'cashout', round: board });
  files.push(await movementsNow());
  await sandbox.advance('3d');
  await play('crash', { action: 'start', bet: 200_000, auto: 0, round: abandoned });
  files.push(await movementsNow());
  const last = files.at(-1) ?? [];
  for (const file of files) expect(last.slice(0, file.length)).toEqual(file);
  const bets = last.filter(({ type }) => type === 'bet');
  expect(new Set(bets.map(({ game }) => game)).size).toBe(open.length);
  expect(bets.every(({ game }) => game !== undefined)).toBe(true);
});

test('the movements file, unknown to the platform, answers 404; a failed statement answers 5xx and its page 200', async () => {
  try {
    await sandbox.fault({ target: 'cashier.getmovements', kind: 'MethodNotFound' });
    await sandbox.fault({ target: 'cashier.getstatement', kind: '500' });
    expect((await read('/_/movements.jsonl')).status).toBe(404);
    expect((await read('/_/statement.csv')).status).toBeGreaterThanOrEqual(500);
    const page = await askPage(site.origin, '/cashier/statement?month=2026-03', { cookie: player.cookie });
    expect(page.status).toBe(200);
    for (const month of ['2026-02', '2026-04']) expect(page.text).toContain(`/cashier/statement?month=${month}`);
  } finally {
    await sandbox.heal();
  }
  const { text } = await askPage(site.origin, '/verify');
  expect(text).toContain('href="/.well-known/movements-keys.json"');
});

test('movements since a time are those of the whole list that are not older', async () => {
  type Page = { data: { items: { id: number; at: number }[] } };
  const page = async (query: string) => (await read(`/api/cashier.getmovements${query}`)).json<Page>().data.items;
  const all = await page('?count=1000');
  const [middle] = all.slice(Math.floor(all.length / 2));
  const from = (middle?.at ?? 0) + 1;
  expect(await page(`?count=1000&from=${from}`)).toEqual(all.filter(({ at }) => at >= from));
  expect(await page(`?count=1000&from=${(all.at(-1)?.at ?? 0) + 1}`)).toEqual([]);
});
