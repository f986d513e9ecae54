import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createAccounts } from '#sandbox/world/players/accounts.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createDepositLimits, type Limit } from './depositLimits.ts';

const HOUR = 3_600;
const DAYS = { day: 1, week: 7, month: 30 } as const;

function createLimits() {
  const db = openDatabase(':memory:');
  const clock = createClock(() => 1_800_000_000_000);
  const accounts = createAccounts(db, clock);
  const { uid } = accounts.create({ login: 'limit', passwordHash: '', locale: 'uz', currency: 'UZS', contacts: [] });
  return { clock, uid, limits: createDepositLimits(db, clock), close: () => db.close() };
}

const limit: fc.Arbitrary<Limit> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 5 }), period: fc.constantFrom('day', 'week', 'month') }),
  fc.constant({ amount: null, period: 'none' } as const),
);
const step = fc.oneof(
  limit.map((next) => ({ kind: 'set', next }) as const),
  fc.constant({ kind: 'confirm' } as const),
  fc.integer({ min: 1, max: 100 }).map((hours) => ({ kind: 'wait', hours }) as const),
);

/** The maximum of deposits within so many days. */
function maxWithin({ amount, period }: Limit, days: number): number {
  if (period === 'none' || amount === null) return Number.POSITIVE_INFINITY;
  return amount * Math.ceil(days / DAYS[period]);
}
const isLooser = (next: Limit, than: Limit) => [1, 7, 30].some((days) => maxWithin(next, days) > maxWithin(than, days));

test('a deposit limit, for any orders, grows only by a confirmation a day after the request (A-85)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { clock, uid, limits, close } = createLimits();
      let askedAt = 0;
      for (const one of steps) {
        const before = limits.of(uid);
        if (one.kind === 'wait') clock.advance(one.hours * HOUR * 1000);
        else if (one.kind === 'set') {
          limits.set(uid, one.next);
          askedAt = clock.seconds();
        } else limits.confirm(uid);
        const after = limits.of(uid);
        if (isLooser(after, before)) {
          expect(one.kind).toBe('confirm');
          expect(clock.seconds() - askedAt).toBeGreaterThanOrEqual(24 * HOUR);
          expect(clock.seconds() - askedAt).toBeLessThan(8 * 24 * HOUR);
        }
        // The requested limit is either in force or pending.
        if (one.kind === 'set') {
          const { amount, period } = after.pending ?? after;
          expect({ amount, period }).toEqual(one.next);
        }
      }
      close();
    }),
    { numRuns: 60 },
  );
});

test('a deposit limit, set again to its current value, cancels the pending raise', () => {
  const { uid, limits, close } = createLimits();
  limits.set(uid, { amount: 100, period: 'day' });
  expect(limits.set(uid, { amount: 200, period: 'day' }).pending).toMatchObject({ amount: 200, can_confirm: false });
  expect(limits.set(uid, { amount: 100, period: 'day' })).toMatchObject({ amount: 100, pending: null });
  close();
});
