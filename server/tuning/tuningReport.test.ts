import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { parseRedirectsFile } from '#shared/redirects/parseRedirectsFile.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { trafficOf } from './readTraffic.ts';
import { tuningReport } from './tuningReport.ts';

const SECOND = 1_000;
const noon = Date.parse('2026-11-26T12:00:00Z');

interface Line {
  at: number;
  event?: string;
  [field: string]: unknown;
}

/** A line of the log, `at` seconds after noon. */
function line({ at, event = 'request', ...fields }: Line): string {
  const usual =
    event === 'request' ? { method: 'GET', path: '/gamehall', route: '/gamehall', status: 200, ms: 0, bytes: 1 } : {};
  return JSON.stringify({
    level: 'info',
    time: new Date(noon + at * SECOND).toISOString(),
    event,
    ...usual,
    ...fields,
  });
}

const page = (time: number, verdict: string, more: object = {}) =>
  line({ at: time, page: 'hall', size: 400_000, cache: { pages: verdict, 'content:common': 'hit' }, ...more });

function report(lines: string[], env: Record<string, string> = {}, redirects = '') {
  const settings = (values: Record<string, string>, rules: string) => {
    const parsed = parseEnv({ SANDBOX: '1', PUBLIC_ORIGIN: 'https://yulduz.uz', ...values });
    const index = redirectIndex(parseRedirectsFile(rules, 'candidate.txt'));
    return { env: parsed, live: { ...createLiveSettings(parsed), redirects: () => index } };
  };
  return tuningReport(trafficOf(lines), settings({}, ''), settings(env, redirects));
}

/** The cells of the first row that begins with a text. */
function row(text: string, first: string): string[] | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`| ${first} |`));
  return found?.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
}

test('a longer fresh time turns renders into hits, and the change of content still renders the page anew', () => {
  const visits = Array.from({ length: 60 }, (_, index) => page(index * 20, index === 0 ? 'miss' : 'stale'));
  const lines = [...visits, line({ at: 610, event: 'cache_purged', cache: 'common', by: 'webhook' })];
  const text = report(lines, { CACHE_PAGES_FRESH: '1h' });
  expect(row(text, 'fresh, of the page cache')?.slice(1)).toEqual(['0.0 %', '0.0 %', '96.7 %']);
  expect(row(text, 'stale')?.slice(1)).toEqual(['98.3 %', '96.7 %', '0.0 %']);
  expect(row(text, '1 s')?.at(-1)).toBe('0');
  expect(row(text, '30 s')?.at(-1)).not.toBe('0');
  expect(text).toContain('Fresh time: 10 s is the longest');
});

test('too little memory loses hits, and the suggestion names the memory that keeps them', () => {
  const lines = Array.from({ length: 400 }, (_, index) =>
    page(index, 'hit', {
      page: `game-${index % 40}`,
      path: `/game/${index % 40}`,
      route: '/game/:sysname',
      size: 1_000_000,
    }),
  );
  const text = report(lines, { CACHE_PAGES_MAX_BYTES: '8MB', CACHE_PAGES_FRESH: '1h' });
  expect(row(text, 'answered without a render of their own')?.slice(1)).toEqual(['100.0 %', '90.0 %', '0.0 %']);
  expect(text).toMatch(/Memory: (3[6-9]|4\d)\.\d MB keep 99 %/);
});

test('addresses that get another redirect or cacheability are counted with an example', () => {
  const lines = [
    line({ at: 1, path: '/old/spring', status: 404, page: 'old', cache: { pages: 'miss' } }),
    line({ at: 2, path: '/ru/old/autumn?x=[r]', status: 404, page: 'old2', cache: { pages: 'miss' } }),
    line({ at: 3, path: '/moved', status: 301 }),
    page(4, 'miss'),
    line({ at: 5, uncacheable: 'session' }),
  ];
  const text = report(lines, { CACHE_PAGES_FRESH__GAMEHALL: '0' }, '/old/* /promotions/* 301');
  expect(row(text, 'redirect')).toEqual([
    'redirect',
    'no redirect by the file',
    '301 by `/old/* /promotions/*`',
    '2',
    '`/old/spring` `/ru/old/autumn?x=[r]`',
  ]);
  expect(row(text, 'cacheability')).toEqual([
    'cacheability',
    'cached, fresh for 10 s',
    'not cached: off',
    '1',
    '`/gamehall`',
  ]);
  expect(text).toContain('1 requests were redirected by rules of the content service or the platform');
});

test('a lower limit refuses the visitor who asks most, and nobody else', () => {
  const reads = (bucket: string, times: number) =>
    Array.from({ length: times }, (_, index) =>
      line({ at: index / 10, path: '/api/games.get', limits: [{ name: 'reads', bucket }] }),
    );
  const lines = [...reads('busy', 50), ...reads('calm', 5)];
  const text = report(lines, { RATE_LIMIT_READS: '20' });
  expect(row(text, 'reads')?.slice(1)).toEqual(['20', '55', '0', '29', '1']);
  const same = report(lines);
  expect(row(same, 'reads')?.slice(1)).toEqual(['6000', '55', '0', '0', '0']);
});

test('processor time of pages counts in its own budget', () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    line({
      at: index,
      uncacheable: 'session',
      limits: [
        { name: 'rendering', bucket: 'a', amount: 5 },
        { name: 'rendering', bucket: 'a', amount: 195 },
      ],
    }),
  );
  expect(Number(row(report(lines, { RATE_LIMIT_RENDERING: '15000' }), 'rendering')?.[4])).toBe(0);
  expect(Number(row(report(lines, { RATE_LIMIT_RENDERING: '1500' }), 'rendering')?.[4])).toBeGreaterThan(10);
});

test('lines of other programs are counted and left out', () => {
  const text = report([page(1, 'miss'), 'npm warn x', '{"broken', '']);
  expect(text).toContain('2 lines are not of this log and were left out.');
});

test('the report says what it does not replay: preludes of players and logs of several replicas', () => {
  const text = report([page(0, 'miss'), page(1, 'hit')]);
  expect(text).toMatch(/## Not replayed\n\nPages of players and their preludes[^\n]+several replicas in one file/);
});
