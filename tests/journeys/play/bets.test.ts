import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';
import { formControls } from '#tests/support/wire/formControls.ts';

const { visit, site } = journey();

test('the bet history filters rounds by game and result, opens a round, checks its fairness and reports it', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await signInAs(page, site().origin, 'demo@yulduz.test');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: text('bets.list') });
  const rows = list.getByRole('listitem');
  const openFilter = () => main.locator('summary', { hasText: text('hall.filter') }).click();
  await step('all rounds are shown with totals', async () => {
    await open('/profile/bets/history');
    await rows.first().waitFor();
    await main
      .getByRole('region', { name: text('bets.totals') })
      .getByText(text('bets.staked'))
      .waitFor();
  });
  const all = await rows.count();
  await step('the filter by a game shows its rounds only', async () => {
    const name = String(await rows.first().locator('span').first().textContent());
    await openFilter();
    await main.getByLabel(text('bets.game'), { exact: true }).fill(name.toLowerCase());
    await main.getByRole('button', { name: text('bets.apply') }).click();
    await main.getByRole('link', { name: text('bets.resetGame', { game: name }) }).waitFor();
    await eventually(() => rows.count()).toBe(await rows.filter({ hasText: name }).count());
  });
  await step('an unknown game is reported and can be reset', async () => {
    await openFilter();
    await main.getByLabel(text('bets.game'), { exact: true }).fill('qzqzqz');
    await main.getByRole('button', { name: text('bets.apply') }).click();
    await main.getByText(text('bets.noGame', { name: 'qzqzqz' })).waitFor();
    await main
      .getByRole('link', { name: text('bets.reset'), exact: true })
      .first()
      .click();
    await eventually(() => rows.count()).toBe(all);
  });
  await step('the filter by result shows lost rounds only', async () => {
    await openFilter();
    await main.getByLabel(text('bets.result')).selectOption('lose');
    await main.getByRole('button', { name: text('bets.apply') }).click();
    await eventually(() => new URL(page.url()).searchParams.get('result')).toBe('lose');
    await eventually(() => rows.count()).toBeLessThan(all);
    expect(await rows.filter({ hasText: text('bets.status.win') }).count()).toBe(0);
  });
  await step('an opened round passes the check of its fairness', async () => {
    await rows.first().getByRole('link').click();
    await rows.first().getByText(text('bets.bonusStake')).waitFor();
    await rows.first().getByText(text('bets.fairness')).click();
    await rows
      .first()
      .getByRole('button', { name: text('bets.check') })
      .click();
    await rows
      .first()
      .getByRole('status')
      .filter({ hasText: text('bets.check.same') })
      .waitFor();
  });
  await step('the report of the round contains its id', async () => {
    const id = new URL(page.url()).searchParams.get('open') ?? '';
    await rows
      .first()
      .getByRole('link', { name: text('bets.report') })
      .click();
    const dialog = page.getByRole('dialog', { name: text('support.problemTitle') });
    await dialog.getByRole('listitem').filter({ hasText: id }).waitFor();
    await dialog
      .getByLabel(text('talk.addFile'))
      .setInputFiles({ name: 'check.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
    await dialog.getByRole('button', { name: text('talk.remove', { name: 'check.pdf' }) }).waitFor();
    await dialog
      .getByRole('button', { name: text('support.close') })
      .first()
      .click();
  });
  await step('the tab of sport opens', async () => {
    await main
      .getByRole('navigation', { name: text('bets.tabs') })
      .getByRole('link', { name: text('bets.tab.sport') })
      .click();
    await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe('sport');
  });
});

