import { expect, test } from 'vitest';
import { createClock } from '../world/clock.ts';
import { openDatabase } from '../world/schema/openDatabase.ts';
import { createIdempotency } from './idempotency.ts';

function make() {
  const clock = createClock();
  const db = openDatabase(':memory:');
  const idempotency = createIdempotency(db, clock);
  let made = 0;
  const work = () => {
    made += 1;
    db.prepare('INSERT INTO outbox (recipient, text, sent_at) VALUES (?, ?, 0)').run('you', String(made));
    return `answer ${made}`;
  };
  const sent = () => (db.prepare('SELECT count(*) n FROM outbox').get() as { n: number }).n;
  return {
    clock,
    work,
    sent,
    once: (key: string, task = work) => idempotency.once('7', 'cashier.makedeposit', key, task),
  };
}

test('the second arrival of a key gets the first answer', () => {
  const { once, sent } = make();
  expect(once('a')).toBe('answer 1');
  expect(once('a')).toBe('answer 1');
  expect(once('b')).toBe('answer 2');
  expect(sent()).toBe(2);
});

test('a key is forgotten after ten minutes', () => {
  const { once, clock } = make();
  once('a');
  clock.advance(601_000);
  expect(once('a')).toBe('answer 2');
});

test('work that crashed leaves nothing behind and may be tried again', () => {
  const { once, work, sent } = make();
  const crash = () => {
    work();
    throw new Error('crash');
  };
  expect(() => once('a', crash)).toThrow('crash');
  expect(sent()).toBe(0);
  expect(once('a')).toBe('answer 2');
  expect(sent()).toBe(1);
});
