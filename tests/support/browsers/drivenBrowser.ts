import type { Page } from 'playwright';
import { eventually } from './journey.ts';
import type { PlainBrowser } from './plainBrowser.ts';
import { sendPlainForm } from '../wire/sendPlainForm.ts';

/** A browser that runs no scripts, by its driver; `inDocument` as sendPlainForm. */
export function drivenBrowser(page: Page, origin: string, { inDocument = false } = {}): PlainBrowser {
  // Firefox's driver takes the rest of a page that is still coming for the next one.
  const waitUntil = inDocument ? 'load' : 'domcontentloaded';
  return {
    open: async (address) => void (await page.goto(new URL(address, origin).href, { waitUntil })),
    url: () => page.url(),
    linkTo: async (words) => String(await page.locator(`a[href*="${words}"]`).first().getAttribute('href')),
    send: (form) => sendPlainForm(page, form, { inDocument }),
    async press(value) {
      const button = page.locator(`button[value="${value}"]`);
      const pressed = inDocument ? button.evaluate((element: HTMLElement) => element.click()) : button.click();
      await Promise.all([page.waitForEvent('domcontentloaded'), pressed]);
    },
    async arrive(address) {
      await eventually(() => page.url()).toMatch(address);
      await page.waitForLoadState(waitUntil);
    },
    forgetCookie: (name) => page.context().clearCookies({ name }),
  };
}
