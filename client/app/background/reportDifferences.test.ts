import { expect, test, vi } from 'vitest';
import { reportDifferences } from './reportDifferences.ts';

const at = (path: string) => ({ path, expected: 'string', received: 'null' });

test('each path of a method is told once a page, ten at a time', () => {
  const send = vi.fn();
  const told = new Set<string>();
  reportDifferences('popups.get', [at('items[].title'), at('items[].title')], told, send);
  reportDifferences('popups.get', [at('items[].title')], told, send);
  reportDifferences(
    'storage.get',
    Array.from({ length: 12 }, (_, index) => at(`*.${index}`)),
    told,
    send,
  );
  expect(send.mock.calls.map(([path, { method, differences }]) => [path, method, differences.length])).toEqual([
    ['/_/errors', 'popups.get', 1],
    ['/_/errors', 'storage.get', 10],
  ]);
});
