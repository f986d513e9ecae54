import { expect, test } from 'vitest';
import { createGuessLimits, type Guess } from './createGuessLimits.ts';

const MINUTE = 60_000;

function start() {
  const clock = { now: 1_000 };
  const limits = createGuessLimits({ isOn: () => true, now: () => clock.now });
  /** Milliseconds to wait; 0 when the guess was taken. */
  const guess = async (place: string, verdict: Parameters<Guess['settle']>[0] = 'wrong') => {
    const taken = await limits.take([place]);
    if (typeof taken === 'number') return taken;
    taken.settle(verdict);
    return 0;
  };
  return { clock, limits, guess };
}

test('createGuessLimits lets five wrong guesses in a row pass, then locks that place alone, even for a right one', async () => {
  const { clock, guess } = start();
  for (let tries = 0; tries < 5; tries += 1) expect(await guess('a')).toBe(0);
  expect(await guess('a', 'right')).toBe(15 * MINUTE);
  expect(await guess('b')).toBe(0);
  clock.now += 15 * MINUTE;
  expect(await guess('a', 'right')).toBe(0);
  for (let tries = 0; tries < 5; tries += 1) expect(await guess('a')).toBe(0);
});

test('createGuessLimits counts many guesses at once before their answers, and those that were none not at all', async () => {
  const { limits, guess } = start();
  for (let tries = 0; tries < 30; tries += 1) expect(await guess('a', 'none')).toBe(0);
  const taken = await Promise.all(Array.from({ length: 120 }, () => limits.take(['a'])));
  expect(taken.filter((one) => typeof one !== 'number')).toHaveLength(5);
});

test('createGuessLimits settles a guess once, and forgets a place whose owner has proved to be one', async () => {
  const { limits, guess } = start();
  const first = (await limits.take(['a'])) as Guess;
  first.settle('wrong');
  first.settle('right');
  for (let tries = 0; tries < 4; tries += 1) await guess('a');
  expect(await guess('a')).toBeGreaterThan(0);
  limits.forget('a');
  expect(await guess('a')).toBe(0);
});

test('createGuessLimits refuses at several places when one is locked, and counts nothing at the others', async () => {
  const { limits, guess } = start();
  for (let tries = 0; tries < 5; tries += 1) await guess('stolen');
  for (let tries = 0; tries < 9; tries += 1) expect(typeof (await limits.take(['stolen', 'made-up']))).toBe('number');
  for (let tries = 0; tries < 5; tries += 1) expect(await guess('made-up')).toBe(0);
});

test('createGuessLimits, switched off, takes every guess', async () => {
  const limits = createGuessLimits({ isOn: () => false });
  for (let tries = 0; tries < 30; tries += 1) expect(typeof (await limits.take(['a']))).toBe('object');
});
