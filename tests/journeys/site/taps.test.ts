import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { slotMessages } from '#sandbox/games/slot/frame/slotMessages.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { freshPhone } from '#tests/support/players/freshPhone.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { site, visit } = journey();

const GAME = 'Zarafshon Vault';

/** Presses, and counts them from the page where the player is to what they came for. Typing is not counted. */
function counter() {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await target.click();
      taps += 1;
    },
    taps: () => taps,
  };
}

const menuOf = ({ page }: Visitor) => page.locator('nav a[href="#site-menu"]');
const spinOf = ({ page, text }: Visitor, mode: 'demo' | 'play') =>
  page
    .getByTitle(text(mode === 'demo' ? 'game.frameDemo' : 'game.frame', { name: GAME }), { exact: true })
    .contentFrame()
    .getByRole('button', { name: slotMessages.uz.spin, exact: true });

test('a first visitor of a phone plays a demo round by three presses, and signs up and plays for money by five', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz', isFirstVisit: true });
  const { page, text, open, step } = visitor;
  const tile = page.getByRole('main').getByRole('link', { name: GAME }).first();
  await step('age, tile and spin', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(page.getByRole('button', { name: text('age.yes', { years: '18' }) }));
    await tap(tile);
    await tap(spinOf(visitor, 'demo'));
    expect(taps()).toBe(3);
  });
  await step('the sign-up, its box, its button, tile and spin', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(page.getByRole('banner').getByRole('link', { name: text('shell.signUp') }));
    const dialog = page.getByRole('dialog', { name: text('auth.signUp') });
    const labelOf = (name: string) =>
      formsConfig.forms.registration.phone.find((field) => field.name === name)?.label.uz ?? name;
    await dialog.getByLabel(labelOf('phone')).pressSequentially(freshPhone());
    await dialog.getByLabel(labelOf('password'), { exact: true }).fill('Registon-1441');
    await tap(dialog.getByRole('checkbox').first());
    await tap(dialog.getByRole('button', { name: text('auth.signUpAction') }));
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => page.locator('html').getAttribute('data-uid')).toMatch(/^\d+$/);
    await whenAlive(page);
    // Messages that come by themselves come one after the other.
    const lying = page.locator('[popover] > [role], body > div > [data-edge], dialog[open]').filter({ visible: true });
    expect(await lying.count()).toBeLessThan(2);
    await tap(tile);
    await tap(spinOf(visitor, 'play'));
    expect(taps()).toBe(5);
  });
});

test('a player of a phone pays in by two presses, out by three, and sets a limit and writes to support by four', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, text, open, step } = visitor;
  await beThePlayer(page, site().origin, await fundedPlayer(site()));
  const main = page.getByRole('main');
  const pay = page.getByRole('banner').getByRole('link', { name: text('shell.deposit') });
  await step('the plus, and the button with the sum', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(pay);
    const button = main.getByRole('button', { name: /100\s000/ }).last();
    await button.waitFor();
    expect(await button.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
    await tap(button);
    expect(taps()).toBe(2);
  });
  await step('the plus, the tab and the button with the sum that was typed', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(pay);
    await tap(main.getByRole('link', { name: text('cashier.withdraw') }).first());
    await main.getByRole('button', { name: text('withdraw.go') }).waitFor();
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
    await tap(main.getByRole('button', { name: /60\s000/ }));
    expect(taps()).toBe(3);
  });
  await step('the menu, the page, the field and its button set a limit', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(menuOf(visitor));
    await tap(
      page.getByRole('dialog', { name: text('shell.menu') }).getByRole('link', { name: text('profile.limits') }),
    );
    const card = main.getByRole('region', { name: text('limits.deposit') });
    const sum = card.getByLabel(text('limits.sum'), { exact: true });
    await tap(sum);
    await sum.fill('500000');
    await tap(card.getByRole('button', { name: text('limits.set'), exact: true }));
    expect(taps()).toBe(4);
  });
  await step('the menu, the help, the field and its button write to support', async () => {
    const { tap, taps } = counter();
    await open('/');
    await tap(menuOf(visitor));
    await tap(page.getByRole('dialog', { name: text('shell.menu') }).locator('a[href$="/support"]'));
    const message = main.getByRole('textbox', { name: text('support.text') });
    await tap(message);
    await message.fill('Yutuq qachon keladi?');
    await tap(main.getByRole('button', { name: text('support.send') }));
    expect(taps()).toBe(4);
  });
});
