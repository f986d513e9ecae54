import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
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

test('once, for a repeated key, returns the first answer without running the task again', () => {
  const { once, sent } = make();
  expect(once('a')).toBe('answer 1');
  expect(once('a')).toBe('answer 1');
  expect(once('b')).toBe('answer 2');
  expect(sent()).toBe(2);
});

test('once, ten minutes after a key was used, runs the task again', () => {
  const { once, clock } = make();
  once('a');
  clock.advance(601_000);
  expect(once('a')).toBe('answer 2');
});

test('once, for another key, keeps the first answer of the earlier one', () => {
  const { once, clock } = make();
  once('a');
  clock.advance(599_000);
  once('b');
  expect(once('a')).toBe('answer 1');
});

test('once, after a task that threw, rolls back its writes and runs a retry with the same key', () => {
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
