import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { layoutShifts, watchLayoutShift } from '#tests/support/looks/layoutShift.ts';
import { type PublicPage, publicPages } from '#tests/support/looks/publicPages.ts';
import { type SlowDocuments, slowDocuments } from '#tests/support/sites/slowDocuments.ts';

const { visit, site } = journey();
const WALK_MS = 600_000;
/** Web Vitals call 0.1 good. */
const MAX_SHIFT = 0.015;
/** Pieces so small that one of them ends after each part of a page; `everyPage` loads every page in larger ones. */
let slower: SlowDocuments;

beforeAll(async () => {
  slower = await slowDocuments(site().origin, { piece: 1_100, pause: 25 });
});
afterAll(() => slower?.close());

async function walk({ page, locale, expectRefusal, step }: Visitor, pages: readonly PublicPage[]): Promise<string[]> {
  await watchLayoutShift(page);
  const problems: string[] = [];
  for (const { path, status } of pages) {
    const address = withLocale(path, locale);
    if (status !== 200) expectRefusal({ status, path: address });
    await step(address, async () => {
      await page.goto(slower.origin + address);
      await page.waitForLoadState('networkidle');
      await whenStill(page);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MAX_SHIFT)
        problems.push(`${address}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; ')}`);
    }).catch((error: unknown) => problems.push(String(error)));
  }
  return problems;
}

test.runIf(isFull)(
  'a game page that arrives slowly in small pieces does not shift its layout',
  async () => {
    const games = (await publicPages(site().origin)).filter(({ path }) => path.startsWith('/platform/game/'));
    expect(games.length).toBeGreaterThan(1);
    // In parallel: the slow connection takes the time.
    const found = await Promise.all(
      (['phone', 'desktop'] as const).map(async (device, index) => {
        const visitor = await visit({ device, locale: 'ru', reducedMotion: 'no-preference', vendors: [slower.origin] });
        // A game's page has several addresses: each device opens another one, in the full run all.
        return walk(visitor, isFull ? games : games.slice(index, index + 1));
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);
