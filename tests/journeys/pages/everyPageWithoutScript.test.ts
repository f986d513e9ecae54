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
 * What the documents themselves say is wrong with pages, and the pages of which only a browser can tell: those with places that a script would
 * fill, which a style sheet may hide from who has none.
 */
async function readDocuments(pages: readonly PublicPage[], cookie: string) {
  const problems: string[] = [];
  const unsure: PublicPage[] = [];
  for (const one of pages) {
    const headers: Record<string, string> = playerPages.includes(one) ? { cookie } : {};
    const { status, text } = await askPage(site().origin, withLocale(one.path, 'ru'), headers);
    const read = readWithoutScript(text);
    const tell = (problem: string) => problems.push(`${one.path}: ${problem}`);
    if (status !== one.status) tell(`answers ${status}`);
    if (read.titles !== 1) tell('has not one heading');
    if (read.text.length < 40) tell('says nothing');
    if (read.links === 0) tell('leads nowhere');
    if (read.places > 0) unsure.push(one);
  }
  return { problems, unsure };
}

test(
  'every page can be read without script',
  async () => {
    const pages = [...oneOfEachKind(await publicPages(site().origin)), ...playerPages];
    const player = await signIn(site().origin, 'kyc@yulduz.test');
    const { problems, unsure } = await readDocuments(pages, player.cookie);
    const visitor = await visit({ device: 'phone', locale: 'ru', javaScriptEnabled: false });
    const { page, step, open, expectRefusal } = visitor;
    await withoutPictures(visitor, site().origin);
    // That a browser hides a button that does nothing is one rule of all pages.
    const seen = isFull ? pages : [...new Set([...pages.slice(0, 1), ...unsure])];
    for (const one of seen) {
      const { path, status } = one;
      if (playerPages.includes(one)) await beThePlayer(page, site().origin, player);
      if (status !== 200) expectRefusal({ status, path: withLocale(path, 'ru') });
      await step(path, async () => {
        await open(path);
        const main = page.getByRole('main');
        const tell = (problem: string) => problems.push(`${path}: ${problem}`);
        if ((await main.getByRole('heading', { level: 1 }).count()) !== 1) tell('has not one heading');
        if ((await main.innerText()).length < 40) tell('says nothing');
        if ((await main.getByRole('link').count()) === 0) tell('leads nowhere');
        if ((await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0) tell('waits for ever');
        for (const dead of await page
          .locator('button[type=button]:not([popovertarget],[commandfor])')
          .filter({ visible: true })
          .all())
          tell(`a button that does nothing: ${await dead.evaluate((button) => button.outerHTML.slice(0, 160))}`);
      }).catch((error: unknown) => problems.push(String(error)));
    }
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
