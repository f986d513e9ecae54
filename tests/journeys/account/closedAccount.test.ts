import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey({ EVENT_STREAMS: '100' });

test('a final rejection of a minor closes an open deposit form at once, and the wallet shows the balance and the way out', async () => {
  const player = await fundedPlayer(site(), [300_000]);
  await player.post('sumsub.createApplicant', {});
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz' });
  await beThePlayer(page, site().origin, player);
  const screen = page.getByRole('heading', { level: 1, name: text('closed.title.age') });
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/_/events'));
  await step('a deposit form is open, with a sum typed in', async () => {
    await open(paths.deposit.build(null, { amount: 50_000 }));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await stream;
    await untilFeedOpen(site().origin);
  });
  await step('the outcome arrives: the form is gone, the reason is in its place', async () => {
    await sandbox().decide({ uid: player.uid, verdict: 'rejected', labels: ['UNDERAGE'] });
    await screen.waitFor();
    expect(await page.locator('form[method=post]').count()).toBe(0);
    expect(await page.getByRole('main').innerText()).toContain(text('closed.money.age'));
  });
  await step('the wallet has the balance and no link to a deposit, a game or an offer', async () => {
    await page.getByRole('link', { name: text('closed.wallet') }).click();
    await page
      .getByRole('main')
      .getByRole('region', { name: text('closed.title.age') })
      .waitFor();
    await eventually(() =>
      page.locator('a[href^="/cashier/deposit"], a[href^="/game"], a[href^="/offers"]').count(),
    ).toBe(0);
    await page
      .getByRole('main')
      .getByText(/400\s000/)
      .first()
      .waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

variant('a platform that tells of a minor only by refusing the deposit closes the page at the press', async () => {
  const player = await fundedPlayer(site(), [300_000]);
  await player.post('sumsub.createApplicant', {});
  const { page, text, open } = await visit({ device: 'desktop', locale: 'ru' });
  await beThePlayer(page, site().origin, player);
  await open(paths.wallet.build());
  await sandbox().flip('closure', 'ban');
  await sandbox().decide({ uid: player.uid, verdict: 'rejected', labels: ['UNDERAGE'] });
  await page
    .getByRole('main')
    .getByRole('link', { name: text('cashier.deposit'), exact: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: text('closed.title.age') }).waitFor();
  await page.getByRole('link', { name: text('closed.wallet') }).click();
  await page
    .getByRole('main')
    .getByRole('region', { name: text('closed.title.age') })
    .waitFor();
});
