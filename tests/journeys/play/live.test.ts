import type { Page, Request } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { eventsPath } from '../../../shared/keys/eventsPath.ts';
import { paths } from '../../../shared/url/paths.ts';
import { ask } from '../../support/wire/ask.ts';
import { beThePlayer } from '../../support/players/beThePlayer.ts';
import { balanceOf } from '../../support/players/balanceOf.ts';
import { CARD } from '../../support/players/fundedPlayer.ts';
import { eventually, journey, type Visitor, whenAlive } from '../../support/browsers/journey.ts';
import { postForm } from '../../support/wire/postForm.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';
import { type Player, signUp } from '../../support/players/signUp.ts';
import { startHoldingProxy } from '../../support/sites/startHoldingProxy.ts';
import { startSite } from '../../support/sites/startSite.ts';
import { untilReady } from '../../support/sites/untilReady.ts';

const { visit, site } = journey({ EVENT_STREAMS: '100' });
const faq = paths.contentPage.build({ slug: 'faq' });

const newcomer = () => signUp(site().origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);

/** Not by a browser of the player; resolves to the balance. */
async function payIn({ cookie }: Player): Promise<number> {
  const { origin } = site();
  const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': CARD };
  await postForm(origin, '/api/cashier.makedeposit', order, { cookie });
  return balanceOf(origin, cookie);
}

const painted = (tab: Page, text: Visitor['text'], amount: number) =>
  tab
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: text('shell.balance') })
    .filter({ hasText: formatNumber(amount) })
    .waitFor();

const TABS = 3;
const CHANGES = 4;
/** What a page of a player asks for last of all, once it has nothing better to do. */
const ASKED_WHEN_IDLE = ['/api/account.getNotices', '/api/popups.get'];
/** A change costs a reading of a kind, or a few where it is told in pieces; tabs that read for themselves would cost this many at the least. */
const READINGS_OF_ALL = TABS * CHANGES;

test('three tabs hear of a balance that has changed elsewhere by one stream, at the calls of one', async () => {
  const { page, text, step, open } = await visit({ device: 'desktop', locale: 'uz' });
  const { origin } = site();
  const player = await newcomer();
  await beThePlayer(page, origin, player);
  const tabs: Page[] = [page];
  const asked: string[] = [];
  let underWay = 0;
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');
  const context = page.context();
  context.on('request', (request) => {
    if (!isCall(request.url())) return;
    asked.push(new URL(request.url()).pathname);
    underWay += 1;
  });
  const ended = (request: Request) => {
    if (isCall(request.url())) underWay -= 1;
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  const streams = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const count = (all: LockInfo[]) => all.filter(({ name }) => name?.startsWith('live-')).length;
      return [count(held), count(pending)];
    });
  await step('three tabs, one stream', async () => {
    await open(faq);
    for (let n = 1; n < TABS; n += 1) {
      const tab = await context.newPage();
      await tab.goto(faq);
      await whenAlive(tab);
      tabs.push(tab);
    }
    await eventually(streams).toEqual([1, 2]);
    for (const path of ASKED_WHEN_IDLE) await eventually(() => asked.filter((one) => one === path).length).toBe(TABS);
  });
  await step('paid in elsewhere', async () => {
    const pay = async () => {
      const amount = await payIn(player);
      for (const tab of tabs) await painted(tab, text, amount);
    };
    // The stream stands when it has told of a change that no tab has asked for at its interval.
    await eventually(async () => {
      asked.length = 0;
      await pay();
      return asked;
    }).toEqual([]);
    const { counters, reset } = sandboxControls(site());
    // What the first change is read for has been read.
    let before = '';
    await eventually(async () => {
      const last = before;
      before = JSON.stringify(await counters());
      return before === last && underWay === 0;
    }).toBe(true);
    asked.length = 0;
    await reset();
    for (let n = 0; n < CHANGES; n += 1) await pay();
    const { 'cashier.makedeposit': _ordered, 'account.getBalance': balances = 0, ...others } = await counters();
    // One at each change is this test's own.
    expect(balances - CHANGES).toBeLessThan(READINGS_OF_ALL);
    expect(Math.max(0, ...Object.values(others)), JSON.stringify(others)).toBeLessThan(READINGS_OF_ALL);
    expect(asked).toEqual([]);
  });
  await step('the tab with the stream is closed', async () => {
    const last = tabs.pop() as Page;
    // Whichever has it: two of three are closed.
    await tabs.pop()?.close();
    await last.close();
    await eventually(streams).toEqual([1, 0]);
    await painted(page, text, await payIn(player));
  });
  await step('where there is no stream the interval asks', async () => {
    await page.context().route(`**${eventsPath}`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    const refused = page.waitForResponse((response) => response.url().endsWith(eventsPath));
    await open(faq);
    await page.clock.runFor(5_000);
    await refused;
    const amount = await payIn(player);
    await page.clock.runFor(12_000);
    await painted(page, text, amount);
  });
});

test('behind a proxy that holds streams back or cuts them, and a platform that tells nothing, the balance is right in twelve seconds', async () => {
  const { sandbox } = site();
  const upstreams = { PLATFORM_URL: sandbox, CONTENT_URL: sandbox, SANDBOX: '0' };
  const asking = await startSite({ ...upstreams, EVENT_STREAMS: '100' });
  const proxy = await startHoldingProxy(asking.origin);
  onTestFinished(async () => {
    await proxy.close();
    await asking.stop();
  });
  await untilReady(asking.origin);
  const { page, text, step, open, expectRefusal } = await visit({
    device: 'desktop',
    locale: 'uz',
    baseURL: proxy.origin,
    vendors: [proxy.origin],
  });
  const player = await newcomer();
  await beThePlayer(page, proxy.origin, player);
  const soon = async () => {
    const amount = await payIn(player);
    await page.clock.runFor(12_000);
    await painted(page, text, amount);
  };
  /** Streams that have lived and are cut now. While none is open time passes until there is one. */
  const cut = async () => {
    const ended = proxy.cut();
    if (ended + proxy.open() === 0) await page.clock.runFor(1_000);
    return ended;
  };
  await page.clock.install();
  await step('held back', async () => {
    proxy.hold();
    await open(faq);
    await eventually(proxy.open).toBeGreaterThan(0);
    // From here on time passes only where it is told to.
    await page.clock.pauseAt(Date.now() + 30_000);
    await soon();
  });
  await step('cut', async () => {
    expectRefusal({ status: 0, path: proxy.origin + eventsPath });
    proxy.release();
    for (let time = 0; time < 2; time += 1) {
      await eventually(cut).toBeGreaterThan(0);
      await soon();
    }
  });
});

test('a session that is ended elsewhere makes the open page a guest’s without a move', async () => {
  const { page, text, step, open } = await visit({ device: 'desktop', locale: 'ru' });
  const { origin } = site();
  const player = await newcomer();
  await beThePlayer(page, origin, player);
  await step('a player', () => open(faq));
  // Not by this browser, which would know.
  await ask(origin, '/api/auth.logout', { headers: { cookie: player.cookie, 'sec-fetch-site': 'same-origin' } });
  await step('a guest', () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .waitFor(),
  );
});
