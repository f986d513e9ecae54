import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const LOGIN = 'twofactor@yulduz.test';
/** The code of the app for a step that was not used yet. */
function appCode(): string {
  sandbox.world.clock.advance(60_000);
  return new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate({ timestamp: sandbox.world.clock.now() });
}
const enterWith = (code: string) =>
  createVisitor(sandbox.url).post('auth.login', { login: LOGIN, password: DEMO_PASSWORD, code });
const letters = () =>
  sandbox.world.messages.outbox
    .latest(20)
    .filter(({ recipient, text }) => recipient === LOGIN && /zaxira|резерв/.test(text));

test('ten recovery codes are made by a code of the factor, each signs in once with a letter, and new ones end the old', async () => {
  const player = createVisitor(sandbox.url);
  await player.post('auth.login', { login: LOGIN, password: DEMO_PASSWORD, code: appCode() });
  expect((await player.get('account.getRecoveryCodes')).body.data).toEqual({ left: 0, made_at: null });
  expect((await player.post('account.makeRecoveryCodes', {})).body.error.message).toMatch(/two_factor_auth is enable/);
  expect((await player.post('account.makeRecoveryCodes', { code: '000000' })).body.error.message).toMatch(/invalid/);
  const { codes } = (await player.post('account.makeRecoveryCodes', { code: appCode() })).body.data;
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(?:-[\dA-HJKMNP-TV-Z]{4}){2}$/);
  expect(JSON.stringify(sandbox.world.db.prepare('SELECT * FROM recovery_code').all())).not.toContain(codes[0]);
  const refusal = await createVisitor(sandbox.url).post('auth.login', { login: LOGIN, password: DEMO_PASSWORD });
  expect(refusal.body.error.error_data).toMatchObject({ has_recovery: true });
  const before = letters().length;
  expect((await enterWith(codes[0].toLowerCase().replaceAll('-', ' '))).body.data.uid).toBeGreaterThan(0);
  expect(letters().length).toBe(before + 1);
  expect((await enterWith(codes[0])).body.error.message).toMatch(/code is invalid/);
  expect((await player.get('account.getRecoveryCodes')).body.data.left).toBe(9);
  const next = (await player.post('account.makeRecoveryCodes', { code: codes[1] })).body.data.codes;
  expect((await enterWith(codes[2])).body.error.message).toMatch(/code is invalid/);
  expect((await player.get('account.getRecoveryCodes')).body.data.left).toBe(10);
  // Switching off by a recovery code removes the rest.
  await player.post('account.changeTwoFactorAuth', { enable: '0' });
  expect((await player.post('account.confirmTwoFactorAuth', { code: next[0] })).body).toEqual({ data: 1 });
  expect((await player.get('account.getRecoveryCodes')).body.data.left).toBe(0);
});
