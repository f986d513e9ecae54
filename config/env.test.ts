import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { metaOf, parseEnv } from './env.ts';
import { needsSandbox } from './needsSandbox.ts';
import { parseDuration } from './parseDuration.ts';
import { parseSize } from './parseSize.ts';

function refusal(record: Record<string, string>): ConfigError {
  try {
    parseEnv(record);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

function outcome(record: Record<string, string>): string {
  try {
    parseEnv(record);
    return 'an environment';
  } catch (error) {
    return error instanceof ConfigError ? 'a ConfigError' : 'another error';
  }
}

test('parseEnv, given no variable, returns a frozen environment with all defaults, which needs the sandbox', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    CACHE_CONTENT_FRESH: 60_000,
    CACHE_PAGES_MAX_BYTES: 256e6,
  });
  expect(needsSandbox(env)).toBe(true);
  expect(Object.isFrozen(env)).toBe(true);
});

test('parseEnv, given several bad values, throws one ConfigError with name, value, problem and accepted values of each', () => {
  const { problems, message } = refusal({ PORT: '70000', CACHE_PAGES_FRESH: '10 s', LOG_LEVEL: 'loud' });
  expect(problems.map(({ name }) => name).sort()).toEqual(['CACHE_PAGES_FRESH', 'LOG_LEVEL', 'PORT']);
  expect(message).toContain('PORT "70000" is not accepted (environment)');
  expect(message).toContain('one of fatal, error, warn, info, debug, trace, silent');
});

test('parseEnv, in production without PUBLIC_ORIGIN, refuses it with upstreams and accepts it with the sandbox', () => {
  const upstreams = { PLATFORM_URL: 'http://p.test', CONTENT_URL: 'http://c.test' };
  const record = { NODE_ENV: 'production', ...upstreams };
  expect(refusal(record).message).toContain('PUBLIC_ORIGIN is unset in production');
  expect(refusal({ ...record, SANDBOX: '1' }).problems.map(({ name }) => name)).toEqual(['PUBLIC_ORIGIN']);
  expect(parseEnv({ ...record, PUBLIC_ORIGIN: 'https://yulduz.uz' }).PUBLIC_ORIGIN).toBe('https://yulduz.uz');
  for (const trial of [{ SANDBOX: '1' }, { SANDBOX: '1', PLATFORM_URL: 'http://p.test' }])
    expect(parseEnv({ NODE_ENV: 'production', ...trial } as Record<string, string>).PUBLIC_ORIGIN).toBeUndefined();
  expect(parseEnv(upstreams).PUBLIC_ORIGIN).toBeUndefined();
});

test('parseEnv refuses GAME_ORIGIN without PUBLIC_ORIGIN, or when it is a name of the site', () => {
  const [PUBLIC_ORIGIN, GAME_ORIGIN] = ['https://yulduz.uz', 'https://games.yulduz.uz'];
  expect(parseEnv({ PUBLIC_ORIGIN, GAME_ORIGIN }).GAME_ORIGIN).toBe(GAME_ORIGIN);
  expect(refusal({ GAME_ORIGIN }).message).toContain('GAME_ORIGIN is set without PUBLIC_ORIGIN');
  for (const settings of [
    { PUBLIC_ORIGIN, GAME_ORIGIN: PUBLIC_ORIGIN },
    { PUBLIC_ORIGIN, GAME_ORIGIN, PUBLIC_HOSTS: 'Games.yulduz.uz' },
  ])
    expect(refusal(settings as Record<string, string>).message).toContain('GAME_ORIGIN is a name of the site itself');
});

test('parseEnv, given bad secrets and bad addresses with passwords, throws an error that contains none of their values', () => {
  const { message } = refusal({
    ADMIN_TOKEN: 'hunter2',
    CONTENT_TOKEN: 'with a space',
    TELEGRAM_BOT_TOKEN: '7:t00-short',
    VALKEY_URL: 'http://u:pa55@x',
    PLATFORM_URL: 'ftp://u:pa55@x',
  });
  expect(message).toContain('ADMIN_TOKEN its value is not accepted');
  expect(message).not.toMatch(/hunter2|with a space|t00-short|pa55/);
});

test.each([
  [{ NODE_ENV: 'production' }, ['PLATFORM_URL', 'CONTENT_URL']],
  [{ NODE_ENV: 'production', PLATFORM_URL: 'http://p' }, ['CONTENT_URL']],
  [{ SANDBOX: '0' }, ['PLATFORM_URL', 'CONTENT_URL']],
])('parseEnv, for %o, throws because upstreams are unset', (record, names) => {
  expect(refusal(record).problems.map(({ name }) => name)).toEqual(names);
});

test.each(['PLATFORM_URL', 'CONTENT_URL'])(
  'parseEnv, given %s with a user name or a password, refuses it and does not show the value',
  (name) => {
    for (const value of [
      'https://user:pa55word@host.uz',
      'https://pa55word@host.uz/base',
      'http://:pa55word@host.uz',
    ]) {
      const read = () => parseEnv({ [name]: value });
      expect(read).toThrow(new RegExp(`${name}.*carries a user name or a password`));
      expect(read).not.toThrow(/pa55word/);
    }
    expect(() => parseEnv({ [name]: 'https://host.uz/@base' })).not.toThrow();
  },
);

