import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { variant } from '#tests/support/variant.ts';

let sandbox: TestSandbox;
let browser: Browser;
let callControl: CallControl;
let player: SandboxVisitor;
beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startTestSandbox(), workerBrowser()]);
  callControl = createControlCaller(sandbox);
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(async () => {
  await sandbox.remove();
});

const PNG = {
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]),
};

async function withPage(work: (page: Page) => Promise<void>, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ ...options, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await work(page);
  } finally {
    await context.close();
  }
}

/** Serves one page from an origin other than the sandbox's. */
async function withSite(html: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server: Server = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function deposit(method: string) {
  const order = { method, amount: 20_000, currency: 'UZS', back_url: `${sandbox.url}/?done=back` };
  return (await player.post('cashier.makedeposit', order)).body.data;
}

variant(
  'the sandbox’s page of controls works at 360 px without JavaScript; axe finds nothing in it or a QR payment',
  async () => {
    await withPage(
      async (page) => {
        await page.goto(sandbox.url);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.getByRole('button', { name: '+2 h' }).click();
        await page.getByRole('status').getByText('clock').waitFor();
        expect((await callControl('GET state')).body.data.ahead_ms).toBe(7_200_000);
        await page.getByRole('button', { name: 'Run near-limit' }).click();
        await page.getByRole('status').getByText('near-limit').first().waitFor();
        expect((await callControl('GET state')).body.data.ahead_ms).toBe(0);
        await page.getByLabel('Method, collection or more').fill('games.get');
        await page.getByLabel('What').selectOption('500');
        await page.getByRole('button', { name: 'Break it' }).click();
        await page.getByRole('button', { name: 'Lift', exact: true }).click();
        expect((await callControl('GET faults')).body.data).toEqual([]);
      },
      { javaScriptEnabled: false },
    );
    await withPage(async (page) => {
      for (const address of [sandbox.url, (await deposit('local_qr')).action.payload]) {
        await page.goto(address);
        expect(await axeProblems(page)).toEqual([]);
      }
    });
  },
);

variant('a payment page in a frame, once paid, posts its status to the parent page', async () => {
  const { action } = await deposit('local_iframe');
  const html = `<!doctype html><iframe src="${action.url}"></iframe>
<script>window.heard=[];addEventListener('message',({data})=>heard.push(data))</script>`;
  await withSite(html, async (origin) => {
    await withPage(async (page) => {
      await page.goto(origin);
      await page.frameLocator('iframe').locator('button[value=success]').click();
      const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.at(-1));
      await expect.poll(heard, { timeout: 10_000 }).toEqual({ type: 'payment', status: 'success' });
    });
  });
});

variant(
  'the WebSDK stand-in submits documents, renews an expired token, and shows and reports the verdict',
  async () => {
    await player.post('sumsub.createApplicant');
    const ask = async () => (await player.post('sumsub.getAccessToken')).body.data;
    const { token, sdk_url } = await ask();
    const html = `<!doctype html><div id="place"></div><script src="${sdk_url}"></script><script>
window.heard = []; window.renewed = 0;
window.sdk = snsWebSdk.init('${token}', () => { renewed += 1; return window.fresh(); }).withConf({ lang: 'ru' })
  .on('idCheck.onApplicantSubmitted', () => heard.push('handler')).onMessage((type) => heard.push(type)).build();
sdk.launch('#place');
</script>`;
    await withSite(html, async (origin) => {
      await withPage(async (page) => {
        await page.exposeFunction('fresh', async () => (await ask()).token);
        await page.goto(origin);
        const frame = page.frameLocator('#place iframe');
        const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
        await frame.locator('#front').setInputFiles({ ...PNG, buffer: Buffer.from('not a picture') });
        await frame.locator('#selfie').setInputFiles(PNG);
        await frame.getByRole('button', { name: 'Отправить', exact: true }).click();
        await frame.getByText('Нужен файл').waitFor();
        // The token expires before the second attempt.
        await callControl('POST clock', { by: '11m' });
        await frame.locator('#front').setInputFiles(PNG);
        await frame.getByRole('button', { name: 'Отправить', exact: true }).click();
        await expect.poll(() => page.evaluate(() => (window as unknown as { renewed: number }).renewed)).toBe(1);
        await frame.getByText('Ждём ваши документы').waitFor();
        await frame.locator('#front').setInputFiles(PNG);
        await frame.locator('#selfie').setInputFiles(PNG);
        await frame.getByRole('button', { name: 'Отправить', exact: true }).click();
        await frame.getByText('Документы проверяются').waitFor();
        expect(await heard()).toEqual(expect.arrayContaining(['handler', 'idCheck.onApplicantSubmitted']));
        await callControl('POST verification', { uid: 1, verdict: 'approved' });
        await frame.getByText('Личность подтверждена').waitFor();
        await expect.poll(heard).toContain('idCheck.onApplicantStatusChanged');
        await page.evaluate(() => (window as unknown as { sdk: { destroy(): void } }).sdk.destroy());
        expect(await page.locator('#place iframe').count()).toBe(0);
      });
    });
    await callControl('POST clock', { by: 'now' });
  },
);
