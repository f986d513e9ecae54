import { expect, test } from 'vitest';
import { serverTiming } from './serverTiming.ts';

test('serverTiming writes names as tokens, each read once, and calls with their time', () => {
  const header = serverTiming({
    cache: [
      { name: 'content:common', verdict: 'hit' },
      { name: 'content:common', verdict: 'hit' },
      { name: 'games.get', verdict: 'miss' },
    ],
    calls: [{ name: 'games.get', verdict: 'miss', ms: 812.04 }],
    stages: [
      { name: 'host', verdict: 'passed', ms: 0.02 },
      { name: 'load', verdict: 'passed', ms: 812.34 },
    ],
  });
  expect(header).toBe('content.common;desc=hit, games.get;desc=miss;dur=812.0, load;dur=812.3');
});
