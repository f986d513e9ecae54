import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { TEST_BOT_TOKEN } from '#sandbox/world/players/telegram.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const who = { id: 777_000_111, first_name: 'Bahor', username: 'bahor_2026' };

/** Signs as Telegram does. Written from its documentation, not with the sandbox's code, so that the test is independent. */
function sign(fields: Record<string, string>, token = TEST_BOT_TOKEN): string {
  const text = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(text).digest('hex');
  return String(new URLSearchParams({ ...fields, hash }));
}
const fresh = (extra: Record<string, string> = {}) => ({
  auth_date: String(sandbox.world.clock.seconds()),
  user: JSON.stringify(who),
  ...extra,
});
const enter = (tg_data: string, visitor = createVisitor(sandbox.url)) =>
  visitor.post('auth.register', { is_tg: true, tg_data });
const refusal = async (tg_data: string) => (await enter(tg_data)).body.error?.code;

test('auth.register from Telegram, at the first visit, opens an account; later visits sign in to the same one (A-63)', async () => {
  const visitor = createVisitor(sandbox.url);
  const { data } = (await enter(sign(fresh({ query_id: 'q1' })), visitor)).body;
  expect(data).toEqual({ uid: expect.any(Number), login: `tg${who.id}` });
  expect((await visitor.get('account.getInfo')).body.data).toMatchObject({
    uid: data.uid,
    is_registration_completed: false,
    balance_main: { amount: 100_000, currency: 'UZS' },
  });
  expect((await visitor.get('account.getprofileinfo')).body.data).toMatchObject({ first_name: 'Bahor', contacts: [] });
  expect((await enter(sign(fresh({ query_id: 'q2' })))).body.data.uid).toBe(data.uid);
  expect((await visitor.get('account.getSocials')).body.data.items).toMatchObject([
    { service: 'telegram', name: 'bahor_2026' },
  ]);
});

test('registration of a Telegram account, once every field of the social form is saved and not before, is completed', async () => {
  const visitor = createVisitor(sandbox.url);
  const user = JSON.stringify({ id: 6_001, first_name: 'Navroʻz' });
  await enter(sign(fresh({ user, query_id: 'whole' })), visitor);
  const isWhole = async () => (await visitor.get('account.getInfo')).body.data.is_registration_completed;
  await visitor.post('account.saveProfileInfo', {});
  expect(await isWhole()).toBe(false);
  const required = formsConfig.forms.registration.social
    .filter(({ type }) => type !== 'checkbox')
    .map(({ name }) => name);
  const typed: Record<string, string> = { phone: '90 765-43-01', email: 'navroz@pochta.test' };
  expect(required.filter((name) => typed[name] === undefined)).toEqual([]);
  for (const name of required)
    expect(
      (await visitor.post('account.addcontact', { contact: typed[name], phone_country_code: 'UZ' })).body.data,
    ).toBe(1);
  await visitor.post('account.saveProfileInfo', {});
  expect(await isWhole()).toBe(true);
});

test('auth.register from Telegram, with the signature field inside or outside the hash, is accepted', async () => {
  expect((await enter(sign(fresh({ signature: 'abc', query_id: 'q3' })))).body.data).toBeDefined();
  const without = `${sign(fresh({ query_id: 'q4' }))}&signature=abc`;
  expect((await enter(without)).body.data).toBeDefined();
});

test('auth.register from Telegram, with forged, changed, old, future or incomplete data, is refused by code', async () => {
  const right = sign(fresh({ query_id: 'q5' }));
  expect(await refusal(sign(fresh(), '1:another'))).toBe('FORGED');
  expect(await refusal(right.replace('Bahor', 'Bahora'))).toBe('FORGED');
  expect(await refusal(`${right}&user=${encodeURIComponent('{"id":1,"first_name":"x"}')}`)).toBe('MALFORMED');
  const now = sandbox.world.clock.seconds();
  expect(await refusal(sign(fresh({ auth_date: String(now - 86_400) })))).toBe('STALE');
  expect(await refusal(sign(fresh({ auth_date: String(now + 3_600) })))).toBe('STALE');
  expect(await refusal(sign({ auth_date: String(now) }))).toBe('MALFORMED');
  for (const data of ['', 'hash=1', 'user=1&auth_date=x&hash=y']) expect(await refusal(data)).toBe('MALFORMED');
});

test('auth.register from Telegram, with the same data, is accepted at once and refused as REPLAYED two minutes later', async () => {
  const data = sign(fresh({ query_id: 'q6' }));
  expect((await enter(data)).body.data).toBeDefined();
  expect((await enter(data)).body.data).toBeDefined();
  sandbox.world.clock.advance(121_000);
  expect(await refusal(data)).toBe('REPLAYED');
});

test('auth.register from Telegram, called three times at once for a new user, opens one account', async () => {
  const other = JSON.stringify({ id: 5, first_name: 'Bir' });
  const all = await Promise.all(['a', 'b', 'c'].map((query_id) => enter(sign(fresh({ user: other, query_id })))));
  expect(new Set(all.map(({ body }) => body.data.uid)).size).toBe(1);
});

test('auth.register from Telegram, for a banned player or one on a time-out, is refused', async () => {
  const { uid } = sandbox.world.players.socials.find('telegram', String(who.id)) ?? { uid: 0 };
  sandbox.world.players.accounts.update(uid, { ban_type: 'fraud' });
  expect((await enter(sign(fresh({ query_id: 'q7' })))).body.error.type).toBe('UserBannedException');
  sandbox.world.players.accounts.update(uid, { ban_type: null });
  sandbox.world.players.pauses.begin(uid, 'time_out', '1d');
  expect((await enter(sign(fresh({ query_id: 'q8' })))).body.error.error_data.kind).toBe('time_out');
});

test('GET /_/telegram, with the sandbox token, returns signed data that auth.register accepts', async () => {
  const headers = { 'x-sandbox-token': sandbox.token };
  const { data } = await (await fetch(`${sandbox.url}/_/telegram?id=9`, { headers })).json();
  expect((await enter(data.tg_data)).body.data.login).toBe('tg9');
  expect(new URLSearchParams(data.hash.slice(1)).get('tgWebAppData')).toBe(data.tg_data);
});

test('account.addTelegram offers a Telegram account, which the password links for sign-in; a second player gets ALREADY_LINKED', async () => {
  const user = JSON.stringify({ id: 6_200, first_name: 'Lola' });
  const data = (query_id: string) => sign(fresh({ user, query_id }));
  const player = createVisitor(sandbox.url);
  const { uid } = (await player.login('zero@yulduz.test')).body.data;
  const link = (visitor: typeof player, tg_data: string) => visitor.post('account.addTelegram', { tg_data });
  expect((await link(player, 'user=1')).body.error.error_data).toHaveProperty('tg_data');
  expect((await link(player, data('l1'))).body.data).toBe(1);
  expect(sandbox.world.players.socials.find('telegram', '6200')).toBeUndefined();
  const { offer } = (await player.get('account.getSocials')).body.data;
  expect(offer).toMatchObject({ service: 'telegram', name: 'Lola', confirm_by: 'password' });
  await player.post('account.confirmSocial', { offer: offer.id, old_password: DEMO_PASSWORD });
  expect((await link(player, data('l2'))).body.data).toBe(1);
  expect((await enter(data('l3'))).body.data.uid).toBe(uid);
  const other = createVisitor(sandbox.url);
  await other.login('rich@yulduz.test');
  expect((await link(other, data('l4'))).body.error).toMatchObject({ code: 'ALREADY_LINKED' });
});
