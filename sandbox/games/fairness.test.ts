import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playCoup } from './baccarat/baccaratMaths.ts';
import { crashPoint } from './crash/crashMaths.ts';
import { throwDice } from './dice/diceMaths.ts';
import { hashOfSeed, roundDice } from './fairness.ts';
import { layMines } from './mines/minesMaths.ts';
import { dropBall } from './plinko/plinkoMaths.ts';
import { spinWheel } from './roulette/rouletteMaths.ts';

const text = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
/** The values of one row of the example. */
const row = (name: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} | \``))
    .flatMap((line) => [...line.matchAll(/`([^`]*)`/g)].map(([, value]) => value))
    .join(' ');

test('the worked example of docs/fairness.md matches the results of the games', () => {
  const seed = row('Server seed');
  const dice = () => roundDice({ seed, client_seed: row('Client seed'), nonce: Number(row('Nonce')) });
  expect(hashOfSeed(seed)).toBe(row('Shown before the bet'));
  const words = dice();
  expect([1, 2, 3].map(() => words.below(2 ** 32)).join(' ')).toBe(row('First three words'));
  expect(text).toContain(`\`${Number(row('First three words').split(' ')[0]).toString(16)}\``);
  expect(String(spinWheel(dice(), []).number)).toBe(row('Roulette'));
  expect(String(crashPoint(dice()))).toBe(row('Crash'));
  expect(String(dropBall(dice(), { bet: 10, risk: 'low' }).path)).toBe(row('Plinko'));
  expect(throwDice(dice(), []).faces.join(' ')).toBe(row('Dice'));
  expect(layMines(dice(), 3).join(' ')).toBe(row('Mines, three of them'));
  const { player, banker } = playCoup(dice(), []);
  expect(`${player.join(' ')} / ${banker.join(' ')}`).toBe(row('Baccarat'));
});
