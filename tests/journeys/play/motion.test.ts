import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();
const PATH = '/game/zarafshon-vault';

interface Flight {
  /** Picture that moves, and its box at the end. */
  src: string;
  box: number[];
  poster: number[];
  moves: string[];
}

/** What flew over the page. */
const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights?: Flight[] }).flights ?? []);

/** Runs in the page: records pictures outside `main` that are moved. */
function recordFlights(): void {
  const seen: Flight[] = [];
  Object.assign(window, { flights: seen });
  const { animate } = Element.prototype;
  const boxOf = (element: Element | null) => {
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
  };
  Element.prototype.animate = function (this: Element, frames, options) {
    if (this instanceof HTMLImageElement && !this.closest('main'))
      seen.push({
        src: this.src,
        box: boxOf(this),
        poster: boxOf(document.querySelector('[data-poster] img')),
        moves: (frames as Keyframe[]).flatMap((frame) => Object.keys(frame)),
      });
    return animate.call(this, frames, options);
  };
}

test('a pressed cover becomes the poster of its game; a win of twenty bets bursts once, with reduced motion never', async () => {
  const { page, open, step } = await visit({
    device: 'desktop',
    locale: 'uz',
    reducedMotion: 'no-preference',
    hasPictures: true,
  });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const stars = page.locator('main div[aria-hidden] > svg');
  /** The game reports a round that has ended. */
  const report = async (round: string, win: number) => {
    const frame = page.frames().find((one) => one.url().includes('/platform/game'));
    await frame?.evaluate((message) => parent.postMessage(message, '*'), {
      type: 'round',
      round,
      bet: 100,
      win,
      mode: 'play',
    });
  };
  const tile = page.locator('main article').filter({ has: page.locator(`a[href="${PATH}"]`) });
  await step(
    'a copy of the pressed cover moves into the place of the poster by transform alone, and leaves',
    async () => {
      await open('/gamehall');
      await whenAlive(page);
      await page.evaluate(recordFlights);
      const src = await tile.locator('img').evaluate((image) => (image as HTMLImageElement).src);
      await tile.locator(`a[href="${PATH}"]`).click();
      await eventually(() => flights(page)).toHaveLength(1);
      const [flight] = await flights(page);
      expect(flight?.src).toBe(src);
      expect(flight?.box).toEqual(flight?.poster);
      expect(new Set(flight?.moves)).toEqual(new Set(['transform']));
      await eventually(() => page.locator('body > img').count()).toBe(0);
    },
  );
  await step('a win of twenty bets bursts, a smaller one and a repeated report do not', async () => {
    await page.frameLocator('iframe').locator('#spin[aria-disabled=false]').waitFor();
    await report('one', 1_900);
    await report('two', 2_000);
    await eventually(() => stars.count()).toBe(12);
    await eventually(() => stars.count()).toBe(0);
  });
  await step('with reduced motion nothing bursts, and no cover moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await report('three', 9_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await stars.count()).toBe(0);
    await open('/gamehall');
    await whenAlive(page);
    await page.evaluate(recordFlights);
    await tile.locator(`a[href="${PATH}"]`).click();
    // The poster leaves when the game is there, which may be before it is looked for.
    await page.locator('[data-poster] img, iframe').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await flights(page)).toEqual([]);
  });
});
