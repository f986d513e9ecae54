import { expect, test } from 'vitest';
import type { BonusView } from './BonusView.ts';
import { changesOf } from './changesOf.ts';

const view = (state: BonusView['state'], remaining = 10): BonusView => {
  const money = (amount: number) => ({ amount, currency: 'UZS' });
  return {
    id: 1,
    type: 'casino',
    state,
    name: 'Reload',
    text: '',
    amount: money(5),
    held: money(5),
    wager: {
      required: money(100),
      done: money(100 - remaining),
      remaining: money(remaining),
      maxBet: null,
      counted: null,
      excluded: [],
      minOdds: null,
    },
    until: 1,
  };
};
const messageIds = (before: BonusView, after: BonusView) =>
  changesOf([before], [after]).map(({ messageId }) => messageId);

test.each([
  ['wagered in another tab', view('active'), view('finished', 0), 'turned'],
  ['lost in another tab', view('active'), view('finished'), 'played'],
  ['past its time', view('offered'), view('removed'), 'over'],
  ['without an end, removed elsewhere', view('active'), { ...view('removed'), until: null }, 'removed'],
  ['activated elsewhere', view('offered'), view('active'), 'active'],
  ['put aside elsewhere', view('active'), view('waiting'), 'aside'],
])('changesOf, for a bonus %s, has exactly one change', (_case, before, after, change) => {
  expect(messageIds(before, after)).toEqual([`bonuses.became.${change}`]);
});

test('changesOf, for progress, a new bonus or a bonus of another type, has no changes', () => {
  expect(messageIds(view('active'), view('active', 3))).toEqual([]);
  expect(changesOf([], [view('active')])).toEqual([]);
  expect(changesOf([view('active')], [{ ...view('finished'), type: 'betting' }])).toEqual([]);
});
