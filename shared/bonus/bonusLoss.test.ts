import { expect, test } from 'vitest';
import { bonusLoss } from './bonusLoss.ts';

const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const active = (balance: number) => ({ isActive: true, amount: uzs(50_000), held: uzs(50_000), balance: uzs(balance) });

test.each([
  ['deactivate', 72_500.5, 22_500.5, 50_000],
  ['deactivate', 30_000, 0, 30_000],
  ['deactivate', 0, 0, 0],
  ['remove', 72_500.5, 72_500.5, 0],
] as const)(
  'bonusLoss, to %s an active bonus with a balance of %d, loses %d and leaves %d',
  (act, balance, lost, remaining) => {
    expect(bonusLoss(act, active(balance))).toEqual({ lost: uzs(lost), remaining: uzs(remaining) });
  },
);

test('bonusLoss, to remove an inactive bonus, loses the held sum and not the bonus balance', () => {
  const waiting = { isActive: false, amount: uzs(50_000), held: uzs(20_000), balance: uzs(90_000) };
  expect(bonusLoss('remove', waiting)).toEqual({ lost: uzs(20_000), remaining: uzs(0) });
});
