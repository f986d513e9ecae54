import { expect, test, vi } from 'vitest';
import { reportDifferences } from './reportDifferences.ts';

const difference = (path: string) => ({ path, expected: 'string', received: 'null' });

test('reportDifferences sends each path of a method once per page, and at most ten paths in a beacon', () => {
  const send = vi.fn();
  const reported = new Set<string>();
  reportDifferences('popups.get', [difference('items[].title'), difference('items[].title')], reported, send);
  reportDifferences('popups.get', [difference('items[].title')], reported, send);
  reportDifferences(
    'storage.get',
    Array.from({ length: 12 }, (_, index) => difference(`*.${index}`)),
    reported,
    send,
  );
  expect(send.mock.calls.map(([path, { method, differences }]) => [path, method, differences.length])).toEqual([
    ['/_/errors', 'popups.get', 1],
    ['/_/errors', 'storage.get', 10],
  ]);
});
