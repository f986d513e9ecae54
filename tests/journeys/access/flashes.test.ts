import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { eventually } from '#tests/support/browsers/journey.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { isFull } from '#tests/support/isFull.ts';
import { flashingArea, type Lights, lightsOf } from '#tests/support/looks/flashingCells.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  if (isFull) sandbox = await startTestSandbox();
}, 60_000);
afterAll(() => sandbox?.remove());

/** 25 moments a second see flashes up to twelve a second. */
const STEP_MS = 40;
const MOMENTS = 75;
const WIDTH = 360;
/** WCAG 2.3.1 allows more flashes on less than a quarter of any 341 × 256 pixels, ten degrees of the view. */
const MOST_AREA = (341 * 256) / 4;

/** Starts a round of each engine whose picture moves. */
const START: Record<string, (page: Page) => Promise<unknown>> = {
  slot: (page) => page.locator('#spin').click(),
  crash: (page) => page.locator('#go').click(),
  plinko: (page) => page.locator('#go').click(),
  roulette: onTable,
  dice: onTable,
};

async function onTable(page: Page): Promise<void> {
  await page.locator('[data-spot]').first().dispatchEvent('click');
  await page.locator('#go').click();
}

/** Lets the time of the page pass step by step, with its animations, and reads the light of each moment. */
async function watchLights(page: Page): Promise<Lights[]> {
  const moments: Lights[] = [];
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await page.clock.runFor(STEP_MS);
    await page.evaluate((step) => {
      for (const animation of document.getAnimations()) {
        const next = Number(animation.currentTime ?? 0) + step;
        animation.pause();
        // What awaits the end of a paused animation would wait for ever.
        if (next >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
        else animation.currentTime = next;
      }
    }, STEP_MS);
    moments.push(await lightsOf(page));
  }
  return moments;
}

test('a light that changes four times a second is found, and one that changes three times is not', () => {
  const blinking = (times: number) =>
    Array.from({ length: 50 }, (_, at) => [Math.floor((at * STEP_MS * times * 2) / 1_000) % 2 ? 0.9 : 0.1]);
  expect([flashingArea(blinking(4), STEP_MS, 1), flashingArea(blinking(3), STEP_MS, 1)]).toEqual([256, 0]);
});

test.runIf(isFull).each(Object.keys(START))(
  'a round of %s flashes no more than three times a second on any large part of the screen',
  async (engine) => {
    const game = sandbox.world.play.catalogue.games.find((one) => one.hasDemo && engineOf(one) === engine);
    const browser = await workerBrowser();
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 728 },
      reducedMotion: 'no-preference',
    });
    try {
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${sandbox.url}/platform/game/${game?.sysname}/demo?embed=1&locale=uz`);
      await eventually(() => page.locator('#message').textContent()).not.toBe('');
      await page.clock.pauseAt(Date.now() + 60_000);
      await START[engine]?.(page);
      const moments = await watchLights(page);
      expect(new Set(moments.map(String)).size).toBeGreaterThan(2);
      expect(flashingArea(moments, STEP_MS, Math.ceil(WIDTH / 16))).toBeLessThan(MOST_AREA);
    } finally {
      await context.close();
    }
  },
  120_000,
);
