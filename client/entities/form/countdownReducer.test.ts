import { expect, test } from 'vitest';
import { type CountdownEvent, countdownReducer } from './countdownReducer.ts';

const after = (...events: CountdownEvent[]) => events.reduce(countdownReducer, { until: 0, now: 0 });

test('a countdown has the same end at each tick, and is over at that moment', () => {
  const start = { type: 'start', seconds: 2, now: 1_000 } as const;
  expect(after(start)).toEqual({ until: 3_000, now: 1_000 });
  expect(after(start, { type: 'tick', now: 2_999 })).toEqual({ until: 3_000, now: 2_999 });
  expect(after(start, { type: 'tick', now: 3_000 }).until).toBe(0);
});

test('a tick after the countdown was stopped or started again does not bring the earlier one back', () => {
  const start = { type: 'start', seconds: 60, now: 0 } as const;
  const late = { type: 'tick', now: 5_001 } as const;
  expect(after(start, { type: 'start', seconds: 0, now: 5_000 }, late).until).toBe(0);
  expect(after(start, { type: 'start', seconds: 90, now: 5_000 }, late)).toEqual({ until: 95_000, now: 5_001 });
});
