import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LoginEvent, type LoginState, loginMachine, SECRETS_MS } from './loginMachine.ts';

const secrets = { login: 'zuhro', password: 'qutb-yulduzi' };
const run = (events: LoginEvent[], from: LoginState = { step: 'idle' }) => events.reduce(loginMachine, from);
const open: LoginEvent = { type: 'open' };
const submit: LoginEvent = { type: 'submit', secrets };
const needed = (resendSeconds = 60, now = 0): LoginEvent => ({
  type: 'refused',
  answer: { kind: 'codeNeeded', resendSeconds },
  now,
});
const other: LoginEvent = { type: 'refused', answer: null, now: 0 };
const refused = (kind: 'wrongCode' | 'malformedCode' | 'expiredCode', now = 0): LoginEvent => ({
  type: 'refused',
  answer: { kind },
  now,
});
const atCode = run([open, submit, needed()]);
const atCodeSubmitting = loginMachine(atCode, { type: 'sendCode' });

test.each<[string, LoginState, LoginEvent, object]>([
  ['idle, open', { step: 'idle' }, open, { step: 'form' }],
  ['form, submit', { step: 'form' }, submit, { step: 'submitting', secrets }],
  ['submitting, ok', run([open, submit]), { type: 'signedIn', isComplete: true }, { step: 'done' }],
  ['submitting, ok but incomplete', run([open, submit]), { type: 'signedIn', isComplete: false }, { step: 'complete' }],
  [
    'submitting, second factor',
    run([open, submit]),
    needed(45, 1000),
    { step: 'code', secondsLeft: 45, resendAt: 46_000 },
  ],
  [
    'submitting with a code, wrong',
    run([open, submit]),
    refused('wrongCode'),
    { step: 'code', problem: 'wrong', secondsLeft: 0 },
  ],
  ['submitting, other error', run([open, submit]), other, { step: 'form' }],
  ['code, submit', atCode, { type: 'sendCode' }, { step: 'codeSubmitting', problem: null }],
  ['code, a tick', atCode, { type: 'tick', now: 1000 }, { step: 'code', secondsLeft: 59 }],
  ['code, countdown over', atCode, { type: 'tick', now: 60_000 }, { step: 'code', secondsLeft: 0 }],
  ['code, resend too early', atCode, { type: 'resend' }, { resending: false, secondsLeft: 60 }],
  ['code, resend', loginMachine(atCode, { type: 'tick', now: 60_000 }), { type: 'resend' }, { resending: true }],
  [
    'code, resent',
    run([{ type: 'tick', now: 60_000 }, { type: 'resend' }], atCode),
    needed(30, 61_000),
    { step: 'code', secondsLeft: 30, resending: false, resendAt: 91_000 },
  ],
  [
    'code, resent too early for the platform',
    run([{ type: 'tick', now: 60_000 }, { type: 'resend' }], atCode),
    { type: 'tooEarly', seconds: 20, now: 60_000 },
    { step: 'code', secondsLeft: 20, resending: false },
  ],
  ['code, back', atCode, { type: 'back' }, { step: 'form' }],
  ['code, close', atCode, { type: 'close' }, { step: 'closed' }],
  ['code, ten minutes', atCode, { type: 'tick', now: SECRETS_MS }, { step: 'form' }],
  ['code submitting, ok', atCodeSubmitting, { type: 'signedIn', isComplete: true }, { step: 'done' }],
  ['code submitting, wrong', atCodeSubmitting, refused('wrongCode'), { step: 'code', problem: 'wrong' }],
  [
    'code submitting, not six digits',
    atCodeSubmitting,
    refused('malformedCode'),
    { step: 'code', problem: 'malformed' },
  ],
  [
    'code submitting, expired',
    atCodeSubmitting,
    refused('expiredCode', 5000),
    { step: 'code', problem: 'late', secondsLeft: 0, resendAt: 5000 },
  ],
  ['code submitting, other', atCodeSubmitting, other, { step: 'form' }],
  ['complete, completed', { step: 'complete' }, { type: 'completed' }, { step: 'done' }],
])('loginMachine, transition "%s", returns the expected state', (_name, from, event, expected) => {
  expect(loginMachine(from, event)).toMatchObject(expected);
});

const anyEvent: fc.Arbitrary<LoginEvent> = fc.oneof(
  fc.constantFrom<LoginEvent>(
    open,
    submit,
    { type: 'sendCode' },
    { type: 'resend' },
    { type: 'back' },
    { type: 'close' },
    { type: 'completed' },
    { type: 'signedIn', isComplete: true },
    { type: 'signedIn', isComplete: false },
    other,
    needed(),
    refused('wrongCode'),
    refused('expiredCode'),
  ),
  fc.nat(2 * SECRETS_MS).map((now): LoginEvent => ({ type: 'tick', now })),
);

test('loginMachine, for any events, holds the secrets only in the steps that need them', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const state = run(events);
      const holds = JSON.stringify(state).includes(secrets.password);
      expect(holds).toBe(['submitting', 'code', 'codeSubmitting'].includes(state.step));
    }),
  );
});
