import { expect, test, vi } from 'vitest';
import { candidateSite } from './candidateEnv.ts';

test('settings that are explained are those of npm start, not of development', () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { env } = candidateSite({});
  vi.unstubAllEnvs();
  expect([env.NODE_ENV, env.SANDBOX]).toEqual(['production', '1']);
});
