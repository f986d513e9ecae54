import { test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();

/** A game of each engine. */
const GAMES = {
  roulette: 'registon-roulette',
  baccarat: 'night-baccarat',
  dice: 'qalampir-dice',
  plinko: 'plinko-balls',
  mines: 'mines-field',
  crash: 'comet-courier',
  slot: 'shoh-treasure',
};
const SCREENS = [
  { width: 780, height: 360 },
  { width: 568, height: 320 },
  { width: 360, height: 640 },
];

test.each(Object.entries(GAMES))(
  'the buttons of %s are inside the screen of a phone on its side and upright, with a large balance',
  async (_, sysname) => {
    const { page, open, step } = await visit({ device: 'phone', locale: 'uz' });
    await signInAs(page, site().origin, 'rich@yulduz.test');
    await page.setViewportSize({ width: 780, height: 360 });
    await open(`/platform/game/${sysname}`);
    const frame = page.frameLocator('iframe').first();
    await frame.getByRole('button').first().waitFor();
    for (const screen of SCREENS)
      await step(`${screen.width} x ${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await eventually(() =>
          frame.locator('body').evaluate((body) => {
            const { clientWidth, clientHeight } = document.documentElement;
            // The table of roulette scrolls on a low screen, so that its cells fit a finger; it is inside itself.
            const scrolls = (element: Element): boolean => {
              const { parentElement: parent } = element;
              if (!parent || parent === body) return false;
              const isLonger = parent.scrollHeight > parent.clientHeight + 1;
              return (isLonger && /auto|scroll/.test(getComputedStyle(parent).overflowY)) || scrolls(parent);
            };
            return [...body.querySelectorAll<HTMLElement>('button, [role=img], dd')]
              .filter((element) => element.checkVisibility() && element.closest('dialog') === null && !scrolls(element))
              .filter((element) => {
                const { left, right, top, bottom, width } = element.getBoundingClientRect();
                return width > 1 && (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1);
              })
              .map((element) => element.id || element.textContent);
          }),
        ).toEqual([]);
      });
  },
);
