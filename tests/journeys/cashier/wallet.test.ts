import { expect, test } from 'vitest';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { withdrawBy } from '#tests/support/players/withdrawBy.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site, sandbox } = journey();
const WELCOME = 100_000;

test('the wallet shows the main balance and its last four changes, and explains the sum change by change', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  // A day that ends during the test would contain only half of the changes.
  await sandbox().midday();
  const player = await fundedPlayer(site(), [200_000, 50_000]);
  const id = await withdrawBy(player, 60_000);
  await player.post('cashier.cancelwithdrawal', { id: String(id) });
  await withdrawBy(player, 70_000);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const balance = main.getByRole('listitem', { name: text('wallet.balance.main') });
  const steps = main.getByRole('list', { name: text('wallet.waterfall') }).getByRole('listitem');
  const expected = WELCOME + 250_000 - 70_000;
  await step('the main balance and the last four changes are shown', async () => {
    await open('/cashier/wallet');
    await balance.getByText(formatNumber(expected)).first().waitFor();
    await balance.getByText(text('wallet.plays.main')).waitFor();
    const recent = main.getByRole('region', { name: text('wallet.recent') });
    expect(await recent.getByRole('listitem').count()).toBe(4);
  });
  await step('the changes add up to the balance', async () => {
    await balance.getByRole('link', { name: text('wallet.why') }).click();
    await steps.first().waitFor();
    const lines = await steps.evaluateAll((items) => items.map((item) => item.textContent ?? ''));
    const sums = lines.map((line) =>
      Number(
        line
          .replace('\u2212', '-')
          .replace(/×.*?(?=[+-]|$)/, '')
          .replace(/[^\d-]/g, ''),
      ),
    );
    expect(sums.slice(0, -1).reduce((total, sum) => total + sum, 0)).toBe(sums.at(-1));
    expect(sums.at(-1)).toBe(expected);
  });
  await step('a change links to its payment', async () => {
    await main.getByText(text('wallet.changes', { count: '6' })).click();
    await main
      .getByRole('link', { name: `№ ${id}` })
      .first()
      .click();
    await main
      .getByRole('list', { name: text('history.progress') })
      .getByText(text('history.step.cancelled'))
      .waitFor();
  });
});

test.runIf(isFull)('sums hidden in the wallet reappear on a press, and are hidden in the history too', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site(), [200_000]));
  const main = page.getByRole('main');
  const balance = main.getByRole('listitem', { name: text('wallet.balance.main') });
  const sum = balance.getByText(formatNumber(WELCOME + 200_000)).first();
  const hide = async () => {
    await main.getByRole('button', { name: text('wallet.hide') }).click();
    await eventually(() => sum.isVisible()).toBe(false);
  };
  await step('sums are hidden by a press and shown by another', async () => {
    await open('/cashier/wallet');
    await hide();
    await main.getByRole('button', { name: text('wallet.show') }).click();
    await sum.waitFor();
  });
  await step('sums stay hidden in the history', async () => {
    await hide();
    await open('/cashier/history');
    const line = main
      .getByRole('list', { name: text('history.tab.deposit') })
      .getByRole('listitem')
      .first();
    await line.getByText(text('cashier.status.success')).waitFor();
    expect(await line.getByText(formatNumber(200_000)).isVisible()).toBe(false);
  });
});

test('the wallet, on a platform without getbalancechanges, says so and still shows the main balance', async () => {
  const text = messagesOf('uz');
  const player = await fundedPlayer(site(), []);
  await sandbox().fault({ target: 'cashier.getbalancechanges', kind: 'MethodNotFound', times: 1 });
  const { mainText } = await readPage(site().origin, '/cashier/wallet?explain=main', player);
  expect(mainText).toContain(text('wallet.explainUnknown'));
  expect(mainText).toContain(text('wallet.balance.main'));
});
