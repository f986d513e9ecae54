import { expect, test } from 'vitest';
import { bettingPhase, startPhase } from './bettingPhase.ts';

type Event = Parameters<typeof bettingPhase>[1];
const after = (...events: Event[]) => events.reduce(bettingPhase, startPhase);

test('bettingPhase, after ready, is "running", also after slow', () => {
  expect(after('ready').phase).toBe('running');
  expect(after('slow').phase).toBe('slow');
  expect(after('slow', 'loaded', 'ready').phase).toBe('running');
  expect(after('ready', 'slow').phase).toBe('running');
});

test('bettingPhase, after failed, stays "failed" until retried, which counts a new attempt', () => {
  expect(after('ready', 'failed', 'loaded', 'slow').phase).toBe('failed');
  expect(after('failed', 'retried')).toEqual({ phase: 'loading', attempt: 2 });
  expect(after('failed', 'retried', 'ready')).toEqual({ phase: 'running', attempt: 2 });
});
