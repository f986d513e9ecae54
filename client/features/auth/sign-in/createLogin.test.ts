import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountInfo } from '../../../../shared/api/account/account.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { createLogin } from './createLogin.ts';
import { SECRETS_MS } from './loginMachine.ts';

const secrets = { login: 'zuhro', password: 'qutb-yulduzi' };
const info = { uid: 7, is_registration_completed: true } as AccountInfo;
const codeNeeded = (seconds = 60) =>
  new AppError('AuthorizationException', { message: `two_factor_auth is enable. Resend time is ${seconds}` });
const refusal = (message: string) => new AppError('AuthorizationException', { message });

/** Timers that something else in this process has set meanwhile are no concern of these tests. */
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

test('without a second factor one call signs in', async () => {
  const { login, sent, onSignedIn } = start(info);
  await expect(login.submit(secrets)).resolves.toBe(true);
  expect(sent).toEqual([secrets]);
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(info);
  expect(login.getState()).toEqual({ step: 'done' });
});

test('a wrong password comes back to the form that asked', async () => {
  const error = refusal('Wrong login or password');
  const { login } = start(error);
  await expect(login.submit(secrets)).rejects.toBe(error);
  expect(login.getState()).toEqual({ step: 'form' });
});

test('a code is asked for, refused, given again, and then nothing is stored', async () => {
  const { login, sent } = start(codeNeeded(45), refusal('two_factor_auth: code is invalid'), info);
  const done = login.submit(secrets);
  await flush();
  expect(login.getState()).toMatchObject({ step: 'code', secondsLeft: 45 });
  login.sendCode('12a456');
  expect(sent).toHaveLength(1);
  login.sendCode('111111');
  await flush();
  expect(login.getState()).toMatchObject({ step: 'code', problem: 'wrongCode', attempt: 1 });
  login.sendCode('222222');
  await expect(done).resolves.toBe(true);
  expect(sent[2]).toEqual({ ...secrets, code: '222222' });
  expect(login.getState()).toEqual({ step: 'done' });
  expect(vi.getTimerCount()).toBe(others);
});

test('a new code can be asked for once a second has passed for each second said', async () => {
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

test('a resend that comes too early waits as long as the platform says', async () => {
  const early = new AppError('TooManyRequestsException', { data: { retry_after: 20 } });
  const { login, onRefusal } = start(codeNeeded(0), early);
  void login.submit(secrets);
  await flush();
  login.resend();
  await flush();
  expect(onRefusal).toHaveBeenCalledExactlyOnceWith(early);
  expect(login.getState()).toMatchObject({ step: 'code', secondsLeft: 20 });
});

test('another error at the code leads back to the form with that error', async () => {
  const broken = new AppError('InternalServerErrorException');
  const { login } = start(codeNeeded(), broken);
  const done = login.submit(secrets);
  await flush();
  login.sendCode('123456');
  await expect(done).rejects.toBe(broken);
  expect(login.getState()).toEqual({ step: 'form' });
});

test('after ten minutes, or going back, the secrets are gone and the form may be sent again', async () => {
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

test('closing forgets; a session that opens all the same is still told', async () => {
  const { login, onSignedIn } = start(info);
  const done = login.submit(secrets);
  login.close();
  await expect(done).resolves.toBe(false);
  await flush();
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('an account that is not complete goes on to the completing step', async () => {
  const { login } = start({ ...info, is_registration_completed: false });
  await expect(login.submit(secrets)).resolves.toBe(true);
  expect(login.getState()).toEqual({ step: 'complete' });
  login.completed();
  expect(login.getState()).toEqual({ step: 'done' });
});
