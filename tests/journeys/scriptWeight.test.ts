import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstChunkModules } from '../../scripts/firstChunk.ts';
import { paths } from '../../shared/url/paths.ts';
import { journey, type Visitor } from '../support/journey.ts';
import { signInAs } from '../support/signInAs.ts';

const { visit, site } = journey();

interface Script {
  name: string;
  encodedBodySize: number;
}

async function scriptsOf({ page, open }: Pick<Visitor, 'page' | 'open'>, path: string): Promise<Script[]> {
  await Promise.all([page.waitForResponse(/\/assets\/startBackground-/), open(path)]);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(?!startVitals).*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
}

const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
const listed = (scripts: readonly Script[]) =>
  scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n');

let guest: Promise<Visitor> | undefined;
let player: Promise<Visitor> | undefined;

/** They walk all pages: what comes from the browser's cache is told with the size that it had on the line. */
const guestVisits = () => (guest ??= visit({ device: 'phone', locale: 'uz', stays: true }));
async function playerVisits(): Promise<Visitor> {
  const visitor = await visit({ device: 'phone', locale: 'uz', stays: true });
  await signInAs(visitor.page, site().origin, 'zero@yulduz.test');
  return visitor;
}

async function load(visitor: Visitor, path: string): Promise<Script[]> {
  let scripts: Script[] = [];
  await visitor.step(path, async () => {
    scripts = await scriptsOf(visitor, path);
  });
  // A script of which the browser did not tell would weigh nothing.
  expect(scripts.filter(({ encodedBodySize }) => encodedBodySize === 0)).toEqual([]);
  return scripts;
}

/**
 * Bytes of script as they come over the line, by the end of the idle time after the page, when nobody has pressed anything.
 * The measuring of vitals, 3 kB for one visit in eight, is not every visitor's.
 */
test.each([
  ['/', 116_000],
  ['/gamehall', 129_000],
])('%s brings at most %i bytes of script', async (path, most) => {
  const scripts = await load(await guestVisits(), path);
  expect(weightOf(scripts)).toBeGreaterThan(90_000);
  expect(weightOf(scripts), listed(scripts)).toBeLessThanOrEqual(most);
});

let scriptsOfHome: Promise<Script[]> | undefined;

test.each([
  [paths.profile.build(), 25_000],
  [paths.profileSettings.build(), 25_000],
  [paths.profileSecurity.build(), 25_000],
  [paths.deposit.build(), 35_000],
  [paths.withdraw.build(), 35_000],
  [paths.cashierHistory.build(), 35_000],
  [paths.wallet.build(), 35_000],
  [paths.receipt.build(), 35_000],
  [paths.statement.build(), 25_000],
  [paths.verify.build(), 25_000],
  [paths.profileNotification.build(), 25_000],
  [paths.profileCashback.build(), 25_000],
  [paths.profileBonuses.build(), 25_000],
  [paths.profileLoyalty.build(), 25_000],
  [paths.profileVerification.build(), 25_000],
  [paths.profileResponsibleGame.build(), 25_000],
  [paths.profileBetsHistory.build(), 25_000],
  [paths.profileBetsExports.build(), 25_000],
])('%s brings a player at most %i bytes of script beyond those of the home page', async (path, most) => {
  const visitor = await (player ??= playerVisits());
  const ofHome = await (scriptsOfHome ??= load(visitor, '/'));
  const all = await load(visitor, path);
  const known = new Set(ofHome.map(({ name }) => name));
  const more = all.filter(({ name }) => !known.has(name));
  expect(weightOf(more)).toBeGreaterThan(1_000);
  expect(weightOf(more), listed(more)).toBeLessThanOrEqual(most);
});

test('modules of the first chunk, as the list names them, exist', () => {
  expect(firstChunkModules.length).toBeGreaterThan(40);
  expect(firstChunkModules.filter((name) => !existsSync(`${name}.ts`) && !existsSync(`${name}.tsx`))).toEqual([]);
});
