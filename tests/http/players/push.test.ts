import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { pushKeyPath } from '#shared/keys/pushKeyPath.ts';
import type { PushPayload } from '#shared/push/pushPayload.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let vendor: Server;
let site: Site;
/** The status that the vendor answers with. */
let status = 201;
const arrived: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

beforeAll(async () => {
  vendor = createServer((req, res) => {
    void buffer(req).then((body) => {
      arrived.push({ path: req.url ?? '', headers: req.headers, body });
      res.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  site = await startSite({ PUSH_KEY: KEY, PUSH_CONTACT: 'mailto:push@example.uz', PUSH_ORIGINS: vendorOrigin() });
  await untilFeedOpen(site.origin);
});
beforeEach(() => {
  status = 201;
  arrived.length = 0;
});
afterAll(async () => {
  await site.stop();
  vendor.close();
});

const vendorOrigin = () => `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
const newcomer = () => signUp(site.origin, `push-${crypto.randomUUID().slice(0, 12)}@example.com`);

/** Subscribes a device of a player; its `open` decrypts a message. */
async function subscribe({ cookie }: Player, kinds: string, origin = vendorOrigin()) {
  const subscriber = createECDH('prime256v1');
  subscriber.generateKeys();
  const secret = randomBytes(16);
  const path = `/${crypto.randomUUID()}`;
  const device = {
    endpoint: origin + path,
    p256dh: subscriber.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  const answer = await postForm(site.origin, '/api/account.setPush', { ...device, kinds }, { cookie });
  expect(answer.json()).toEqual({ data: 1 });
  const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  const open = (body: Buffer): PushPayload => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), subscriber.getPublicKey(), sender]);
    const key = derive(subscriber.computeSecret(sender), secret, info, 32);
    const opening = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    opening.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opening.update(body.subarray(86, -16)), opening.final()]);
    return JSON.parse(text.subarray(0, -1).toString()) as PushPayload;
  };
  return { device, endpoint: device.endpoint, path, arrivals: () => arrived.filter((one) => one.path === path), open };
}

async function payIn({ cookie }: Player): Promise<void> {
  const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
  await postForm(site.origin, '/api/cashier.makedeposit', order, { cookie });
}

test('a deposit is pushed encrypted, in the player’s language and without its sum, to their devices for money alone', async () => {
  const [player, other] = await Promise.all([newcomer(), newcomer()]);
  const { json } = await ask(site.origin, pushKeyPath);
  expect(json<{ key: string }>().key).toHaveLength(87);
  const device = await subscribe(player, 'money');
  const deaf = await subscribe(player, 'security');
  const foreign = await subscribe(other, 'money');
  await payIn(player);
  await expect.poll(device.arrivals).toHaveLength(1);
  const [{ headers, body }] = device.arrivals() as [(typeof arrived)[0]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
  const message = device.open(body);
  expect(message).toMatchObject({ message: 'depositDone', locale: 'uz' });
  expect(message.path).toMatch(/^\/cashier\/history\?/);
  expect(JSON.stringify(message)).not.toMatch(/20.?000/);
  // Pushes are sent in order, so the pushes before this one have been sent.
  await payIn(other);
  await expect.poll(foreign.arrivals).toHaveLength(1);
  expect([device.arrivals().length, deaf.arrivals().length]).toEqual([1, 0]);
});

test('the page and the file of own data say when the last push was given out, also to a player without a device now', async () => {
  const player = await newcomer();
  const ownData = async () => {
    const { json } = await ask(site.origin, '/_/my-data.json', { headers: { cookie: player.cookie } });
    const { text } = await askPage(site.origin, '/ru/profile/data', { cookie: player.cookie });
    return { at: json<{ others: { push: { last_at: string | null } } }>().others.push.last_at, text };
  };
  const device = await subscribe(player, 'money');
  expect((await ownData()).at).toBeNull();
  await payIn(player);
  await expect.poll(device.arrivals).toHaveLength(1);
  await postForm(site.origin, '/api/account.setPush', device.device, { cookie: player.cookie });
  const { at, text } = await ownData();
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT/);
  const push = text.slice(text.indexOf(messagesOf('ru')('data.others.push.title')));
  expect(push).toContain(`${formatDate(Date.parse(String(at)))}, ${formatTime(Date.parse(String(at)))}`);
});

test('a device whose session has signed out, or that has switched push off, gets no message', async () => {
  const player = await newcomer();
  const ended = await subscribe(player, 'money');
  const stopped = await postForm(site.origin, '/api/account.setPush', ended.device, { cookie: player.cookie });
  expect(stopped.json()).toEqual({ data: 1 });
  const subscriber = await subscribe(player, 'money');
  const answer = await postForm(site.origin, '/api/auth.login', { login: player.login, password: 'Yulduz-2026' });
  const again = { ...player, cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
  await ask(site.origin, '/api/auth.logout', { headers: { cookie: player.cookie, 'sec-fetch-site': 'same-origin' } });
  const stays = await subscribe(again, 'money');
  await payIn(again);
  await expect.poll(stays.arrivals).toHaveLength(1);
  expect([ended.arrivals().length, subscriber.arrivals().length]).toEqual([0, 0]);
});

test('a device answered with 410 by its vendor is removed; one outside PUSH_ORIGINS is counted as refused', async () => {
  const player = await newcomer();
  const device = await subscribe(player, 'money');
  const inside = await subscribe(player, 'money', site.sandbox);
  status = 410;
  await payIn(player);
  await expect.poll(device.arrivals).toHaveLength(1);
  const kinds = async ({ endpoint }: { endpoint: string }) => {
    const query = new URLSearchParams({ endpoint }).toString();
    const answer = await ask(site.origin, `/api/account.getPush?${query}`, { headers: { cookie: player.cookie } });
    return answer.json<{ data: { kinds: string[] } }>().data.kinds;
  };
  await expect.poll(() => kinds(device)).toEqual([]);
  expect(await kinds(inside)).toEqual(['money']);
  await expect
    .poll(() => readMetric(site.origin, 'croupier_push_messages_total', { outcome: 'refused' }))
    .toBeGreaterThan(0);
});

test('a push that its vendor answers with 403 is counted as refused once, and its device stays subscribed', async () => {
  const player = await newcomer();
  const device = await subscribe(player, 'money');
  const count = (outcome: string) => readMetric(site.origin, 'croupier_push_messages_total', { outcome });
  const [refused, sent] = [await count('refused'), await count('sent')];
  status = 403;
  await payIn(player);
  await expect.poll(() => count('refused')).toBe(refused + 1);
  status = 201;
  await payIn(player);
  await expect.poll(() => count('sent')).toBe(sent + 1);
  expect(device.arrivals()).toHaveLength(2);
  expect(await count('refused')).toBe(refused + 1);
});
