import { expect, test } from 'vitest';
import { createKnownDevices } from './createKnownDevices.ts';

const env = { SESSION_COOKIE: ['sid'], DEVICE_SECRET: 'shared-by-all-replicas' };
const setCookie = ['lang=uz', 'sid=1; HttpOnly'];
const cookieOf = (line: string | undefined) => line?.split(';', 1)[0] ?? '';
const signIn = (account: string, cookieHeader?: string, devices = createKnownDevices(env)) =>
  cookieOf(devices.lineFor({ cookieHeader, setCookie, account, secure: true }));

test('deviceOf, for a device, returns one id at its last four accounts and undefined at others', () => {
  const devices = createKnownDevices(env);
  const mine = signIn('mine');
  expect(devices.deviceOf(`a=b; ${mine}`, 'mine')).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(mine, 'victim')).toBeUndefined();
  const both = signIn('ours', mine);
  for (const account of ['mine', 'ours']) expect(devices.deviceOf(both, account)).toBe(devices.deviceOf(mine, 'mine'));
  const many = ['a', 'b', 'c', 'd'].reduce((cookie, account) => signIn(account, cookie), mine);
  expect([devices.deviceOf(many, 'd') === undefined, devices.deviceOf(many, 'mine')]).toEqual([false, undefined]);
});

test('a device that signs in at an account again keeps its other accounts, and has each once', () => {
  const devices = createKnownDevices(env);
  const two = signIn('ours', signIn('mine'));
  const again = ['mine', 'mine', 'mine', 'mine'].reduce((cookie, account) => signIn(account, cookie), two);
  expect(devices.deviceOf(again, 'ours')).toBe(devices.deviceOf(two, 'ours'));
  expect(again.split('.')).toHaveLength(3);
});

test('deviceOf, for a forged, altered or malformed cookie, returns undefined', () => {
  const mine = signIn('mine');
  const forged = signIn('mine', undefined, createKnownDevices({ ...env, DEVICE_SECRET: 'of-another-site' }));
  const [name, value = ''] = mine.split('=');
  const renamed = `${name}=${'A'.repeat(22)}${value.slice(22)}`;
  for (const cookie of [
    forged,
    renamed,
    `${name}=`,
    `${name}=x.y`,
    mine.slice(0, -1),
    `${mine}.${'A'.repeat(43)}`.repeat(9),
  ])
    expect(createKnownDevices(env).deviceOf(cookie, 'mine'), cookie).toBeUndefined();
  // Without DEVICE_SECRET each process has its own random secret.
  const alone = createKnownDevices({ SESSION_COOKIE: ['sid'] });
  expect(
    createKnownDevices({ SESSION_COOKIE: ['sid'] }).deviceOf(signIn('mine', undefined, alone), 'mine'),
  ).toBeUndefined();
});

test('lineFor, for an answer that sets a session, returns an HttpOnly cookie; for others undefined', () => {
  const devices = createKnownDevices(env);
  const line = (lines: string[] | undefined) =>
    devices.lineFor({ cookieHeader: undefined, setCookie: lines, account: 'mine', secure: true });
  expect(line(undefined)).toBeUndefined();
  expect(line(['lang=uz', 'sid=; Max-Age=0'])).toBeUndefined();
  expect(line(['sid=1'])).toMatch(/^known_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});
