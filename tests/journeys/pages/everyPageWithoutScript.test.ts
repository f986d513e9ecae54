import { expect, test } from 'vitest';
import { withLocale } from '../../../shared/locales.ts';
import { askPage } from '../../support/wire/askPage.ts';
import { beThePlayer } from '../../support/players/beThePlayer.ts';
import { isFull } from '../../support/isFull.ts';
import { journey } from '../../support/browsers/journey.ts';
import { oneOfEachKind } from '../../support/looks/oneOfEachKind.ts';
import { playerPages } from '../../support/looks/playerPages.ts';
import { type PublicPage, publicPages } from '../../support/looks/publicPages.ts';
import { readWithoutScript } from '../../support/browsers/readWithoutScript.ts';
import { signIn } from '../../support/players/signIn.ts';
import { withoutPictures } from '../../support/browsers/withoutPictures.ts';

const { visit, site } = journey();
const WALK_MS = isFull ? 900_000 : 240_000;

/**
 * Problems that show in the documents, and the pages that need a browser: those with placeholders that a script would fill, which a style
 * sheet may hide from visitors without script.
 */
async function readDocuments(pages: readonly PublicPage[], cookie: string) {
  const problems: string[] = [];
  const unsure: PublicPage[] = [];
  for (const one of pages) {
    const headers: Record<string, string> = playerPages.includes(one) ? { cookie } : {};
    const { status, text } = await askPage(site().origin, withLocale(one.path, 'ru'), headers);
    const read = readWithoutScript(text);
    const report = (problem: string) => problems.push(`${one.path}: ${problem}`);
    if (status !== one.status) report(`answers ${status}`);
    if (read.titles !== 1) report('has not exactly one heading');
    if (read.text.length < 40) report('has no text');
    if (read.links === 0) report('has no links');
    if (read.places > 0) unsure.push(one);
  }
  return { problems, unsure };
}

test(
  'every page, without script, has one heading, text and links, no endless loading and no dead button',
  async () => {
    const pages = [...oneOfEachKind(await publicPages(site().origin)), ...playerPages];
    const player = await signIn(site().origin, 'kyc@yulduz.test');
    const { problems, unsure } = await readDocuments(pages, player.cookie);
    const visitor = await visit({ device: 'phone', locale: 'ru', javaScriptEnabled: false });
    const { page, step, open, expectRefusal } = visitor;
    await withoutPictures(visitor, site().origin);
    // One CSS rule hides the buttons that need a script, so a few pages are enough to check it.
    const seen = isFull ? pages : [...new Set([...pages.slice(0, 1), ...unsure])];
    for (const one of seen) {
      const { path, status } = one;
      if (playerPages.includes(one)) await beThePlayer(page, site().origin, player);
      if (status !== 200) expectRefusal({ status, path: withLocale(path, 'ru') });
      await step(path, async () => {
        await open(path);
        const main = page.getByRole('main');
        const report = (problem: string) => problems.push(`${path}: ${problem}`);
        if ((await main.getByRole('heading', { level: 1 }).count()) !== 1) report('has not exactly one heading');
        if ((await main.innerText()).length < 40) report('has no text');
        if ((await main.getByRole('link').count()) === 0) report('has no links');
        if ((await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0)
          report('shows an endless loading state');
        for (const dead of await page
          .locator('button[type=button]:not([popovertarget],[commandfor])')
          .filter({ visible: true })
          .all())
          report(`a button that does nothing: ${await dead.evaluate((button) => button.outerHTML.slice(0, 160))}`);
      }).catch((error: unknown) => problems.push(String(error)));
    }
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
