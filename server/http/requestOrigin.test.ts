import type { Request } from 'express';
import { expect, test } from 'vitest';
import { requestOrigin } from './requestOrigin.ts';

const originOf = (
  facts: { protocol?: string; host?: string; headers?: Record<string, string> },
  publicOrigin?: string,
) => requestOrigin({ PUBLIC_ORIGIN: publicOrigin })({ protocol: 'http', headers: {}, ...facts } as unknown as Request);

test.each([
  [{ protocol: 'https', host: 'yulduz.uz', headers: { 'x-forwarded-proto': 'https' } }, 'https://yulduz.uz'],
  [{ protocol: 'https', host: 'yulduz.uz' }, 'http://yulduz.uz'],
  [{ host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
  [
    { protocol: 'br;q=x, gzip', host: 'yulduz.uz', headers: { 'x-forwarded-proto': 'br;q=x, gzip' } },
    'http://yulduz.uz',
  ],
  [{ host: 'evil.test/path', headers: { host: 'yulduz.uz' } }, 'http://yulduz.uz'],
  [{ host: 'yulduz.uz:99999' }, 'http://localhost'],
  [{}, 'http://localhost'],
])('%j is %s', (facts, origin) => {
  expect(originOf(facts)).toBe(origin);
});

test('a configured origin is the only one', () => {
  expect(originOf({ host: 'evil.test' }, 'https://yulduz.uz')).toBe('https://yulduz.uz');
});
