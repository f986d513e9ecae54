import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey, type TestValkey } from '#tests/support/sites/startValkey.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { untilShared } from '#tests/support/sites/untilShared.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let valkey: TestValkey;
let first: Site;
let second: Site | undefined;

beforeAll(async () => {
  valkey = await startValkey();
  const env = { VALKEY_URL: valkey.url };
  first = await startSite(env);
  second = await startSite({ ...env, PLATFORM_URL: first.sandbox, CONTENT_URL: first.sandbox, SANDBOX: '0' });
  for (const { origin } of all()) await untilReady(origin);
});
afterAll(async () => {
  await second?.stop();
  await first.stop();
  await valkey.stop();
});

const all = () => [first, second as Site] as const;
const newcomer = () => signUp(first.origin, `replicas-${crypto.randomUUID().slice(0, 12)}@example.com`);

/** Reads the plain form from the first replica. Gives a function that sends it to any replica. */
async function formOf({ cookie }: Player): Promise<(site: Site) => Promise<string | undefined>> {
  const { text } = await askPage(first.origin, '/cashier/deposit/uzcard', { cookie });
  const key = /name="order_key" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const order = { method: 'uzcard', amount: '20 000', card: ownCard(), order_key: key, confirmed_sum: '20000 UZS' };
  const body = new URLSearchParams(order).toString();
  return async ({ origin }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, cookie };
    const answer = await ask(origin, '/cashier/deposit?form=deposit', { method: 'POST', headers, body });
    return answer.headers.location;
  };
}
const deposits = ({ cookie }: Player) => depositsOf(first.origin, cookie);

test('a plain deposit form, sent to two replicas at once, makes one payment with one call to the platform', async () => {
  for (const { origin } of all()) await untilShared(origin);
  const player = await newcomer();
  const send = await formOf(player);
  const { counters, reset } = sandboxControls(first);
  await reset();
  const places = await Promise.all([...all(), ...all()].map(send));
  expect(places[0]).toMatch(/^\/cashier\/paysuccess\/\d+$/);
  expect(new Set(places).size).toBe(1);
  expect((await counters())['cashier.makedeposit']).toBe(1);
  expect(await deposits(player)).toHaveLength(1);
});

test('a plain deposit form, sent to two replicas without Valkey, makes one payment by the platform’s key check', async () => {
  const player = await newcomer();
  const send = await formOf(player);
  await valkey.kill();
  const places = await Promise.all(all().map(send));
  expect(places[0]).toMatch(/^\/cashier\/paysuccess\/\d+$/);
  expect(new Set(places).size).toBe(1);
  expect(await deposits(player)).toHaveLength(1);
});

test('a deposit whose server is killed, sent to another replica with the same key, makes one payment', async () => {
  const player = await newcomer();
  const { fault, counters, reset } = sandboxControls(first);
  const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
  const headers = { cookie: player.cookie, 'idempotency-key': crypto.randomUUID() };
  const press = ({ origin }: Site) => postForm(origin, '/api/cashier.makedeposit', order, headers);
  await reset();
  await fault({ target: 'cashier.makedeposit', kind: 'latency', ms: 1_000, times: 1 });
  const [, killed] = all();
  const lost = press(killed).then(
    () => 'answered',
    () => 'lost',
  );
  await expect.poll(async () => (await counters())['cashier.makedeposit'] ?? 0).toBe(1);
  second = undefined;
  await killed.stop('SIGKILL');
  expect(await lost).toBe('lost');
  const { data } = (await press(first)).json<{ data: { id: number } }>();
  expect((await deposits(player)).map(({ id, status }) => [id, status])).toEqual([[data.id, 'success']]);
});
