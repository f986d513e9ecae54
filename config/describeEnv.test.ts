import { expect, test } from 'vitest';
import { defaultEnvText, describeEnv } from './describeEnv.ts';
import { loadEnv } from './loadEnv.ts';
import { parseEnv } from './env.ts';

test('config/default.env is the schema, written out', async () => {
  await expect(defaultEnvText()).toMatchFileSnapshot('./default.env');
});

test('the committed file changes nothing: it says what the schema says', () => {
  expect(loadEnv({ cwd: process.cwd(), processEnv: {} })).toEqual(parseEnv({}));
});

test('every variable has a sentence', () => {
  for (const row of describeEnv()) expect(row.meaning, row.name).toMatch(/^[A-Z/"].*\.$/);
});
