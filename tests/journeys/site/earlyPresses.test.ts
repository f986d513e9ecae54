import { expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { holdScripts } from '#tests/support/browsers/holdScripts.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();
const byCard = paths.depositMethod.build({ sysname: 'uzcard' });

async function atCashier(device: 'phone' | 'desktop', locale: 'uz' | 'ru') {
  const visitor = await visit({ device, locale });
  const { page, text } = visitor;
  const player = await newPlayer(page, site().origin);
  const release = await holdScripts(page);
  const form = page.getByRole('main').locator('form');
  return {
    ...visitor,
    player,
    release,
    form,
    amount: form.getByRole('textbox', { name: text('deposit.amount') }),
    preset: form
      .getByRole('list', { name: text('deposit.presets') })
      .getByRole('button')
      .nth(1),
  };
}

test('a deposit works before the first script loads: a preset, a card and the order', async () => {
  const { page, form, amount, preset, player, step } = await atCashier('phone', 'uz');
  const before = await balanceOf(site().origin, player.cookie);
  await step('one press on a preset sets the sum', async () => {
    await page.goto(byCard, { waitUntil: 'commit' });
    await preset.click();
    expect(await amount.inputValue()).toBe((await preset.innerText()).trim());
  });
  const sum = Number((await amount.inputValue()).replace(/\D/g, ''));
  await step('the order is paid once the page that shows its sum is confirmed', async () => {
    await form.locator('input[name=card]').fill(ownCard());
    await form.locator('button[type=submit]').last().click();
    const confirm = page.getByRole('button', {
      name: plainTexts('uz')('plain.depositGo', { sum: formatMoney({ amount: sum, currency: 'UZS' }, 'uz') }),
    });
    await confirm.waitFor();
    expect(await balanceOf(site().origin, player.cookie)).toBe(before);
    await confirm.click();
    await page.waitForURL(/\/cashier\/paysuccess\//, { waitUntil: 'commit' });
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + sum);
  });
});

test('a deposit ordered before the scripts by the button that shows its sum is paid without another page', async () => {
  const { page, form, amount, player, step } = await atCashier('phone', 'ru');
  const before = await balanceOf(site().origin, player.cookie);
  await step('the untouched sum is ordered by one press', async () => {
    await page.goto(`/ru${byCard}`, { waitUntil: 'commit' });
    await form.locator('input[name=card]').fill(ownCard());
    const sum = Number((await amount.inputValue()).replace(/\D/g, ''));
    expect(sum).toBeGreaterThan(0);
    await form.locator('button[type=submit]').last().click();
    await page.waitForURL(/\/cashier\/paysuccess\//, { waitUntil: 'commit' });
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + sum);
  });
});

test('presses and text from before the scripts are in effect once they run, and a later press counts once', async () => {
  const { page, form, amount, preset, release, step } = await atCashier('phone', 'ru');
  const card = ownCard();
  const more = page.getByRole('button', { name: /^Ещё \d+ способ/ });
  await step('presses and text precede the scripts', async () => {
    await page.goto(`/ru${byCard}`, { waitUntil: 'commit' });
    await more.click();
    await preset.click();
    await form.locator('input[name=card]').fill(card);
    await amount.fill('77000');
  });
  await step('the scripts take over the presses and the text', async () => {
    await release();
    await whenAlive(page);
    await more.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: /77.000/ }).waitFor();
    await eventually(() => form.locator('input[name=card]').inputValue()).toContain(card.slice(-4));
  });
  await step('a press on the hydrated page counts once', async () => {
    await preset.click();
    await eventually(() => preset.getAttribute('aria-pressed')).toBe('true');
  });
});

test('a menu of the header opened before the scripts stays open and loads its facts once they run', async () => {
  const { page, text, step } = await visit({ device: 'phone', locale: 'uz' });
  await newPlayer(page, site().origin);
  const release = await holdScripts(page);
  const banner = page.getByRole('banner');
  const signOut = banner.getByRole('button', { name: text('shell.signOut') });
  await step('the menu opens without the scripts', async () => {
    await page.goto('/rules', { waitUntil: 'commit' });
    await banner.locator('summary').last().click();
    await signOut.waitFor();
  });
  await step('the scripts leave it open', async () => {
    const requested = page.waitForRequest((request) => request.url().includes('account.getSessionFacts'));
    await release();
    await whenAlive(page);
    await requested;
    expect(await signOut.isVisible()).toBe(true);
  });
  await step('a press closes it', async () => {
    await banner.locator('summary').last().click();
    await signOut.waitFor({ state: 'hidden' });
  });
});

test('the filter of the hall opened on a phone before the scripts is open as a sheet once they run', async () => {
  const { page, text, step } = await visit({ device: 'phone', locale: 'ru' });
  const release = await holdScripts(page);
  await step('the filter opens without the scripts', async () => {
    await page.goto('/ru/gamehall', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .locator('summary', { hasText: text('hall.filter') })
      .click();
    await page.getByRole('main').getByRole('searchbox').first().waitFor();
  });
  await step('the scripts move it into the sheet', async () => {
    await release();
    await whenAlive(page);
    await page.getByRole('dialog', { name: text('hall.filter') }).waitFor();
  });
});

test('a ticket sent before the scripts and refused keeps its text and its error once they run, until the field is edited', async () => {
  const { page, text, step } = await visit({ device: 'phone', locale: 'ru' });
  const release = await holdScripts(page);
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: text('support.email') });
  const message = main.getByRole('textbox', { name: text('support.text') });
  const problem = main.getByText(text('validation.email'));
  await step('the page shows the refused ticket', async () => {
    await page.goto(`/ru${paths.support.build()}`, { waitUntil: 'commit' });
    await email.fill('aziz');
    await message.fill('Деньги так и не пришли');
    await main.getByRole('button', { name: text('support.send') }).click();
    await problem.waitFor();
  });
  await step('the scripts leave it as it is', async () => {
    await release();
    await whenAlive(page);
    expect([await email.inputValue(), await message.inputValue()]).toEqual(['aziz', 'Деньги так и не пришли']);
    expect([await email.getAttribute('aria-invalid'), await problem.isVisible()]).toEqual(['true', true]);
  });
  await step('a corrected address loses its error', async () => {
    await email.fill('aziz@pochta.uz');
    await problem.waitFor({ state: 'detached' });
  });
});
