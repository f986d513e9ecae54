import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstChunkModules } from '../../../scripts/bundle/firstChunk.ts';
import { paths } from '../../../shared/url/paths.ts';
import { broughtScripts, type Script } from '../../support/looks/broughtScripts.ts';
import { journey, type Visitor } from '../../support/browsers/journey.ts';

const { visit } = journey();

const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
const listed = (scripts: readonly Script[]) =>
  scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n');

let shared: Promise<Visitor> | undefined;

/** One who walks all pages. */
const guest = () => (shared ??= visit({ device: 'phone', locale: 'uz', stays: true, returns: true }));

async function scriptsOf(path: string): Promise<Script[]> {
  const { page, open, step } = await guest();
  let scripts: Script[] = [];
  await step(path, async () => {
    await open(path);
    scripts = await broughtScripts(page);
  });
  return scripts;
}

let home: Promise<Script[]> | undefined;
const scriptsOfHome = () => (home ??= scriptsOf(paths.home.build()));

test.each([
  ['/', 116_000],
  ['/gamehall', 129_000],
])('%s brings at most %i bytes of script', async (path, most) => {
  const scripts = path === '/' ? await scriptsOfHome() : await scriptsOf(path);
  expect(weightOf(scripts)).toBeGreaterThan(90_000);
  expect(weightOf(scripts), listed(scripts)).toBeLessThanOrEqual(most);
});

/** What players' own pages bring is weighed where they are all opened, in `everyPageOfPlayer`. */
test('the page that checks a file of movements brings at most 25 kB of script beyond those of the home page', async () => {
  const known = new Set((await scriptsOfHome()).map(({ name }) => name));
  const more = (await scriptsOf(paths.verify.build())).filter(({ name }) => !known.has(name));
  expect(weightOf(more)).toBeGreaterThan(1_000);
  expect(weightOf(more), listed(more)).toBeLessThanOrEqual(25_000);
});

test('modules of the first chunk, as the list names them, exist', () => {
  expect(firstChunkModules.length).toBeGreaterThan(40);
  expect(firstChunkModules.filter((name) => !existsSync(`${name}.ts`) && !existsSync(`${name}.tsx`))).toEqual([]);
});
