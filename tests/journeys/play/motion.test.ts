import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();
const PATH = '/game/zarafshon-vault';

/** What the browser moves during the page change. */
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved?: string[] }).moved ?? []);

/** Runs in the page: records the parts of the next page change. */
function recordChange(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const change = start(update);
    void change.ready.then(() => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      Object.assign(window, { moved: parts });
    });
    return change;
  };
}

test('a pressed cover becomes the poster of its game; a win of twenty bets bursts once, with reduced motion never', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', reducedMotion: 'no-preference' });
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
  await step('the cover of the pressed tile grows into the poster', async () => {
    await open('/gamehall');
    await whenAlive(page);
    await page.evaluate(recordChange);
    await page.locator(`main article a[href="${PATH}"]`).click();
    await eventually(() => moved(page)).toContain('::view-transition-group(game-cover)');
  });
  await step('a win of twenty bets bursts, a smaller one and a repeated report do not', async () => {
    await page.frameLocator('iframe').locator('#spin[aria-disabled=false]').waitFor();
    await report('one', 1_900);
    await report('two', 2_000);
    await eventually(() => stars.count()).toBe(12);
    await eventually(() => stars.count()).toBe(0);
  });
  await step('with reduced motion nothing bursts', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await report('three', 9_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await stars.count()).toBe(0);
  });
});
