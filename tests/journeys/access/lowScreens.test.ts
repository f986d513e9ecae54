import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';

const { visit, site } = journey();

/** The least size of a target by the product's own rule, CSS px; WCAG 2.5.8 asks for 24. */
const TARGET = 44;

test('on a phone of 360 by 780 px the slides of home have buttons of 44 px, and the edge of the next one shows', async () => {
  const viewport = { width: 360, height: 780 };
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', viewport });
  const hero = page.getByRole('main').getByRole('region', { name: text('lobby.hero.label') });
  const slides = hero.getByRole('group');
  /** Which slide begins at the left edge of the track. */
  const current = () =>
    slides.evaluateAll((all) => {
      const left = all[0]?.parentElement?.getBoundingClientRect().left ?? 0;
      return all.findIndex((one) => Math.abs(one.getBoundingClientRect().left - left) < 2);
    });
  await step('home opens', () => open('/'));
  await step('the second slide begins 24 px before the edge of the screen', async () => {
    expect(viewport.width - ((await slides.nth(1).boundingBox())?.x ?? 0)).toBe(24);
  });
  for (const name of ['lobby.hero.previous', 'lobby.hero.next', 'lobby.hero.play'] as const)
    await step(`${name} is a target of 44 px that covers no text`, async () => {
      const button = hero.getByRole('button', { name: text(name) });
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(TARGET);
      expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      const title = await slides.first().getByRole('heading').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(title?.y ?? 0);
    });
  await step('a press shows the next slide, one more press of the other button the first', async () => {
    await hero.getByRole('button', { name: text('lobby.hero.next') }).click();
    await eventually(current).toBe(1);
    // Pictures of slides that nobody has seen wait until the page is quiet.
    expect(await slides.nth(1).locator('img').isVisible()).toBe(true);
    await hero.getByRole('button', { name: text('lobby.hero.previous') }).click();
    await eventually(current).toBe(0);
  });
});

test.each([
  { name: 'a screen of 320 by 256 px, a desktop at 400 %', viewport: { width: 320, height: 256 } },
  { name: 'a phone on its side', viewport: { width: 780, height: 360 } },
])('on $name neither the header nor the bottom bar stays on the screen', async ({ viewport }) => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', viewport });
  const { origin } = site();
  await beThePlayer(page, origin, await signIn(origin, 'demo@yulduz.test'));
  const header = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
  for (const path of ['/', '/gamehall', '/cashier/deposit'])
    await step(`${path} scrolls under neither`, async () => {
      await open(path);
      expect((await header.boundingBox())?.y).toBe(0);
      await page.mouse.wheel(0, 600);
      await eventually(async () => (await header.boundingBox())?.y ?? 0).toBeLessThan(-56);
      expect((await bar.boundingBox())?.y).toBeGreaterThan(viewport.height);
      await bar.scrollIntoViewIfNeeded();
      await eventually(async () => (await bar.boundingBox())?.y ?? 0).toBeLessThan(viewport.height);
    });
});
