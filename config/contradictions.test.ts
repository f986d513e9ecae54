import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseEnv } from './env.ts';

function problemsOf(record: Record<string, string>): string[] {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ name, problem }) => `${name} ${problem}`);
  }
}

test('parseEnv refuses two listeners on one port, and takes any number of free ones', () => {
  expect(problemsOf({ PORT: '8080', ADMIN_PORT: '8080' })).toEqual(['ADMIN_PORT is 8080, as PORT is']);
  expect(problemsOf({ ADMIN_PORT: '9', SANDBOX_PORT: '9' })).toEqual(['SANDBOX_PORT is 9, as ADMIN_PORT is']);
  expect(problemsOf({ PORT: '0', ADMIN_PORT: '0', SANDBOX_PORT: '0' })).toEqual([]);
});

test("parseEnv refuses 'none' beside other sources, which browsers would leave out", () => {
  expect(problemsOf({ FRAME_ANCESTORS: "'none' https://web.telegram.org" })).toEqual([
    "FRAME_ANCESTORS has 'none' beside others",
  ]);
  expect(problemsOf({ FRAME_ANCESTORS: "'none'" })).toEqual([]);
});

test('parseEnv refuses a language of the content service that the site lacks, and one that is named twice', () => {
  expect(problemsOf({ CONTENT_LOCALES: 'uz=uz-UZ,fr=fr-FR,uz=uz' })).toEqual([
    'CONTENT_LOCALES names fr, which is no language of the site',
    'CONTENT_LOCALES names uz twice',
  ]);
});
