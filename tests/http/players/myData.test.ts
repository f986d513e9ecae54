import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#shared/domain/formatDate.ts';
import { withLocale } from '#shared/locales.ts';
import { heldData } from '#shared/profile/heldData.ts';
import { otherServices } from '#shared/profile/otherServices.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite();
});
afterAll(() => lent?.giveBack());

const read = (cookie?: string) =>
  ask(lent.value.origin, '/_/my-data.json?locale=ru', { headers: cookie ? { cookie } : {} });

test("a player's own file has every part with its source and term, the player's answers and nobody else's", async () => {
  const [player, other] = await Promise.all(
    ['one', 'two'].map((name) => signUp(lent.value.origin, `data-${name}-${Date.now()}@example.com`)),
  );
  const { status, headers, text } = await read(player?.cookie);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(headers['cache-control']).toContain('no-store');
  const file = JSON.parse(text) as Record<string, { source: string; retention: string; data: Record<string, unknown> }>;
  expect(Object.keys(file)).toEqual(['made_at', ...heldData.map(({ id }) => id), 'others', 'movements']);
  expect(file['personal']?.data['account.getInfo']).toMatchObject({ uid: player?.uid });
  expect(file['devices']).toMatchObject({ source: 'device', retention: 'months12' });
  expect(text).not.toContain('"not_told"');
  expect(text).not.toContain(other?.login);
});

test("a player's own file, asked by a guest, leads to the page and tells nothing", async () => {
  const { status, headers } = await read();
  expect(status).toBe(302);
  expect(headers['location']).toBe('/ru/profile/data');
});

test('a file of own data names each other service with what it gets, on what ground, and when it last got something', async () => {
  const player = await fundedPlayer(lent.value);
  const othersIn = async (query: string) => {
    const { json } = await ask(lent.value.origin, `/_/my-data.json?locale=uz${query}`, {
      headers: { cookie: player.cookie },
    });
    return json<{ others: Record<string, { gets: string[]; ground: string; last_at: unknown }> }>().others;
  };
  const others = await othersIn('');
  expect(Object.keys(others)).toEqual(otherServices.map(({ id }) => id));
  for (const { gets, ground } of Object.values(others))
    expect([gets.length > 0, ground]).toEqual([true, expect.any(String)]);
  expect(others['payments']?.last_at).toMatch(new RegExp(`^${new Date().toISOString().slice(0, 10)}T`));
  expect([others['identity']?.last_at, others['push']?.last_at]).toEqual([null, null]);
  expect(others['chat']?.last_at).toEqual({ told_by: 'browser', time: null });
  // The link of the page has what the browser knows; what is no time of the past is none.
  const told = await othersIn('&chat_at=1700000000&trackers_at=9999999999&device_at=<b>');
  expect([told['chat'], told['trackers'], told['device']].map((one) => one?.last_at)).toEqual(
    ['2023-11-14T22:13:20.000Z', null, null].map((time) => ({ told_by: 'browser', time })),
  );
});

test('a platform that does not tell what went to other services is not shown as one to which nothing went', async () => {
  const text = messagesOf('ru');
  const { cookie } = await fundedPlayer(lent.value);
  const controls = sandboxControls(lent.value);
  for (const target of ['cashier.gethistory', 'sumsub.getVerification', 'account.getSocials', 'account.getPush'])
    await controls.fault({ target, kind: '500' });
  const { text: html } = await askPage(lent.value.origin, `/ru${paths.profileData.build()}`, { cookie });
  const { json } = await ask(lent.value.origin, '/_/my-data.json', { headers: { cookie } });
  await controls.heal();
  expect(othersOf(html).split(text('data.others.notTold')).length - 1).toBe(4);
  const { others } = json<{ others: Record<string, { last_at: unknown }> }>();
  expect(others['payments']?.last_at).toEqual({ not_told: true });
});

/** The card of other services, as text without script. */
const othersOf = (html: string) =>
  (/<section[^>]* id="others"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '').replaceAll('\u00A0', ' ');

test.each(['uz', 'ru'] as const)(
  'the page of own data says of every service what goes there and when it last did, or that only the browser knows (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const site = lent.value;
    const open = async ({ cookie }: { cookie: string }) =>
      othersOf((await askPage(site.origin, withLocale(paths.profileData.build(), locale), { cookie })).text);
    const lastIn = async (player: { cookie: string }) =>
      (await open(player)).split(text('data.others.lastAt', { date: formatDate(Date.now()), time: '' })).length - 1;
    const player = await fundedPlayer(site, []);
    expect(await lastIn(player)).toBe(0);
    const others = await open(player);
    for (const { id } of otherServices) expect(others).toContain(text(`data.others.${id}.title`));
    // Identity, payments, games, services of signing in and pushes; and what scripts send.
    expect(others.split(text('data.others.notSent')).length - 1).toBe(5);
    expect(others.split(text('data.others.inBrowser')).length - 1).toBe(3);
    await player.post('cashier.makedeposit', {
      method: 'uzcard',
      amount: '100000',
      currency: 'UZS',
      campaign_offer_id: '-1',
      'requisites[card]': player.card,
    });
    expect(await lastIn(player)).toBe(1);
    const order = { action: 'drop', bet: 100_000, risk: 'low', round: crypto.randomUUID() };
    await ask(site.origin, '/platform/game/plinko-balls/play?embed=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin, cookie: player.cookie },
      body: JSON.stringify(order),
    });
    expect(await lastIn(player)).toBe(2);
  },
);
