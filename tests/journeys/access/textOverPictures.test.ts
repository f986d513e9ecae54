import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { promotions } from '#sandbox/world/rewards/promotions.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { faintOverPictures } from '#tests/support/looks/texts/contrastOverPictures.ts';

const { visit } = journey();

const PROMOTION = paths.promotion.build({ id: promotions[0]?.id ?? '' });
/** Every kind of text over a picture: hero, tiles, jackpots, cards; outside the full run only the first page. */
const PAGES = ['/', '/jackpots', '/loyalty', '/tournaments', '/promotions', PROMOTION] as const;
const WIDTHS = { phone: 360, desktop: 1440 } as const;
/** Screens from the top of a page; below, kinds repeat. */
const SCREENS = isFull ? 5 : 2;

/** Resolves when every picture on the screen is loaded. Next slides, cut by their carousel, do not load. */
async function whenPainted(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate(() =>
      [...document.images].every((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return image.complete || !document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
      }),
    ),
  ).toBe(true);
}

/** Measures the page screen by screen, each with its pictures loaded. */
async function measure({ page }: Visitor): Promise<{ measured: number; faint: string[] }> {
  let measured = 0;
  const faint: string[] = [];
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.evaluate((number) => window.scrollTo(0, number * (window.innerHeight - 160)), screen);
    await whenPainted(page);
    const found = await faintOverPictures(page);
    measured += found.measured;
    faint.push(...found.faint);
  }
  return { measured, faint };
}

test.each([
  { device: 'phone', colorScheme: 'light' },
  { device: 'desktop', colorScheme: 'dark' },
  ...(isFull
    ? ([
        { device: 'phone', colorScheme: 'dark' },
        { device: 'desktop', colorScheme: 'light' },
      ] as const)
    : []),
] as const)(
  'on a $device in the $colorScheme theme, text over pictures has the contrast of WCAG 1.4.3',
  async ({ device, colorScheme }) => {
    const viewport = { width: WIDTHS[device], height: 900 };
    const visitor = await visit({ device, locale: 'uz', viewport, colorScheme, hasPictures: true });
    for (const path of isFull ? PAGES : PAGES.slice(0, 1))
      await visitor.step(path, async () => {
        await visitor.open(path);
        await whenStill(visitor.page);
        const { measured, faint } = await measure(visitor);
        expect(faint).toEqual([]);
        expect(measured).toBeGreaterThan(0);
      });
    await visitor.step('text of the colour of the night is found', async () => {
      await visitor.page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main * { color: #10142c !important; transition: none !important }');
        document.adoptedStyleSheets.push(sheet);
        window.scrollTo(0, 0);
      });
      await whenPainted(visitor.page);
      expect((await faintOverPictures(visitor.page)).faint).not.toEqual([]);
    });
  },
  isFull ? 300_000 : 60_000,
);
