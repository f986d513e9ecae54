import type { Page, Request } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { paths } from '#shared/url/paths.ts';
import { chunkOf } from '#tests/support/browsers/chunkOf.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { startHoldingProxy } from '#tests/support/sites/startHoldingProxy.ts';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { SANDBOX_TOKEN, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site } = journey({ EVENT_STREAMS: '100' });
const faq = paths.contentPage.build({ slug: 'faq' });

const newcomer = () => signUp(site().origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);

/** Deposits outside the player's browser. Resolves with the new balance. */
async function payIn({ cookie }: Player): Promise<number> {
  const { origin } = site();
  const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
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

const BALANCE = '/api/account.getBalance';
const TABS = 3;
const CHANGES = 4;
/** The last requests of a player's page, which it sends when idle. */
const IDLE_REQUESTS = ['/api/account.getNotices', '/api/popups.get'];
/** A change costs one read of a method, or a few when it is reported in parts; tabs that each read would cost at least this many. */
const READS_OF_ALL_TABS = TABS * CHANGES;

variant(
  'three tabs show a balance changed elsewhere, through one event stream and without calls of their own',
  async () => {
    const { page, text, step, open } = await visit({ device: 'desktop', locale: 'uz' });
    const { origin } = site();
    const player = await newcomer();
    await beThePlayer(page, origin, player);
    const tabs: Page[] = [page];
    const requested: string[] = [];
    let underWay = 0;
    const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');
    const context = page.context();
    context.on('request', (request) => {
      if (!isCall(request.url())) return;
      requested.push(new URL(request.url()).pathname);
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
    await step('three tabs share one event stream', async () => {
      await open(faq);
      for (let n = 1; n < TABS; n += 1) {
        const tab = await context.newPage();
        await tab.goto(faq);
        await whenAlive(tab);
        tabs.push(tab);
      }
      await eventually(streams).toEqual([1, 2]);
      for (const path of IDLE_REQUESTS)
        await eventually(() => requested.filter((one) => one === path).length).toBe(TABS);
    });
    await step('deposits made elsewhere are shown in all tabs', async () => {
      const pay = async () => {
        const amount = await payIn(player);
        for (const tab of tabs) await painted(tab, text, amount);
      };
      // The stream works once it has reported a change for which no tab has polled.
      await eventually(async () => {
        requested.length = 0;
        await pay();
        return requested;
      }).toEqual([]);
      const { counters, reset } = sandboxControls(site());
      // Wait until the reads of the first change are over.
      let before = '';
      await eventually(async () => {
        const last = before;
        before = JSON.stringify(await counters());
        return before === last && underWay === 0;
      }).toBe(true);
      requested.length = 0;
      await reset();
      for (let n = 0; n < CHANGES; n += 1) await pay();
      const { 'cashier.makedeposit': _ordered, 'account.getBalance': balances = 0, ...others } = await counters();
      // One read per change is this test's own.
      expect(balances - CHANGES).toBeLessThan(READS_OF_ALL_TABS);
      expect(Math.max(0, ...Object.values(others)), JSON.stringify(others)).toBeLessThan(READS_OF_ALL_TABS);
      expect(requested).toEqual([]);
    });
    await step('after two tabs are closed the last one still gets the changes', async () => {
      const last = tabs.pop() as Page;
      // Any tab may have the stream; two of three are closed.
      await tabs.pop()?.close();
      await last.close();
      await eventually(streams).toEqual([1, 0]);
      await painted(page, text, await payIn(player));
    });
    await step('without a stream, the page polls', async () => {
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
  },
);

variant(
  'without platform events, behind a proxy that holds or cuts streams, the balance updates in 12 seconds',
  async () => {
    const { sandbox } = site();
    const upstreams = { PLATFORM_URL: sandbox, CONTENT_URL: sandbox, SANDBOX: '0' };
    const polling = await startSite({ ...upstreams, EVENT_STREAMS: '100' });
    const proxy = await startHoldingProxy(polling.origin);
    onTestFinished(async () => {
      await proxy.close();
      await polling.stop();
    });
    await untilReady(polling.origin);
    const { page, text, step, open, expectRefusal } = await visit({
      device: 'desktop',
      locale: 'uz',
      baseURL: proxy.origin,
      vendors: [proxy.origin],
    });
    const player = await newcomer();
    await beThePlayer(page, proxy.origin, player);
    let underWay = 0;
    const isRead = (request: Request) => request.url().includes(BALANCE);
    const end = (request: Request) => {
      if (isRead(request)) underWay -= 1;
    };
    page.on('request', (request) => {
      if (isRead(request)) underWay += 1;
    });
    page.on('requestfinished', end).on('requestfailed', end);
    const expectUpdate = async () => {
      // A page that still waits for an answer asks nothing, and the answer may be of before the payment.
      await eventually(() => underWay).toBe(0);
      const amount = await payIn(player);
      await page.clock.runFor(12_000);
      await painted(page, text, amount);
    };
    /** Cuts the open streams and resolves with their number. While there is none, advances the clock until one opens. */
    const cut = async () => {
      const ended = proxy.cut();
      if (ended + proxy.open() === 0) await page.clock.runFor(1_000);
      return ended;
    };
    await page.clock.install();
    await step('while streams are held back the balance updates', async () => {
      proxy.hold();
      await open(faq);
      await eventually(proxy.open).toBeGreaterThan(0);
      const read = page.waitForResponse((response) => response.url().includes(BALANCE));
      // From here on time passes only by `runFor`.
      await page.clock.pauseAt(Date.now() + 30_000);
      await read;
      await expectUpdate();
    });
    await step('while streams are cut the balance updates', async () => {
      expectRefusal({ status: 0, path: proxy.origin + eventsPath });
      proxy.release();
      for (let time = 0; time < 2; time += 1) {
        await eventually(cut).toBeGreaterThan(0);
        await expectUpdate();
      }
    });
  },
);

test('a session that ends elsewhere turns the player’s open page into a guest’s page without any input', async () => {
  const { page, text, step, open } = await visit({ device: 'desktop', locale: 'ru' });
  const { origin } = site();
  const player = await newcomer();
  await beThePlayer(page, origin, player);
  await step('the page of a player opens', () => open(faq));
  // Outside this browser, which would notice.
  await ask(origin, '/api/auth.logout', { headers: { cookie: player.cookie, 'sec-fetch-site': 'same-origin' } });
  await step('the page becomes a guest’s', () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .waitFor(),
  );
});

test('where the operator polls no balances, the history shows a payment made elsewhere without any input', async () => {
  const { sandbox } = site();
  const content = await startServiceProxy(sandbox);
  content.change('prazer-config', { balancePolling: { isEnabledInterval: false } });
  const unpolled = await startSite({
    PLATFORM_URL: sandbox,
    CONTENT_URL: content.url,
    PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
    SANDBOX: '0',
    EVENT_STREAMS: '100',
  });
  onTestFinished(async () => {
    await unpolled.stop();
    await content.close();
  });
  await untilReady(unpolled.origin);
  const { page, step, open } = await visit({
    device: 'desktop',
    locale: 'uz',
    baseURL: unpolled.origin,
    vendors: [unpolled.origin],
  });
  const player = await newcomer();
  await beThePlayer(page, unpolled.origin, player);
  const stream = page.waitForResponse((response) => response.url().endsWith(eventsPath));
  await step('the history opens', () => open(paths.cashierHistory.build(null, { tab: 'deposit' })));
  expect((await stream).status()).toBe(200);
  await step('the payment is shown', async () => {
    await payIn(player);
    await page
      .getByRole('main')
      .getByText(/20\s000/)
      .first()
      .waitFor();
  });
});

test('a player whose connection is lost while the code of the live news loads has them once it is back', async () => {
  const { page, text, step, open, expectRefusal } = await visit({ device: 'desktop', locale: 'uz' });
  const player = await newcomer();
  await beThePlayer(page, site().origin, player);
  expectRefusal({ status: 0, path: '' });
  const code = `**${chunkOf('client/app/live/startLive.ts')}`;
  await step('the connection is lost, and the code does not arrive', async () => {
    await page.route(code, (route) => route.abort('internetdisconnected'));
    const lost = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith(code.slice(2)));
    const first = lost();
    await open(faq);
    await first;
    const retry = lost();
    await page.context().setOffline(true);
    await retry;
  });
  await step('once it is back, a deposit made elsewhere is shown without any input', async () => {
    await page.unroute(code);
    const events = page.waitForRequest((request) => new URL(request.url()).pathname === eventsPath);
    await page.context().setOffline(false);
    await events;
    await painted(page, text, await payIn(player));
  });
});

test('a player’s browser asks at home about no limit that the page was made with, and asks when the platform reports a change', async () => {
  const { page, step, open } = await visit({ device: 'phone', locale: 'uz' });
  const player = await signUp(site().origin, 'asked-once@example.com');
  await beThePlayer(page, site().origin, player);
  const asked: string[] = [];
  const ofLimits = () => asked.filter((name) => /Limit|Budget|offers_off/.test(name));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + (pathname.endsWith('storage.get') ? search : ''));
  });
  await step('popups and notices are asked for, limits are not', async () => {
    const isOpen = page.waitForResponse('**/_/events');
    const hasNotices = page.waitForResponse(/account\.getNotices/);
    const hasPopups = page.waitForResponse(/popups\.get/);
    await open('/');
    await Promise.all([isOpen, hasNotices, hasPopups]);
    // Later the page's own answer is too old, as on a machine under heavy load.
    if ((await page.evaluate(() => performance.now())) < 15_000) expect(ofLimits()).toEqual([]);
    asked.length = 0;
  });
  await step('after the limit has changed on another device, all of them are asked once', async () => {
    const body = { limit_amount: '1000', period: 'day' };
    const answer = await postForm(site().origin, '/api/account.setDepositLimit', body, { cookie: player.cookie });
    expect(answer.status).toBe(200);
    await eventually(() => ofLimits().length).toBe(4);
  });
});
