import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createAccounts } from './accounts.ts';
import { createTrust } from './trust.ts';

const DAY = 86_400_000;
/** The thirty days include the night of the European clock change. */
const START = Date.UTC(2026, 9, 20, 18, 59, 59);
const sees = { name: 'Opa', budget: true, breaks: true, sums: false };

function createPlayer() {
  const db = openDatabase(':memory:');
  const clock = createClock(() => START);
  const { uid } = createAccounts(db, clock).create({
    login: 'trust',
    passwordHash: '',
    locale: 'uz',
    currency: 'UZS',
    contacts: [],
  });
  return { db, clock, uid, trust: createTrust(db, clock) };
}

test('a trust link opens for exactly thirty days, and every view is recorded', () => {
  const { db, clock, uid, trust } = createPlayer();
  const { secret, expires_at: expires } = trust.invite(uid, sees);
  expect(expires).toBe((START + 30 * DAY) / 1000);
  expect(trust.look(secret)).toEqual({ uid, ...sees, expires_at: expires });
  clock.advance(30 * DAY - 1000);
  expect(trust.look(secret)).toBeDefined();
  clock.advance(1000);
  expect(trust.look(secret)).toBeUndefined();
  expect(trust.of(uid)).toBeUndefined();
  expect(trust.views(uid).map(({ at }) => at)).toEqual([expires - 1, START / 1000]);
  db.close();
});

test('a removed, replaced or guessed trust link opens nothing and records no view', () => {
  const { db, uid, trust } = createPlayer();
  const first = trust.invite(uid, sees).secret;
  const second = trust.invite(uid, { ...sees, name: 'Aka' }).secret;
  expect(trust.look(first)).toBeUndefined();
  expect(trust.look(second)?.name).toBe('Aka');
  trust.remove(uid);
  for (const secret of [second, '', 'x'.repeat(43)]) expect(trust.look(secret)).toBeUndefined();
  expect(trust.views(uid).map(({ name }) => name)).toEqual(['Aka']);
  db.close();
});

test('a trust link’s secret is not in the database, and sums are not shown without the budget', () => {
  const { db, uid, trust } = createPlayer();
  const { secret } = trust.invite(uid, { name: 'Opa', budget: false, breaks: true, sums: true });
  expect(trust.of(uid)).toMatchObject({ budget: false, breaks: true, sums: false });
  expect(JSON.stringify(db.prepare('SELECT * FROM trusted').all())).not.toContain(secret);
  db.close();
});
