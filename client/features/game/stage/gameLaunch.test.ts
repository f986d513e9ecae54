import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameLaunch, initialLaunch, type LaunchEvent, type LaunchFacts, type LaunchState } from './gameLaunch.ts';
import { LOADING_HINT_MS, startLoadingHint } from '../../../entities/game/startLoadingHint.ts';

const guest: LaunchFacts = { isPlayer: false, hasDemo: true, isBroke: false };
const player: LaunchFacts = { ...guest, isPlayer: true };
const wish = (wanted: 'real' | 'demo' | null, facts: LaunchFacts, isOfAddress = true): LaunchEvent => ({
  type: 'wished',
  wish: wanted,
  isOfAddress,
  facts,
});
const run = (...events: LaunchEvent[]) => events.reduce(gameLaunch, initialLaunch);

test.each([
  ['a player plays', null, player, 'play'],
  ['a player with #real plays', 'real', player, 'play'],
  ['a player with #demo gets the demo', 'demo', player, 'demo'],
  ['a player with #demo where there is none plays', 'demo', { ...player, hasDemo: false }, 'play'],
  ['a guest gets the demo', null, guest, 'demo'],
  ['a guest with #demo gets the demo', 'demo', guest, 'demo'],
  ['a player without money may still see the demo', 'demo', { ...player, isBroke: true }, 'demo'],
] as const)('%s', (_name, wanted, facts, mode) => {
  expect(run(wish(wanted, facts))).toMatchObject({ frame: { mode, phase: 'loading' }, question: null });
});

test('a guest with #real is asked to sign up; who closes it goes home, who signs up plays for real', () => {
  const asked = run(wish('real', guest));
  expect(asked).toMatchObject({ frame: null, question: { kind: 'signUp', leaves: true } });
  expect(gameLaunch(asked, { type: 'signUpClosed' })).toMatchObject({ question: null, isLeaving: true });
  expect(gameLaunch(asked, { type: 'signedUp', facts: player })).toMatchObject({
    frame: { mode: 'play' },
    question: null,
    isLeaving: false,
  });
});

test('a guest who asks for real play in the demo stays in the demo after closing the dialog', () => {
  const asked = run(wish(null, guest), { type: 'loaded' }, wish('real', guest, false));
  expect(asked).toMatchObject({ frame: { mode: 'demo', phase: 'running' }, question: { leaves: false } });
  const closed = gameLaunch(asked, { type: 'signUpClosed' });
  expect(closed).toMatchObject({ frame: { mode: 'demo', phase: 'running', attempt: 1 }, isLeaving: false });
});

test('a guest is asked to sign up where there is no demo, and may stay with the poster', () => {
  const asked = run(wish(null, { ...guest, hasDemo: false }));
  expect(asked.question).toEqual({ kind: 'signUp', leaves: false });
  expect(gameLaunch(asked, { type: 'signUpClosed' })).toEqual(initialLaunch);
});

test('an empty purse is offered the demo; without one the poster says why', () => {
  const broke = { ...player, isBroke: true };
  const asked = run(wish(null, broke));
  expect(asked).toMatchObject({ frame: null, question: { kind: 'demoMode' } });
  expect(gameLaunch(asked, { type: 'demoModeClosed', playsDemo: true }).frame?.mode).toBe('demo');
  expect(gameLaunch(asked, { type: 'demoModeClosed', playsDemo: false })).toEqual(initialLaunch);
  expect(run(wish(null, { ...broke, hasDemo: false }))).toMatchObject({ frame: null, isOutOfMoney: true });
});

test('a game that runs is not started again by the same wish; after a failure it is', () => {
  const running = run(wish(null, player), { type: 'loaded' });
  expect(gameLaunch(running, wish('real', player))).toBe(running);
  const failed = gameLaunch(running, { type: 'failed' });
  expect(gameLaunch(failed, { type: 'loaded' })).toBe(failed);
  expect(gameLaunch(failed, { type: 'retried' }).frame).toEqual({ mode: 'play', attempt: 2, phase: 'loading' });
});

test('a guest never gets a frame for real money', () => {
  const events = fc.oneof(
    fc.record({
      type: fc.constant('wished' as const),
      wish: fc.constantFrom('real' as const, 'demo' as const, null),
      isOfAddress: fc.boolean(),
      facts: fc.record({ isPlayer: fc.constant(false), hasDemo: fc.boolean(), isBroke: fc.boolean() }),
    }),
    fc.constantFrom<LaunchEvent>(
      { type: 'signUpClosed' },
      { type: 'demoModeClosed', playsDemo: true },
      { type: 'loaded' },
      { type: 'slow' },
      { type: 'failed' },
      { type: 'retried' },
    ),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), (list) => {
      let state: LaunchState = initialLaunch;
      for (const event of list) {
        state = gameLaunch(state, event);
        expect(state.frame?.mode).not.toBe('play');
      }
    }),
  );
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('fifteen seconds of loading bring the hint, unless the game came first', () => {
  let state = run(wish(null, player));
  const onSlow = () => {
    state = gameLaunch(state, { type: 'slow' });
  };
  startLoadingHint(onSlow);
  vi.advanceTimersByTime(LOADING_HINT_MS - 1);
  expect(state.frame?.phase).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(state.frame?.phase).toBe('slow');
  expect(gameLaunch(state, { type: 'loaded' }).frame?.phase).toBe('running');

  const silent = vi.fn();
  startLoadingHint(silent)();
  vi.advanceTimersByTime(LOADING_HINT_MS);
  expect(silent).not.toHaveBeenCalled();
  const running = run(wish(null, player), { type: 'loaded' });
  expect(gameLaunch(running, { type: 'slow' })).toBe(running);
});
