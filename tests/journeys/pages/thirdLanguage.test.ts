import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { pseudoLanguage } from '#tests/support/looks/addLanguage.ts';
import { gallery } from '#tests/support/looks/gallery.ts';
import { layOutAll } from '#tests/support/looks/layOutAll.ts';
import { notMirrored } from '#tests/support/looks/notMirrored.ts';
import { sidewaysBy } from '#tests/support/looks/sidewaysBy.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { sampled } from '#tests/support/sampled.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { variant } from '#tests/support/variant.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const visit = gallery();
const MISSING = '/no/such/place';
const addressOf = (path: string) => `/${pseudoLanguage.code}${path === '/' ? '' : path}`;
let shared: Promise<Page> | undefined;

/** One page for all tests. */
const visitor = () =>
  (shared ??= visit({
    path: paths.support.build(),
    stays: true,
    refusal: { status: 404, path: addressOf(MISSING) },
  }));

const folder = 'client/i18n/messages/uz';
const messages = readdirSync(folder).flatMap((file) =>
  Object.values(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>),
);
const sandbox = sourceFiles('sandbox')
  .map(({ text }) => text)
  .join('\n');
/** Uzbek messages that appear in a page as they are. Those that the sandbox's content also contains prove nothing. */
const uzbekMessages = new Set(
  messages.filter((message) => /^[^{<]*\s[^{<]*$/.test(message) && !sandbox.includes(message)),
);

/** The texts of a page, visible or read aloud. */
function textsOf(node: Node): string[] {
  if (node.nodeName === 'script' || node.nodeName === 'style' || node.nodeName === 'template') return [];
  if ('value' in node) return [node.value.trim()];
  if (!('childNodes' in node)) return [];
  const labels = node.attrs.filter(({ name }) => ['aria-label', 'placeholder', 'title', 'alt'].includes(name));
  return [...labels.map(({ value }) => value), ...node.childNodes.flatMap(textsOf)];
}

const lacking = messagesOf('uz')(pseudoLanguage.lacks.message);

const PAGES = [
  paths.home.build(),
  paths.gamehall.build(),
  paths.game.build({ sysname: 'zarafshon-vault' }),
  paths.tournaments.build(),
  paths.jackpots.build(),
  paths.winners.build(),
  paths.promotions.build(),
  paths.loyalty.build(),
  paths.support.build(),
  paths.signIn.build(),
  MISSING,
];

const HEIGHT = 900;
const WIDTHS = [360, 1440];
/** A few pages that contain most elements with a side, a horizontal scroll or an arrow. */
const MIRRORED = isFull ? PAGES.toReversed() : [paths.support.build(), paths.gamehall.build(), paths.home.build()];

async function expectMirrored(page: Page): Promise<void> {
  await whenAlive(page);
  await whenStill(page);
  await layOutAll(page);
  // Elements that observe their own size render again with a later frame.
  await expect.poll(() => sidewaysBy(page), { message: page.url() }).toBe(0);
  await expect.poll(async () => (await notMirrored(page)).off, { message: page.url() }).toEqual([]);
  expect((await notMirrored(page)).count, page.url()).toBeGreaterThan(40);
}

test('an added language has its messages on every page, with no Uzbek message left, and a link in the footer', async () => {
  const page = await visitor();
  for (const path of PAGES) {
    const answer = await page.request.get(addressOf(path));
    const html = await answer.text();
    expect(html, path).toContain(`<html lang="${pseudoLanguage.code}" dir="rtl"`);
    const texts = parse(html).childNodes.flatMap(textsOf);
    expect(texts.filter((text) => text.startsWith('⟦')).length, path).toBeGreaterThan(10);
    expect(
      texts.filter((text) => uzbekMessages.has(text) && text !== lacking),
      path,
    ).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: pseudoLanguage.name }).click();
  await page.waitForURL(`**${addressOf(paths.support.build())}`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(pseudoLanguage.code);
  expect(await page.getByRole('main').innerText()).toContain('⟦');
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
});

test('a text that an added language lacks, alone or with its whole file, is that of the default language, before and after hydration', async () => {
  const page = await visitor();
  const uzbek = messagesOf('uz');
  const title = uzbek('providers.title');
  expect(await (await page.request.get(addressOf(paths.providers.build()))).text()).toContain(`>${title}<`);
  await page.goto(addressOf(paths.providers.build()));
  await whenAlive(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await page.getByRole('main').innerText()).not.toContain('…');
  expect(await (await page.request.get(addressOf(MISSING))).text()).toContain(lacking);
});

// Loaded again for each width: Chromium does not update some margins when a window grows.
variant.each(sampled(WIDTHS))(
  'pages in a right-to-left language are mirrored and do not scroll sideways, at %i px',
  async (width) => {
    const page = await visitor();
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of MIRRORED) {
      await page.goto(addressOf(path));
      await expectMirrored(page);
    }
  },
);

variant('in a right-to-left language, the "next" button of a row scrolls the row to the left', async () => {
  const page = await visitor();
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  // The previous test ends on this page.
  if (new URL(page.url()).pathname !== addressOf(paths.home.build())) await page.goto(addressOf(paths.home.build()));
  await whenAlive(page);
  const next = messagesOf('uz')('lobby.next');
  const row = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: next }) })
    .first();
  await row.getByRole('button', { name: next }).click();
  await expect
    .poll(() =>
      row
        .getByRole('list')
        .first()
        .evaluate(({ scrollLeft }) => scrollLeft),
    )
    .toBeLessThan(-100);
});