test('parseEnv accepts a password in VALKEY_URL, marks it secret, and shows no part of a bad one', () => {
  const VALKEY_URL = 'rediss://user:pa55word@valkey.uz:6379';
  expect(parseEnv({ VALKEY_URL })).toMatchObject({ VALKEY_URL });
  expect(metaOf('VALKEY_URL').secret).toBe(true);
  for (const value of ['redis://user:pa55word@', 'http://user:pa55word@host', 'redis://user:pa55word@ho st'])
    expect(() => parseEnv({ VALKEY_URL: value })).toThrow(/^(?![^]*pa55word)[^]*VALKEY_URL/);
});

test('parseEnv, in production, accepts SANDBOX=1 without upstreams, or both upstreams without the sandbox', () => {
  expect(needsSandbox(parseEnv({ NODE_ENV: 'production', SANDBOX: '1' }))).toBe(true);
  const named = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://yulduz.uz',
    PLATFORM_URL: 'https://p.uz/base/',
    CONTENT_URL: 'https://c.uz',
  };
  expect(parseEnv(named)).toMatchObject({ PLATFORM_URL: 'https://p.uz/base', CONTENT_URL: 'https://c.uz' });
  expect(needsSandbox(parseEnv(named))).toBe(false);
});

test('parseEnv reads cache times of single collections, and refuses misspelt CACHE_ names and unknown collections', () => {
  const env = parseEnv({
    CACHE_CONTENT_FRESH__SETTINGS_SEO: '5m',
    CACHE_CONTENT_ERROR__SETTINGS_SEO: '1d',
    CACHE_CONTENT_STALE__PAGES: '0',
  });
  expect(env.CACHE_CONTENT_OVERRIDES).toEqual({
    'settings-seo': { fresh: 300_000, error: 86_400_000 },
    pages: { stale: 0 },
  });
  expect(refusal({ CACHE_CONTENT_FRES: '5m' }).problems[0]).toMatchObject({ problem: 'is not a variable' });
  expect(refusal({ CACHE_CONTENT_FRESH__PAGES: '5 minutes' }).problems[0]?.accepted).toContain('a duration');
  expect(refusal({ CACHE_CONTENT_FRESH__SETINGS_SEO: '5m' }).problems[0]?.problem).toBe('names no collection');
});

test('parseEnv reads cache times of single pages by route, and refuses pages that are not cached, by name and source', () => {
  const env = parseEnv({
    CACHE_PAGES_FRESH__GAMEHALL: '5m',
    CACHE_PAGES_STALE__GAMEHALL: '1h',
    CACHE_PAGES_FRESH__TOURNAMENT_GAMEHALL: '0',
  });
  expect(env.CACHE_PAGES_OVERRIDES).toEqual({
    '/gamehall': { fresh: 300_000, stale: 3_600_000 },
    '/tournaments/:id/gamehall': { fresh: 0 },
  });
  expect(env.CACHE_CONTENT_OVERRIDES).toEqual({});
  const bad = { CACHE_PAGES_FRESH__GAMEHAL: '5m', CACHE_PAGES_ERROR__HOME: 'soon', CACHE_PAGES_FRESH__DEPOSIT: '5m' };
  const { problems, message } = refusal({ ...bad, CACHE_PAGES_FRESH__SIGN_IN: '5m', CACHE_PAGES_FRESHER__HOME: '5m' });
  expect(problems.map(({ name, problem }) => [name, problem]).sort()).toEqual([
    ['CACHE_PAGES_ERROR__HOME', '"soon" is not accepted'],
    ['CACHE_PAGES_FRESHER__HOME', 'is not a variable'],
    ['CACHE_PAGES_FRESH__DEPOSIT', 'names no cached page'],
    ['CACHE_PAGES_FRESH__GAMEHAL', 'names no cached page'],
    ['CACHE_PAGES_FRESH__SIGN_IN', 'names no cached page'],
  ]);
  expect(message).toMatch(/HOME, CONTENT_PAGE, BETTING, .*GAMEHALL/);
});

