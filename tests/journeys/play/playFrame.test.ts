import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { eventually } from '#tests/support/browsers/journey.ts';
import { returningPage } from '#tests/support/browsers/returningPage.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';

let sandbox: TestSandbox;
let browser: Browser;
let leave: () => Promise<void>;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  browser = await workerBrowser();
  game = sandbox.world.play.catalogue.games.find(({ hasDemo, type }) => hasDemo && type === 'slot')?.sysname ?? '';
}, 60_000);
afterAll(() => sandbox.remove());
afterEach(() => leave());

async function enter(options: BrowserContextOptions, hasClock = false): Promise<Page> {
  const wanted = { baseURL: sandbox.url, ...options };
  if (hasClock) {
    const context = await browser.newContext(wanted);
    leave = () => context.close();
    const page = await context.newPage();
    await page.clock.install();
    return page;
  }
  const { page, giveBack } = await returningPage(browser, wanted);
  leave = giveBack;
  return page;
}

interface FrameMessage {
  type: string;
  balance?: number;
  bet?: number;
  win?: number;
  round?: string;
  reason?: string;
}

/** Opens the game's frame in a page of the same origin that records the frame's messages. */
async function open(
  mode: 'play' | 'demo',
  {
    login,
    calm = true,
    width = 360,
    hasClock,
  }: { login?: string; calm?: boolean; width?: number; hasClock?: boolean } = {},
) {
  const page = await enter(
    { viewport: { width, height: 728 }, reducedMotion: calm ? 'reduce' : 'no-preference' },
    hasClock,
  );
  if (login) {
    const visitor = createVisitor(sandbox.url);
    await visitor.login(login);
    await page.context().addCookies([{ name: 'sid', value: visitor.cookie() ?? '', url: sandbox.url }]);
  }
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      problems.push(message.text());
  });
  const frameUrl = `${sandbox.url}/platform/game/${game}/${mode}?embed=1&locale=uz`;
  await page.route(`${sandbox.url}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>host</title><body style="margin:0"><script>received=[];addEventListener('message',(event)=>received.push(event.data))</script><iframe src="${frameUrl}" style="border:0;width:100vw;height:100vh"></iframe>`,
    }),
  );
  await page.goto(`${sandbox.url}/host`);
  const frame = page.frameLocator('iframe');
  await frame.locator('#message').getByText('Tikishni tanlang').waitFor();
  const received = () => page.evaluate(() => (globalThis as unknown as { received: FrameMessage[] }).received);
  return { page, frame, received, problems, frameUrl };
}

/** Lets the time of the page pass, in which the game asks again, until this is true. */
async function passUntil(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  await eventually(async () => {
    if (!(await isOver())) await page.clock.runFor(500);
    return isOver();
  }).toBe(true);
}

const idle = (page: Page) => page.frameLocator('iframe').locator('#spin[aria-disabled=false]').waitFor();

test('Space spins a guest’s demo slot, the page and screen readers get the result, and the name is not covered', async () => {
  const { page, frame, received, problems } = await open('demo');
  await frame.locator('#message').click();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await received()).some(({ type }) => type === 'round'), { timeout: 10_000 })
    .toBe(true);
  await idle(page);
  await eventually(() => frame.locator('#live').textContent()).toMatch(
    /^(?:Yutuq|Bu safar yutuq yoʻq|Katta yutuq|Bepul)/,
  );
  await eventually(() => frame.getByRole('img', { name: /Barabanlar\. 1-qator/ }).count()).toBe(1);
  const last = (await received()).findLast(({ type }) => type === 'balance');
  const shown = (await frame.locator('#balance').textContent())?.replace(/\D/g, '');
  expect(Number(shown)).toBe(last?.balance);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const [width, height] of [
    [360, 728],
    [1088, 584],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const clearance = async () => {
      const name = await frame.locator('.name svg:visible').boundingBox();
      const reels = await frame.locator('.cabinet').boundingBox();
      return name && reels ? reels.y - (name.y + name.height) : Number.NaN;
    };
    await eventually(clearance).toBeGreaterThanOrEqual(0);
  }
  expect(problems).toEqual([]);
}, 60_000);

test('on a phone, the roulette wheel is at least 200 px wide while spinning', async () => {
  const wheel = sandbox.world.play.catalogue.games.find((one) => engineOf(one) === 'roulette')?.sysname ?? '';
  const page = await enter({ viewport: { width: 360, height: 728 }, reducedMotion: 'reduce' });
  await page.goto(`${sandbox.url}/platform/game/${wheel}/demo?embed=1&locale=uz`);
  await page.locator('#message').getByText(/\p{L}/u).waitFor();
  // A spin sets this class while the wheel turns.
  await page.locator('body').evaluate((body) => body.classList.add('is-playing'));
  const width = async () => (await page.locator('svg.wheel').boundingBox())?.width;
  await eventually(width).toBeGreaterThanOrEqual(200);
}, 60_000);

