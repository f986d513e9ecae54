import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { visit, site } = journey();
const WALK_MS = 240_000;
/** Cards are under the hero, and beside it. */
const WIDTHS = [360, 820, 1280, 1440, 1920];
/** How many times each part is cut. */
const CUTS = 5;
/** Pixels by which a font may differ. */
const TOLERANCE = 1;

/** What is seen of the header and of the hero's first slide, in the order of the document: its left and top edge. */
function edgesOf(page: Page): Promise<({ tag: string; x: number; y: number } | undefined)[]> {
  return page.evaluate(() => {
    const slide = document.querySelector('main [role="group"]');
    return ['header :is(a, summary)', 'main [role="group"] :is(img, h2, p, a)'].flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        // A closed menu is not seen.
        .filter((one) => (one.closest('header') ? !one.closest('details > div') : slide?.contains(one)))
        .map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return width > 0 ? { tag: `${one.tagName} ${one.textContent?.slice(0, 30)}`, x, y } : undefined;
        }),
    );
  });
}

/** Places within a part of a text at which a tag begins. */
function cutsIn(text: string, from: number, to: number): number[] {
  return Array.from({ length: CUTS }, (_, index) => text.indexOf('<', from + ((to - from) * index) / CUTS));
}

test.each(LOCALES.flatMap((locale) => (['player', 'guest'] as const).map((who) => ({ locale, who }))))(
  'home of a $who in $locale, however much of its document is there, has its header and hero where they stay',
  async ({ locale, who }) => {
    const address = withLocale(paths.home.build(), locale);
    const cookie = who === 'player' ? (await signIn(site().origin, 'demo@yulduz.test')).cookie : undefined;
    const { text } = await askPage(site().origin, address, { accept: 'text/html', ...(cookie ? { cookie } : {}) });
    const header = text.indexOf('<header');
    const main = text.indexOf('<main');
    const heroEnd = text.indexOf('</section>', text.indexOf('aria-roledescription')) + '</section>'.length;
    const cardsEnd = text.indexOf('<nav', heroEnd);
    const whole = text.slice(0, text.indexOf('</main>'));
    expect([header, main, heroEnd, cardsEnd, whole.length]).toEqual(
      [header, main, heroEnd, cardsEnd, whole.length].toSorted((one, other) => one - other),
    );
    const { page, step } = await visit({ device: 'desktop', locale });
    await page.route(site().origin + address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const places = [...cutsIn(text, header, main), ...cutsIn(text, heroEnd, cardsEnd), whole.length];
    const arrived = new Map<string, Awaited<ReturnType<typeof edgesOf>>>();
    const keyOf = (place: number, width: number) => `${place} ${width}`;
    await step('the document arrives', async () => {
      await page.goto(site().origin + address);
      await page.evaluate((part) => document.open().write(part), text.slice(0, header));
      await page.waitForFunction(() =>
        [...document.querySelectorAll('link')].every((link) => link.rel !== 'stylesheet' || link.sheet),
      );
      let before = header;
      for (const place of places) {
        await page.evaluate((part) => document.write(part), text.slice(before, place));
        before = place;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 780 });
          arrived.set(keyOf(place, width), await edgesOf(page));
        }
      }
    });
    const problems: string[] = [];
    for (const width of WIDTHS) {
      const ends = arrived.get(keyOf(whole.length, width)) ?? [];
      expect(ends.filter(Boolean).length).toBeGreaterThan(6);
      for (const place of places) {
        const edges = arrived.get(keyOf(place, width)) ?? [];
        for (const [index, edge] of edges.entries()) {
          const end = ends[index];
          // The last one of the header is not complete.
          if (!edge || !end || (place < main && index === edges.length - 1)) continue;
          const shift = Math.max(Math.abs(edge.x - end.x), Math.abs(edge.y - end.y));
          if (shift > TOLERANCE) problems.push(`${width} px, ${place - header} characters: ${edge.tag}, ${shift} px`);
        }
      }
    }
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
