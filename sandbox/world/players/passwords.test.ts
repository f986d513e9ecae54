import { expect, onTestFinished, test, vi } from 'vitest';

/** The module as loaded with this environment variable; '' is the default. */
async function passwordsOf(bits: string) {
  vi.stubEnv('SANDBOX_PASSWORD_BITS', bits);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  return import('./passwords.ts');
}

test('isPassword is true for the hashed password, and false for another one or without a hash', async () => {
  const { hashPassword, isPassword } = await passwordsOf('');
  const hash = await hashPassword('Yulduz-2026');
  expect(hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('Yulduz-2026', hash)).toBe(true);
  expect(await isPassword('yulduz-2026', hash)).toBe(false);
  expect(await isPassword('Yulduz-2026', undefined)).toBe(false);
});

test('isPassword accepts a hash with another number of rounds than configured', async () => {
  const few = await passwordsOf('6');
  const hash = await few.hashPassword('Yulduz-2026');
  expect(hash).toMatch(/\$6$/);
  const usual = await passwordsOf('');
  expect(await usual.isPassword('Yulduz-2026', hash)).toBe(true);
  expect(await few.isPassword('Yulduz-2026', await usual.hashPassword('Yulduz-2026'))).toBe(true);
});
