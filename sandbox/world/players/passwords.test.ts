import { expect, onTestFinished, test, vi } from 'vitest';

/** As a process reads them that is told so many rounds; '' is none of the tests. */
async function passwordsOf(bits: string) {
  vi.stubEnv('SANDBOX_PASSWORD_BITS', bits);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  return import('./passwords.ts');
}

test('a password is known by its hash and another is not; without a hash none is', async () => {
  const { hashPassword, isPassword } = await passwordsOf('');
  const hash = await hashPassword('Yulduz-2026');
  expect(hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('Yulduz-2026', hash)).toBe(true);
  expect(await isPassword('yulduz-2026', hash)).toBe(false);
  expect(await isPassword('Yulduz-2026', undefined)).toBe(false);
});

test('a hash of fewer rounds is read where more are usual, and the other way round', async () => {
  const few = await passwordsOf('6');
  const hash = await few.hashPassword('Yulduz-2026');
  expect(hash).toMatch(/\$6$/);
  const usual = await passwordsOf('');
  expect(await usual.isPassword('Yulduz-2026', hash)).toBe(true);
  expect(await few.isPassword('Yulduz-2026', await usual.hashPassword('Yulduz-2026'))).toBe(true);
});
