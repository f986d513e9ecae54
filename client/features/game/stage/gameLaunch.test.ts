import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING_HINT_MS, startLoadingHint } from '#client/entities/game/startLoadingHint.ts';
import { gameLaunch, initialLaunch, type LaunchConditions, type LaunchEvent, type LaunchState } from './gameLaunch.ts';

const guest: LaunchConditions = { isPlayer: false, hasDemo: true, isBroke: false };
const player: LaunchConditions = { ...guest, isPlayer: true };
const request = (wanted: 'real' | 'demo' | null, conditions: LaunchConditions, isOfAddress = true): LaunchEvent => ({
  type: 'requested',
  mode: wanted,
  isOfAddress,
  conditions,
});
const run = (...events: LaunchEvent[]) => events.reduce(gameLaunch, initialLaunch);

test.each([
  ['a player without a hash', null, player, 'play'],
  ['a player with #real', 'real', player, 'play'],
  ['a player with #demo', 'demo', player, 'demo'],
  ['a player with #demo for a game without a demo', 'demo', { ...player, hasDemo: false }, 'play'],
  ['a guest without a hash', null, guest, 'demo'],
  ['a guest with #demo', 'demo', guest, 'demo'],
  ['a player without money with #demo', 'demo', { ...player, isBroke: true }, 'demo'],
] as const)('gameLaunch, for %s, opens the frame without a question', (_name, wanted, conditions, mode) => {
  expect(run(request(wanted, conditions))).toMatchObject({ frame: { mode, phase: 'loading' }, question: null });
});

test('gameLaunch, for a guest with #real, asks to sign up; closing leaves, signing up opens real play', () => {
  const asking = run(request('real', guest));
  expect(asking).toMatchObject({ frame: null, question: { kind: 'signUp', leaves: true } });
  expect(gameLaunch(asking, { type: 'signUpClosed' })).toMatchObject({ question: null, isLeaving: true });
  expect(gameLaunch(asking, { type: 'signedUp', conditions: player })).toMatchObject({
    frame: { mode: 'play' },
    question: null,
    isLeaving: false,
  });
});

test('gameLaunch, for a guest who requests real play in a running demo, keeps the demo after the sign-up closes', () => {
  const asking = run(request(null, guest), { type: 'loaded' }, request('real', guest, false));
  expect(asking).toMatchObject({ frame: { mode: 'demo', phase: 'running' }, question: { leaves: false } });
  const closed = gameLaunch(asking, { type: 'signUpClosed' });
  expect(closed).toMatchObject({ frame: { mode: 'demo', phase: 'running', attempt: 1 }, isLeaving: false });
});

test('gameLaunch, for a guest and a game without a demo, asks to sign up; closing shows the poster', () => {
  const asking = run(request(null, { ...guest, hasDemo: false }));
  expect(asking.question).toEqual({ kind: 'signUp', leaves: false });
  expect(gameLaunch(asking, { type: 'signUpClosed' })).toEqual(initialLaunch);
});

test('gameLaunch, for a player without money, offers the demo; without a demo it sets isOutOfMoney', () => {
  const broke = { ...player, isBroke: true };
  const asking = run(request(null, broke));
  expect(asking).toMatchObject({ frame: null, question: { kind: 'demoMode' } });
  expect(gameLaunch(asking, { type: 'demoModeClosed', playsDemo: true }).frame?.mode).toBe('demo');
  expect(gameLaunch(asking, { type: 'demoModeClosed', playsDemo: false })).toEqual(initialLaunch);
  expect(run(request(null, { ...broke, hasDemo: false }))).toMatchObject({ frame: null, isOutOfMoney: true });
});

test('gameLaunch, for a repeated request, keeps the running frame; retried after a failure opens a new attempt', () => {
  const running = run(request(null, player), { type: 'loaded' });
  expect(gameLaunch(running, request('real', player))).toBe(running);
  const failed = gameLaunch(running, { type: 'failed' });
  expect(gameLaunch(failed, { type: 'loaded' })).toBe(failed);
  expect(gameLaunch(failed, { type: 'retried' }).frame).toEqual({ mode: 'play', attempt: 2, phase: 'loading' });
});

test('gameLaunch, for any events of a guest, never opens a real-money frame', () => {
  const events = fc.oneof(
    fc.record({
      type: fc.constant('requested' as const),
      mode: fc.constantFrom('real' as const, 'demo' as const, null),
      isOfAddress: fc.boolean(),
      conditions: fc.record({ isPlayer: fc.constant(false), hasDemo: fc.boolean(), isBroke: fc.boolean() }),
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

test('startLoadingHint calls back after its time, unless cancelled; slow has no effect on a running game', () => {
  let state = run(request(null, player));
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
  const running = run(request(null, player), { type: 'loaded' });
  expect(gameLaunch(running, { type: 'slow' })).toBe(running);
});
