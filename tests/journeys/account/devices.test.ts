import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { layOutAll } from '#tests/support/looks/layOutAll.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { sidewaysBy } from '#tests/support/looks/sidewaysBy.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();
const WALK_MS = 600_000;
const PUBLIC = [paths.home, paths.gamehall, paths.support, paths.loyalty, paths.winners].map((path) => path.build());
const PAGES = isFull ? [...PUBLIC, ...playerPages.map(({ path }) => path)] : [paths.cashierHistory.build()];
/** The text spacing that a page has to support (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
const WIDTHS = isFull ? [320, 720, 2560] : [320];

test.each(WIDTHS)(
  'pages with the text spacing of WCAG 1.4.12, laid out in full at %i px, do not scroll sideways',
  async (width) => {
    const { page, open, step } = await visit({
      hasPictures: true,
      device: 'desktop',
      locale: 'uz',
      viewport: { width, height: 800 },
      returns: true,
    });
    await signInAs(page, site().origin, 'kyc@yulduz.test');
    for (const path of PAGES)
      await step(path, async () => {
        await open(path);
        await whenStill(page);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACED);
        await layOutAll(page);
        expect(await sidewaysBy(page), path).toBe(0);
      });
  },
  WALK_MS,
);

test('the hall in forced colours outlines its current section link and no other', async () => {
  const { page, open, step } = await visit({
    device: 'desktop',
    locale: 'uz',
    hasPictures: true,
    forcedColors: 'active',
  });
  await step('only the current section link of the hall has an outline', async () => {
    await open(paths.gamehall.build());
    const frames = await page
      .getByRole('main')
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
    expect(frames.filter((style) => style === 'solid')).toHaveLength(1);
    expect(frames[0]).toBe('solid');
  });
});
