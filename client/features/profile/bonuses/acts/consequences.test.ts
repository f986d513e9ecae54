import { expect, test } from 'vitest';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import type { BonusView } from '../BonusView.ts';
import { consequences } from './consequences.ts';

const uzs = (amount: number): Money => ({ amount, currency: 'UZS' });
const wager = (done: number): BonusView['wager'] => ({
  required: uzs(1_000_000),
  done: uzs(done),
  remaining: uzs(1_000_000 - done),
  maxBet: null,
  counted: ['slot'],
  excluded: [],
  minOdds: null,
});
const bonus = (more: Partial<BonusView> = {}): BonusView => ({
  id: 1,
  type: 'casino',
  state: 'active',
  name: 'Promo',
  text: '',
  amount: uzs(50_000),
  held: uzs(50_000),
  wager: wager(120_000),
  until: null,
  ...more,
});
/** Message ids of the sentences, with their sums. */
function consequencesOf(act: BonusAct, of: BonusView, balance: Money | null = uzs(72_000)): string[] {
  const text = (id: string, values: Record<string, string> = {}) =>
    [id.slice('bonuses.'.length), ...Object.values(values)].join(' ');
  return consequences(act, of, { balance, locale: 'uz', text }).map((line) => line.replaceAll('\u00a0', ' '));
}

test('consequences of activating a bonus name its sum, its wagering and which money is staked first', () => {
  expect(consequencesOf('activate', bonus({ state: 'waiting', held: uzs(30_000), wager: wager(0) }))).toEqual([
    'credited 30 000 soʻm',
    'wagerRequired 1 000 000 soʻm',
    'staked.casino',
  ]);
});

test('consequences of deactivating an active bonus name the lost wins and progress, and what the player keeps', () => {
  expect(consequencesOf('deactivate', bonus())).toEqual([
    'loses.deactivate 22 000 soʻm',
    'retained 50 000 soʻm',
    'losesProgress 120 000 soʻm',
    'losesSpins',
    'ownStays',
  ]);
});

test('consequences of deactivating a bonus without money left say that it ends', () => {
  expect(consequencesOf('deactivate', bonus({ wager: wager(0) }), uzs(0))).toEqual([
    'losesSpins',
    'endsEmpty',
    'ownStays',
  ]);
});

test('consequences of removing an active bonus name the whole bonus balance, or no sum if it is unknown', () => {
  expect(consequencesOf('remove', bonus())).toEqual([
    'loses.remove 72 000 soʻm',
    'losesProgress 120 000 soʻm',
    'losesSpins',
    'endsForGood',
    'ownStays',
  ]);
  expect(consequencesOf('remove', bonus(), null)).toContain('losesUnknown');
});

test('consequences of removing an offered bonus name its own sum, not the bonus balance', () => {
  expect(consequencesOf('remove', bonus({ state: 'offered', type: 'betting', wager: wager(0) }), uzs(9))).toEqual([
    'loses.remove 50 000 soʻm',
    'endsForGood',
    'ownStays',
  ]);
});