test('parseEnv, for TRUST_PROXY, accepts addresses, ranges, hops and false, and refuses true and impossible ranges', () => {
  expect(parseEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  expect(parseEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  expect(parseEnv({ TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false);
  expect(refusal({ TRUST_PROXY: 'true' }).message).toContain('never true');
  expect(refusal({ TRUST_PROXY: '10.0.0.0/64' }).problems).toHaveLength(1);
});

test('parseEnv, for PUBLIC_ORIGIN, drops a trailing slash, and refuses paths, other schemes and user names', () => {
  expect(parseEnv({ PUBLIC_ORIGIN: 'https://yulduz.uz/' }).PUBLIC_ORIGIN).toBe('https://yulduz.uz');
  for (const bad of ['yulduz.uz', 'https://yulduz.uz/ru', 'javascript:alert(1)', 'https://u:p@yulduz.uz']) {
    expect(refusal({ PUBLIC_ORIGIN: bad }).problems).toHaveLength(1);
  }
});

test('parseEnv refuses FRAME_ANCESTORS and CSP_CONNECT with a directive, a host without scheme, or unsafe-inline', () => {
  expect(parseEnv({ FRAME_ANCESTORS: "'self'  https://web.telegram.org" }).FRAME_ANCESTORS).toHaveLength(2);
  for (const bad of ["'self'; script-src *", 'web.telegram.org', "'unsafe-inline'"]) {
    expect(refusal({ FRAME_ANCESTORS: bad }).problems).toHaveLength(1);
    expect(refusal({ CSP_CONNECT: bad }).problems).toHaveLength(1);
  }
});

test('parseDuration and parseSize read every unit, and return undefined for any other text', () => {
  expect(['0', '7ms', '7s', '7m', '7h', '7d'].map(parseDuration)).toEqual([0, 7, 7e3, 42e4, 252e5, 6048e5]);
  expect(['0', '7kB', '7MB', '7GB'].map(parseSize)).toEqual([0, 7e3, 7e6, 7e9]);
  for (const bad of ['', '7', '-7s', '1.5h', '7 s', '7S', 's', '1h30m', ' 7s', '７s', '٣s'])
    expect(parseDuration(bad)).toBeUndefined();
  for (const bad of ['7', '7KB', '7mb', '7 MB', '7M', '1GiB', '-1MB', '1.5GB', '７MB', '٣MB'])
    expect(parseSize(bad)).toBeUndefined();
});

test('parseEnv, for any fuzzed values, returns an environment or throws a ConfigError', () => {
  const names = [
    'PORT',
    'TRUST_PROXY',
    'PUBLIC_ORIGIN',
    'FRAME_ANCESTORS',
    'CACHE_CONTENT_FRESH__A',
    'CACHE_PAGES_FRESH__HOME',
    'PLATFORM_URL',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'grapheme' })), (record) => {
      expect(outcome(record)).not.toBe('another error');
    }),
  );
});

test('parseEnv refuses a PUSH_KEY that has the length of a key and is none, before anything is opened with it', () => {
  for (const PUSH_KEY of ['A'.repeat(43), '_'.repeat(43)])
    expect(refusal({ PUSH_KEY }).problems.map(({ name }) => name)).toEqual(['PUSH_KEY']);
});

test.each(['PLATFORM_TIMEOUT', 'CASHIER_TIMEOUT', 'REDIRECT_LOOKUP_TIMEOUT', 'UPSTREAM_IDLE', 'CONTENT_TIMEOUT'])(
  'parseEnv refuses a %s that would end every wait at once: 0, and more than a timer of Node can wait',
  (name) => {
    for (const value of ['0', '0s', '25h', '30d']) {
      expect(refusal({ [name]: value }).message).toContain(`${name} "${value}" is not accepted`);
    }
    for (const value of ['1ms', '24h']) expect(outcome({ [name]: value })).toBe('an environment');
  },
);

test('parseEnv takes a DRAIN_TIME of 0 and of a minute, and none that outlives the process that stops', () => {
  for (const value of ['0', '60s']) expect(outcome({ DRAIN_TIME: value })).toBe('an environment');
  for (const value of ['61s', '30d']) expect(outcome({ DRAIN_TIME: value })).toBe('a ConfigError');
});

test('parseEnv refuses a VALKEY_URL whose password cannot be decoded, and does not print it', () => {
  const { message } = refusal({ VALKEY_URL: 'redis://site:p%zz@valkey:6379' });
  expect(message).toContain('VALKEY_URL');
  expect(message).not.toContain('p%zz');
  expect(outcome({ VALKEY_URL: 'redis://site:p%25zz@valkey:6379/0' })).toBe('an environment');
});

test('parseEnv shows a character of a refused value that looks like a space or like nothing as its code', () => {
  expect(refusal({ PORT: '\u00a03000\u200b' }).message).toContain(String.raw`PORT "\u00a03000\u200b" is not accepted`);
  expect(refusal({ LOG_LEVEL: 'info ' }).message).toContain('LOG_LEVEL "info " is not accepted');
});

test('parseEnv refuses quotes around a value that accepts any text, and shows no secret in them', () => {
  const { message, problems } = refusal({ ADMIN_TOKEN: '"hunter2222"', REDIRECTS_FILE: "'config/redirects.txt'" });
  expect(problems.map(({ name }) => name).sort()).toEqual(['ADMIN_TOKEN', 'REDIRECTS_FILE']);
  expect(message).toContain('ADMIN_TOKEN has quotes around its value');
  expect(message).not.toContain('hunter2222');
  expect(outcome({ FRAME_ANCESTORS: "'self'" })).toBe('an environment');
});
