import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRound } from './checkRound.ts';
import { ROUND_PROGRAM } from './roundProgram.ts';

/** The example of docs/fairness.md. */
const EXAMPLE = {
  hash: '7cf3f6721fd64ca3498d41b97a8397032a12ba520ac9b07d949470efabba74de',
  seed: '5f3c1d8a90b24e67c1f0a9d3b8e7264510ab39cd72e84f06d5b1938c6a7f2e40',
  clientSeed: 'omad',
  nonce: '7',
};

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'round-'));
  file = join(folder, 'round.mjs');
  writeFileSync(file, ROUND_PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program prints, by the first word of each line. */
function run({ hash, seed, clientSeed, nonce }: typeof EXAMPLE): Record<string, string> {
  const values = [hash, seed, clientSeed, nonce, '24'];
  const printed = execFileSync(process.execPath, [file, ...values]);
  const lines = printed.toString().trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]));
}

test('the program of the page and the browser give the documented numbers of the example', async () => {
  const printed = run(EXAMPLE);
  const { isSame, numbers } = await checkRound(EXAMPLE);
  expect([isSame, printed['seed']]).toEqual([true, 'matches the hash']);
  const found = Object.fromEntries(numbers.map(([game, values]) => [game, values.join(' ')]));
  expect(found).toMatchObject({ roulette: '8', crash: '123', plinko: '3674', dice: '1 4 3' });
  expect(found['slot']).toMatch(/^929803866 2731344477 3778199150 /);
  // In the order in which they are drawn.
  expect(found['mines']).toMatch(/^16 22 8 /);
});

test('the program and the browser agree on other rounds, and both report a seed that is not of the hash', async () => {
  for (const nonce of ['0', '12']) {
    const seed = createHash('sha256').update(`seed ${nonce}`).digest('hex');
    const round = { ...EXAMPLE, seed, nonce };
    const { words, seed: verdict, ...printed } = run(round);
    const { isSame, numbers } = await checkRound(round);
    expect([isSame, verdict]).toEqual([false, 'DOES NOT MATCH THE HASH']);
    const { slot, ...found } = Object.fromEntries(numbers.map(([game, values]) => [game, values.join(' ')]));
    expect(found).toEqual(printed);
    expect(slot).toBe(words);
  }
});
