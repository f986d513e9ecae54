import type { Page } from 'playwright';
import { expect } from 'vitest';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();
const DARK = 'rgb(10, 15, 36)';
const LIGHT = 'rgb(243, 245, 252)';

/** Polled: in reduced motion a change of colour still takes a hundredth of a millisecond. */
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const calmOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['calm']);
const menuOf = (page: Page) => page.getByRole('banner').locator('summary').first();

variant(
  'a chosen theme applies in another tab and, with calm mode, in Russian and on reload before modules run',
  async () => {
    const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', colorScheme: 'light' });
    const other = await page.context().newPage();
    const look = page.getByRole('radiogroup', { name: text('shell.theme') });
    await step('the brand’s theme applies, whatever the system’s is', async () => {
      await Promise.all([open('/faq'), other.goto('/about')]);
      await whenAlive(other);
      await eventually(() => groundOf(page)).toBe(DARK);
    });
    await step('the light theme and calm mode are chosen in the menu', async () => {
      await menuOf(page).click();
      await look.getByText(text('shell.theme.light'), { exact: true }).click();
      await eventually(() => groundOf(page)).toBe(LIGHT);
      await eventually(() => page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#f3f5fc');
      await page.getByRole('switch', { name: text('shell.calm') }).check();
      expect(await calmOf(page)).toBe('');
      expect(await axeProblems(page, 'header')).toEqual([]);
      await eventually(() => groundOf(other)).toBe(LIGHT);
      await other.close();
    });
    await step('both remain after a switch to Russian', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
      await eventually(() => page.locator('html').getAttribute('lang')).toBe('ru');
      await eventually(() => groundOf(page)).toBe(LIGHT);
      expect(await calmOf(page)).toBe('');
    });
    await step('on reload both apply before modules run', async () => {
      // Recorded when the body begins: no module has run by then.
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (!document.body) return;
          Object.assign(window, { lookAtBody: { ...document.documentElement.dataset } });
          observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      expect(await page.evaluate(() => Reflect.get(window, 'lookAtBody'))).toMatchObject({ theme: 'light', calm: '' });
      await whenAlive(page);
      await eventually(() => groundOf(page)).toBe(LIGHT);
      expect(await calmOf(page)).toBe('');
    });
    await step('the system’s theme, once chosen, changes with the system', async () => {
      const russian = messagesOf('ru');
      await menuOf(page).click();
      const theme = page.getByRole('radiogroup', { name: russian('shell.theme') });
      await eventually(() => theme.getByRole('radio', { name: russian('shell.theme.light') }).isChecked()).toBe(true);
      await theme.getByText(russian('shell.theme.system'), { exact: true }).click();
      await eventually(() => page.locator('html').getAttribute('data-theme-choice')).toBe('system');
      await eventually(() => groundOf(page)).toBe(LIGHT);
      await page.emulateMedia({ colorScheme: 'dark' });
      await eventually(() => groundOf(page)).toBe(DARK);
    });
  },
);
