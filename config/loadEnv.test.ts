import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnv } from './loadEnv.ts';

function folder(files: Record<string, string>): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(path.join(cwd, 'config'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  return cwd;
}

test('loadEnv, when a variable has several sources, takes default.env, APP_ENV file, .env, process environment in rising order', () => {
  const cwd = folder({
    'config/default.env': 'PORT=1\nSANDBOX_SEED=1\nSANDBOX_GAMES=1\nCACHE_PAGES_FRESH=1s\n',
    'config/stage.env': 'SANDBOX_SEED=2\nSANDBOX_GAMES=2\nCACHE_PAGES_FRESH=2s\n',
    '.env': 'SANDBOX_GAMES=3\nCACHE_PAGES_FRESH=3s\n',
  });
  const env = loadEnv({ cwd, processEnv: { APP_ENV: 'stage', CACHE_PAGES_FRESH: '4s' } });
  expect(env).toMatchObject({ PORT: 1, SANDBOX_SEED: 2, SANDBOX_GAMES: 3, CACHE_PAGES_FRESH: 4000 });
});

test('loadEnv, for an empty value in a file or the process environment, uses the earlier source', () => {
  const cwd = folder({ 'config/default.env': 'PORT=7\nADMIN_TOKEN=\n', '.env': 'PORT=\n' });
  expect(loadEnv({ cwd, processEnv: { PORT: '' } })).toMatchObject({ PORT: 7 });
});

test('loadEnv, for an unknown name in a file, throws with its line; an unknown name in the process environment passes', () => {
  const cwd = folder({ '.env': '# a comment\nPORT=80\n\nexport CACHE_PAGE_FRESH=1s\n' });
  expect(() => loadEnv({ cwd, processEnv: { SHELL: '/bin/sh' } })).toThrow(
    /CACHE_PAGE_FRESH is not a variable \(\.env:4\)/,
  );
});

test('loadEnv, for bad values in a file and the environment, throws one error that names the source of each', () => {
  const cwd = folder({ 'config/default.env': 'PORT=http\nPRT=1\n' });
  expect(() => loadEnv({ cwd, processEnv: { LOG_LEVEL: 'loud' } })).toThrow(
    /3 problems[\s\S]*PRT is not a variable \(config\/default\.env:2\)[\s\S]*PORT "http" is not accepted \(config\/default\.env:1\)[\s\S]*\(environment\)/,
  );
});

test('loadEnv, without any file, returns the defaults; with a path in APP_ENV, throws', () => {
  const cwd = folder({});
  writeFileSync(path.join(cwd, 'outside.env'), 'PORT=1');
  expect(() => loadEnv({ cwd, processEnv: { APP_ENV: '../outside' } })).toThrow(/APP_ENV/);
  expect(() => loadEnv({ cwd, processEnv: { APP_ENV: 'stagng' } })).toThrow(
    'APP_ENV names config/stagng.env, which does not exist',
  );
  expect(loadEnv({ cwd, processEnv: {} }).PORT).toBe(3000);
});

test('loadEnv reads a file that begins with a byte order mark, and names one that cannot be read', () => {
  const cwd = folder({ '.env': '\uFEFFPORT=7\r\nLOG_LEVEL=warn\r\n' });
  expect(loadEnv({ cwd, processEnv: {} })).toMatchObject({ PORT: 7, LOG_LEVEL: 'warn' });
  mkdirSync(path.join(cwd, 'config/stage.env'));
  expect(() => loadEnv({ cwd, processEnv: { APP_ENV: 'stage' } })).toThrow('config/stage.env cannot be read (EISDIR)');
});
