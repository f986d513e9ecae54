import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();

/** Pages of a player with a field. */
const FORM_PAGES = [paths.support, paths.profileResponsibleGame, paths.profileSettings];
const OTHER_FORM_PAGES = [paths.profileSecurity, paths.profileBonuses, paths.withdraw, paths.offers];

/** Types sixty letters on each page, while a cashback arrives; then takes the cashback from the bell. */
async function typeOn(pages: readonly { build(): string }[]): Promise<void> {
  const { login } = await sandboxControls(site()).scenario('cashback-waiting');
  const { page, open, step, text } = await visit({ device: 'desktop', locale: 'uz' });
  await signInAs(page, site().origin, String(login));
  const bell = page.locator('header summary').filter({ hasText: text('notification.news.title') });
  for (const path of pages.map((one) => one.build()))
    await step(`sixty letters are typed on ${path}`, async () => {
      const { promise: half, resolve: isHalfTyped } = Promise.withResolvers<void>();
      await page.route('**/api/cashbacks.get*', async (route) => {
        await half;
        await route.continue();
      });
      await open(path);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('main details')) (part as HTMLDetailsElement).open = true;
      });
      const field = page
        .getByRole('main')
        .locator(
          'input:is([type=text], [type=tel], [type=password], [type=email], [type=search], :not([type])), textarea',
        )
        .filter({ visible: true })
        .first();
      // What is first changes when a part of the page is loaded.
      const element = await field.elementHandle();
      await element?.evaluate((input) => {
        (input as HTMLElement).focus();
        input.addEventListener('keydown', () =>
          input.setAttribute('data-typed', `${input.getAttribute('data-typed') ?? ''}1`),
        );
      });
      const type = async () => {
        for (let letter = 0; letter < 30; letter += 1) await page.keyboard.press('1');
      };
      await type();
      isHalfTyped();
      await eventually(() => bell.textContent()).toMatch(/: [1-9]/);
      await type();
      const typed = await element?.getAttribute('data-typed');
      expect([typed?.length, await page.getByRole('dialog').count()]).toEqual([60, 0]);
      await page.unroute('**/api/cashbacks.get*');
    });
  await step('the bell lists the cashback, and a press opens it', async () => {
    await bell.click();
    await page.getByRole('button', { name: text('cashback.title') }).click();
    await page.getByRole('dialog', { name: text('cashback.title') }).waitFor();
  });
}

test('no dialog opens by itself while a player types in a form, and the cashback waits in the bell', () =>
  typeOn(FORM_PAGES));

variant('the other pages with a form are as quiet while a player types', () => typeOn(OTHER_FORM_PAGES));

test('a cashback opens by itself on a page without a form, and once', async () => {
  const { login } = await sandboxControls(site()).scenario('cashback-waiting');
  const { page, open, step, text } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await signInAs(page, site().origin, String(login));
  await step('it opens on the page of the winners', async () => {
    await open(paths.winners.build());
    await page.getByRole('dialog', { name: text('cashback.title') }).waitFor();
  });
});
