import { expect, test } from 'vitest';
import type { BonusAct } from '../../../../../shared/bonus/BonusAct.ts';
import type { Money } from '../../../../../shared/domain/money/Money.ts';
import type { BonusView } from '../BonusView.ts';
import { consequences } from './consequences.ts';

const uzs = (amount: number): Money => ({ amount, currency: 'UZS' });
const wager = (done: number): BonusView['wager'] => ({
  required: uzs(1_000_000),
  done: uzs(done),
  left: uzs(1_000_000 - done),
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
/** The ids of the sentences, with their sums. */
function told(act: BonusAct, of: BonusView, purse: Money | null = uzs(72_000)): string[] {
  const text = (id: string, values: Record<string, string> = {}) =>
    [id.slice('bonuses.'.length), ...Object.values(values)].join(' ');
  return consequences(act, of, { purse, locale: 'uz', text }).map((line) => line.replaceAll('\u00a0', ' '));
}

test('an activation, asked about, says what comes, what it asks for and what is staked first', () => {
  expect(told('activate', bonus({ state: 'waiting', held: uzs(30_000), wager: wager(0) }))).toEqual([
    'credited 30 000 soʻm',
    'asked 1 000 000 soʻm',
    'staked.casino',
  ]);
});

test('an active bonus put aside loses the wins and the progress, and says what stays', () => {
  expect(told('deactivate', bonus())).toEqual([
    'loses.deactivate 22 000 soʻm',
    'keeps 50 000 soʻm',
    'losesProgress 120 000 soʻm',
    'losesSpins',
    'ownStays',
  ]);
});

test('an active bonus without money left, put aside, is over and says so', () => {
  expect(told('deactivate', bonus({ wager: wager(0) }), uzs(0))).toEqual(['losesSpins', 'endsEmpty', 'ownStays']);
});

test('an active bonus, removed, loses the whole balance; of an unknown balance no sum is invented', () => {
  expect(told('remove', bonus())).toEqual([
    'loses.remove 72 000 soʻm',
    'losesProgress 120 000 soʻm',
    'losesSpins',
    'endsForGood',
    'ownStays',
  ]);
  expect(told('remove', bonus(), null)).toContain('losesUnknown');
});

test('a waiting bonus, removed, loses its own sum and no other bonus’s', () => {
  expect(told('remove', bonus({ state: 'offered', type: 'betting', wager: wager(0) }), uzs(9))).toEqual([
    'loses.remove 50 000 soʻm',
    'endsForGood',
    'ownStays',
  ]);
});
