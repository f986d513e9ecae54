import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#shared/domain/formatDate.ts';
import { withLocale } from '#shared/locales.ts';
import { heldData } from '#shared/profile/heldData.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
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
  expect(Object.keys(file)).toEqual(['made_at', ...heldData.map(({ id }) => id), 'movements']);
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

test.each(['uz', 'ru'] as const)(
  'the page of own data says of payments and games when something of the player last went there (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const site = lent.value;
    const lastIn = async ({ cookie }: { cookie: string }) => {
      const { text: html } = await askPage(site.origin, withLocale(paths.profileData.build(), locale), { cookie });
      return html.split(text('data.others.lastAt', { date: formatDate(Date.now()) })).length - 1;
    };
    const player = await fundedPlayer(site, []);
    expect(await lastIn(player)).toBe(0);
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
