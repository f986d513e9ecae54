import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { oneOfEachKind } from '#tests/support/looks/oneOfEachKind.ts';
import { pageWalks } from '#tests/support/looks/pageWalks.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicKinds, publicPages } from '#tests/support/looks/publicPages.ts';
import { sampled } from '#tests/support/sampled.ts';

const { visit, site } = journey();
const walk = pageWalks({ visit, site });
/** Time limit of a walk that hangs, not a budget: five widths in two languages take minutes on a loaded machine. */
const WALK_MS = isFull ? 900_000 : 240_000;

/** Public pages with content of the player; by default home, which has the most. */
const PERSONAL = isFull
  ? /^\/($|gamehall$|platform\/game\/[^/]+$|tournaments\/[^/]+$|winners$|offers|promotions|support$|betting$)/
  : /^\/$/;
const personalKinds = publicKinds.filter((kind) => PERSONAL.test(kind));
test.each(personalKinds.map((kind, index) => [kind, index] as const))(
  '%s, opened by a player, does not shift and fits every width, and axe finds nothing',
  async (kind, index) => {
    const pages = oneOfEachKind(await publicPages(site().origin, kind));
    const found = await Promise.all(
      sampled(LOCALES, index).map((locale) =>
        walk({ pages, device: locale === 'uz' ? 'desktop' : 'phone', locale, email: 'demo@yulduz.test' }),
      ),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);

/** Maximum bytes of script besides those of home; the forms of the cashier are larger, and the limits page judges the player's history. */
function maxScript(path: string): number {
  if (path === paths.profileResponsibleGame.build()) return 29_800;
  return path.startsWith(`${paths.cashier.build()}/`) && path !== paths.statement.build() ? 40_300 : 28_400;
}

test.each(playerPages.map((one, index) => ({ ...one, at: index })))(
  '$path, for players only, does not shift, fits every width, passes axe, and loads little script',
  async ({ at, ...one }) => {
    const found = await Promise.all(
      sampled(LOCALES, at).map((locale) =>
        walk({
          pages: [one],
          device: locale === 'uz' ? 'phone' : 'desktop',
          locale,
          email: 'kyc@yulduz.test',
          maxScript: maxScript(one.path),
        }),
      ),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);
