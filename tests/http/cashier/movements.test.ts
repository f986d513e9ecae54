import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMovements } from '../../../shared/movements/checkMovements.ts';
import type { MovementsKey } from '../../../shared/movements/MovementsKey.ts';
import { ask } from '../../support/wire/ask.ts';
import { askPage } from '../../support/wire/askPage.ts';
import { type FundedPlayer, fundedPlayer } from '../../support/players/fundedPlayer.ts';
import { type SandboxControls, sandboxControls } from '../../support/sites/sandboxControls.ts';
import { type Site, startSite } from '../../support/sites/startSite.ts';

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

test('a monthly statement is a CSV file in the player’s language, and for an invalid month the present one', async () => {
  const { text, headers } = await read('/_/statement.csv?month=2026-99&locale=ru');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/^\uFEFF\d{4}-\d\d,Сумма,Валюта,Количество\r\n/);
  expect(text).toContain('Пополнения,350000.00,UZS,2\r\n');
  expect((await read('/_/statement.csv?month=2001-01')).text).toContain('Oy oxiridagi qoldiq,0.00,UZS,\r\n');
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
