import { expect, test } from 'vitest';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { beThePlayer } from '../../support/players/beThePlayer.ts';
import { fundedPlayer } from '../../support/players/fundedPlayer.ts';
import { eventually, journey } from '../../support/browsers/journey.ts';
import { withdrawBy } from '../../support/players/withdrawBy.ts';
import { readPage } from '../../support/wire/readPage.ts';
import { messagesOf } from '../../support/messagesOf.ts';

const { visit, site, sandbox } = journey();
const WELCOME = 100_000;

test('each balance tells what it is for, and a day is explained from its opening to its closing', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  // A day that turns meanwhile would tell only half of it.
  await sandbox().midday();
  const player = await fundedPlayer(site(), [200_000, 50_000]);
  const id = await withdrawBy(player, 60_000);
  await player.post('cashier.cancelwithdrawal', { id: String(id) });
  await withdrawBy(player, 70_000);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const purse = main.getByRole('listitem', { name: text('wallet.purse.main') });
  const steps = main.getByRole('list', { name: text('wallet.waterfall') }).getByRole('listitem');
  const left = WELCOME + 250_000 - 70_000;
  await step('balances and the last four', async () => {
    await open('/cashier/wallet');
    await purse.getByText(formatNumber(left)).first().waitFor();
    await purse.getByText(text('wallet.plays.main')).waitFor();
    const recent = main.getByRole('region', { name: text('wallet.recent') });
    expect(await recent.getByRole('listitem').count()).toBe(4);
  });
  await step('why so much', async () => {
    await purse.getByRole('link', { name: text('wallet.why') }).click();
    await steps.first().waitFor();
    const told = await steps.evaluateAll((items) => items.map((item) => item.textContent ?? ''));
    const sums = told.map((line) =>
      Number(
        line
          .replace('\u2212', '-')
          .replace(/×.*?(?=[+-]|$)/, '')
          .replace(/[^\d-]/g, ''),
      ),
    );
    expect(sums.slice(0, -1).reduce((total, sum) => total + sum, 0)).toBe(sums.at(-1));
    expect(sums.at(-1)).toBe(left);
  });
  await step('a change opens into its payment', async () => {
    await main.getByText(text('wallet.changes', { count: '6' })).click();
    await main
      .getByRole('link', { name: `№ ${id}` })
      .first()
      .click();
    await main
      .getByRole('list', { name: text('history.way') })
      .getByText(text('history.step.cancelled'))
      .waitFor();
  });
});

test('hidden sums are hidden here too', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site(), [200_000]));
  const main = page.getByRole('main');
  const purse = main.getByRole('listitem', { name: text('wallet.purse.main') });
  const sum = purse.getByText(formatNumber(WELCOME + 200_000)).first();
  const hide = async () => {
    await main.getByRole('button', { name: text('wallet.hide') }).click();
    await eventually(() => sum.isVisible()).toBe(false);
  };
  await step('hidden, and shown again', async () => {
    await open('/cashier/wallet');
    await hide();
    await main.getByRole('button', { name: text('wallet.show') }).click();
    await sum.waitFor();
  });
  await step('hidden on another page, too', async () => {
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

test('a platform that counts no changes has that said, and the wallet stands', async () => {
  const text = messagesOf('uz');
  const player = await fundedPlayer(site(), []);
  await sandbox().fault({ target: 'cashier.getbalancechanges', kind: 'MethodNotFound', times: 1 });
  const { mainText } = await readPage(site().origin, '/cashier/wallet?explain=main', player);
  expect(mainText).toContain(text('wallet.explainUnknown'));
  expect(mainText).toContain(text('wallet.purse.main'));
});
