import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/browsers/journey.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';

/** The address of a game that turns hostile. */
const GAME = '/platform/game/evil/demo?embed=1';
/** Makes up every page of its scope. */
const TAKEOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>taken over</h1>', { headers: { 'content-type': 'text/html' } }));
});`;

let lent: Lent<Site>;
let front: Server;
let origin: string;
/** While true, the game's worker reaches browsers, as from a server that forwards everything; its document always does. */
let isTaken = false;
beforeAll(async () => {
  lent = await lendSite({});
  const { port } = new URL(lent.value.origin);
  front = createServer((req, res) => {
    const { url: path, method, headers } = req;
    const isScript = headers['service-worker'] !== undefined;
    if (path === GAME && (isTaken || !isScript)) {
      res.writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html',
        'service-worker-allowed': '/',
      });
      return void res.end(isScript ? TAKEOVER : '<!doctype html><title>Evil</title>');
    }
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    outgoing.on('error', () => void res.destroy());
    req.pipe(outgoing);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
  await lent.giveBack();
});

async function withPage(run: (page: Page) => Promise<void>): Promise<void> {
  const browser = await workerBrowser();
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' });
  await run(await context.newPage()).finally(() => context.close());
}

/** Registers a worker in the game's document; resolves with the error, or 'registered'. */
const register = (page: Page, scope: string) =>
  page.evaluate(
    async ([script, wanted]) =>
      navigator.serviceWorker.register(script as string, { scope: wanted as string }).then(
        () => 'registered',
        (error: unknown) => String(error),
      ),
    [GAME, scope],
  );

/** Scripts of all workers that the device has. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ active, installing, waiting }) => (active ?? waiting ?? installing)?.scriptURL);
  });

test('a game document that registers a service worker, for its folder or the whole site, has none', async () => {
  await withPage(async (page) => {
    await page.goto(GAME);
    for (const scope of ['/platform/game/', '/', '/cashier/']) {
      expect(await register(page, scope)).toBe('registered');
      await eventually(() => workers(page)).toEqual([]);
    }
    await page.goto('/rules');
    await page.locator('#main').waitFor();
    await eventually(() => workers(page)).toEqual([`${origin}/sw.js`]);
  });
});

test('a device that a game’s worker has taken over is cleaned by the next visits, and its page is the site’s again', async () => {
  await withPage(async (page) => {
    isTaken = true;
    await page.goto(GAME);
    expect(await register(page, '/')).toBe('registered');
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/rules');
    await page.getByRole('heading', { name: 'taken over' }).waitFor();
    // The game is gone. No page of the site can reach this device: only the browser's own request for the worker's script.
    isTaken = false;
    await page.goto('/faq');
    await page.locator('#main').waitFor();
    await eventually(() => workers(page)).toEqual([`${origin}/sw.js`]);
  });
});
