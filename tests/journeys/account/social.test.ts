import { expect } from 'vitest';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { freshPhone } from '#tests/support/players/freshPhone.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

/** Presses Google in the sign-up form and chooses an account in the window of the service. */
async function signUpBy({ page, text }: Visitor, account: string): Promise<void> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('dialog')
      .getByRole('link', { name: text('auth.social.with', { service: 'Google' }) })
      .click(),
  ]);
  await window.locator(`button[value=${account}]`).click();
}

variant(
  'a social sign-up with a taken e-mail is refused; one without an e-mail must be completed before it goes on',
  async () => {
    const visitor = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    const { page, text, open, step } = visitor;
    const form = page.getByRole('dialog', { name: text('auth.complete') });
    await step('the e-mail of another account is refused', async () => {
      await open('/about?backUrl=%2Foffers&show_popup_reg=email');
      await signUpBy(visitor, 'clash');
      await page
        .getByRole('dialog')
        .getByRole('alert')
        .filter({ hasText: text('auth.social.email_taken') })
        .waitFor();
    });
    await step('the form of an incomplete account cannot be closed', async () => {
      await signUpBy(visitor, 'no-mail');
      await form.waitFor();
      expect(await form.getByRole('button', { name: text('auth.close') }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await eventually(() => form.isVisible()).toBe(true);
      await form.getByRole('link', { name: text('auth.help') }).waitFor();
    });
    await step('the completed account returns to backUrl', async () => {
      await form.getByLabel('Telefon raqami').fill(freshPhone());
      await form.getByLabel('E-pochta').fill(`qoraqum-${crypto.randomUUID().slice(0, 8)}@pochta.test`);
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: text('auth.completeAction') }).click();
      await form.waitFor({ state: 'hidden' });
      await page.waitForURL('**/offers');
    });
  },
);
