import type { Page } from 'playwright';
import { sendPlainForm } from '#tests/support/wire/sendPlainForm.ts';
import { eventually } from './journey.ts';
import type { PlainBrowser } from './plainBrowser.ts';

/** A PlainBrowser on a Playwright page that runs no scripts; `inDocument` as in sendPlainForm. Its methods reject after Playwright's timeout. */
export function drivenBrowser(page: Page, origin: string, { inDocument = false } = {}): PlainBrowser {
  // Firefox's driver mistakes the rest of a page that is still loading for the next page.
  const waitUntil = inDocument ? 'load' : 'domcontentloaded';
  return {
    open: async (address) => void (await page.goto(new URL(address, origin).href, { waitUntil })),
    url: () => page.url(),
    linkTo: async (part) => String(await page.locator(`a[href*="${part}"]`).first().getAttribute('href')),
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