test('on a phone, a number of the roulette table is as high as a finger, and the last row can be reached', async () => {
  const wheel = sandbox.world.play.catalogue.games.find((one) => engineOf(one) === 'roulette')?.sysname ?? '';
  const page = await enter({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(`${sandbox.url}/platform/game/${wheel}/demo?embed=1&locale=uz`);
  await page.locator('#message').getByText(/\p{L}/u).waitFor();
  const cell = page.locator('[data-spot=n36]');
  expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await cell.click();
  await cell.locator('.coin').waitFor();
}, 60_000);

test('the slot’s reels stop on the grid of the answer, and the round’s fairness check passes', async () => {
  const { page, frame, problems } = await open('demo', { calm: false, width: 1144 });
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    frame.getByRole('button', { name: 'Aylantirish' }).click(),
  ]);
  const { data } = await response.json();
  await idle(page);
  const grid = await frame
    .locator('.strip')
    .evaluateAll((strips) =>
      strips.map((strip) => Array.from(strip.children, (cell) => /s-(\w+)/.exec(cell.className)?.[1])),
    );
  expect(grid).toEqual(data.grid);
  await frame.getByRole('button', { name: 'Oxirgi aylanishlar' }).click();
  await frame.getByText('Mos keldi').waitFor();
  expect(problems).toEqual([]);
}, 60_000);

test('a spin whose answer is lost twice is requested again and charged once', async () => {
  const { page, frame, received } = await open('play', { login: 'rich@yulduz.test', hasClock: true });
  const before = (await received()).at(-1)?.balance ?? 0;
  let lost = 0;
  await page.route('**/platform/game/**', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 2) return route.continue();
    lost += 1;
    // The server plays the round, but its answer does not arrive.
    await route.fetch();
    return route.abort();
  });
  await frame.getByRole('button', { name: 'Aylantirish' }).click();
  await frame.getByText('Natija qayta soʻralmoqda').waitFor();
  await passUntil(page, async () => (await received()).some(({ type }) => type === 'round'));
  const [round] = (await received()).filter(({ type }) => type === 'round');
  expect(lost).toBe(2);
  expect((await received()).findLast(({ type }) => type === 'balance')?.balance).toBeCloseTo(
    before - (round?.bet ?? 0) + (round?.win ?? 0),
    2,
  );
}, 60_000);

// Each test that plays has a separate player: a round may win free spins, and the next test would begin with them.
test('a spin without an answer is shown as unknown, also after a reload, and is retried with the same round id', async () => {
  const { page, frame } = await open('play', { login: 'demo@yulduz.test', hasClock: true });
  const unknown = frame.getByRole('alertdialog', { name: 'Natija hali nomaʼlum' });
  const rounds: string[] = [];
  await page.route('**/platform/game/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    rounds.push(route.request().postDataJSON().round);
    return route.abort();
  });
  await frame.getByRole('button', { name: 'Aylantirish' }).click();
  await passUntil(page, () => unknown.isVisible());
  await page.unroute('**/platform/game/**');
  await page.route('**/platform/game/**', (route) => {
    if (route.request().method() === 'POST') rounds.push(route.request().postDataJSON().round);
    return route.continue();
  });
  await page.reload();
  await unknown.waitFor();
  await frame.getByRole('button', { name: 'Natijani soʻrash' }).click();
  // The spin button is enabled until the request is sent.
  await eventually(() => rounds.length).toBe(5);
  await idle(page);
  expect(rounds).toHaveLength(5);
  expect(new Set(rounds).size).toBe(1);
}, 60_000);

test('a spin with too low a balance, or after the session ended, opens a dialog with the reason', async () => {
  const poor = await open('play', { login: 'zero@yulduz.test' });
  await poor.frame.getByRole('button', { name: 'Aylantirish' }).click();
  await poor.frame.getByRole('alertdialog', { name: 'Balans bu tikishga yetmaydi' }).waitFor();
  await poor.frame.getByText('demo rejimda bepul').waitFor();
  await leave();

  const away = await open('play', { login: 'ru@yulduz.test' });
  await away.page.context().clearCookies();
  await away.frame.getByRole('button', { name: 'Aylantirish' }).click();
  await away.frame.getByRole('alertdialog', { name: 'Seans tugadi' }).waitFor();
  await away.frame.getByRole('button', { name: 'Kirish' }).click();
  await expect.poll(async () => (await away.received()).at(-1)).toEqual({ type: 'error', reason: 'session' });
}, 60_000);
