import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { withdrawBy } from '#tests/support/players/withdrawBy.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey();
afterEach(() => sandboxControls(site()).heal());
const DEPOSITS = [20_000, 30_000, 40_000, 50_000, 60_000, 500_000];

test('the cashier history lists four deposits, then all, saves them as a file and filters by state and days', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site(), DEPOSITS));
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: text('history.tab.deposit') }).getByRole('listitem');
  const openFilter = () => main.locator('summary', { hasText: text('hall.filter') }).click();
  await step('four deposits are listed, the first on the first screen, and a press lists all', async () => {
    await open('/cashier/history');
    await eventually(() => lines.count()).toBe(4);
    const { y = 0, height = 0 } = (await lines.first().boundingBox()) ?? {};
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
    await main.getByRole('link', { name: text('history.more') }).click();
    await eventually(() => lines.count()).toBe(DEPOSITS.length);
    // The first new line has the focus: the link is gone.
    await eventually(() => lines.nth(4).evaluate((line) => line.contains(document.activeElement))).toBe(true);
    await main.getByText(text('history.shown', { shown: '6', total: '6' })).waitFor();
  });
  await step('the history is saved as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: text('history.save') }).click(),
    ]);
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet.startsWith('\uFEFF')).toBe(true);
    expect(sheet.trim().split('\r\n')).toHaveLength(DEPOSITS.length + 1);
    for (const amount of DEPOSITS) expect(sheet).toContain(`;${amount};UZS;`);
  });
  await step('a filter without matches says so and can be reset', async () => {
    await openFilter();
    await main.getByLabel(text('history.state')).selectOption('failed');
    await main.getByRole('button', { name: text('history.apply') }).click();
    await main.getByText(text('history.noneFiltered')).waitFor();
    await main.getByRole('link', { name: text('history.reset') }).click();
    await eventually(() => lines.count()).toBe(4);
  });
  await step('a range of days in reverse order is turned around', async () => {
    await openFilter();
    await main.getByText(text('history.exactDays')).click();
    await main.getByLabel(text('history.from'), { exact: true }).fill('02.01.2020');
    await main.getByLabel(text('history.to'), { exact: true }).fill('01.01.2020');
    await main.getByRole('button', { name: text('history.apply') }).click();
    await main.getByText(text('history.noneFiltered')).waitFor();
    expect(await main.getByLabel(text('history.from'), { exact: true }).inputValue()).toBe('01.01.2020');
    await main.getByRole('link', { name: text('history.reset') }).click();
    await eventually(() => lines.count()).toBe(4);
  });
  await step('another tab, which is empty, says what to do', async () => {
    await main.getByRole('link', { name: text('history.tab.cashbacks') }).click();
    await main.getByText(text('history.none.cashbacks')).waitFor();
  });
});

test('an open withdrawal in the history shows its steps and promised time, and can be cancelled', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const player = await fundedPlayer(site());
  const id = await withdrawBy(player, 100_000);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const steps = main.getByRole('list', { name: text('history.progress') });
  await step('the withdrawal shows its steps and the promised time', async () => {
    await open('/cashier/history?tab=withdrawal');
    await main.getByRole('link', { name: text('history.details') }).click();
    await steps.getByText(text('history.step.new')).waitFor();
    await main.getByRole('timer').waitFor();
    expect(await steps.getByRole('listitem').count()).toBe(4);
  });
  await step('the withdrawal is cancelled', async () => {
    await main.getByText(text('history.cancel'), { exact: true }).click();
    await main.getByRole('button', { name: text('history.cancelNow') }).click();
    await steps.getByText(text('history.step.cancelled')).waitFor();
    await eventually(() => main.getByText(text('history.cancel'), { exact: true }).count()).toBe(0);
  });
  const { items } = await player.get<{ items: { id: number; status: string }[] }>('cashier.gethistory', {
    offset: '0',
    type: 'withdrawal',
  });
  expect(items).toMatchObject([{ id, status: 'cancelled' }]);
});

variant('a withdrawal past its promised time is reported as late and links to a prefilled support ticket', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz' });
  const player = await fundedPlayer(site());
  // Ends in 02: such a payment is never finished.
  const id = await withdrawBy(player, 100_002);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  await step('past the promised time the withdrawal is reported as late', async () => {
    await open(`/cashier/history?tab=withdrawal&open=${id}`);
    await main.getByRole('timer').waitFor();
    await sandbox().advance('25h');
    await page.reload();
    await main.getByText(text('history.late')).waitFor();
  });
  await step('the ticket is prefilled', async () => {
    await main.getByRole('link', { name: text('history.askSupport') }).click();
    await eventually(() => main.getByLabel(text('support.text')).inputValue()).toBe(
      text('support.draft.withdrawal', { id }),
    );
  });
});

test.runIf(isFull)('the cashier history, without scripts, shows more by a link and cancels by a form', async () => {
  const { page, text, open, step } = await visit({
    device: 'phone',
    locale: 'ru',
    javaScriptEnabled: false,
    returns: true,
  });
  const player = await fundedPlayer(site(), DEPOSITS);
  await withdrawBy(player, 100_000);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  await step('a link shows more', async () => {
    await open('/cashier/history');
    await main.getByRole('link', { name: text('history.more') }).click();
    const lines = main.getByRole('list', { name: text('history.tab.deposit') }).getByRole('listitem');
    await eventually(() => lines.count()).toBe(DEPOSITS.length);
    await eventually(() => main.getByRole('button', { name: text('history.save') }).isVisible()).toBe(false);
  });
  await step('a form cancels the withdrawal', async () => {
    await open('/cashier/history?tab=withdrawal');
    await main.getByRole('link', { name: text('history.details') }).click();
    await main.getByText(text('history.cancel'), { exact: true }).click();
    await main.getByRole('button', { name: text('history.cancelNow') }).click();
    await main.locator('[data-said]').getByText(text('history.cancelled')).waitFor();
    await main.getByText(text('history.step.cancelled'), { exact: true }).waitFor();
  });
});

variant('the cashier history, after a failed request, reports the failure and loads on retry', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site(), []));
  const main = page.getByRole('main');
  await step('a failed request is reported', async () => {
    await sandboxControls(site()).fault({ target: 'cashier.gethistory', kind: 'InternalServerError', times: 1 });
    await open('/cashier/history?tab=withdrawal');
    await main.getByText(text('history.failed')).waitFor();
  });
  await step('a retry loads the tab, which is empty', async () => {
    await main.getByRole('button', { name: text('hall.retry') }).click();
    await main.getByText(text('history.none.withdrawal')).waitFor();
  });
});
