import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createLogin } from './createLogin.ts';
import { SECRETS_MS } from './loginMachine.ts';

const secrets = { login: 'zuhro', password: 'qutb-yulduzi' };
const info = { uid: 7, is_registration_completed: true } as AccountInfo;
const codeNeeded = (seconds = 60) =>
  new AppError('AuthorizationException', { message: `two_factor_auth is enable. Resend time is ${seconds}` });
const refusal = (message: string) => new AppError('AuthorizationException', { message });

/** Timers set by other code of this process. */
let others = 0;
beforeEach(() => {
  vi.useFakeTimers();
  others = vi.getTimerCount();
});
afterEach(() => void vi.useRealTimers());

function start(...answers: (AccountInfo | Error)[]) {
  const sent: object[] = [];
  const onSignedIn = vi.fn();
  const onRefusal = vi.fn();
  const login = createLogin({
    send: (input) => {
      sent.push(input);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as AccountInfo);
    },
    onSignedIn,
    onRefusal,
    now: () => Date.now(),
  });
  login.open();
  return { login, sent, onSignedIn, onRefusal };
}
const flush = () => vi.advanceTimersByTimeAsync(0);

test('createLogin, without a second factor, signs in with one call', async () => {
  const { login, sent, onSignedIn } = start(info);
  await expect(login.submit(secrets)).resolves.toBe(true);
  expect(sent).toEqual([secrets]);
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(info);
  expect(login.getState()).toEqual({ step: 'done' });
});

test('submit, for a wrong password, rejects with the platform’s error and returns to the form step', async () => {
  const error = refusal('Wrong login or password');
  const { login } = start(error);
  await expect(login.submit(secrets)).rejects.toBe(error);
  expect(login.getState()).toEqual({ step: 'form' });
});

test('sendCode, after a refused and then an accepted code, signs in and leaves no timer and no secrets', async () => {
  const { login, sent } = start(codeNeeded(45), refusal('two_factor_auth: code is invalid'), info);
  const done = login.submit(secrets);
  await flush();
  expect(login.getState()).toMatchObject({ step: 'code', secondsLeft: 45 });
  login.sendCode('12a456');
  expect(sent).toHaveLength(1);
  login.sendCode('111111');
  await flush();
  expect(login.getState()).toMatchObject({ step: 'code', problem: 'wrong' });
  login.sendCode('222222');
  await expect(done).resolves.toBe(true);
  expect(sent[2]).toEqual({ ...secrets, code: '222222' });
  expect(login.getState()).toEqual({ step: 'done' });
  expect(vi.getTimerCount()).toBe(others);
});

test('resend does nothing during the countdown, and after it requests one code', async () => {
  const { login, sent } = start(codeNeeded(3), codeNeeded(60));
  void login.submit(secrets);
  await flush();
  await vi.advanceTimersByTimeAsync(2000);
  login.resend();
  expect(sent).toHaveLength(1);
  expect(login.getState()).toMatchObject({ secondsLeft: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  login.resend();
  login.resend();
  await flush();
  expect(sent).toEqual([secrets, secrets]);
  expect(login.getState()).toMatchObject({ step: 'code', secondsLeft: 60 });
});

test('resend, refused as too early, restarts the countdown with the platform’s retry_after', async () => {
  const early = new AppError('TooManyRequestsException', { data: { retry_after: 20 } });
  const { login, onRefusal } = start(codeNeeded(0), early);
  void login.submit(secrets);
  await flush();
  login.resend();
  await flush();
  expect(onRefusal).toHaveBeenCalledExactlyOnceWith(early);
  expect(login.getState()).toMatchObject({ step: 'code', secondsLeft: 20 });
});

test('sendCode, for an error not about the code, rejects the submit with it and returns to the form step', async () => {
  const broken = new AppError('InternalServerErrorException');
  const { login } = start(codeNeeded(), broken);
  const done = login.submit(secrets);
  await flush();
  login.sendCode('123456');
  await expect(done).rejects.toBe(broken);
  expect(login.getState()).toEqual({ step: 'form' });
});

test('createLogin, after ten minutes or back(), drops the secrets and allows another submit', async () => {
  const { login } = start(codeNeeded(), codeNeeded(), info);
  const first = login.submit(secrets);
  await flush();
  await vi.advanceTimersByTimeAsync(SECRETS_MS);
  await expect(first).resolves.toBe(false);
  expect(login.getState()).toEqual({ step: 'form' });
  const second = login.submit(secrets);
  await flush();
  login.back();
  await expect(second).resolves.toBe(false);
  await expect(login.submit(secrets)).resolves.toBe(true);
  expect(vi.getTimerCount()).toBe(others);
});

test('close, during a submit, resolves it with false; onSignedIn is still called if the session opens', async () => {
  const { login, onSignedIn } = start(info);
  const done = login.submit(secrets);
  login.close();
  await expect(done).resolves.toBe(false);
  await flush();
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('submit, for an account with incomplete registration, moves to the complete step', async () => {
  const { login } = start({ ...info, is_registration_completed: false });
  await expect(login.submit(secrets)).resolves.toBe(true);
  expect(login.getState()).toEqual({ step: 'complete' });
  login.completed();
  expect(login.getState()).toEqual({ step: 'done' });
});
