import { expect, test } from 'vitest';
import { serverTiming } from './serverTiming.ts';

test('every name is a token, so that a browser reads all of them', () => {
  const header = serverTiming({
    cache: [
      { name: 'content:common', verdict: 'hit' },
      { name: 'games.get', verdict: 'miss' },
    ],
    timings: { shell: 12.34 },
  });
  expect(header).toBe('content.common;desc=hit, games.get;desc=miss, shell;dur=12.3');
});
