import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { ROUND_PAGE, ROUND_SUMS } from '#sandbox/world/play/rounds.ts';

let sandbox: TestSandbox;
let player: SandboxVisitor;
const FAIR = { hash: 'a'.repeat(64), seed: 'b'.repeat(64), client_seed: 'omad', nonce: 7 };
/** 02.11.2026 00:00 in Tashkent. */
const SECOND_OF_NOVEMBER = Date.UTC(2026, 10, 1, 19) / 1000;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('zero@yulduz.test');
  const { uid } = (await player.get('account.getInfo')).body.data;
  const {
    play: { rounds, games },
  } = sandbox.world;
  const [first = '', second = ''] = games.sysnames;
  const play = (round: string, game: string, win: number, time: number, answer: object = {}) =>
    rounds.write({ uid, round, game, mode: 'play', bet: 1_000_00, win, currency: 'UZS', answer, time });
  play('r1', first, 0, SECOND_OF_NOVEMBER - 1);
  play('r2', first, 2_500_00, SECOND_OF_NOVEMBER, FAIR);
  play('r3', second, 0, SECOND_OF_NOVEMBER + 86_399);
  play('r4', second, 50_000_00, SECOND_OF_NOVEMBER + 86_400);
});
afterAll(() => sandbox.remove());

const idsOf = async (query: Record<string, string>) =>
  (await player.get('games.getHistory', query)).body.data.items.map(({ id }: { id: string }) => id);
const totalsOf = async (query: Record<string, string>) => (await player.get('games.getHistoryTotals', query)).body.data;

test('games.getHistory and getHistoryTotals filter by Tashkent day, game and result', async () => {
  const day = { date_from: '02.11.2026', date_to: '02.11.2026' };
  const [, game = ''] = sandbox.world.play.games.sysnames;
  expect(await idsOf(day)).toEqual(['r3', 'r2']);
  expect(await idsOf({ ...day, result: 'win' })).toEqual(['r2']);
  expect(await idsOf({ game })).toEqual(['r4', 'r3']);
  expect(await idsOf({ game, result: 'lose' })).toEqual(['r3']);
  expect(await idsOf({ game: 'nothing-of-the-kind' })).toEqual([]);
  expect(await totalsOf(day)).toEqual({
    count: 2,
    bet: { amount: 2_000, currency: 'UZS' },
    win: { amount: 2_500, currency: 'UZS' },
  });
  expect(await totalsOf({ result: 'open' })).toMatchObject({ count: 0, bet: { amount: 0 } });
});

test('games.getHistory, for the type casino, excludes betting, and totals include a new round at once', async () => {
  const { uid } = (await player.get('account.getInfo')).body.data;
  const played = { uid, mode: 'play', bet: 1_000_00, win: 0, currency: 'UZS', answer: {} } as const;
  const before = (await totalsOf({ type: 'casino' })).count;
  sandbox.world.play.rounds.write({ ...played, round: 'r5', game: 'sportsbook', time: SECOND_OF_NOVEMBER - 9 });
  expect((await totalsOf({ type: 'casino' })).count).toBe(before);
  expect(await idsOf({ type: 'casino' })).not.toContain('r5');
  expect(await idsOf({ type: 'betting' })).toEqual(['r5']);
  const [game = ''] = sandbox.world.play.games.sysnames;
  sandbox.world.play.rounds.write({ ...played, round: 'r6', game, time: SECOND_OF_NOVEMBER - 8 });
  expect((await totalsOf({ type: 'casino' })).count).toBe(before + 1);
});

test('games.getRound returns the fairness of an own round; another player’s or an unknown round is refused', async () => {
  const { body } = await player.get('games.getRound', { id: 'r2' });
  expect(body.data).toMatchObject({ id: 'r2', bonus_bet: { amount: 0 }, bonus_win: { amount: 0 }, fairness: FAIR });
  expect((await player.get('games.getRound', { id: 'r3' })).body.data.fairness).toBeNull();
  const other = createVisitor(sandbox.url);
  await other.login('demo@yulduz.test');
  for (const [visitor, id] of [
    [other, 'r2'],
    [player, 'r9'],
  ] as const)
    expect((await visitor.get('games.getRound', { id })).body.error.type).toBe('InvalidParameterException');
});

test('the history page query is ordered by its index, and the sums query uses a covering index', () => {
  const planOf = (sql: string): string[] =>
    (sandbox.world.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);
  const page = planOf(ROUND_PAGE);
  expect(page.find((line) => line.includes('game_round'))).toContain('USING INDEX round_newest');
  const left = page.slice(page.indexOf('LEFT'), page.indexOf('RIGHT'));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((line) => line.includes('TEMP B-TREE'))).toEqual([]);
  expect(planOf(ROUND_SUMS).find((line) => line.includes('game_round'))).toContain('USING COVERING INDEX round_sums');
});
