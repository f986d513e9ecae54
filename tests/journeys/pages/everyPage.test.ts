import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { LOCALES } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { pageWalks } from '#tests/support/looks/pageWalks.ts';
import { type PublicPage, publicKinds, publicPages } from '#tests/support/looks/publicPages.ts';
import { sampled } from '#tests/support/sampled.ts';
import { type SlowDocuments, slowDocuments } from '#tests/support/sites/slowDocuments.ts';

const { visit, site } = journey();
const walk = pageWalks({ visit, site });
/** Time limit of a walk that hangs, not a budget: five widths in two languages take minutes on a loaded machine. */
const WALK_MS = isFull ? 900_000 : 240_000;

let slow: SlowDocuments;
beforeAll(async () => {
  slow = await slowDocuments(site().origin, { piece: 6_000, pause: 40 });
});
afterAll(() => slow?.close());

/** The component that renders a kind; a page in another state is a separate kind. */
const templateOf = (kind: string) => routes.find(({ pattern }) => pattern === kind)?.page ?? kind;
const templates = publicKinds.map(templateOf);
/** Pages in another state, which the full run opens; the page of a wrong address is a template of its own. */
const isState = (kind: string) => !kind.startsWith('/') && kind !== 'no-such-page';
const kinds = isFull
  ? publicKinds
  : publicKinds.filter((kind, index) => templates.indexOf(templates[index] ?? '') === index && !isState(kind));

/** Kinds whose last page, one that is over, looks unlike the first, a running one. */
const CAN_BE_OVER: readonly string[] = [paths.tournament.pattern, paths.promotion.pattern];
function shown(pages: readonly PublicPage[]): readonly PublicPage[] {
  if (isFull) return pages;
  return pages.filter(({ kind }, index) => index === 0 || (CAN_BE_OVER.includes(kind) && index === pages.length - 1));
}

// Each page in one language, in turns: a page that is too wide is so because of its texts.
test.each(kinds.map((kind, index) => [kind, index] as const))(
  '%s, sent to a guest in pieces, does not shift and fits every width, and axe finds nothing',
  async (kind, index) => {
    const pages = shown(await publicPages(site().origin, kind));
    const found = await Promise.all(
      LOCALES.map(async (locale) => {
        const ofLanguage = pages.filter((_, place) => sampled(LOCALES, index + place).includes(locale));
        if (ofLanguage.length === 0) return [];
        const device = locale === 'uz' ? 'phone' : 'desktop';
        // The full run also checks documents that are sent whole, which must shift less.
        const senders = isFull ? [{}, { origin: slow.origin }] : [{ origin: slow.origin }];
        const problems = await Promise.all(
          senders.map((sender) => walk({ pages: ofLanguage, device, locale, ...sender })),
        );
        return problems.flat();
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);
