import { expect, test } from 'vitest';
import { defaultEnvText, describeEnv } from './describeEnv.ts';
import { parseEnv } from './env.ts';
import { loadEnv } from './loadEnv.ts';

test('config/default.env equals defaultEnvText()', async () => {
  await expect(defaultEnvText()).toMatchFileSnapshot('./default.env');
});

test('loadEnv, with the committed files alone, equals parseEnv of an empty record', () => {
  expect(loadEnv({ cwd: process.cwd(), processEnv: {} })).toEqual(parseEnv({}));
});

test('describeEnv, for every variable, has a meaning that is a sentence', () => {
  for (const row of describeEnv()) expect(row.meaning, row.name).toMatch(/^[A-Z/"].*\.$/);
});