/** Answers the browser's requests for the history, from the second list on, without an end. */
async function endless(page: Page) {
  const state = { isFailing: false, requests: 0 };
  const money = { amount: 500, currency: 'UZS' };
  await page.route(/\/api\/games\.getHistory\?/, async (route) => {
    state.requests += 1;
    if (state.isFailing) return route.fulfill({ status: 500, body: 'gone' });
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset'));
    const items = Array.from({ length: Number(query.get('count')) }, (_, index) => ({
      id: `endless-${offset + index}`,
      game: { sysname: 'pamir-fox', name: 'Pamir Fox' },
      bet: money,
      win: money,
      created_at: 1_790_000_000 - offset - index,
      status: 'win',
    }));
    return route.fulfill({ json: { data: { items, total: 100_000 } } });
  });
  return state;
}

variant(
  'the bet history loads rounds near the list’s end; for the keyboard, by a link that focuses the new rounds',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
    await signInAs(page, site().origin, 'demo@yulduz.test');
    const main = page.getByRole('main');
    const rows = main.getByRole('list', { name: text('bets.list') }).getByRole('listitem');
    const more = main.getByRole('link', { name: text('bets.more') });
    const isFocused = (row: number) => () =>
      rows
        .nth(row)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement);
    const history = await endless(page);
    await step('scrolling near the end loads rounds', async () => {
      await open('/profile/bets/history');
      await main
        .getByRole('navigation', { name: text('bets.tabs') })
        .getByRole('link', { name: text('bets.tab.sport') })
        .click();
      await rows.filter({ has: page.locator('[href*="open=endless-49"]') }).waitFor({ state: 'attached' });
      const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
      await rows.last().scrollIntoViewIfNeeded();
      await eventually(() => rows.count()).toBe(100);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(heightBefore);
    });
    await step('after a failure, a press loads rounds', async () => {
      history.isFailing = true;
      expectRefusal({ status: 500, path: '/api/games.getHistory' });
      await rows.last().scrollIntoViewIfNeeded();
      const alert = main.getByRole('alert').filter({ hasText: text('bets.moreFailed') });
      await alert.waitFor();
      history.isFailing = false;
      await alert.getByRole('button').press('Enter');
      await eventually(() => rows.count()).toBe(150);
      await eventually(isFocused(100)).toBe(true);
    });
    await step('with the focus at the end, only a press loads rounds', async () => {
      const { requests } = history;
      await rows.last().getByRole('link').focus();
      await page.keyboard.press('Tab');
      await eventually(() => more.evaluate((link) => link === document.activeElement)).toBe(true);
      // An IntersectionObserver would have fired by the second frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect([history.requests, await rows.count()]).toEqual([requests, 150]);
      await page.keyboard.press('Enter');
      await eventually(() => rows.count()).toBe(200);
      await eventually(isFocused(150)).toBe(true);
    });
  },
);

test.runIf(isFull)(
  'without script, the bet history’s filter is a GET form, and a round and its report are links',
  async () => {
    const { origin } = site();
    const text = messagesOf('uz');
    const browser = fetchedBrowser(origin, await signIn(origin, 'demo@yulduz.test'));
    const links = () =>
      readRoles(browser.html()).filter(({ role, inside }) => role === 'link' && inside.includes('main'));
    await browser.open('/profile/bets/history');
    const filter = formControls(browser.html()).find(({ name }) => name === 'result');
    filter?.fill('lose');
    expect([filter?.form.attribute('method') ?? 'get', filter?.isHidden]).toEqual(['get', false]);
    await browser.open(`${filter?.form.attribute('action') ?? ''}?result=${filter?.values().join()}`);
    expect(new URL(browser.url()).pathname).toBe('/profile/bets/history');
    await browser.open(links().find(({ href }) => /[?&]open=/.test(href))?.href ?? 'no round');
    const id = new URL(browser.url()).searchParams.get('open') ?? '';
    expect(browser.html()).toContain(text('bets.bonusStake'));
    await browser.open(links().find(({ name }) => name === text('bets.report'))?.href ?? 'no report');
    const messageFields = formControls(browser.html()).filter(({ tag, isInMain }) => tag === 'textarea' && isInMain);
    expect(messageFields.flatMap((field) => field.values()).join()).toContain(id);
  },
);
