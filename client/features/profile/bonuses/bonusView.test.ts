import { expect, test } from 'vitest';
import type { Bonus } from '#shared/api/rewards/bonuses.contract.ts';
import { bonusGroups } from './bonusGroups.ts';
import { toBonusView } from './toBonusView.ts';

const wire = (more: Partial<Bonus> = {}): Bonus => ({
  id: 7,
  type: 'casino',
  status: 'active',
  description: { title: 'Reload', text: 'Slots' },
  amount: { amount: 100, currency: 'UZS' },
  wager: { required: 2500, done: 500, currency: 'UZS', max_bet: 25, game_types: ['slot'] },
  expired_at: 1_000,
  ...more,
});
const now = 999_999;

test('toBonusView, for an active bonus, computes what is left to wager, the largest bet and what counts', () => {
  expect(toBonusView(wire(), now)).toMatchObject({
    state: 'active',
    name: 'Reload',
    held: { amount: 100 },
    wager: { remaining: { amount: 2000, currency: 'UZS' }, maxBet: { amount: 25 }, counted: ['slot'], excluded: [] },
    until: 1_000_000,
  });
});

test('toBonusView names excluded games, and an unknown one by its sysname', () => {
  const wager = { required: 10, done: 0, currency: 'UZS', excluded_games: ['zarafshon-vault', 'gone'] };
  const bonus = { id: 1, type: 'casino' as const, status: 'active' as const, description: {}, wager };
  expect(toBonusView(bonus, now, { 'zarafshon-vault': 'Zarafshon Vault' }).wager?.excluded).toEqual([
    { sysname: 'zarafshon-vault', name: 'Zarafshon Vault' },
    { sysname: 'gone', name: 'gone' },
  ]);
});

test('toBonusView, for an open bonus past its end, is `removed`; a finished one stays `finished`', () => {
  expect(toBonusView(wire(), 1_000_000).state).toBe('removed');
  expect(toBonusView(wire({ status: 'new' }), 1_000_000).state).toBe('removed');
  expect(toBonusView(wire({ status: 'finished' }), 1_000_000).state).toBe('finished');
});

test('toBonusView, for a bonus without sum and conditions, has a name and nulls', () => {
  const view = toBonusView({ id: 1, type: 'betting', status: 'new', description: { name: 'Bet' } }, now);
  expect(view).toMatchObject({
    type: 'betting',
    state: 'offered',
    name: 'Bet',
    amount: null,
    wager: null,
    until: null,
  });
});

test('toBonusView, for an unknown status, is `finished`, not `offered`', () => {
  expect(toBonusView(wire({ status: 'odd' as never }), now).state).toBe('finished');
});

test('bonusGroups groups bonuses as active, waiting and over, and sorts the waiting ones by their end', () => {
  const views = [
    wire({ id: 1, status: 'finished' }),
    wire({ id: 2, status: 'new', expired_at: 5_000 }),
    wire({ id: 3, status: 'inactive', expired_at: 4_000 }),
    wire({ id: 4 }),
    wire({ id: 5, status: 'new', expired_at: null }),
  ].map((one) => toBonusView(one, now));
  const { active, waiting, over } = bonusGroups(views);
  expect([active, waiting, over].map((list) => list.map(({ id }) => id))).toEqual([[4], [3, 2, 5], [1]]);
});
