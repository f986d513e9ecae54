import { test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { approveSpoken } from '#tests/support/access/approveSpoken.ts';
import { startReader } from '#tests/support/access/startReader.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();

test.runIf(isFull)('a screen reader says each part of a deposit, its errors and its outcome', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const reader = startReader(page);
  await newPlayer(page, site().origin);
  const form = page.getByRole('main').locator('form');
  const send = form.locator('button[type=submit]');
  await step('the methods are read', async () => {
    await open('/cashier/deposit');
    await reader.read('reads the methods');
  });
  await step('the form of a card is read', async () => {
    await open('/cashier/deposit/uzcard');
    await reader.read('reads the form of a card');
  });
  await step('an empty form is refused', () =>
    reader.hear('sends the form without a sum and a card', async () => {
      await form.getByRole('textbox').first().fill('');
      await send.press('Enter');
      await form.locator('[aria-invalid=true]').first().waitFor();
    }),
  );
  await step('the deposit is paid', async () => {
    await reader.hear('sends the form filled in', async () => {
      await form.getByRole('textbox').first().fill('20000');
      await form.getByRole('textbox', { name: /karta/i }).fill(ownCard());
      await send.press('Enter');
      await page.locator('[data-payment=success]').waitFor();
    });
    await reader.read('reads the outcome');
  });
  await approveSpoken(reader, 'deposit.uz');
});

test('a screen reader says each part of a withdrawal, its errors and its progress', async () => {
  const { page, open, text, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const reader = startReader(page);
  await beThePlayer(page, site().origin, await fundedPlayer(site()));
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: text('withdraw.go') });
  await step('the page is read', async () => {
    await open('/cashier/withdraw');
    await reader.read('reads the page');
  });
  await step('a low sum is refused', () =>
    reader.hear('orders a sum that is too low', async () => {
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('1000');
      await go.press('Enter');
      await main.locator('[aria-invalid=true]').first().waitFor();
    }),
  );
  await step('the withdrawal is ordered', async () => {
    await reader.hear('orders a sum that is allowed', async () => {
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('100000');
      await go.press('Enter');
      await main.getByRole('list', { name: text('history.progress') }).waitFor();
    });
    await reader.read('reads the progress');
  });
  await approveSpoken(reader, 'withdraw.ru');
});

test.runIf(isFull)('a screen reader says each part of a promo code and of the bonus that it brings', async () => {
  const { page, open, text, step, expectRefusal } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const reader = startReader(page);
  await beThePlayer(page, site().origin, await fundedPlayer(site(), []));
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: text('bonuses.promoLabel') });
  const send = main.getByRole('region', { name: text('bonuses.promoTitle') }).getByRole('button');
  await step('the page is read', async () => {
    await open('/profile/bonuses');
    await main
      .getByText(new RegExp(text('forecast.better', { share: '\\d+', own: '.+' })))
      .waitFor({ state: 'attached' });
    await reader.read('reads the page');
  });
  await step('an old code is refused', async () => {
    expectRefusal({ status: 400, path: '/api/campaigns.activateOffer' });
    await reader.hear('sends an old code', async () => {
      await field.fill('ESKI2025');
      await send.press('Enter');
      await main.getByText(text('bonuses.promo.EXPIRED')).first().waitFor();
    });
  });
  const dialog = page.getByRole('alertdialog');
  await step('a valid code asks first and is confirmed', async () => {
    await reader.hear('sends a valid code', async () => {
      await field.fill('AYLAN20');
      await send.press('Enter');
      await dialog.waitFor();
    });
    await reader.read('reads the question');
  });
  await step('the code is taken', async () => {
    await reader.hear('takes the code', async () => {
      await dialog.getByRole('button').last().press('Enter');
      await dialog.waitFor({ state: 'detached' });
    });
    await reader.read('reads the page after it');
  });
  await step('a bonus asks before it begins', async () => {
    const start = main.getByRole('button', { name: new RegExp(`^${text('bonuses.act.activate')}: `) });
    await reader.hear('activates the bonus of the welcome', async () => {
      await start.press('Enter');
      await dialog.waitFor();
    });
    await reader.read('reads the question');
    await reader.hear('agrees', async () => {
      await dialog.getByRole('button', { name: text('bonuses.act.activate'), exact: true }).press('Enter');
      await page.getByText(text('bonuses.done.activate')).first().waitFor();
    });
  });
  await approveSpoken(reader, 'promoCode.ru');
});
