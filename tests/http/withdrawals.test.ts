import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { CARD, fundedPlayer, type FundedPlayer } from '../support/fundedPlayer.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { withdrawBy } from '../support/withdrawBy.ts';

let site: Site;
let player: FundedPlayer;
beforeAll(async () => {
  site = await startSite();
  player = await fundedPlayer(site);
});
afterAll(() => site.stop());

const page = async (path: string) => (await ask(site.origin, path, { headers: { cookie: player.cookie } })).text;
const keyIn = (html: string) => /name="order_key" value="([^"]+)"/.exec(html)?.[1] ?? '';
const send = (path: string, fields: Record<string, string>) =>
  ask(site.origin, path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie: player.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
const statuses = async () => {
  const query = { offset: '0', type: 'withdrawal' };
  const { items } = await player.get<{ items: { status: string }[] }>('cashier.gethistory', query);
  return items.map(({ status }) => status);
};

test('a plain form that is sent twice at once moves money once', async () => {
  const key = keyIn(await page('/cashier/withdraw'));
  const fields = { method: 'uzcard', amount: '60 000', card: CARD, order_key: key };
  const answers = await Promise.all([
    send('/cashier/withdraw?form=withdraw', fields),
    send('/cashier/withdraw?form=withdraw', fields),
  ]);
  for (const { status, headers } of answers) {
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/cashier\/history\?tab=withdrawal&open=\d+$/);
  }
  expect(answers[0].headers.location).toBe(answers[1].headers.location);
  expect(await statuses()).toEqual(['new']);
});

test('a withdrawal is taken back by a plain form, and once', async () => {
  const id = String(await withdrawBy(player, 70_000));
  const key = keyIn(await page(`/cashier/history?tab=withdrawal&open=${id}`));
  const path = `/cashier/history?tab=withdrawal&open=${id}&form=cancel`;
  const [first, second] = await Promise.all([send(path, { id, order_key: key }), send(path, { id, order_key: key })]);
  expect(first.headers.location).toContain('step=done');
  expect(second.headers.location).toBe(first.headers.location);
  const late = await send(path, { id });
  expect(late.headers.location).toContain('error=cashier.tooLate');
  expect(await statuses()).toEqual(['cancelled', 'new']);
});

test('money pages are stored nowhere', async () => {
  for (const path of ['/cashier/withdraw', '/cashier/history']) {
    const { headers } = await ask(site.origin, path, { headers: { cookie: player.cookie } });
    expect(headers['cache-control']).toContain('no-store');
  }
});

test.each(['method=none', 'method=uzcard&amount=', 'method=uzcard&amount=60000&card=1', 'form=x'])(
  'a plain form with %s orders nothing and says why',
  async (words) => {
    const before = await statuses();
    const fields = Object.fromEntries(new URLSearchParams(words));
    const { status, headers } = await send('/cashier/withdraw?form=withdraw', fields);
    expect(status).toBe(303);
    expect(headers.location).toContain('error=');
    expect(await statuses()).toEqual(before);
  },
);

test('a refused plain form has its method, sum and choice again, and no number of a card is in the address', async () => {
  const fields = { method: 'humo', amount: '60 000', saved: '', card: '8600 1' };
  const { headers } = await send('/cashier/withdraw?form=withdraw', fields);
  const told = String(headers.location);
  expect(told).not.toContain('8600');
  const html = await page(told);
  expect(/<input[^>]*name="amount"[^>]*>/.exec(html)?.[0].replaceAll('\u00a0', ' ')).toContain('value="60 000"');
  expect(html).toMatch(/name="method" value="humo"/);
});
