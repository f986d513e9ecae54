import { expect, test } from 'vitest';
import { gallery } from '../support/gallery.ts';
import { eventually } from '../support/journey.ts';

const visit = gallery();
const DARK = 'rgb(10, 15, 36)';
const LIGHT = 'rgb(243, 245, 252)';

/** Polled: in reduced motion a change of colour still takes a hundredth of a millisecond. */
const ground = () => getComputedStyle(document.documentElement).backgroundColor;

test('a chosen theme is there before the first paint, in every language, and in the other tabs', async () => {
  const page = await visit({ colorScheme: 'light' });
  await eventually(() => page.evaluate(ground)).toBe(DARK);
  const other = await page.context().newPage();
  await other.goto('/_ui');
  await page.getByRole('radio', { name: 'Kun' }).check();
  await eventually(() => page.evaluate(ground)).toBe(LIGHT);
  await eventually(() => page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#f3f5fc');
  await eventually(() => other.evaluate(ground)).toBe(LIGHT);
  await other.close();

  // Seen when the body begins: no module has run by then.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('light');
  await eventually(() => page.getByRole('radio', { name: 'Kun' }).isChecked()).toBe(true);

  await page.goto('/ru/_ui');
  await eventually(() => page.evaluate(ground)).toBe(LIGHT);
});

test('a change of language on the page leaves the theme and the calm mode', async () => {
  const page = await visit();
  await page.getByRole('radio', { name: 'Kun' }).check();
  await page.getByRole('switch', { name: 'Sokin rejim' }).check();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('ru');
  await eventually(() => page.evaluate(ground)).toBe(LIGHT);
  expect(await page.evaluate(() => document.documentElement.dataset['calm'])).toBe('');
});

test('the theme of the system is followed while it changes', async () => {
  const page = await visit({ theme: 'system', colorScheme: 'light' });
  await eventually(() => page.evaluate(ground)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(() => page.evaluate(ground)).toBe(DARK);
});

test('in calm mode nothing moves and nothing glows, whatever the system allows', async () => {
  const page = await visit({ reducedMotion: 'no-preference' });
  const pause = page.getByRole('button', { name: 'Toʻxtatish' });
  const glow = () =>
    page.getByRole('button', { name: 'Roʻyxatdan oʻtish' }).evaluate((button) => getComputedStyle(button).boxShadow);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await eventually(() => pause.count()).toBe(1);
  expect(await moving()).toBeGreaterThan(0);
  expect(await glow()).toContain('24px');
  await page.getByRole('switch', { name: 'Sokin rejim' }).check();
  await eventually(() => pause.count()).toBe(0);
  await eventually(moving).toBe(0);
  expect(await glow()).not.toContain('24px');
  await page.reload();
  await eventually(() => page.getByRole('switch', { name: 'Sokin rejim' }).isChecked()).toBe(true);
});
