import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { broughtScripts, type Script } from '#tests/support/looks/broughtScripts.ts';
import { withoutVitals } from '#tests/support/looks/withoutVitals.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';

const { visit } = journey();

const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
const listed = (scripts: readonly Script[]) =>
  scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n');

let shared: Promise<Visitor> | undefined;

/** The visitor that all tests share. */
const guest = () =>
  (shared ??= visit({ device: 'phone', locale: 'uz', stays: true }).then(async (visitor) => {
    await withoutVitals(visitor.page);
    return visitor;
  }));

async function scriptsOf(path: string): Promise<Script[]> {
  const { page, open, step } = await guest();
  let scripts: Script[] = [];
  await step(path, async () => {
    await open(path);
    scripts = await broughtScripts(page, { isPlayer: false });
  });
  return scripts;
}

/** Without the server's counts of its filters, a hall loads the code that counts in the browser: 10 kB, on a server that has just started. */
async function untilCounted(): Promise<void> {
  const { page } = await guest();
  const hall = async () => (await page.request.get(paths.gamehall.build())).text();
  await expect.poll(hall, { timeout: timeLimit(30_000), interval: 500 }).toContain('"facets":{');
}

let home: Promise<Script[]> | undefined;
const scriptsOfHome = () => (home ??= scriptsOf(paths.home.build()));

test.each([
  ['/', 105_000],
  ['/gamehall', 120_000],
])('%s, opened by a guest on a phone, loads at most %i bytes of script', async (path, maxBytes) => {
  if (path === paths.gamehall.build()) await untilCounted();
  const scripts = path === '/' ? await scriptsOfHome() : await scriptsOf(path);
  expect(weightOf(scripts)).toBeGreaterThan(90_000);
  expect(weightOf(scripts), listed(scripts)).toBeLessThanOrEqual(maxBytes);
});

/** `everyPageOfPlayer` opens all pages of players and weighs their scripts. */
test('the page that checks a file of movements loads at most 25 kB of script besides that of home', async () => {
  const known = new Set((await scriptsOfHome()).map(({ name }) => name));
  const more = (await scriptsOf(paths.verify.build())).filter(({ name }) => !known.has(name));
  expect(weightOf(more)).toBeGreaterThan(1_000);
  expect(weightOf(more), listed(more)).toBeLessThanOrEqual(25_000);
});

test('the first chunk of the build imports only packages, so no page loads the entry’s file for it', () => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; name?: string; imports?: string[] }
  >;
  const first = Object.values(manifest).find(({ file, name }) => name === 'site' && file.endsWith('.js'));
  expect(first?.imports?.length).toBeGreaterThan(0);
  expect(first?.imports?.filter((name) => !/^_(?:vendor|rolldown-runtime)-/.test(name))).toEqual([]);
});
