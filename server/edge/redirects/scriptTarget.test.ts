import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { scriptTarget } from './scriptTarget.ts';

const targetOf = (url: string | undefined, method = 'GET') => scriptTarget({ url, method } as IncomingMessage);

test.each([
  ['/about?script=Cyrl', 'Cyrl', '/about'],
  ['/about?script=Latn', 'Latn', '/about'],
  ['/?script=Cyrl', 'Cyrl', '/'],
  ['/about?a=1&script=Cyrl', 'Cyrl', '/about?a=1'],
  ['/about?script=Cyrl&a=1', 'Cyrl', '/about?a=1'],
  ['/about?a=1&script=Latn&b=2', 'Latn', '/about?a=1&b=2'],
  ['/about?script=Cyrl&script=Latn&a=1', 'Cyrl', '/about?a=1'],
  ['/about?description=1&script=Cyrl', 'Cyrl', '/about?description=1'],
  ['/about?search=why?&script=Cyrl&a=1', 'Cyrl', '/about?search=why?&a=1'],
])('the address %s chooses %s and leads to %s', (url, script, address) => {
  expect(targetOf(url)).toEqual({ script, address });
  expect(targetOf(url, 'HEAD')).toEqual({ script, address });
});

test.each([
  '/about',
  '/about?script=',
  '/about?script=Grek',
  '/about?script=CyrlX',
  '/about?xscript=Cyrl',
  '/about/script=Cyrl',
  '/about?a=script=Cyrl',
  '/about&script=Cyrl',
])('the address %s chooses no script', (url) => {
  expect(targetOf(url)).toBeUndefined();
});

test('a form that is sent chooses no script, and a request without an address neither', () => {
  expect(targetOf('/about?script=Cyrl', 'POST')).toBeUndefined();
  expect(targetOf(undefined)).toBeUndefined();
});

test('the address is the one that was requested, also where a router has cut its beginning', () => {
  const req = { method: 'GET', url: '/x?script=Cyrl', originalUrl: '/ru/x?script=Latn' };
  expect(scriptTarget(req as unknown as IncomingMessage)).toEqual({ script: 'Latn', address: '/ru/x' });
});
