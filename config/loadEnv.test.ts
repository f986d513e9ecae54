import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnv, loadTexts } from './loadEnv.ts';

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
  expect(() => loadEnv({ cwd, processEnv: { APP_ENV: 'stage' } })).toThrow('config/stage.env is no file');
});

test('loadEnv names every line of a file that is no variable or is set twice, beside values that are refused', () => {
  const cwd = folder({ '.env': 'PORT 80\nLOG_LEVEL=warn\nLOG_LEVEL=loud\nHOST=a b\n' });
  expect(() => loadEnv({ cwd, processEnv: {} })).toThrow(
    /3 problems[\s\S]*\.env:1 is no NAME=value[\s\S]*LOG_LEVEL is set at \.env:2 too \(\.env:3\)[\s\S]*HOST "a b" .*\(\.env:4\)/,
  );
});

test('loadEnv refuses APP_ENV in a file, where it would name no further file', () => {
  const cwd = folder({ '.env': 'APP_ENV=stage\n', 'config/stage.env': 'PORT=7\n' });
  expect(() => loadEnv({ cwd, processEnv: {} })).toThrow('APP_ENV has no effect in a file (.env:1)');
});

test('loadEnv names a file that is written in UTF-16', () => {
  const cwd = folder({});
  writeFileSync(path.join(cwd, '.env'), Buffer.from('\uFEFFPORT=7\n', 'utf16le'));
  expect(() => loadEnv({ cwd, processEnv: {} })).toThrow('.env is written in UTF-16, not in UTF-8');
});

test('loadTexts returns the named variables of every source, checked, whatever else the site needs to start', () => {
  const cwd = folder({ '.env': 'NODE_ENV=production\nPLATFORM_URL=http://p.test\nPORT=eighty\n' });
  const of = (processEnv: Record<string, string>) =>
    loadTexts({ cwd, processEnv }, ['PLATFORM_URL', 'CONTENT_URL', 'SESSION_COOKIE']);
  expect(of({ SESSION_COOKIE: 'a,b' })).toEqual({ PLATFORM_URL: 'http://p.test', SESSION_COOKIE: 'a,b' });
  expect(() => of({ SESSION_COOKIE: 'a b' })).toThrow('SESSION_COOKIE "a b" is not accepted (environment)');
});
