import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { signInAt } from '#tests/support/players/signInAt.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** 2^53 + 1: JavaScript reads it as 2^53. */
const ID = '9007199254740993';
const OTHER = '9007199254740992';
let upstream: Lent<Upstream>;
let platform: ServiceProxy;
let site: Site;
let cookie: string;
beforeAll(async () => {
  upstream = await lendUpstream();
  const { sandbox } = upstream.value;
  cookie = await signInAt(sandbox, 'rich@yulduz.test');
  platform = await startServiceProxy(sandbox);
  site = await startSite({ SANDBOX: '0', PLATFORM_URL: platform.url, CONTENT_URL: sandbox });
  await untilReady(site.origin);
});
afterAll(async () => {
  await site?.stop();
  await platform?.close();
  await upstream?.giveBack();
});

/** Answers a method with this JSON, as a platform with 64-bit ids writes it. */
const answer = (method: string, data: string) =>
  platform.spoil(
    (res: ServerResponse) => res.setHeader('content-type', 'application/json').end(`{"data":${data}}`),
    `/api/${method}`,
  );
const payment = `{"id":${ID},"created_at":1790000000,"updated_at":1790000000,"type":"deposit","method":"uzcard","requisites":null,"amount":{"amount":20000,"currency":"UZS"},"status":"success","domain":""}`;

test('the id of a payment beyond 2^53 has all its digits in addresses, calls and pages', async () => {
  answer('cashier.makedeposit', `{"id":${ID},"status":"success","action":{"type":"done"}}`);
  answer('cashier.getdepositinfo', payment);
  answer('cashier.gethistory', `{"items":[${payment}],"total":1}`);
  const ordered = await ask(site.origin, '/ru/cashier/deposit?form=deposit', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams({
      method: 'uzcard',
      amount: '20000',
      card: ownCard(),
      confirmed_sum: '20000 UZS',
    }).toString(),
  });
  expect([ordered.status, ordered.headers.location]).toEqual([303, `/ru/cashier/paysuccess/${ID}`]);
  const page = await askPage(site.origin, `/ru/cashier/paysuccess/${ID}`, { cookie });
  expect(page.status).toBe(200);
  const latest = await ask(site.origin, '/ru/cashier/paypending', { headers: { cookie, accept: 'text/html' } });
  expect(latest.headers.location).toBe(`/ru/cashier/paysuccess/${ID}`);
  const history = await askPage(site.origin, '/ru/cashier/history', { cookie });
  expect(history.text).toContain(ID);
  const addresses = [...platform.requests.keys()].filter((address) => address.includes('cashier.getdepositinfo'));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toContain(ID);
  for (const text of [page.text, history.text]) {
    expect(text).toContain(ID);
    expect(text).not.toContain(OTHER);
  }
});
