import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '#config/ConfigError.ts';
import { brand } from '#shared/brand.ts';
import { anor } from '#tests/brands/anor.ts';
import { readBrands } from './readBrands.ts';

const example = JSON.parse(readFileSync('ops/brands/anor.json', 'utf8')) as Record<string, object>;
const record = { NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://yulduz.example', CACHE_PAGES_MAX_BYTES: '256MB' };

/** Of a second brand: hosts of its own. */
const OTHER = { origin: 'https://other.example', hosts: [] };

/** A folder with these files; `{}` is the example as it is. */
function folderOf(files: Record<string, object | string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, change] of Object.entries(files))
    writeFileSync(
      path.join(folder, name),
      typeof change === 'string' ? change : JSON.stringify({ ...example, ...change }),
    );
  return folder;
}

function problemsOf(files: Record<string, object | string>, variables: Record<string, string> = {}): string[] {
  try {
    readBrands(folderOf(files), 'brands', { ...record, ...variables });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ name, source, problem }) => `${source}: ${name} ${problem}`);
  }
}

test('the example brand is read with its look, hosts, languages and environment', () => {
  const [site] = readBrands('ops/brands', 'ops/brands', record);
  expect(site).toMatchObject({ id: 'anor', file: 'ops/brands/anor.json', languages: ['uz', 'ru'], language: 'ru' });
  expect(site?.look).toEqual(anor);
  expect(site?.hosts).toEqual(['anor.example', 'www.anor.example', 'anor.localhost:3000']);
  expect(site?.env).toMatchObject({
    PUBLIC_ORIGIN: 'https://anor.example',
    PUBLIC_HOSTS: ['www.anor.example', 'anor.localhost:3000'],
    CACHE_PAGES_FRESH: 20_000,
    SNAPSHOT_FILE: '.data/snapshot.anor',
  });
});

test('a brand that names few tokens has those of the build, but draws its own pictures', () => {
  const { logoMark } = anor.dark;
  const few = {
    dark: { logoMark, primary: '#ff9a62' },
    light: { logoMark },
    both: { logoLarge: anor.both.logoLarge, tileBand: anor.both.tileBand },
  };
  const [site] = readBrands(folderOf({ 'few.json': few }), 'brands', record);
  expect(site?.look.dark).toEqual({ ...brand.dark, logoMark, primary: '#ff9a62' });
  expect(site?.look.both.skyline).toBeNull();
  expect(problemsOf({ 'few.json': { ...few, light: {} } })).toEqual(['brands/few.json: light.logoMark is missing']);
});

test.each([
  ['broken JSON', '{', /brands\/a\.json: the file is not read/],
  ['no name', { name: undefined }, 'brands/a.json: name is not accepted'],
  ['a name with markup', { name: '<b>' }, 'brands/a.json: name is not accepted'],
  ['an unknown field', { colour: 'red' }, 'brands/a.json: colour is no field'],
  ['an unknown token', { dark: { ...example['dark'], blush: '#ff0000' } }, 'brands/a.json: dark.blush is no field'],
  [
    'a token that ends its rule',
    { dark: { ...example['dark'], bg: '#000000;}' } },
    'brands/a.json: dark.bg is not accepted',
  ],
  [
    'a pale text',
    { light: { ...example['light'], successText: '#9fd9b4' } },
    /brands\/a\.json: light\.successText has a contrast of 1\.\d+ on bg/,
  ],
  ['a script in a picture', { icon: '<svg><script/></svg>' }, 'brands/a.json: icon is not accepted'],
  [
    'a picture that is not there',
    { icon: 'a/icon.svg' },
    'brands/a.json: icon names a/icon.svg, which cannot be read (ENOENT)',
  ],
  ['a path out of the folder', { icon: '../icon.svg' }, 'brands/a.json: icon is not accepted'],
  ['a language that is not there', { languages: ['de'] }, 'brands/a.json: languages.0 is not accepted'],
  ['a default language it does not have', { languages: ['uz'] }, 'brands/a.json: language is none of languages'],
  ['a variable of the process', { variables: { PORT: '80' } }, 'brands/a.json: variables.PORT is of the whole process'],
  ['a secret in the file', { variables: { PUSH_KEY: 'x' } }, 'brands/a.json: variables.PUSH_KEY is a secret'],
  ['an unknown variable', { variables: { CACHE_X: '1s' } }, 'brands/a.json: variables.CACHE_X is not a variable'],
  [
    'a wrong value',
    { variables: { CACHE_PAGES_FRESH: 'soon' } },
    'brands/a.json: variables.CACHE_PAGES_FRESH "soon" is not accepted',
  ],
  ['a port that cannot be', { origin: 'https://anor.example:99999' }, 'brands/a.json: origin is not accepted'],
  ['a host of the process', { hosts: ['yulduz.example'] }, /hosts has yulduz\.example, a host of PUBLIC_ORIGIN/],
])('a brand file with %s is refused with its file and field', (_what, change, problem) => {
  const problems = problemsOf({ 'a.json': change });
  expect(
    problems.some((one) => (typeof problem === 'string' ? one === problem : problem.test(one))),
    problems.join('\n'),
  ).toBe(true);
});

