import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withShortQueues } from './shortQueues.ts';

interface Queue {
  head: { list: unknown[] };
  push(item: number): void;
  shift(): number | null;
  isEmpty(): boolean;
}

const file = createRequire(import.meta.url).resolve('undici/lib/dispatcher/fixed-queue.js');

test('a queue of the installed undici has short parts, and keeps the order of more than fit into one', () => {
  const module = { exports: {} };
  new Function('module', withShortQueues(readFileSync(file, 'utf8')))(module);
  const queue = new (module.exports as new () => Queue)();
  expect(queue.head.list).toHaveLength(32);
  const items = Array.from({ length: 100 }, (_, index) => index);
  for (const item of items) queue.push(item);
  expect(items.map(() => queue.shift())).toEqual(items);
  expect([queue.shift(), queue.isEmpty()]).toEqual([null, true]);
});
