import { afterAll, expect, test } from 'vitest';
import { formatDate } from '#shared/domain/formatDate.ts';
import { pauseEnd } from '#shared/profile/pauseEnd.ts';
import { createClock } from './clock.ts';
import { createDepositLimits } from './money/depositLimits.ts';
import { tashkentMonth } from './money/tashkentMonth.ts';
import { createAbsences } from './players/absences.ts';
import { createAccounts } from './players/accounts.ts';
import { createPauses } from './players/pauses.ts';
import { openDatabase } from './schema/openDatabase.ts';

const HOUR = 3_600_000;
const home = process.env['TZ'];
afterAll(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

/** Time zones of the server, and their offset from UTC in winter, minutes. */
const ZONES = [
  ['Asia/Tashkent', 300],
  ['Europe/Berlin', 60],
  ['America/New_York', -300],
] as const;
/** The nights of the European clock changes, a midnight, ends of months and of a leap year's February. */
const MOMENTS = [
  '2026-03-28T22:30:00Z',
  '2026-10-24T22:30:00Z',
  '2026-12-31T18:59:59Z',
  '2028-02-28T19:00:00Z',
] as const;

test.each(ZONES.flatMap(([zone, ahead]) => MOMENTS.map((moment) => [zone, ahead, moment] as const)))(
  'with the server in %s (%i min) at %s, a limit raise and a day’s time-out take exactly 24 hours',
  (zone, ahead, moment) => {
    process.env['TZ'] = zone;
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(-ahead);
    const db = openDatabase(':memory:');
    const clock = createClock(() => Date.parse(moment));
    const { uid } = createAccounts(db, clock).create({
      login: 'zone',
      passwordHash: '',
      locale: 'uz',
      currency: 'UZS',
      contacts: [],
    });
    const limits = createDepositLimits(db, clock);
    const pauses = createPauses(db, clock, createAbsences(db, clock));
    const seconds = Date.parse(moment) / 1000;
    limits.set(uid, { amount: 100, period: 'day' });
    expect(limits.set(uid, { amount: 200, period: 'day' }).pending?.effective_at).toBe(seconds + 86_400);
    expect(pauses.begin(uid, 'time_out', '1d').until).toBe(seconds + 86_400);
    clock.advance(24 * HOUR - 1000);
    expect(limits.confirm(uid)).toBe(false);
    expect(pauses.of(uid)).toBeDefined();
    clock.advance(1000);
    expect(limits.confirm(uid)).toBe(true);
    expect(limits.of(uid)).toMatchObject({ amount: 200, pending: null });
    expect(pauses.of(uid)).toBeUndefined();
    db.close();
  },
);

test.each(ZONES)(
  'with the server in %s, pauses end on the same day of the month, and months begin at midnight of Tashkent',
  (zone) => {
    process.env['TZ'] = zone;
    const end = (period: Parameters<typeof pauseEnd>[0], moment: string) =>
      new Date(pauseEnd(period, Date.parse(moment)) ?? 0).toISOString();
    expect(end('1w', '2026-03-25T12:00:00Z')).toBe('2026-04-01T12:00:00.000Z');
    expect(end('1m', '2026-01-31T12:00:00Z')).toBe('2026-02-28T12:00:00.000Z');
    expect(end('3m', '2026-11-30T12:00:00Z')).toBe('2027-02-28T12:00:00.000Z');
    expect(end('6m', '2026-08-31T12:00:00Z')).toBe('2027-02-28T12:00:00.000Z');
    expect(end('1y', '2028-02-29T12:00:00Z')).toBe('2029-02-28T12:00:00.000Z');
    expect(end('5y', '2026-10-25T00:30:00Z')).toBe('2031-10-25T00:30:00.000Z');
    expect(pauseEnd('permanent', 0)).toBeNull();
    for (const moment of ['2026-03-31T18:59:59Z', '2026-02-28T19:00:00Z']) {
      const { start, end: next } = tashkentMonth(Date.parse(moment) / 1000);
      expect([formatDate(start * 1000), formatDate(next * 1000)]).toEqual(['01.03.2026', '01.04.2026']);
    }
  },
);