test('two brands with one host, and a file with a wrong name, are refused; all problems are told at once', () => {
  expect(problemsOf({ 'a.json': {}, 'b.json': {}, 'C D.json': {} })).toEqual([
    'brands/C D.json: name of the file is not accepted',
    'brands/b.json: hosts has anor.example, a host of brands/a.json',
    'brands/b.json: hosts has www.anor.example, a host of brands/a.json',
    'brands/b.json: hosts has anor.localhost:3000, a host of brands/a.json',
  ]);
  expect(() => readBrands('nowhere', 'nowhere', record)).toThrow('BRANDS names nowhere, which cannot be read (ENOENT)');
});

test('a brand gets secrets of its own by their suffix, and none of an upstream that is not its own', () => {
  const secrets = {
    DEVICE_SECRET: 'd'.repeat(32),
    CONTENT_TOKEN: 'content-token',
    PLATFORM_EVENTS_TOKEN: 'feed-token',
    TELEGRAM_BOT_TOKEN: `1:${'t'.repeat(20)}`,
    GAME_ORIGIN: 'https://games.yulduz.example',
    PUSH_CONTACT__A: 'ignored',
    PREVIEW_SECRET: 'p'.repeat(32),
    PLATFORM_EVENTS_TOKEN__A: 'feed-of-a',
  };
  const files = { 'a.json': { variables: { PLATFORM_URL: 'https://platform.anor.example' } } };
  const [site] = readBrands(folderOf(files), 'brands', { ...record, ...secrets });
  expect(site?.env).toMatchObject({
    CONTENT_TOKEN: 'content-token',
    PLATFORM_EVENTS_TOKEN: 'feed-of-a',
    // Shared with the other sites (createCacheMemory).
    CACHE_PAGES_MAX_BYTES: 256e6,
  });
  expect([site?.env.TELEGRAM_BOT_TOKEN, site?.env.GAME_ORIGIN]).toEqual([undefined, undefined]);
  expect(site?.env.DEVICE_SECRET).toMatch(/^[\da-f]{64}$/);
  const [plain] = readBrands(folderOf(files), 'brands', { ...record, PLATFORM_EVENTS_TOKEN: 'feed-token' });
  expect(plain?.env.PLATFORM_EVENTS_TOKEN).toBeUndefined();
});

test('a brand with a content service of its own has no drafts that editors of the other one may open', () => {
  const secrets = { PREVIEW_SECRET: 'p'.repeat(32) };
  const own = { 'a.json': { variables: { CONTENT_URL: 'https://content.anor.example' } }, 'b.json': OTHER };
  const [a, b] = readBrands(folderOf(own), 'brands', { ...record, ...secrets });
  expect([a?.env.PREVIEW_SECRET, b?.env.PREVIEW_SECRET]).toEqual([undefined, secrets.PREVIEW_SECRET]);
});

