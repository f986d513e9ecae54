import { expect } from 'vitest';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { slotFrame } from '#tests/support/browsers/slotFrame.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { freePort } from '#tests/support/sites/freePort.ts';
import { variant } from '#tests/support/variant.ts';

const port = await freePort();
// Another host name of this machine is another origin and another site, with separate storage in the browser.
const GAMES = `http://localhost:${port}`;
const { visit, site, sandbox } = journey({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  GAME_ORIGIN: GAMES,
});
const GAME = { sysname: 'zarafshon-vault', name: 'Zarafshon Vault' };
const vendors = [GAMES];

variant(
  'a game on another origin, played for money, updates the header’s balance and cannot read the page',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'uz', vendors, returns: true });
    const { page, text, locale, open, step } = visitor;
    await signInAs(page, site().origin, 'rich@yulduz.test');
    const title = text('game.frame', { name: GAME.name });
    const frame = page.getByTitle(title, { exact: true });
    await step('a round updates the balance in the header', async () => {
      await open(`/game/${GAME.sysname}`);
      const slot = await slotFrame(page, title, locale);
      const { balance } = await slot.play();
      await page.getByRole('banner').first().getByText(formatNumber(balance)).first().waitFor();
    });
    await step('the game’s document is isolated', async () => {
      expect(await frame.getAttribute('sandbox')).toContain('allow-scripts');
      expect(await frame.getAttribute('allow')).toBe(`fullscreen ${GAMES}; autoplay ${GAMES}`);
      const inner = frame.contentFrame().locator('html');
      expect(await inner.evaluate(() => location.origin)).toBe(GAMES);
      expect(await inner.evaluate(() => document.cookie)).toBe('');
      const readParent = () => {
        try {
          return parent.document.title;
        } catch (error) {
          return (error as Error).name;
        }
      };
      expect(await inner.evaluate(readParent)).toBe('SecurityError');
    });
    await step('after a reload the game goes on', async () => {
      await page.reload();
      const slot = await slotFrame(page, title, locale);
      expect((await slot.play()).bet).toBeGreaterThan(0);
    });
  },
);

variant('the sportsbook on another origin is as tall as its content and puts an event into the address', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', vendors, returns: true });
  const frame = page.getByTitle(text('betting.frame'), { exact: true });
  const book = frame.contentFrame();
  await step('the frame is as tall as its content', async () => {
    await open('/betting');
    await book.getByRole('article').first().waitFor();
    await eventually(() =>
      book.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight),
    ).toBeLessThanOrEqual(1);
  });
  await step('an opened event is in the address', async () => {
    await book.getByRole('button', { name: bettingMessages.ru.more }).nth(1).click();
    await eventually(() => new URL(page.url()).searchParams.get('event')).toBeTruthy();
  });
});

variant('a game on another origin that fails to load shows an error and loads on retry', async () => {
  const { page, text, open, step, expectRefusal } = await visit({
    device: 'phone',
    locale: 'uz',
    vendors,
    returns: true,
  });
  const main = page.getByRole('main');
  await step('a document that fails shows an error', async () => {
    await sandbox().fault({ target: 'game', kind: '500', times: 1 });
    expectRefusal({ status: 500, path: '/platform/game/' });
    await open(`/game/${GAME.sysname}#demo`);
    await main.getByText(text('game.failedText')).waitFor();
  });
  await step('a retry loads the game', async () => {
    await main.getByRole('button', { name: text('game.reload') }).click();
    await slotFrame(page, text('game.frameDemo', { name: GAME.name }), 'uz').then((slot) => slot.play());
  });
});
