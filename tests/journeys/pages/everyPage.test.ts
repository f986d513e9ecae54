import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../client/app/routes.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { isFull } from '../../support/isFull.ts';
import { journey } from '../../support/browsers/journey.ts';
import { pageWalks } from '../../support/looks/pageWalks.ts';
import { type PublicPage, publicKinds, publicPages } from '../../support/looks/publicPages.ts';
import { sampled } from '../../support/sampled.ts';
import { type SlowDocuments, slowDocuments } from '../../support/sites/slowDocuments.ts';

const { visit, site } = journey();
const walk = pageWalks({ visit, site });
/** A guard against what hangs, not a budget: five widths of two languages take a loaded machine minutes. */
const WALK_MS = isFull ? 900_000 : 240_000;

let slow: SlowDocuments;
beforeAll(async () => {
  slow = await slowDocuments(site().origin, { piece: 6_000, pause: 40 });
});
afterAll(() => slow?.close());

/** The component that shows it; a page in another state is a kind of its own. */
const templateOf = (kind: string) => routes.find(({ pattern }) => pattern === kind)?.page ?? kind;
const templates = publicKinds.map(templateOf);
/** The hall, with another of its categories lit. */
const ALIKE: readonly string[] = ['gamehall-slots'];
const kinds = isFull
  ? publicKinds
  : publicKinds.filter((kind, at) => templates.indexOf(templates[at] ?? '') === at && !ALIKE.includes(kind));

/** What is running looks unlike what is over. */
const ENDS: readonly string[] = [paths.tournament.pattern, paths.promotion.pattern];
function shown(pages: readonly PublicPage[]): readonly PublicPage[] {
  if (isFull) return pages;
  return pages.filter(({ kind }, at) => at === 0 || (ENDS.includes(kind) && at === pages.length - 1));
}

// In one language each, by turns: a page that is too wide is so in its words.
test.each(kinds.map((kind, at) => [kind, at] as const))(
  '%s stands for a guest and does not move while it comes in pieces',
  async (kind, at) => {
    const pages = shown(await publicPages(site().origin, kind));
    const found = await Promise.all(
      LOCALES.map(async (locale) => {
        const ofLanguage = pages.filter((_, place) => sampled(LOCALES, at + place).includes(locale));
        if (ofLanguage.length === 0) return [];
        const device = locale === 'uz' ? 'phone' : 'desktop';
        // What comes whole must move less, which the full run looks at, too.
        const ways = isFull ? [{}, { origin: slow.origin }] : [{ origin: slow.origin }];
        const problems = await Promise.all(ways.map((way) => walk({ pages: ofLanguage, device, locale, ...way })));
        return problems.flat();
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);
