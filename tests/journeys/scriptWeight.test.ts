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

/**
 * Bytes of script as they came over the line, by the end of the idle time after the page, when nobody has pressed anything.
 * The measuring of vitals, 3 kB for one visit in eight, is not every visitor's.
 */
test.each([
  ['/', 116_000],
  ['/gamehall', 129_000],
])('%s brings at most %i bytes of script', async (path, most) => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  let scripts: Script[] = [];
  await visitor.step('open', async () => {
    scripts = await scriptsOf(visitor, path);
  });
  // Not the least that could be wrong: scripts from a cache would weigh nothing.
  expect(weightOf(scripts)).toBeGreaterThan(90_000);
  expect(weightOf(scripts), listed(scripts)).toBeLessThanOrEqual(most);
});

/** A visitor each: what the service worker hands out on a second page has no compressed size. */
async function scriptsOfPlayer(path: string): Promise<Script[]> {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  await signInAs(visitor.page, site().origin, 'zero@yulduz.test');
  let scripts: Script[] = [];
  await visitor.step('open', async () => {
    scripts = await scriptsOf(visitor, path);
  });
  return scripts;
}

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
  const [ofHome, all] = await Promise.all([(scriptsOfHome ??= scriptsOfPlayer('/')), scriptsOfPlayer(path)]);
  const known = new Set(ofHome.map(({ name }) => name));
  const more = all.filter(({ name }) => !known.has(name));
  expect(weightOf(more)).toBeGreaterThan(1_000);
  expect(weightOf(more), listed(more)).toBeLessThanOrEqual(most);
});

test('modules of the first chunk, as the list names them, exist', () => {
  expect(firstChunkModules.length).toBeGreaterThan(40);
  expect(firstChunkModules.filter((name) => !existsSync(`${name}.ts`) && !existsSync(`${name}.tsx`))).toEqual([]);
});