test('one more file, or a time that is reloaded, leaves the digest of a brand as it was; its other variables change it', () => {
  const digestOf = (files: Record<string, object>, variables = {}) =>
    readBrands(folderOf(files), 'brands', { ...record, ...variables })[0]?.digest;
  const alone = digestOf({ 'a.json': {} });
  expect(digestOf({ 'a.json': {}, 'b.json': OTHER })).toBe(alone);
  expect(digestOf({ 'a.json': {} }, { RATE_LIMIT_MONEY: '7' })).toBe(alone);
  expect(digestOf({ 'a.json': {} }, { CACHE_PAGES_MAX_BYTES: '128MB' })).toBe(alone);
  const withVariables = (variables: object) =>
    digestOf({ 'a.json': { variables: { ...example['variables'], ...variables } } });
  expect(withVariables({ CACHE_PAGES_FRESH: '7s' })).toBe(alone);
  expect(withVariables({ CACHE_PAGES_MAX_BYTES: '7MB' })).not.toBe(alone);
  expect(withVariables({ CONTENT_QUERY: 'site=a' })).not.toBe(alone);
  expect(digestOf({ 'a.json': { name: 'Anor 2' } })).not.toBe(alone);
});

test('a picture of a file is checked as one in the brand file is', () => {
  for (const [content, isRefused] of [
    ['<svg onload="x()"></svg>', true],
    ['<?xml version="1.0"?><svg></svg>', true],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>\n', false],
  ] as const) {
    const folder = folderOf({ 'a.json': { icon: 'icon.svg' }, 'icon.svg': content });
    const read = () => readBrands(folder, 'brands', record);
    if (isRefused) expect(read, content).toThrow('icon names icon.svg, which is not accepted (brands/a.json)');
    else expect(read()[0]?.look.icon).toBe(content.trim());
  }
});

test('the host of game documents of the process is no host of a brand', () => {
  expect(problemsOf({ 'a.json': { hosts: ['games.example'] } }, { GAME_ORIGIN: 'https://games.example' })).toEqual([
    'brands/a.json: hosts has games.example, a host of PUBLIC_ORIGIN, PUBLIC_HOSTS or GAME_ORIGIN',
  ]);
});

test('of sites with one platform and one push key the first sends notifications; one with its own key or platform does too', () => {
  const platform = { variables: { PLATFORM_URL: 'https://platform.other.example' } };
  const files = {
    'a.json': {},
    'b.json': { ...OTHER, ...platform },
    'c.json': { ...OTHER, ...platform, origin: 'https://third.example' },
    'd.json': { ...OTHER, origin: 'https://fourth.example' },
  };
  const feed = { PLATFORM_EVENTS_TOKEN__B: 'feed-token', PLATFORM_EVENTS_TOKEN__C: 'feed-token' };
  const keys = { PUSH_KEY: 'k'.repeat(43), PUSH_KEY__D: 'd'.repeat(43), ...feed };
  const sites = readBrands(folderOf(files), 'brands', { ...record, ...keys });
  expect(sites.map(({ id, sendsPushes }) => id + sendsPushes)).toEqual(['afalse', 'btrue', 'cfalse', 'dtrue']);
});

test('PNG icons are read by their pixels, and one of another size or kind is told with its field', () => {
  const folder = folderOf({ 'anor.json': { png: { '32': 'small.png', '192': 'home.png' } } });
  const png = (size: number) => {
    const header = Buffer.alloc(32);
    header.write('\x89PNG\r\n\x1a\n', 'latin1');
    header.writeUInt32BE(size, 16);
    header.writeUInt32BE(size, 20);
    return header;
  };
  const read = (home: Buffer) => {
    writeFileSync(path.join(folder, 'small.png'), png(32));
    writeFileSync(path.join(folder, 'home.png'), home);
    return readBrands(folder, 'brands', record)[0];
  };
  const site = read(png(192));
  expect([...(site?.png ?? [])]).toEqual([
    ['32', 'small.png'],
    ['192', 'home.png'],
  ]);
  expect(site?.files.get('home.png')).toEqual(png(192));
  for (const wrong of [png(180), Buffer.from('<svg></svg>')])
    expect(() => read(wrong)).toThrow('png.192 names home.png, which is no PNG of that size');
});

test('a brand file that begins with a byte order mark is read', () => {
  expect(problemsOf({ 'a.json': `\uFEFF${JSON.stringify(example)}` })).toEqual([]);
});
