import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { type Engine, engineOf } from './engineOf.ts';

/** The interval of the network's rounds. */
const NETWORK_MS = 5 * 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const gameOf = (engine: Engine) =>
  sandbox.world.play.catalogue.games.find((game) => engineOf(game) === engine)?.sysname ?? '';
async function tableOf(sysname: string, locale = 'uz'): Promise<TableFacts | undefined> {
  const { body } = await createVisitor(sandbox.url, locale).get('games.get', { options: { sysname } });
  return body.data.items[0].table;
}
async function rich() {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  return visitor;
}

test('games.get states the limits of a table in every currency, and nothing of the kind for a slot', async () => {
  expect(await tableOf(gameOf('slot'))).toBeUndefined();
  const table = await tableOf(gameOf('mines'));
  expect(table?.results).toEqual([]);
  expect(table?.limits).toContainEqual({
    min: { amount: 200, currency: 'UZS' },
    max: { amount: 100_000, currency: 'UZS' },
  });
  expect(table?.limits.map(({ min }) => min.currency)).toEqual(['UZS', 'RUB', 'USD']);
});

test('a live table of a new sandbox has the last five rounds of the network, which stay until its next round', async () => {
  const table = gameOf('roulette');
  const results = (await tableOf(table))?.results ?? [];
  expect(results).toHaveLength(5);
  for (const { text, look } of results) {
    expect(Number(text)).toBeLessThanOrEqual(36);
    expect(look === 'green').toBe(text === '0');
  }
  const { clock } = sandbox.world;
  const untilNext = NETWORK_MS - (clock.now() % NETWORK_MS);
  clock.advance(untilNext);
  const next = (await tableOf(table))?.results ?? [];
  expect(next.slice(1)).toEqual(results.slice(0, -1));
  clock.advance(NETWORK_MS / 2);
  expect((await tableOf(table))?.results).toEqual(next);
});

test('games.get has the numbers of the last five wheels played for money, newest first, and none of demo rounds', async () => {
  const game = gameOf('roulette');
  const visitor = await rich();
  const spin = async (mode: string): Promise<number> => {
    const order = { action: 'spin', chips: [{ spot: 'red', amount: 20_000 }], round: randomUUID() };
    return (await visitor.game(`${game}/${mode}`, order)).body.data.number;
  };
  const before = (await tableOf(game))?.results;
  await spin('demo');
  expect((await tableOf(game))?.results).toEqual(before);
  const numbers: number[] = [];
  for (let round = 0; round < 6; round += 1) numbers.unshift(await spin('play'));
  const results = (await tableOf(game))?.results ?? [];
  expect(results.map(({ text }) => text)).toEqual(numbers.slice(0, 5).map(String));
  for (const { text, look } of results) expect(look === 'green').toBe(text === '0');
});

test('a result of baccarat is the letter of the side, in the language of the request', async () => {
  const game = gameOf('baccarat');
  const visitor = await rich();
  const order = { action: 'deal', chips: [{ spot: 'tie', amount: 20_000 }], round: randomUUID() };
  const side: 'player' | 'banker' | 'tie' = (await visitor.game(`${game}/play`, order)).body.data.result;
  const letterIn = async (locale: string) => (await tableOf(game, locale))?.results[0]?.text;
  expect(await letterIn('uz')).toBe({ player: 'Oʻ', banker: 'B', tie: 'D' }[side]);
  expect(await letterIn('ru')).toBe({ player: 'И', banker: 'Б', tie: 'Н' }[side]);
});
