import type { Page } from 'playwright';
import { test } from 'vitest';
import { formatNumber } from '../../shared/domain/formatNumber.ts';
import { eventsPath } from '../../shared/keys/eventsPath.ts';
import { paths } from '../../shared/url/paths.ts';
import { ask } from '../support/ask.ts';
import { beThePlayer } from '../support/beThePlayer.ts';
import { balanceOf } from '../support/balanceOf.ts';
import { CARD } from '../support/fundedPlayer.ts';
import { eventually, journey, whenAlive } from '../support/journey.ts';
import { postForm } from '../support/postForm.ts';
import { signUp } from '../support/signUp.ts';

const { visit, site } = journey({ EVENT_STREAMS: '100' });

test('three tabs hear of a balance that has changed elsewhere by one stream', async () => {
  const { page, text, step, open } = await visit({ device: 'desktop', locale: 'uz' });
  const { origin } = site();
  const player = await signUp(origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);
  await beThePlayer(page, origin, player);
  const faq = paths.contentPage.build({ slug: 'faq' });
  const tabs: Page[] = [page];
  const payIn = async () => {
    const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': CARD };
    await postForm(origin, '/api/cashier.makedeposit', order, { cookie: player.cookie });
    return balanceOf(origin, player.cookie);
  };
  const pill = (tab: Page) =>
    tab
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: text('shell.balance') });
  const painted = (tab: Page, amount: number) =>
    pill(tab)
      .filter({ hasText: formatNumber(amount) })
      .waitFor();
  const streams = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const count = (all: LockInfo[]) => all.filter(({ name }) => name?.startsWith('live-')).length;
      return [count(held), count(pending)];
    });
  await step('three tabs, one stream', async () => {
    await open(faq);
    for (let n = 0; n < 2; n += 1) {
      const tab = await page.context().newPage();
      await tab.goto(faq);
      await whenAlive(tab);
      tabs.push(tab);
    }
    await eventually(streams).toEqual([1, 2]);
  });
  await step('paid in elsewhere', async () => {
    // The stream stands when it has told of one change.
    const first = await payIn();
    for (const tab of tabs) await painted(tab, first);
    const amount = await payIn();
    for (const tab of tabs) await painted(tab, amount);
  });
  await step('the tab with the stream is closed', async () => {
    const last = tabs.pop() as Page;
    // Whichever has it: two of three are closed.
    await tabs.pop()?.close();
    await last.close();
    await eventually(streams).toEqual([1, 0]);
    await painted(page, await payIn());
  });
  await step('where there is no stream the interval asks', async () => {
    await page.context().route(`**${eventsPath}`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    const refused = page.waitForResponse((response) => response.url().endsWith(eventsPath));
    await open(faq);
    await page.clock.runFor(5_000);
    await refused;
    const amount = await payIn();
    await page.clock.runFor(12_000);
    await painted(page, amount);
  });
});

test('a session that is ended elsewhere makes the open page a guest’s without a move', async () => {
  const { page, text, step, open } = await visit({ device: 'desktop', locale: 'ru' });
  const { origin } = site();
  const player = await signUp(origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);
  await beThePlayer(page, origin, player);
  await step('a player', () => open(paths.contentPage.build({ slug: 'faq' })));
  // Not by this browser, which would know.
  await ask(origin, '/api/auth.logout', { headers: { cookie: player.cookie, 'sec-fetch-site': 'same-origin' } });
  await step('a guest', () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .waitFor(),
  );
});
